/**
 * Fits the reading of a sentence to the stock (FIND-2): when no home has all wishes, a kind of home becomes its closest
 * relatives, then wishes about surroundings are dropped, as few as possible. The page names what was dropped.
 */
import { getAlternatives } from '@roost/shared/domain/alternatives';
import { getRelatives } from '@roost/shared/domain/kinds-of-homes';
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { readCurrency } from '@roost/shared/domain/understanding/currency-words';
import type { HomeList } from './home-columns.ts';
import { isOut } from './unwanted-places.ts';
import type { Stock } from './stock.ts';
import type { StockHome } from './stock-homes.ts';

/** Lists of wishes that may be dropped, the least important first. */
const SURROUNDINGS = ['activities', 'viewAmenities', 'locationAmenities'] as const;

/**
 * Returns the reading itself when a home fits it or no other can be made, else one that homes fit. Prices that are
 * `typed` in another currency are not compared, because its rate is not known here.
 */
export function fitToStock(
  read: Understanding,
  place: GeocodeResult | null,
  stock: Stock,
  typed: string,
): Understanding {
  if (read.place !== null && place === null) return read;
  const { excluded = [], minPrice, maxPrice } = read;
  const isIn = (home: StockHome): boolean => !excluded.some((text) => isOut(home, text));
  const homes = findReached(place, stock).filter(isIn);
  const isDollars = [null, 'USD'].includes(readCurrency(typed));
  const priced = isDollars ? read : { ...read, minPrice: null, maxPrice: null };
  const meant = asManyAsSleep(priced, homes, stock.homes);
  const fit = fitWishes(meant, homes);
  const isDropped = meant.values.locationAmenities.some(
    (value) => WORTH_A_DRIVE.has(value) && !fit.values.locationAmenities.includes(value),
  );
  // "Key West dock": a home with one that lies a little farther away is what was asked for; the page goes on to it.
  const isFarther = place !== null && place.area === undefined && place.radius === undefined && isDropped;
  if (isFarther && stock.homesIn(place, FAR_RADIUS).some((home) => isIn(home) && isWhatIsMeant(home, meant)))
    return { ...meant, minPrice, maxPrice };
  return { ...fit, minPrice, maxPrice };
}
/** Wishes about surroundings for which a guest drives farther; a quiet road is none. */
const WORTH_A_DRIVE: ReadonlySet<string> = new Set([
  'Private Dock',
  'Ski-In/Ski-Out',
  'Oceanfront',
  'Lakefront',
  'Riverfront',
]);

/** Returns the homes in a place; when it has none, those within 100 miles. */
function findReached(place: GeocodeResult | null, stock: Stock): HomeList {
  const near = place ? stock.homesIn(place, place.radius ?? AROUND_RADIUS) : stock.homes;
  return near.length > 0 || !place ? near : stock.homesIn(place, FAR_RADIUS);
}

/** Returns true when a home has all that is asked for. */
export const isFound = (read: Understanding, place: GeocodeResult | null, stock: Stock): boolean =>
  findReached(place, stock).some((home) => isWhatIsMeant(home, read));

/**
 * Returns the reading for the largest party that any home sleeps, and names the party that none does ("30 guests"). A
 * party that no home of the place has room for stays: the page goes on to the nearest homes that have (decision 0161).
 */
function asManyAsSleep(read: Understanding, homes: HomeList, all: HomeList): Understanding {
  const guests = (read.party.adults ?? 0) + (read.party.children ?? 0);
  if (homes.length === 0 || guests === 0 || all.some(({ sleeps }) => sleeps >= guests)) return read;
  // The largest home that has what else is wished for, where there is one.
  const { party: _party, ...wishes } = read;
  const fitting = homes.filter((home) => isWhatIsMeant(home, { ...wishes, party: {} }));
  let most = 0;
  (fitting.length > 0 ? fitting : homes).some(({ sleeps }) => {
    most = Math.max(most, sleeps);
    return false;
  });
  const { children: _children, ...party } = read.party;
  return { ...read, party: { ...party, adults: most }, unused: [...read.unused, `${guests} guests`] };
}

function fitWishes(read: Understanding, homes: HomeList): Understanding {
  const fits = (each: Understanding): boolean => homes.some((home) => isWhatIsMeant(home, each));
  if (homes.length === 0 || fits(read)) return read;
  const widened = withRelatedTypes(read);
  const candidates = [
    widened,
    withViews(read),
    withViews(widened),
    ...withoutSurroundings(read),
    ...withoutSurroundings(widened),
    withoutTypes(read),
  ];
  return candidates.find(fits) ?? withoutSurroundings(withoutTypes(read)).find(fits) ?? read;
}

/** Returns true for a home that has what was asked for. Dates are checked by the index. */
function isWhatIsMeant(home: StockHome, { values, party, rooms, minPrice, maxPrice }: Understanding): boolean {
  const guests = (party.adults ?? 0) + (party.children ?? 0);
  const wanted = [
    ...values.amenities,
    ...values.locationAmenities,
    ...values.viewAmenities,
    ...values.accessibility,
    ...values.activities,
  ];
  return (
    (values.propertyTypes.length === 0 || values.propertyTypes.includes(home.type)) &&
    home.sleeps >= guests &&
    home.bedrooms >= (rooms.minBedrooms ?? 0) &&
    home.bathrooms >= (rooms.minBathrooms ?? 0) &&
    (minPrice === null || home.price >= minPrice) &&
    (maxPrice === null || home.price <= maxPrice) &&
    home.pets >= (party.pets ?? 0) &&
    wanted.every((value) => getAlternatives(value).some((each) => home.has.has(each)))
  );
}

const withValues = (read: Understanding, values: Partial<Understanding['values']>): Understanding => ({
  ...read,
  values: { ...read.values, ...values },
});
function withRelatedTypes(read: Understanding): Understanding {
  const types = read.values.propertyTypes;
  return withValues(read, { propertyTypes: [...new Set([...types, ...types.flatMap(getRelatives)])] });
}
/** "Mountains": where no home lies in them, those that look at them are meant. */
const VIEWS: Readonly<Record<string, string>> = {
  Mountain: 'Mountain View',
  'Near the Lake': 'Lake View',
  'Near the Beach': 'Ocean View / Beach View',
  Wooded: 'Forest View',
  'Near Wineries': 'Vineyard View',
};
function withViews(read: Understanding): Understanding {
  const { locationAmenities, viewAmenities } = read.values;
  const toView = (value: string): string | undefined => VIEWS[getAlternatives(value)[0] ?? ''];
  return withValues(read, {
    locationAmenities: locationAmenities.filter((value) => toView(value) === undefined),
    viewAmenities: [...new Set([...viewAmenities, ...locationAmenities.flatMap((value) => toView(value) ?? [])])],
  });
}
const withoutTypes = (read: Understanding): Understanding => ({
  ...withValues(read, { propertyTypes: [] }),
  unused: [...read.unused, ...read.values.propertyTypes.map((type) => type.toLowerCase())],
});

/** Returns the readings without one wish about surroundings, then without two, then without any. */
function withoutSurroundings(read: Understanding): Understanding[] {
  // "A quiet lakefront cabin": the quiet is left out before the lake.
  const wishes = SURROUNDINGS.flatMap((list) => read.values[list].map((value) => ({ list, value }))).toSorted(
    (a, b) => Number(WORTH_A_DRIVE.has(a.value)) - Number(WORTH_A_DRIVE.has(b.value)),
  );
  const without = (left: typeof wishes): Understanding => ({
    ...withValues(
      read,
      Object.fromEntries(
        SURROUNDINGS.map((list) => [
          list,
          read.values[list].filter((value) => !left.some((each) => each.list === list && each.value === value)),
        ]),
      ),
    ),
    unused: [...read.unused, ...left.map(({ value }) => (getAlternatives(value)[0] ?? value).toLowerCase())],
  });
  const pairs = wishes.flatMap((first, index) => wishes.slice(index + 1).map((second) => [first, second]));
  return [
    ...wishes.map((wish) => without([wish])),
    ...pairs.map(without),
    ...(wishes.length > 2 ? [without(wishes)] : []),
  ];
}
