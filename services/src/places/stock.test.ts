/** The stock of homes in columns against one of objects, as it was until homes were many (FIND-1, SCALE-6). */
import fc from 'fast-check';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { SearchArea } from '@roost/shared/contracts/places';
import { generateListings } from '../seed/generate.ts';
import { homeNames } from './home-names.ts';
import { keepFresh } from './keep-fresh.ts';
import { metresBetween } from '@roost/shared/domain/distance';
import { holds, isInArea } from './stock-homes.ts';
import type { Row, StockHome } from './stock-homes.ts';
import { makeStock } from '../testing/make-stock.ts';

const MINUTE = 60_000;

test('FIND-2: while a value is read again the one before is given, and a failed read changes nothing', async () => {
  let time = 0;
  const reads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const get = keepFresh(
    () => new Promise<string>((resolve, reject) => reads.push({ resolve, reject })),
    5 * MINUTE,
    () => new Date(time),
  );
  const [first, same] = [get(), get()];
  reads[0]?.reject(new Error('The database is away.'));
  await expect(first).rejects.toThrow('away');
  await expect(same).rejects.toThrow('away');

  const second = get();
  reads[1]?.resolve('stock of today');
  await expect(second).resolves.toBe('stock of today');
  expect(reads).toHaveLength(2);

  time = 6 * MINUTE;
  await expect(get()).resolves.toBe('stock of today');
  expect(reads).toHaveLength(3);
  reads[2]?.reject(new Error('The database is away.'));
  await expect(get()).resolves.toBe('stock of today');

  time = 12 * MINUTE;
  await expect(get()).resolves.toBe('stock of today');
  reads[3]?.resolve('stock of tomorrow');
  await expect(get().then(() => get())).resolves.toBe('stock of tomorrow');
});

const toRow = (home: ListingDetail): Row => ({
  ...home,
  ...home.location,
  type: home.propertyType,
  sleeps: home.maxOccupancy,
  pets: home.houseRules.maxPets,
  cents: home.averagePerNightCents,
});
const seeded = [...generateListings({ seed: 'stock', count: 60, today: '2026-06-01' })].map(toRow);
/** Homes where circles and boxes are hardest: at the date line, near a pole, two at one point. */
const corners = [
  [0, 179.99],
  [0, -179.99],
  [89.9, 10],
  [-89.9, -170],
  [39.1, -120],
  [39.1, -120],
].map(([lat = 0, lng = 0], at): Row => ({ ...(seeded[at] ?? seeded[0]!), lat, lng, headline: `Corner ${at}` }));
const rows = [...seeded, ...corners];
const stock = makeStock(rows);
const asHome = ({ amenities, cents, ...row }: Row): StockHome => ({
  ...row,
  price: cents / 100,
  has: new Set(Object.values(amenities ?? {}).flat()),
});
const homes = rows.map(asHome);
/** What tells homes apart, of all that a list has. */
function seen(list: { some: (fits: (home: StockHome) => boolean) => boolean }): string[] {
  const all: string[] = [];
  list.some((home) => {
    const { lat, lng, city, region, state, country, type, sleeps, pets, bedrooms, bathrooms, price } = home;
    const wishes = ['Hot Tub', 'Pool', 'Near the Beach', 'Pets Allowed', 'Skiing', 'no such wish'];
    const had = wishes.map((wish) => home.has.has(wish));
    all.push(
      JSON.stringify([lat, lng, city, region, state, country, type, sleeps, pets, bedrooms, bathrooms, price, had]),
    );
    return false;
  });
  return all.toSorted();
}

test('SCALE-6: homes in columns are those of objects', () => {
  expect(stock.homes).toHaveLength(rows.length);
  expect(seen(stock.homes)).toEqual(seen(homes));
});

test('SCALE-6: circles find and count what looking at every home does', () => {
  const near = fc.constantFrom(...rows).map(({ lat, lng }) => ({ lat, lng }));
  const anywhere = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const metres = fc.oneof(
    fc.constantFrom(0, 48_280, 160_934, 30_000_000),
    fc.double({ min: 0, max: 2e7, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.oneof(near, anywhere), metres, (point, reach) => {
      const wanted = homes.filter((home) => metresBetween(home, point) <= reach);
      expect(stock.homesNear(point.lat, point.lng, reach)).toBe(wanted.length);
      expect(seen(stock.homesIn(point, reach))).toEqual(seen(wanted));
    }),
    { numRuns: 30 },
  );
});

test('SCALE-6: areas find and count what looking at every home does', () => {
  const values = rows.slice(0, 8).flatMap((row): [string, string][] => [
    ['State', row.state ?? ''],
    ['Country', row.country ?? ''],
    ['Region', row.region],
    ['City', row.city ?? ''],
    ['Property Type', row.type],
  ]);
  const named: SearchArea[] = values.flatMap((value, at): SearchArea[] => [
    { type: 'attributes', values: [value] },
    { type: 'any', values: [value, values[(7 * at) % values.length] ?? value] },
    { type: 'attributes', values: [value, values[(3 * at) % values.length] ?? value] },
  ]);
  for (const area of named) {
    const wanted = homes.filter(
      (home) => area.type !== 'boxes' && isInArea((attribute, value) => holds(home, attribute, value), area),
    );
    expect(stock.countIn(area)).toBe(wanted.length);
    expect(seen(stock.homesIn({ lat: 0, lng: 0, area }, 0))).toEqual(seen(wanted));
  }
  const boxes: [number, number, number, number][] = [
    [40, -119, 38, -121],
    [39.5, 180, -1, -120],
    [90, 180, -90, -180],
  ];
  const wanted = homes.filter(({ lat, lng }) =>
    boxes.slice(0, 2).some(([north, east, south, west]) => lat <= north && lat >= south && lng <= east && lng >= west),
  );
  expect(seen(stock.homesIn({ lat: 0, lng: 0, area: { type: 'boxes', boxes: boxes.slice(0, 2) } }, 0))).toEqual(
    seen(wanted),
  );
  expect(stock.countIn({ type: 'boxes', boxes })).toBe(rows.length);
});

test('SCALE-6: places have the number and the middle of their homes', () => {
  for (const place of stock.places) {
    const own = homes.filter(
      (home) =>
        home[place.kind === 'town' ? 'city' : place.kind] === place.name &&
        home.country === place.country &&
        (place.kind !== 'town' || home.state === place.state),
    );
    expect([place.label, place.ownHomes]).toEqual([place.label, own.length]);
    expect(place.lat).toBeCloseTo(own.reduce((sum, { lat }) => sum + lat, 0) / own.length, 9);
    expect(place.lng).toBeCloseTo(own.reduce((sum, { lng }) => sum + lng, 0) / own.length, 9);
  }
});

test('FIND-1: a home is found by its name, its beginning, among other words and misspelt, however many there are', () => {
  const names = homeNames();
  const many = Array.from({ length: 5_000 }, (_, at) => `Quiet house number ${at} by the sea, Tybee Island`);
  for (const headline of [...many, 'Straße & Ōhiʻa lodge of Kīlauea', 'Only home of its kind here, Moab'])
    names.add(headline);
  for (const headline of [many[0], many[4_999], 'Straße & Ōhiʻa lodge of Kīlauea'])
    expect(names.find(normalizePhrase(headline ?? ''))).toBe(headline);
  expect(names.find('only home of its kind here')).toBe('Only home of its kind here, Moab');
  expect(names.find(`is ${normalizePhrase(many[77] ?? '')} free in june`)).toBe(many[77]);
  expect(names.find('onlyhome of its kynd here moab')).toBe('Only home of its kind here, Moab');
  expect(names.find('quiet house')).toBeNull();
  expect(names.find('')).toBeNull();
});
