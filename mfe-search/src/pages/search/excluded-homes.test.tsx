import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSlice } from '@roost/shared/state';
import { buildHit, buildSearch } from '../../testing/search-data.ts';
import { queries } from '@roost/shared/query';
import { renderPage } from '../../testing/render-page.tsx';
import { BATCH_DELAY_MS } from '../../api/batched-search.ts';
import { SearchPage } from './SearchPage.tsx';
import { AboveResults } from './AboveResults.tsx';
import { getExcludedFavoritesQuery } from '../../features/excluded-homes/excluded-favorites.ts';
import { toExcludedHome, toFittingHome } from '../../api/excluded-home.ts';
import type { SearchData } from '../../api/search-data.ts';
import { BelowResults } from './BelowResults.tsx';
import { matchNumber } from '../../api/listing-id-search.ts';
import type { IndexQuery } from '@roost/shared/domain/index-query';
import type { FilterRecord } from '@roost/shared/domain/exclusion-record';

const asked: IndexQuery[][] = [];
let records: FilterRecord[] | 'down' = [];
const pick = (queries: readonly IndexQuery[]) => {
  asked.push([...queries]);
  const found = records;
  // The totals of nearby dates ride along in the same request.
  const isOurs = ({ facetFilters }: IndexQuery) => facetFilters.flat().some((filter) => filter.startsWith('objectID:'));
  return found === 'down'
    ? Promise.reject(new Error('down'))
    : Promise.resolve(queries.map((query) => (isOurs(query) ? found : [])));
};
jest.mock('@roost/shared/clients/search-index', () => ({
  ...jest.requireActual<object>('@roost/shared/clients/search-index'),
  createSearchIndexClient: () => ({ pick }),
}));

const TAHOE = { lat: 39.1, lng: -120 };
const record = (part: Partial<FilterRecord> = {}): FilterRecord => ({
  ...buildHit(),
  _geoloc: { lat: 39.17, lng: -120.14 },
  amenities: { Amenities: ['Hot Tub'], Accessibility: ['No Pets Allowed'] },
  'Average Per Night': 412,
  ...part,
});
/** Stands for mfe-favorites, by its contract. */
const favorites = createSlice({
  name: 'favorites',
  initialState: { selectedListings: ['41827'], loaded: true },
  reducers: { loaded: () => undefined },
});

// Fetched late by the page; here it is there before anybody waits.
beforeAll(() => import('./lazy-parts.ts'));
beforeEach(() => {
  queries.clear();
  asked.length = 0;
  records = [record()];
});

/** What a page of results has around its homes. */
const Around = ({ data }: { data: SearchData }) => (
  <>
    <AboveResults data={data} />
    <BelowResults data={data} />
  </>
);

async function page(query: string, part: Parameters<typeof buildSearch>[1] = { cards: [] }) {
  const href = `/search?${query}`;
  const rendered = await renderPage(<Around data={{ ...buildSearch(href, part), latLng: TAHOE }} />, href);
  await act(async () => {
    rendered.store.inject(favorites);
    rendered.store.dispatch(favorites.actions.loaded());
  });
  return rendered;
}
const open = async () => userEvent.click(await screen.findByText(/^Why isn’t this home listed\?/));

describe('favorites that the filters exclude', () => {
  test('SRCH-19: one reason is named with what the home has, and removed by one press', async () => {
    const { address } = await page('query=Tahoe&maxAverage-Per-Night=380&page=2');
    expect((await screen.findByText(/^Why isn’t this home/)).closest('details')).not.toHaveAttribute('open');
    await open();
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent(
      'Waterline HouseHidden by Up to $380 a night before fees. It averages $412 a night before fees. Everything else fits.',
    );
    expect(within(row).getByRole('link', { name: 'Waterline House' })).toHaveAttribute(
      'href',
      '/vacation-rentals/united-states/california/tahoe-city/41827?maxAverage-Per-Night=380',
    );
    await userEvent.click(within(row).getByRole('link', { name: 'Remove the price limit' }));
    expect(address()).toBe('/search?query=Tahoe');
    expect(asked.map((queries) => queries.length)).toEqual([1]);
    expect(asked[0]?.[0]?.facetFilters).toEqual([['objectID:41827'], 'status:Active For Rent']);
  });

  test('TRUE-1, SRCH-19: a limit of the total hides a home with the total that its card would show', async () => {
    const map = <T,>(value: T) => ({ '20260612': value, '20260613': value, '20260614': value });
    const priced = { PricePerDay: map(300), fees: { cleaning: { amount: 50 } }, taxes: [] };
    records = [record({ Availability: map('DC'), MinStay: map(1), MaxStay: map(365), ...priced })];
    await page('query=Tahoe&startDate=2026-06-12&endDate=2026-06-14&maxTotal=600');
    await open();
    const row = screen.getByText(/^Hidden by/);
    expect(row).toHaveTextContent(
      'Hidden by Up to $600 total with taxes. It costs $650 in total with taxes. Everything else fits.',
    );
    expect(screen.getByRole('link', { name: 'Remove the price limit' })).toHaveAttribute(
      'href',
      '/search?query=Tahoe&startDate=2026-06-12&endDate=2026-06-14',
    );
  });

  test('SRCH-8, SRCH-19: several filters can be removed one by one or together', async () => {
    await page('query=Tahoe&Property-Type=Cabin&Property-Type=A-frame&pets=1&adults=12');
    await open();
    const row = screen.getAllByRole('listitem')[0];
    if (!row) throw new Error('no row');
    expect(row).toHaveTextContent(
      'Hidden by 3 filters: Cabin, A-frame (it’s a lake house), Pets allowed (no pets here) and 12 guests (it sleeps 8).',
    );
    expect(within(row).getByRole('link', { name: 'Remove Cabin, A-frame' })).toHaveAttribute(
      'href',
      '/search?query=Tahoe&adults=12&pets=1',
    );
    expect(within(row).getByRole('link', { name: 'Remove Pets allowed' })).toHaveAttribute(
      'href',
      '/search?query=Tahoe&adults=12&Property-Type=Cabin&Property-Type=A-frame',
    );
    expect(within(row).getByRole('link', { name: 'Remove the guest count' })).toHaveAttribute(
      'href',
      '/search?query=Tahoe&pets=1&Property-Type=Cabin&Property-Type=A-frame',
    );
    expect(within(row).getByRole('link', { name: 'Remove all 3' })).toHaveAttribute('href', '/search?query=Tahoe');
  });

  test('SRCH-8, TRUE-1: too many pets are named with how many the home takes, and have no price', async () => {
    const tame = { fees: { pet: { amount: 50 } }, 'Max Pets': 1, amenities: { Accessibility: ['Pets Allowed'] } };
    records = [record(tame)];
    await page('query=Tahoe&pets=3&adults=2');
    await open();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      'Hidden by 3 pets. It takes up to 1 pet. Everything else fits.',
    );
  });

  test('SRCH-12: booked dates name the nearest free ones with their total', async () => {
    const days = ['20260618', '20260619', '20260620'];
    const map = <T,>(value: T) => Object.fromEntries(days.map((day) => [day, value]));
    records = [
      record({
        Availability: map('DC'),
        MinStay: map(1),
        MaxStay: map(365),
        PricePerDay: map(300),
        fees: { cleaning: { amount: 50 } },
        taxes: [],
      }),
    ];
    await page('query=Tahoe&startDate=2026-06-12&endDate=2026-06-14');
    await open();
    // The search has no filter that the home could fit.
    expect(screen.getByText(/^It’s booked/)).toHaveTextContent(
      'It’s booked on your dates. The nearest free 2 nights are Jun 18 – 20, $650.00 total with taxes.',
    );
    expect(asked.map((queries) => queries.length)).toEqual([8]);
    expect(screen.getByRole('link', { name: 'Use Jun 18 – 20' })).toHaveAttribute(
      'href',
      '/search?query=Tahoe&startDate=2026-06-18&endDate=2026-06-20',
    );
  });

  test.each<[string, string, FilterRecord[] | 'down']>([
    ['nothing hides it', 'query=Tahoe&Property-Type=Lake+house', [record()]],
    ['it lies elsewhere', 'query=Tahoe&Property-Type=Cabin', [record({ _geoloc: { lat: 30, lng: -90 } })]],
    ['it lies outside the map', 'query=Tahoe&Property-Type=Cabin&boundingBox=41,-121,40,-122', [record()]],
    ['the index no longer has it', 'query=Tahoe&Property-Type=Cabin', []],
    ['the index does not answer', 'query=Tahoe&Property-Type=Cabin', 'down'],
  ])('SRCH-19: when %s there is no question to answer', async (_name, query, found) => {
    records = found;
    await page(query);
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByText(/^Why isn’t this home/)).not.toBeInTheDocument();
  });

  test('SRCH-6: a search without filters sends no request, and a repeated one sends no other', async () => {
    const data = (query: string) => ({ ...buildSearch(`/search?${query}`), latLng: TAHOE });
    const make = () => ({ pick }) as never;
    const find = (query: string) => getExcludedFavoritesQuery(['41827'], [], data(query), make);
    expect(find('query=Tahoe&utm_source=mail')).toBeNull();
    for (let time = 0; time < 2; time += 1) {
      const query = find('query=Tahoe&Property-Type=Cabin');
      expect(query && (await queries.load(query))).toMatchObject({ ok: true, value: [{ id: '41827' }] });
    }
    expect(asked).toHaveLength(1);
  });

  test('SRCH-19: a favorite among the results is not checked', async () => {
    await page('query=Tahoe&Property-Type=Cabin', {});
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, BATCH_DELAY_MS + 20);
        }),
    );
    expect(asked.flat()).toEqual([]);
  });
});

describe('a listing number', () => {
  const of = (query: string) =>
    matchNumber(
      buildSearch(`/search?${query}`).state,
      { pick } as never,
      { indexName: 'homes', now: '2026-06-01T12:00:00Z' },
      () => Promise.resolve({ latLng: null, location: null, words: { unused: [] }, search: null }),
    );

  test('SRCH-4: leads to the home, with the stay and the party', async () => {
    expect(await of('query=41827&adults=2&utm_source=mail&sort=rating')).toEqual({
      type: 'open',
      href: '/vacation-rentals/united-states/california/tahoe-city/41827?adults=2&utm_source=mail',
    });
  });

  test('SRCH-4: hidden by a filter, it says so and looks around it', async () => {
    expect(await of('query=41827&Property-Type=Cabin')).toMatchObject({
      type: 'hidden',
      query: 'Tahoe City',
      near: { lat: 39.17, lng: -120.14 },
      home: { reasons: [{ exclusion: { filter: 'propertyTypes', has: 'Lake house' }, href: '/search?query=41827' }] },
    });
  });

  test('SRCH-4: no home has it, or it is no number: an ordinary search', async () => {
    records = [];
    expect(await of('query=96161')).toBeNull();
    expect(asked).toHaveLength(1);
    expect(await of('query=Tahoe+41827')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('SRCH-19: the page shows it open, with the way to the home', async () => {
    const { state } = buildSearch('/search?query=41827&Property-Type=Cabin');
    const home = toExcludedHome(record(), state, '2026-06-01T12:00:00Z');
    if (!home) throw new Error('not excluded');
    await renderPage(
      <AboveResults data={{ ...buildSearch('/search?query=41827&Property-Type=Cabin'), excludedHome: home }} />,
      '/search',
    );
    expect(screen.getByRole('region', { name: 'Why isn’t this home listed?' })).toHaveTextContent(
      'Hidden by Cabin. It’s a lake house. Everything else fits.',
    );
    expect(screen.getByRole('link', { name: 'Open this home' })).toHaveAttribute(
      'href',
      expect.stringContaining('/tahoe-city/41827'),
    );
    expect(screen.getByRole('heading', { name: 'Homes nearby that fit your filters' })).toBeVisible();
  });

  test('SRCH-4: where nothing else is found, the filters are not counted: a number names one home', async () => {
    const href = '/search?query=41827&Property-Type=Cabin';
    const relaxations = [{ id: 'type', label: 'Cabin', href: '/search?query=41827', homes: 6 }];
    const data = buildSearch(href, { total: 0, pages: 0, cards: [], relaxations });
    const home = toExcludedHome(record(), data.state, '2026-06-01T12:00:00Z');
    if (!home) throw new Error('not excluded');
    await renderPage(<SearchPage data={{ ...data, excludedHome: home }} />, href);
    expect(screen.getByRole('link', { name: 'Open this home' })).toBeVisible();
    expect(screen.queryByText(/\+6 homes/)).not.toBeInTheDocument();
  });

  test('SRCH-19: without filters nothing is said to fit them', async () => {
    const data = buildSearch('/search?query=41827');
    const home = toFittingHome(record(), data.state);
    await renderPage(<AboveResults data={{ ...data, excludedHome: home }} />, '/search');
    expect(screen.getByRole('heading', { name: 'Homes nearby' })).toBeVisible();
    expect(screen.queryByText(/filters/)).not.toBeInTheDocument();
  });
});
