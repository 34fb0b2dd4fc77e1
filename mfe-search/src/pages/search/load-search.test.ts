import type { OtherReading } from '@roost/shared/contracts/understood-search';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import type { SearchRequest } from '@roost/shared/domain/search-query';
import { SearchIndexError } from '@roost/shared/clients/search-index';
import type { SearchAnswer, SearchIndexClient } from '@roost/shared/clients/search-index';
import type { Hit } from '@roost/shared/contracts/index-record';
import { buildHit } from '../../testing/search-data.ts';
import { understand } from '@roost/shared/domain/understanding/understand';
import { loadSearch } from './load-search.ts';
import { clearResultsCache, cacheResults } from './results-cache.ts';
import type { SearchData } from '../../api/search-data.ts';
import type { IndexQuery } from '@roost/shared/domain/index-query';

const TAHOE = {
  lat: 39.09,
  lng: -120.03,
  addressComponents: [],
  formattedAddress: 'Lake Tahoe, CA, USA',
  types: ['natural_feature'],
  partialMatch: false,
};
const answer = (part: Partial<SearchAnswer> = {}): SearchAnswer => ({
  hits: [buildHit()],
  total: 1,
  pages: 1,
  facets: { 'Property Type': { Cabin: 4 } },
  ...part,
});

const TOWNS = { homesIn: (name: string) => (['tahoe', 'lake tahoe'].includes(name) ? 12 : undefined) };

/** The world around the loader, with everything it asked for. */
function world({
  server = true,
  results = () => Promise.resolve(answer()),
  counts = (_queries: readonly IndexQuery[]) => Promise.resolve<number[]>([]),
  place = TAHOE as unknown,
  others = [] as OtherReading[],
  understood = (): Promise<Response> | null => null,
  today = '2026-06-01',
  now = '2026-06-01T12:00:00Z',
  homes = [] as Hit[],
} = {}) {
  const asked = { places: [] as string[], searches: [] as SearchRequest[] };
  const counted: IndexQuery[][] = [];
  const client: SearchIndexClient = {
    search: (request) => {
      asked.searches.push(request);
      return results();
    },
    count: (queries) => {
      counted.push([...queries]);
      return counts(queries);
    },
    getListings: (ids) =>
      Promise.resolve({ hits: homes.filter(({ objectID }) => ids.includes(objectID)).reverse(), missing: [] }),
    facetCounts: () => Promise.reject(new Error('not asked for')),
    pick: (queries) => Promise.resolve(queries.map(() => homes) as never),
    pickCounted: (queries) => Promise.resolve(queries.map(() => ({ hits: homes, total: homes.length })) as never),
  };
  const load = (path: string) =>
    loadSearch(
      {
        request: new Request(`http://localhost${path}`),
        params: {},
        now,
        today,
        server,
        api: (address) => {
          asked.places.push(address);
          const text = new URL(address, 'http://localhost').searchParams.get('text') ?? '';
          const instead = understood();
          if (instead) return instead;
          return Promise.resolve(
            Response.json({ read: understand(text, { today: '2026-06-01', places: TOWNS }), place, others }),
          );
        },
        config: {
          search: { appId: 'a', apiKey: 'k', index: 'prod_listings', hosts: [] },
        } as unknown as LoaderContext['config'],
      },
      () => client,
    );
  const page = async (path: string): Promise<SearchData> => {
    const result = await load(path);
    if (result.type !== 'data') throw new Error('redirected');
    return result.data;
  };
  return { load, page, asked, counted };
}

beforeEach(clearResultsCache);

describe('loader of the search page', () => {
  test('SRCH-3: the place is looked up once, then one request goes to the index', async () => {
    const { page, asked } = world();
    const data = await page('/search?query=Lake+Tahoe&adults=2');
    expect(asked.places).toEqual(['/understand?text=Lake+Tahoe']);
    expect(asked.searches.map(({ main }) => [main.aroundLatLng, main.numericFilters])).toEqual([
      ['39.09,-120.03', ['Max Occupancy>=2', 'Max Occupancy<=99']],
    ]);
    expect(data.place).toBe('Lake Tahoe');
  });

  test('SRCH-3, SRCH-21: where the place lies and what it is called goes along, for the state', async () => {
    const components = [
      { longName: 'Tahoe City', shortName: 'Tahoe City', types: ['locality', 'political'] },
      { longName: 'United States', shortName: 'US', types: ['country'] },
    ];
    const { page } = world({ place: { ...TAHOE, addressComponents: components } });
    expect(await page('/search?query=Tahoe+City')).toMatchObject({
      latLng: { lat: 39.09, lng: -120.03 },
      location: { formattedAddress: 'Lake Tahoe, CA, USA', city: 'Tahoe City', state: null, country: 'United States' },
      outcome: { facets: { 'Property Type': { Cabin: 4 } } },
    });
  });

  test.each(['4182799', '#12', ''])('SRCH-4: "%s" is not looked up', async (query) => {
    const { page, asked } = world();
    await page(`/search?query=${encodeURIComponent(query)}`);
    expect(asked.places).toEqual([]);
  });

  test('SRCH-3: a place that is not found makes an ordinary search', async () => {
    const { page, asked } = world({ place: null });
    await page('/search?query=whispering+pines');
    expect(asked.searches[0]?.main).toMatchObject({ query: 'whispering pines', removeWordsIfNoResults: 'allOptional' });
  });

  test('FIND-2, ROUTE-4: a sentence leads to the address of what it means', async () => {
    const { load, asked } = world();
    expect(await load('/search?query=cabin+with+hot+tub+near+tahoe+for+4&view=map')).toEqual({
      type: 'redirect',
      status: 302,
      location: '/search?query=Lake+Tahoe%2C+CA&adults=4&Property-Type=Cabin&amenities.Amenities=Hot+Tub&view=map',
    });
    expect(asked.searches).toEqual([]);
  });

  test('FIND-1: of a sentence about a home only its name is searched for', async () => {
    const read = { ...understand('', { today: '2026-06-01' }), text: 'Navarro’s Hale' };
    const { load } = world({ place: null, understood: () => Promise.resolve(Response.json({ read, place: null })) });
    expect(await load('/search?query=looking+for+the+house+named+Navarro%E2%80%99s+Hale')).toMatchObject({
      type: 'redirect',
      location: '/search?query=Navarro%E2%80%99s+Hale',
    });
  });

  /** Counts of an index whose homes have these words in their texts. */
  const getCounts = (homes: readonly string[]) => (queries: readonly IndexQuery[]) =>
    Promise.resolve(
      queries.map(({ query }) => homes.filter((text) => query.split(' ').every((word) => text.includes(word))).length),
    );

  test.each([
    ['pines', ['romantic', '"pines"'], 'Lake Tahoe, CA'],
    ['and pines', ['romantic', '"pines"'], 'Lake Tahoe, CA'],
    ['pines turret', ['romantic', '"pines"'], '"turret" Lake Tahoe, CA'],
  ])(
    'FIND-2, ROUTE-4: of "%s" beside a place the words that no home has are left out of box and address, and named',
    async (words, left, query) => {
      let asked = 0;
      const { load } = world({
        results: () => Promise.resolve((asked += 1) === 1 ? answer({ hits: [], total: 0, pages: 0 }) : answer()),
        counts: getCounts(['a house', 'a turret']),
      });
      const result = await load(`/search?query=${encodeURIComponent(`${words} lake tahoe`)}&without=romantic`);
      const { searchParams } = new URL((result as { location: string }).location, 'http://localhost');
      expect([searchParams.get('query'), searchParams.getAll('without')]).toEqual([query, left]);
    },
  );

  test.each([
    // No home has the first word: those with the second are found, and it is named.
    ['zzyzx peak', ['pines of the peak'], '"peak"', ['"zzyzx"']],
    ['blorp zzyzx', ['pines'], null, ['"blorp zzyzx"']],
    ['nowhere near a highway', ['near a lake'], null, ['"nowhere near a highway"']],
    ['blorptown', ['pines'], null, ['"blorptown"']],
    // Each has homes, and no home has them all: what most homes have together is kept.
    ['whispering turret pines', ['whispering pines', 'old turret'], '"whispering pines"', ['"turret"']],
  ])(
    'FIND-2, ROUTE-4: of "%s" what homes have is another search, and the rest is named',
    async (typed, homes, query, left) => {
      const { load } = world({
        place: null,
        counts: getCounts(homes),
        results: () => Promise.resolve(answer({ total: typed.includes(' ') ? 1 : 0 })),
      });
      const result = await load(`/search?query=${encodeURIComponent(typed)}&minBeds=2`);
      const { searchParams } = new URL((result as { location: string }).location, 'http://localhost');
      expect([searchParams.get('query'), searchParams.getAll('without'), searchParams.get('minBeds')]).toEqual([
        query,
        left,
        '2',
      ]);
    },
  );

  test('FIND-2: words that homes have together, or that dates and filters leave no home for, stay as they are', async () => {
    for (const homes of [['whispering pines'], []]) {
      const { page } = world({ place: null, counts: getCounts(homes) });
      expect(await page('/search?query=whispering+pines')).toMatchObject({
        words: { unused: [] },
        state: { query: 'whispering pines' },
      });
    }
  });

  test('FIND-2, PLAT-5: homes that were found are shown also when the index does not say which words they have', async () => {
    const { page } = world({ place: null, counts: () => Promise.reject(new Error('busy')) });
    expect(await page('/search?query=whispering+pines')).toMatchObject({ outcome: { total: 1 } });
  });

  test('FIND-1: an area is asked for by its name; a misspelt one is named rightly', async () => {
    const area = { type: 'attributes', values: [['State', 'Colorado']] };
    const { page, asked } = world({ place: { ...TAHOE, area, corrected: 'Colorado' } });
    expect(await page('/search?query=Colorodo')).toMatchObject({ place: 'Colorado', words: { corrected: 'Colorado' } });
    expect(asked.searches[0]?.main).toMatchObject({ query: '', facetFilters: ['State:Colorado'] });
  });

  test('FIND-5: other places that the words can mean have the number of homes of this very search', async () => {
    const others = [
      { label: 'Tahoe, TX', lat: 31, lng: -99 },
      { label: 'Tahoe, ME', lat: 44, lng: -70, far: true },
      { label: 'Tahoe, OH', lat: 40, lng: -82 },
    ];
    const { page, counted } = world({ others, counts: () => Promise.resolve([3, 12, 0]) });
    expect((await page('/search?query=tahoe&minBeds=2')).words.others).toEqual([
      { label: 'Tahoe, TX', homes: 3 },
      { label: 'Tahoe, ME', homes: 12 },
    ]);
    expect(counted[0]?.map(({ aroundLatLng, aroundRadius }) => [aroundLatLng, aroundRadius])).toEqual([
      ['31,-99', 48_280],
      ['44,-70', 160_934],
      ['40,-82', 48_280],
    ]);
    expect(counted[0]?.every(({ numericFilters }) => numericFilters.includes('Total Beds>=2'))).toBe(true);
    const down = world({ others, counts: () => Promise.reject(new Error('down')) });
    expect((await down.page('/search?query=tahoe')).words.others).toHaveLength(3);
  });

  test('FIND-5: a place without a home near it shows the nearest within 100 miles, with distance and direction', async () => {
    const hit = buildHit({ City: 'Truckee', _geoloc: { lat: 40.09, lng: -120.03 } });
    let call = 0;
    const { page, asked } = world({
      results: () =>
        Promise.resolve((call += 1) === 1 ? answer({ hits: [], total: 0, pages: 0 }) : answer({ hits: [hit] })),
    });
    expect(await page('/search?query=Lake+Tahoe')).toMatchObject({
      farAway: true,
      outcome: { total: 1, cards: [{ place: '69 mi north · Truckee' }] },
    });
    expect(asked.searches.map(({ main }) => main.aroundRadius)).toEqual([48_280, 160_934]);
  });

  test('FIND-5: with none within 100 miles either the nearest of all are shown beside the empty page', async () => {
    let call = 0;
    const { page, asked } = world({
      results: () => Promise.resolve((call += 1) < 3 ? answer({ hits: [], total: 0, pages: 0 }) : answer()),
      counts: () => Promise.resolve([0, 0]),
    });
    const { outcome } = await page('/search?query=Lake+Tahoe');
    expect(outcome).toMatchObject({ total: 0, cards: [], nearest: [{ id: '41827' }] });
    expect(asked.searches.at(-1)?.main.aroundRadius).toBe('all');
  });

  test.each([
    ['within 500 miles: none of the other coast', [41, 60], ['41 degrees']],
    [
      'all farther away: the first four',
      [60, 61, 62, 63, 64],
      ['60 degrees', '61 degrees', '62 degrees', '63 degrees'],
    ],
  ])('FIND-5: of the nearest of all those %s', async (_, latitudes, shown) => {
    const hits = latitudes.map((lat) => buildHit({ objectID: `${lat} degrees`, _geoloc: { lat, lng: -120 } }));
    let call = 0;
    const { page } = world({
      results: () => Promise.resolve((call += 1) < 3 ? answer({ hits: [], total: 0, pages: 0 }) : answer({ hits })),
      counts: () => Promise.resolve([0, 0]),
    });
    const { outcome } = await page('/search?query=Lake+Tahoe');
    expect(outcome.type === 'results' && outcome.nearest.map(({ id }) => id)).toEqual(shown);
  });

  test('FIND-5: few homes are followed by those that lack one thing of what was asked for; many are not', async () => {
    const few = world({
      results: () => Promise.resolve(answer({ total: 2 })),
      homes: [buildHit(), buildHit({ objectID: '7', Headline: 'Cedar Point' })],
    });
    const { outcome } = await few.page('/search?query=Lake+Tahoe&amenities.View=Lake+View&Property-Type=Cabin');
    expect(outcome).toMatchObject({
      total: 2,
      nearMatches: [{ label: 'Everything except Lake View', cards: [{ id: '7' }] }],
    });
    const many = world({ results: () => Promise.resolve(answer({ total: 10 })), homes: [buildHit({ objectID: '7' })] });
    expect((await many.page('/search?query=Lake+Tahoe&Property-Type=Cabin')).outcome).toMatchObject({
      nearMatches: [],
    });
  });

  test('SRCH-3: a query without capitals takes the spelling of its place', async () => {
    expect((await world().page('/search?query=lake+tahoe')).place).toBe('Lake Tahoe, CA');
  });

  test('PRICE-5, ROUTE-5: cards carry the total of the stay and a link with the stay in it', async () => {
    const hit = buildHit({ PricePerDay: { 20260612: 200, 20260613: 250 }, fees: { cleaning: { amount: 100 } } });
    const { page } = world({ results: () => Promise.resolve(answer({ hits: [hit], queryID: 'q1' })) });
    const { outcome } = await page(
      '/search?query=Lake+Tahoe&startDate=2026-06-12&endDate=2026-06-14&adults=2&sort=rating',
    );
    expect(outcome).toMatchObject({
      cards: [
        {
          price: { totalCents: 55_000, beforeTaxCents: 55_000, averageCents: 22_500 },
          href: '/vacation-rentals/united-states/california/tahoe-city/41827?startDate=2026-06-12&endDate=2026-06-14&adults=2&queryID=q1',
        },
      ],
    });
  });

  test('SRCH-18: by price means by the price on the cards', async () => {
    const homes = [
      ['a', 200],
      ['b', 100],
      ['c', 300],
    ] as const;
    const hits = homes.map(([objectID, amount]) =>
      buildHit({ objectID, PricePerDay: { 20260612: amount, 20260613: amount } }),
    );
    const { page } = world({ results: () => Promise.resolve(answer({ hits })), homes: hits });
    const order = async (sort: string) => {
      const { outcome } = await page(`/search?startDate=2026-06-12&endDate=2026-06-14${sort}`);
      return outcome.type === 'results' ? outcome.cards.map(({ id }) => id).join('') : '';
    };
    expect([await order('&sort=price-asc'), await order('&sort=price-desc'), await order('')]).toEqual([
      'bac',
      'cab',
      'abc',
    ]);
  });

  test('SRCH-18: a page has the homes of the index, those first that suit the party and whose ratings count', async () => {
    const hits = [
      buildHit({ objectID: 'lodge', 'Max Occupancy': 28 }),
      buildHit({ objectID: 'one review', 'Max Occupancy': 4, 'Average Rating': 5, 'Number of Reviews': 1 }),
      buildHit({ objectID: 'many reviews', 'Max Occupancy': 4, 'Average Rating': 4.9, 'Number of Reviews': 28 }),
    ];
    const { page, asked } = world({ results: () => Promise.resolve(answer({ hits, total: 3 })) });
    const ids = async (href: string) => {
      const { outcome } = await page(href);
      return outcome.type === 'results' ? outcome.cards.map(({ id }) => id) : [];
    };
    expect(await ids('/search?query=Lake+Tahoe&adults=2')).toEqual(['many reviews', 'one review', 'lodge']);
    expect(asked.searches[0]?.main.optionalFilters).toContain('Max Occupancy:6');
    expect(asked.searches[0]?.main.optionalFilters).not.toContain('Max Occupancy:7');
    // The replica has this order already.
    expect(await ids('/search?query=Lake+Tahoe&adults=2&sort=rating')).toEqual(hits.map(({ objectID }) => objectID));
  });

  test('SRCH-12: at 01:00 UTC the evening before can still be searched, and a day that is over everywhere is dropped', async () => {
    const { page, asked } = world({ today: '2026-05-31', now: '2026-06-01T01:00:00Z' });
    expect((await page('/search?startDate=2026-05-31&endDate=2026-06-02')).state.dates).not.toBeNull();
    expect(asked.searches[0]?.main.numericFilters).toContain('Day Ends>=1515');
    expect((await page('/search?startDate=2026-05-30&endDate=2026-06-02')).state.dates).toBeNull();
  });

  test('FIND-4: a limit is about the chosen nights; number, pages and cards are of the homes within it', async () => {
    const homes = Array.from({ length: 60 }, (_, index) =>
      buildHit({ objectID: String(index), PricePerDay: { 20260612: 100 + index, 20260613: 101 + index } }),
    );
    const { page, asked } = world({ results: () => Promise.resolve(answer({ total: 60, pages: 3 })), homes });
    const limited = '/search?startDate=2026-06-12&endDate=2026-06-14&maxLOS_PriceAverages=130&sort=price-desc';
    const ids = async (path: string) => {
      const { outcome } = await page(path);
      if (outcome.type !== 'results') throw new Error('no results');
      return [outcome.total, outcome.pages, ...outcome.cards.map(({ id }) => id)];
    };
    expect(await ids(limited)).toEqual([31, 2, ...Array.from({ length: 24 }, (_, index) => String(30 - index))]);
    expect(await ids(`${limited}&page=2`)).toEqual([31, 2, '6', '5', '4', '3', '2', '1', '0']);
    expect(asked.searches[0]?.main.numericFilters).toEqual(['LOS_PriceAverages.low2<=130']);
  });

  test('ROUTE-13: dates that have passed are dropped', async () => {
    const { page } = world();
    expect((await page('/search?startDate=2026-05-01&endDate=2026-05-03')).state.dates).toBeNull();
  });

  test('SRCH-19: an index that fails costs the results, with status 503 and the search kept', async () => {
    const { load } = world({ results: () => Promise.reject(new SearchIndexError('unreachable', 'down')) });
    expect(await load('/search?query=Lake+Tahoe&minBedrooms=2')).toMatchObject({
      type: 'data',
      status: 503,
      data: { outcome: { type: 'failed' }, state: { minBedrooms: 2 }, place: 'Lake Tahoe' },
    });
  });

  test('SRCH-19: an empty page counts what each filter holds back, in one more request', async () => {
    const { page, counted } = world({
      results: () => Promise.resolve(answer({ hits: [], total: 0, pages: 0 })),
      counts: () => Promise.resolve([12, 6, 0, 9]),
    });
    const { outcome } = await page('/search?query=Lake+Tahoe&Property-Type=Cabin&minBedrooms=6');
    expect(counted.map((queries) => queries.length)).toEqual([4]);
    expect(outcome).toMatchObject({
      relaxations: [
        { label: 'Cabin', homes: 6, href: '/search?query=Lake+Tahoe&minBedrooms=6' },
        { label: '6+ bedrooms', homes: 0 },
      ],
      withoutFilters: { homes: 9, href: '/search?query=Lake+Tahoe' },
    });
  });

  test.each([
    '/search?query=Hocking+Hills&adults=2',
    '/search?query=Hocking+Hills&adults=2&pets=1&startDate=2026-07-01&endDate=2026-07-05&amenities.Amenities=Pool',
  ])(
    'SRCH-19 TRUE-1: where the place has no home for anybody, nothing is offered to be taken off: %s',
    async (address) => {
      const { page, counted } = world({
        results: () => Promise.resolve(answer({ hits: [], total: 0, pages: 0 })),
        counts: (queries) => Promise.resolve(queries.map(() => 0)),
      });
      expect((await page(address)).outcome).toMatchObject({ relaxations: [], withoutFilters: null });
      // The first count is of the place alone.
      expect(JSON.stringify(counted.at(-1)?.[0])).not.toMatch(/Pool|Pets Allowed|Max Occupancy>=/);
    },
  );

  test('SRCH-19: without counts the filters are still named', async () => {
    const { page } = world({
      results: () => Promise.resolve(answer({ hits: [], total: 0, pages: 0 })),
      counts: () => Promise.reject(new SearchIndexError('unreachable', 'down')),
    });
    expect((await page('/search?minBedrooms=6')).outcome).toMatchObject({
      relaxations: [{ label: '6+ bedrooms', homes: null }],
    });
  });

  test('ROUTE-13: a page beyond the last goes to the last', async () => {
    const { load } = world({ results: () => Promise.resolve(answer({ hits: [], total: 30, pages: 2 })) });
    expect(await load('/search?page=9&query=Lake+Tahoe')).toEqual({
      type: 'redirect',
      location: '/search?query=Lake+Tahoe&page=2',
      status: 302,
    });
  });

  test('ROUTE-12: results seen in this tab come back without a request; other results and the server ask', async () => {
    const browser = world({ server: false });
    cacheResults(await browser.page('/search?query=Lake+Tahoe'));
    await browser.page('/search?query=Lake+Tahoe');
    expect(browser.asked.searches).toHaveLength(1);
    await browser.page('/search?query=Lake+Tahoe&page=1&pets=1');
    expect(browser.asked.searches).toHaveLength(2);
    expect(browser.asked.places).toHaveLength(1);
    const server = world();
    await server.page('/search?query=Lake+Tahoe');
    expect([server.asked.searches.length, server.asked.places.length]).toEqual([1, 1]);
  });

  test('ROUTE-12: coming back from a listing, and an empty page, are results seen before', async () => {
    const browser = world({ server: false });
    cacheResults(await browser.page('/search?query=Lake+Tahoe'));
    expect((await browser.page('/search?query=Lake+Tahoe&prevListingPage=41827')).state.kept).toEqual({
      prevListingPage: '41827',
    });
    expect(browser.asked.searches).toHaveLength(1);
    const empty = world({
      server: false,
      results: () => Promise.resolve(answer({ hits: [], total: 0, pages: 0 })),
      counts: () => Promise.resolve([6, 9]),
    });
    cacheResults(await empty.page('/search?minBedrooms=6'));
    await empty.page('/search?minBedrooms=6');
    expect(empty.asked.searches).toHaveLength(1);
  });

  test('SRCH-6: a search that the guest has left ends with their reason, not as a failure of the index', async () => {
    const left = new Error('left');
    const browser = world({ server: false, results: () => Promise.reject(left) });
    await expect(browser.load('/search?query=Lake+Tahoe')).rejects.toBe(left);
  });

  test('SRCH-3: the place of a page that the server made is not looked up again, nor a text that is no place', async () => {
    const served = await world().page('/search?query=Lake+Tahoe');
    cacheResults(served);
    const browser = world({ server: false });
    expect(await browser.page('/search?query=Lake+Tahoe&pets=1')).toMatchObject({
      latLng: { lat: 39.09, lng: -120.03 },
      location: served.location,
    });
    const nowhere = world({ server: false, place: null });
    await nowhere.page('/search?query=nowhere');
    await nowhere.page('/search?query=nowhere&pets=1');
    expect([browser.asked.places, nowhere.asked.places]).toEqual([[], ['/understand?text=nowhere']]);
  });

  test('FIND-1: a misspelt name of a home is searched for as its owner wrote it', async () => {
    const read = { ...understand('', { today: '2026-06-01' }), text: 'The Heron House' };
    const { load } = world({
      understood: () => Promise.resolve(Response.json({ read, place: null, home: read.text })),
    });
    expect(await load('/search?query=Th+Heron+House')).toMatchObject({ location: '/search?query=The+Heron+House' });
  });

  test('SRCH-3: words that could not be looked up are said, and nothing of it is kept', async () => {
    for (const silent of [
      () => Promise.reject(new TypeError('fetch failed')),
      () =>
        Promise.resolve(
          Response.json({
            read: { ...understand('', { today: '2026-06-01' }), place: 'Denver' },
            place: null,
            unanswered: true,
          }),
        ),
    ]) {
      const browser = world({ server: false, understood: silent });
      const page = await browser.page('/search?query=within+2+hours+of+Denver');
      expect(page.words.unanswered).toBe(true);
      cacheResults(page);
      await browser.page('/search?query=within+2+hours+of+Denver');
      expect([browser.asked.places.length, browser.asked.searches.length]).toEqual([2, 2]);
    }
  });

  test('ROUTE-12: remembered results grow old', async () => {
    const browser = world({ server: false });
    cacheResults(await browser.page('/search?query=Lake+Tahoe'), Date.now() - 6 * 60_000);
    await browser.page('/search?query=Lake+Tahoe');
    expect(browser.asked.searches).toHaveLength(2);
  });
});
