import { homeSchema } from '@roost/shared/contracts/home';
import {
  calendarSchema,
  listingDetailSchema,
  listingSummarySchema,
  type ListingSummary,
} from '@roost/shared/contracts/listing';
import { addDays } from '@roost/shared/domain/dates';
import { readSearch } from '@roost/shared/domain/search-address';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../db/open.ts';
import { generateListings } from '../seed/generate.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { TestGuest } from '../testing/guest.ts';
import { testHome, testReview } from '../testing/homes.ts';
import { startWorld, type TestWorld } from '../testing/world.ts';

const TODAY = '2026-06-01';
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
      testHome({ id: 'c', from: TODAY, region: 'Nowhere', maxOccupancy: 5 }),
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

  test('LIST-3: similar homes are of the same region and size first', async () => {
    const { body } = await guest.get<ListingSummary[]>('/listings/a/similar');
    expect(body.slice(0, 2).map((home) => home.id)).toEqual(['c', 'b']);
    expect(body).toHaveLength(6);
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

  test('the home page counts homes that a search for its tiles finds', async () => {
    const { body } = await guest.get('/home');
    const home = homeSchema.parse(body);
    const active = [...generated, { region: 'Nowhere' }, { region: 'Nowhere' }, { region: 'Nowhere' }].filter(
      (each) => !('status' in each) || each.status === 'Active For Rent',
    );
    expect(home.totalListings).toBe(active.length);
    for (const tile of home.destinations) {
      expect(readSearch(new URLSearchParams(tile.query)).query).toBe(tile.name);
      expect(tile.homes).toBe(active.filter((each) => each.region === tile.name).length);
      expect(tile.homes).toBeGreaterThan(0);
    }
    for (const tile of home.kinds) {
      const { propertyTypes, locationAmenities, accessibility } = readSearch(new URLSearchParams(tile.query));
      expect(propertyTypes.length + locationAmenities.length + accessibility.length).toBeGreaterThan(0);
      expect(tile.homes).toBeGreaterThan(0);
    }
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
