import { homeSchema } from '@roost/shared/contracts/home';
import { hostProfileSchema, type HostProfile } from '@roost/shared/contracts/host';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { monthStaysSchema } from '@roost/shared/contracts/month-stays';
import {
  ACTIVE_STATUS,
  calendarSchema,
  listingDetailSchema,
  listingPageSchema,
  listingSummarySchema,
  type ListingSummary,
} from '@roost/shared/contracts/listing';
import { addDays } from '@roost/shared/domain/dates';
import { undatedNightlyCents } from '@roost/shared/domain/price';
import { placeNamePattern, topicPattern } from '@roost/shared/domain/review-topics';
import { readSearch } from '@roost/shared/domain/search-address';
import { dayAt } from '@roost/shared/domain/time-zone';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../db/open.ts';
import { generateListings } from '../seed/generate.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { TestGuest } from '../testing/guest.ts';
import { testHome, testReview } from '../testing/homes.ts';
import { startWorld, type TestWorld } from '../testing/world.ts';
import { understoodSearchSchema } from '@roost/shared/contracts/understood-search';
import { cachedHome } from './home.ts';

const TODAY = '2026-06-01';
const HOST = {
  id: 'h-1',
  name: 'Ann',
  since: 2019,
  responseHours: 2,
  languages: ['English'],
  about: 'We mend things.',
};
type Missing = { error: { code: string; message: string }; similar: ListingSummary[] };

describe.each(databaseKinds())('listings on %s', (kind) => {
  let database: OpenDatabase;
  let world: TestWorld;
  let guest: TestGuest;
  const generated = [...generateListings({ seed: 'listings', count: 120, today: TODAY })];

  beforeAll(async () => {
    database = await freshDatabase(kind);
    const homes = [
      testHome({
        id: 'a',
        from: TODAY,
        days: 400,
        region: 'Nowhere',
        reviews: Array.from({ length: 23 }, (_, index) => testReview(index)),
        numberOfReviews: 23,
      }),
      testHome({
        id: 'b',
        from: TODAY,
        region: 'Nowhere',
        maxOccupancy: 9,
        reviews: [
          {
            ...testReview(0),
            rating: 3,
            text: 'The stairs to the dock were slippery.',
            hostReply: 'We put grip tape on them.',
          },
          { ...testReview(1), text: 'The dock is lovely.' },
          { ...testReview(2), text: 'Quiet, 100% recommended.' },
        ],
      }),
      testHome({
        id: 'c',
        from: TODAY,
        region: 'Nowhere',
        maxOccupancy: 5,
        averageRating: 5,
        numberOfReviews: 1,
        reviews: [testReview(0)],
        host: HOST,
      }),
      testHome({
        id: 'd',
        from: TODAY,
        region: 'Elsewhere',
        averageRating: 4,
        numberOfReviews: 12,
        host: HOST,
        days: 90,
        codes: 'NX',
      }),
      testHome({ id: 'e', from: TODAY, region: 'Elsewhere', status: 'Withdrawn', host: HOST }),
      // The reviews have 4.85 stars; the rounded ratings of the homes have 4.81.
      ...[Array.from({ length: 36 }, () => 5).concat(4, 4), [4, 4, 3]].map((stars, index) =>
        testHome({
          id: `rated-${index}`,
          from: TODAY,
          region: 'Elsewhere',
          host: { ...HOST, id: 'h-2' },
          averageRating: index === 0 ? 4.9 : 3.7,
          numberOfReviews: stars.length,
          reviews: stars.map((rating, position) => ({ ...testReview(position), rating })),
        }),
      ),
      testHome({ id: 'gone', from: TODAY, region: 'Nowhere', status: 'Withdrawn' }),
    ];
    world = await startWorld({ database, homes: [...homes, ...generated], today: TODAY });
    guest = new TestGuest(world.url());
  }, 180_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  test('LIST-1, GEO-4: a listing comes with its newest reviews and without its exact address', async () => {
    const { status, body } = await guest.get('/listings/a');
    expect(status).toBe(200);
    const listing = listingDetailSchema.parse(body);
    expect(listing.reviews.map((review) => review.id)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
    expect(JSON.stringify(body)).not.toContain('Secret Street');
    expect(body).not.toHaveProperty('address');
  });

  test.each([
    ['', ''],
    ['&startDate=2026-06-10&endDate=2026-06-14&adults=2&children=0&infants=0&pets=0', ' with dates'],
  ])('PRICE-1, LIST-3: the page of a home%.0s is what its three answers are%s', async (stay) => {
    for (const id of ['a', 'd', generated[0]?.id ?? '']) {
      const [home, calendar, similar] = await Promise.all([
        guest.get<object>(`/listings/${id}?place=Nowhere`),
        guest.get(`/listings/${id}/calendar?from=2026-06-03&months=2`),
        guest.get<ListingSummary[]>(`/listings/${id}/similar?with=all${stay}`),
      ]);
      const page = await guest.get(`/listings/${id}?place=Nowhere&with=page&from=2026-06-03&months=2${stay}`);
      expect(page.status).toBe(200);
      expect(page.body).toEqual({ ...home.body, calendar: calendar.body, similar: similar.body });
      expect(listingPageSchema.parse(page.body)).toEqual(page.body);
      // Free nights are of this moment.
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(similar.body).toHaveLength(6);
    }
  });

  test('LIST-6: the page of a home that cannot be had is refused as the home is', async () => {
    for (const [id, status] of [
      ['gone', 410],
      ['nothing', 404],
    ] as const) {
      const page = await guest.get<Missing>(`/listings/${id}?with=page`);
      expect(page.status).toBe(status);
      expect(page.body).toEqual((await guest.get<Missing>(`/listings/${id}`)).body);
    }
  });

  test('every generated home keeps the contract and none tells its exact point', async () => {
    for (const home of generated) {
      const { status, body } = await guest.get(`/listings/${home.id}`);
      if (status === 410) continue;
      const listing = listingDetailSchema.parse(body);
      expect(listing).toEqual(body);
      expect(listing.location).not.toMatchObject({ lat: home.address.lat, lng: home.address.lng });
      expect(JSON.stringify(body)).not.toContain(home.address.street);
    }
  });

  test('LIST-6: unknown is 404, withdrawn is 410, both with homes that can be had', async () => {
    const unknown = await guest.get<Missing>('/listings/nothing');
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'not_found']);
    const withdrawn = await guest.get<Missing>('/listings/gone');
    expect([withdrawn.status, withdrawn.body.error]).toEqual([
      410,
      { code: '1022', message: 'This property is no longer available for reservations.', field: 'listing' },
    ]);
    for (const { similar } of [unknown.body, withdrawn.body]) {
      expect(z.array(listingSummarySchema).parse(similar)).toHaveLength(6);
      expect(similar.map((home) => home.id)).not.toContain('gone');
    }
    for (const path of ['calendar', 'reviews']) expect((await guest.get(`/listings/gone/${path}`)).status).toBe(410);
    for (const path of ['calendar', 'reviews', 'similar'])
      expect((await guest.get(`/listings/nothing/${path}`)).status).toBe(404);
  });

  test('LIST-6: an unknown home offers the homes nearest to the town in its address, the nearest first', async () => {
    const rented = generated.filter((home) => home.status === 'Active For Rent');
    // Far from the homes that this test adds.
    const { city, state } = rented.find((home) => home.city !== null && home.state === 'North Carolina') ?? {};
    const place = `${city}, ${state}`;
    const ask = async (where: string): Promise<ListingSummary[]> =>
      (await guest.get<Missing>(`/listings/nothing?${new URLSearchParams({ place: where })}`)).body.similar;
    const town = (await guest.get<{ lat: number; lng: number }>(`/geocode?${new URLSearchParams({ address: place })}`))
      .body;
    const away = ({ location: { lat, lng } }: (typeof generated)[number]): number =>
      Math.hypot(lat - town.lat, (lng - town.lng) * Math.cos((town.lat * Math.PI) / 180));
    const nearest = rented.toSorted((a, b) => away(a) - away(b)).slice(0, 6);
    const found = await ask(place);
    expect(found.map(({ id }) => id)).toEqual(nearest.map(({ id }) => id));
    expect(found[0]).toMatchObject({ city, state });
    // A town that nothing is called by costs only the nearness.
    for (const unknown of ['Zzyzxville, Nowhere', '', 'x'.repeat(5_000)]) expect(await ask(unknown)).toHaveLength(6);
  });

  test('LIST-3: similar homes are of the same region and size first', async () => {
    const { body } = await guest.get<ListingSummary[]>('/listings/a/similar');
    expect(body.slice(0, 2).map((home) => home.id)).toEqual(['c', 'b']);
    expect(body).toHaveLength(6);
    // A card has six photos; the generated homes have more.
    expect(Math.max(...body.map(({ photos }) => photos.length))).toBe(6);
    // A party that not every home has room for: those it can book come first.
    const dates = 'startDate=2026-06-12&endDate=2026-06-15';
    const dated = await guest.get<ListingSummary[]>(`/listings/a/similar?${dates}&adults=5`);
    const free = dated.body.map((home) => home.price !== undefined);
    expect(free).toEqual(free.toSorted((one, other) => Number(other) - Number(one)));
    expect(dated.body).toHaveLength(6);
  });

  test('TRUE-1, LIST-3: a similar home is priced on the day that it is there, as its quote is', async () => {
    const before = world.clock.now();
    try {
      // Ten in the evening of the first in California.
      world.clock.moveTo(new Date(`${addDays(TODAY, 1)}T05:00:00Z`));
      const stay = `startDate=${TODAY}&endDate=${addDays(TODAY, 2)}&adults=2`;
      const { body } = await guest.get<ListingSummary[]>(`/listings/a/similar?${stay}`);
      const quote = await guest.get<{ totalCents: number }>(`/listings/c/quote?${stay}`);
      expect(quote.status).toBe(200);
      expect(body.find(({ id }) => id === 'c')?.price?.totalCents).toBe(quote.body.totalCents);
    } finally {
      world.clock.moveTo(before);
    }
  });

  test('TRUE-1, LIST-8: a home costs on the page of its host what its own page says, also when it is tomorrow in UTC', async () => {
    const before = world.clock.now();
    try {
      world.clock.moveTo(new Date(`${addDays(TODAY, 1)}T05:00:00Z`));
      const shown: Record<string, number | null> = {};
      const own: typeof shown = {};
      for (const id of new Set(generated.map(({ host }) => host.id))) {
        const { status, body } = await guest.get<HostProfile>(`/hosts/${id}`);
        for (const home of status === 200 ? body.listings : []) {
          const { days } = (await guest.get<{ days: CalendarDay[] }>(`/listings/${home.id}/calendar?from=${TODAY}`))
            .body;
          const place = generated.find((each) => each.id === home.id);
          if (!place || days.length === 0) continue;
          shown[home.id] = home.averagePerNightCents;
          own[home.id] = undatedNightlyCents(days, dayAt(place, world.clock.now())) ?? home.averagePerNightCents;
        }
      }
      expect(Object.keys(own).length).toBeGreaterThan(20);
      expect(shown).toEqual(own);
    } finally {
      world.clock.moveTo(before);
    }
  });

  test('LIST-1: reviews come in pages', async () => {
    const page = async (number: unknown) =>
      (
        await guest.get<{ reviews: { id: string }[]; page: number; pages: number; total: number }>(
          `/listings/a/reviews?page=${String(number)}`,
        )
      ).body;
    const third = await page(3);
    expect([third.reviews.map((review) => review.id), third.page, third.pages, third.total]).toEqual([
      ['r20', 'r21', 'r22'],
      3,
      3,
      23,
    ]);
    expect((await page(99)).reviews).toEqual([]);
    expect((await page('x')).page).toBe(1);
  });

  test('LIST-1: reviews are searched by all words, in replies too, and sorted', async () => {
    const ask = async (query: string) =>
      (await guest.get<{ reviews: { id: string; rating: number }[]; total: number }>(`/listings/b/reviews?${query}`))
        .body;
    const ids = async (query: string) => (await ask(query)).reviews.map((review) => review.id);
    expect(await ids('sort=highest')).toEqual(['r1', 'r2', 'r0']);
    expect(await ids('sort=lowest')).toEqual(['r0', 'r1', 'r2']);
    expect(await ids('sort=nonsense')).toEqual(['r0', 'r1', 'r2']);
    expect(await ids('q=DOCK+stairs')).toEqual(['r0']);
    expect(await ids('q=grip+tape')).toEqual(['r0']);
    expect(await ask('q=100%25')).toMatchObject({ total: 1, reviews: [{ id: 'r2' }] });
    expect(await ids('q=%25')).toEqual(['r2']);
    expect(await ids('q=_')).toEqual([]);
    expect(await ids('q=a&q=b')).toHaveLength(3);
  });

  test.each([
    ['', TODAY, 425],
    ['from=2026-06-20&months=1', '2026-06-20', 30],
    ['from=2026-07-01&months=2', '2026-07-01', 62],
    ['from=2027-01-31&months=1', '2027-01-31', 31],
    ['from=2026-05-01&months=2', TODAY, 30],
    ['from=nonsense&months=-4', TODAY, 425],
    ['months=1&months=2', TODAY, 425],
    ['from=9999-12-31&months=24', TODAY, 425],
    ['from=0000-01-01', TODAY, 425],
    ['from=2026-02-30', TODAY, 425],
  ])('ROUTE-13: calendar?%s begins on %s and has at most %i days', async (query, first, most) => {
    const { status, body } = await guest.get(`/listings/a/calendar?${query}`);
    expect(status).toBe(200);
    const { days } = calendarSchema.parse(body);
    expect(days[0]?.date).toBe(first);
    expect(days.length).toBeLessThanOrEqual(most);
    expect(days.length).toBe(
      Math.min(most, 400 - Math.max(0, Math.round((Date.parse(first) - Date.parse(TODAY)) / 86_400_000))),
    );
    days.forEach((day, index) => expect(day.date).toBe(addDays(first, index)));
  });

  test('LIST-8: reviews are counted by topic and stars, and narrowed by both together with words', async () => {
    const ask = async (query: string) =>
      (await guest.get(`/listings/b/reviews${query}`)).body as {
        reviews: { id: string }[];
        total: number;
        topics: { topic: string; count: number }[];
        stars: number[];
      };
    const all = await ask('');
    expect(all.stars).toEqual([0, 0, 1, 0, 2]);
    expect(all.topics).toEqual(
      expect.arrayContaining([
        { topic: 'water', count: 2 },
        { topic: 'stairs', count: 1 },
        { topic: 'quiet', count: 1 },
      ]),
    );
    // What a topic says it has is what it shows.
    for (const { topic, count } of all.topics) expect((await ask(`?topic=${topic}`)).total).toBe(count);
    expect((await ask('?topic=water&stars=3')).reviews.map(({ id }) => id)).toEqual(['r0']);
    expect((await ask('?topic=water&q=lovely')).total).toBe(1);
    expect((await ask('?topic=quiet&stars=3')).total).toBe(0);
    for (const query of ['?topic=constructor', '?topic=.*', '?stars=6', '?stars=0', '?topic=water&topic=quiet'])
      expect((await ask(query)).total).toBe(3);
  });

  test('LIST-8: the name of the town is no topic: who only names Lake Tahoe or Myrtle Beach does not speak of water', async () => {
    const named = generated.filter(
      ({ region, townCenter, status, reviews }) =>
        status === ACTIVE_STATUS && placeNamePattern([region, townCenter?.name]) !== null && reviews.length > 0,
    );
    expect(named.length).toBeGreaterThan(5);
    for (const { id, region, townCenter, reviews } of named) {
      const names = new RegExp(`\\b(?:${townCenter?.name ?? region}|${region})\\b`, 'gi');
      const speaking = reviews.filter(({ title, text }) =>
        new RegExp(`\\b${topicPattern('water')}\\b`, 'i').test(`${title} ${text}`.replace(names, ' ')),
      );
      const { body } = await guest.get<{ topics: { topic: string; count: number }[] }>(`/listings/${id}/reviews`);
      expect([id, body.topics.find(({ topic }) => topic === 'water')?.count ?? 0]).toEqual([id, speaking.length]);
      const { body: shown } = await guest.get<{ total: number }>(`/listings/${id}/reviews?topic=water`);
      expect([id, shown.total]).toEqual([id, speaking.length]);
    }
  });

  test('LIST-8: a host is shown with all homes that can be rented and their reviews, and with nothing to write to', async () => {
    const { body: listing } = await guest.get('/listings/c');
    expect(listing).toMatchObject({ hostRecord: { homes: 2, reviews: 13, rating: 4.1 } });
    const { status, body } = await guest.get('/hosts/h-1');
    expect(status).toBe(200);
    const profile = hostProfileSchema.parse(body);
    expect(profile).toMatchObject({ host: HOST, homes: 2, reviews: 13, rating: 4.1, replies: null, page: 1 });
    expect(profile.listings.map(({ id }) => id)).toEqual(['c', 'd']);
    expect(profile.latest).toMatchObject([{ id: 'r0', listingId: 'c', headline: 'A house by the lake' }]);
    // The guide of a home has a telephone number, for guests who booked.
    expect(JSON.stringify([body, listing])).not.toMatch(/555-0117|Secret Street|hidden-kettle/);
    for (const path of [
      '/hosts/nobody',
      '/hosts/%00',
      '/hosts/%27',
      `/hosts/${'x'.repeat(500)}`,
      '/hosts/..%2Fhealthz',
    ])
      expect([400, 404, 414]).toContain((await guest.get(path)).status);
    expect((await guest.get('/hosts/h-1?page=99')).body).toMatchObject({ latest: [], page: 99 });
    expect((await guest.get('/listings/a')).body).not.toHaveProperty('hostRecord');
  });

  test('LIST-8: a host has the mean of the reviews, on the own page and at each home, not of rounded ratings', async () => {
    const record = { homes: 2, reviews: 41, rating: 4.9 };
    expect((await guest.get('/hosts/h-2')).body).toMatchObject(record);
    expect((await guest.get('/listings/rated-1')).body).toMatchObject({ hostRecord: record });
  });

  test('LIST-8: how a host answers is told from stored times, once there are five messages', async () => {
    const at = (minutes: number) => new Date(Date.parse(`${TODAY}T12:00:00Z`) - 3 * 86_400_000 + minutes * 60_000);
    const ask = (id: string, minutes: number | null) =>
      database.db
        .insertInto('listing_questions')
        .values({
          id,
          idempotency_key: id,
          listing_id: 'd',
          profile_id: null,
          author: 'Sam',
          email: 'sam@example.com',
          question: 'Is there a boat?',
          answer: minutes === null ? null : 'Yes.',
          asked_at: at(0),
          answered_at: minutes === null ? null : at(minutes),
        })
        .execute();
    for (const [id, minutes] of [
      ['q1', 10],
      ['q2', 20],
      ['q3', 2000],
      ['q4', null],
    ] as const)
      await ask(id, minutes);
    expect((await guest.get('/hosts/h-1')).body).toMatchObject({ replies: null });
    await ask('q5', 40);
    expect((await guest.get('/hosts/h-1')).body).toMatchObject({
      replies: { asked: 5, withinDay: 3, medianMinutes: 30 },
    });
  });

  test('LIST-8, GEO-4: what is near is measured from the point of the map, whatever the address is', async () => {
    const { near = [] } = listingDetailSchema.parse((await guest.get('/listings/a')).body);
    expect(near).toContainEqual({ kind: 'airport', name: 'South Lake Tahoe (TVL)', miles: 15 });
    expect(near.map(({ miles }) => miles)).toEqual(near.map(({ miles }) => miles).toSorted((a, b) => a - b));
    expect(near.every(({ miles }) => Number.isInteger(miles))).toBe(true);
    // The home lies at the lake: the middle of a lake says nothing there.
    expect(near.some(({ kind }) => kind === 'lake')).toBe(false);
    expect(new Set(near.map(({ name }) => name)).size).toBe(near.length);
  });

  test('LIST-8: each month has its cheapest stay with its whole price; what cannot be meant is refused', async () => {
    const { body } = await guest.get('/listings/a/months?nights=3&adults=2');
    const { nights, stays } = monthStaysSchema.parse(body);
    expect(nights).toBe(3);
    expect(stays[0]).toMatchObject({ checkIn: '2026-06-01', checkOut: '2026-06-04' });
    expect(stays.map(({ totalCents }) => totalCents)).toEqual(
      stays.map(({ totalCents }) => totalCents).toSorted((a, b) => a - b),
    );
    const { body: quote } = await guest.get('/listings/a/quote?startDate=2026-06-01&endDate=2026-06-04&adults=2');
    expect(stays[0]?.totalCents).toBe((quote as { totalCents: number }).totalCents);
    expect((await guest.get('/listings/a/months?nights=3&adults=9')).body).toEqual({ nights: 3, stays: [] });
    expect((await guest.get('/listings/d/months?nights=3')).body).toEqual({ nights: 3, stays: [] });
    for (const query of ['', '?nights=0', '?nights=-1', '?nights=x', '?nights=3&nights=4', '?nights=1e9'])
      expect((await guest.get(`/listings/a/months${query}`)).status).toBe(400);
    expect((await guest.get('/listings/gone/months?nights=3')).status).toBe(410);
  });

  test('FIND-1, TRUE-1: the home page counts homes that a search for its tiles finds', async () => {
    const { body } = await guest.get('/home');
    const home = homeSchema.parse(body);
    const active = [
      ...generated,
      ...['Nowhere', 'Nowhere', 'Nowhere', 'Elsewhere', 'Elsewhere', 'Elsewhere'].map((region) => ({ region })),
    ].filter((each) => !('status' in each) || each.status === 'Active For Rent');
    expect(home.totalListings).toBe(active.length);
    for (const tile of home.destinations) {
      expect(readSearch(new URLSearchParams(tile.query)).query).toBe(tile.name);
      const { body: read } = await guest.get(`/understand?${new URLSearchParams({ text: tile.name })}`);
      const { place } = understoodSearchSchema.parse(read);
      // "Savannah" is the town and what lies within 30 miles of it.
      const found = generated.filter(({ status, region, location }) =>
        status !== 'Active For Rent' || !place
          ? false
          : place.area
            ? region === tile.name
            : Math.hypot(
                (location.lat - place.lat) * 69.09,
                (location.lng - place.lng) * 69.09 * Math.cos((place.lat * Math.PI) / 180),
              ) <= 30,
      );
      expect([tile.name, tile.homes]).toEqual([tile.name, found.length]);
      // TRUE-1: the tile says how far around a town its homes lie; an area has a border.
      expect([tile.name, tile.withinMiles]).toEqual([tile.name, place?.area ? undefined : 30]);
      expect(tile.homes).toBeGreaterThan(0);
    }
    for (const tile of home.kinds) {
      const { propertyTypes, locationAmenities, accessibility } = readSearch(new URLSearchParams(tile.query));
      expect(propertyTypes.length + locationAmenities.length + accessibility.length).toBeGreaterThan(0);
      expect(tile.homes).toBeGreaterThan(0);
    }
  });

  test('SCALE-6: while homes are counted anew everybody gets the last answer, at once', async () => {
    let time = Date.parse('2026-06-01');
    const home = cachedHome(
      database.db,
      () => new Date(time),
      () => Promise.resolve({ homes: 1 }),
    );
    const before = await home();
    time += 6 * 60_000;
    const never = jest
      .spyOn(database.db.getExecutor(), 'executeQuery')
      .mockReturnValue(new Promise<never>(() => undefined));
    expect(await home()).toEqual(before);
    expect(never).toHaveBeenCalledTimes(1);
    never.mockRestore();
  });

  test.each([
    '/listings/%00',
    '/listings/%E0%A4%A',
    `/listings/${'x'.repeat(500)}`,
    '/listings/1%2F..%2F2',
    '/listings/a/quote?adults[]=1',
    '/listings/a/quote?startDate=a&startDate=b',
    "/listings/';drop table listings--",
  ])('ROUTE-13: %s is refused, not failed', async (path) => {
    const { status, body } = await guest.get<Missing>(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.error.code).not.toBe('');
    // In our words: the router's own would repeat the address.
    expect(body.error.message).not.toContain('listings');
  });

  test('nobody is signed in', async () => {
    expect((await guest.get('/auth/session')).body).toBeNull();
  });
});
