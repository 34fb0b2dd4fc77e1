/** Rules that say which homes a query wants, made of the attributes of the index. */
import { milesBetween } from './homes.ts';
import type { Home, Rule } from './homes.ts';

export const all =
  (...rules: Rule[]): Rule =>
  (home) =>
    rules.every((rule) => rule(home));
export const any =
  (...rules: Rule[]): Rule =>
  (home) =>
    rules.some((rule) => rule(home));
export const not =
  (rule: Rule): Rule =>
  (home) =>
    !rule(home);
export const inState =
  (...states: string[]): Rule =>
  ({ State }) =>
    State !== null && states.includes(State);
export const inCountry =
  (...countries: string[]): Rule =>
  ({ Country }) =>
    Country !== null && countries.includes(Country);
export const inRegion =
  (...regions: string[]): Rule =>
  ({ Region }) =>
    regions.includes(Region);
export const ofType =
  (...types: string[]): Rule =>
  (home) =>
    types.includes(home['Property Type']);
export const has =
  (...amenities: string[]): Rule =>
  (home) =>
    amenities.every((each) => home.amenities.Amenities.includes(each));
export const at =
  (...values: string[]): Rule =>
  (home) =>
    values.some((each) => home.amenities.Location.includes(each));
export const looksAt =
  (...values: string[]): Rule =>
  (home) =>
    values.some((each) => home.amenities.View.includes(each));
export const toDo =
  (...values: string[]): Rule =>
  (home) =>
    values.some((each) => home.amenities['Area Activities'].includes(each));
export const access =
  (value: string): Rule =>
  (home) =>
    home.amenities.Accessibility.includes(value);
export const sleeps =
  (guests: number): Rule =>
  (home) =>
    home['Max Occupancy'] >= guests;
export const bedrooms =
  (count: number): Rule =>
  (home) =>
    home.Bedrooms >= count;
export const bathrooms =
  (count: number): Rule =>
  (home) =>
    home.Bathrooms >= count;
export const within =
  (miles: number, lat: number, lng: number): Rule =>
  (home) =>
    milesBetween({ lat, lng }, home._geoloc) <= miles;
/** Homes within 30 miles of a point; when there are none those within 100. */
export function near(lat: number, lng: number, homes: readonly Home[]): Rule {
  return homes.some(within(30, lat, lng)) ? within(30, lat, lng) : within(100, lat, lng);
}

export const costsBetween =
  (low: number, high: number): Rule =>
  (home) =>
    home['Average Per Night'] >= low && home['Average Per Night'] <= high;
export const upTo = (dollars: number): Rule => costsBetween(0, dollars);

const DAY_MS = 86_400_000;
const getKey = (day: number): string => new Date(day).toISOString().slice(0, 10).replaceAll('-', '');
function isFree(home: Home, { checkIn, nights }: { checkIn: number; nights: number }): boolean {
  const days = Array.from({ length: nights + 1 }, (_, index) => getKey(checkIn + index * DAY_MS));
  return days.every((day, index) => {
    const code = home.Availability[day];
    if (index === nights) return code === 'DC' || code === 'DO' || code === 'NO';
    const begins = index === 0 ? code === 'DC' || code === 'DI' : code === 'DC' || code === 'DX';
    return begins && (home.MinStay[day] ?? 1) <= nights && (home.MaxStay[day] ?? 365) >= nights;
  });
}
/**
 * Stays that a text can mean: any of `nights` between two days (ISO dates), over the night of `over` when one is given.
 */
export type Span = { from: string; to: string; nights: readonly number[]; over?: string };
/** Homes that are free for at least one of the stays of a span. */
export function free({ from, to, nights, over }: Span): Rule {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const stays = nights.flatMap((count) =>
    Array.from({ length: Math.max(0, Math.round((last - first) / DAY_MS) - count + 1) }, (_, index) => ({
      checkIn: first + index * DAY_MS,
      nights: count,
    })).filter(({ checkIn }) => {
      const night = over === undefined ? checkIn : Date.parse(over);
      return checkIn <= night && night < checkIn + count * DAY_MS;
    }),
  );
  return (home) => stays.some((stay) => isFree(home, stay));
}

/** Rules of words that guests use for several attributes. */
export const pets = access('Pets Allowed');
export const takesPets =
  (count: number): Rule =>
  (home) =>
    home['Max Pets'] >= count;
export const beach = any(
  at('Near the Beach', 'Oceanfront'),
  ofType('Beach house'),
  looksAt('Beach View', 'Ocean View'),
);
export const sea = any(beach, at('Oceanside Bluff', 'Near the Water'), looksAt('Harbor View'));
export const water = any(
  beach,
  at('Oceanside Bluff', 'Near the Water', 'Lakefront', 'Riverfront', 'Near the Lake', 'Private Dock'),
);
export const lake = any(at('Near the Lake', 'Lakefront'), ofType('Lake house'), looksAt('Lake View'));
export const mountain = any(at('Mountain', 'Near Ski Lifts', 'Ski-In/Ski-Out'), looksAt('Mountain View'));
export const ski = any(
  at('Near Ski Lifts', 'Ski-In/Ski-Out'),
  toDo('Skiing', 'Snowboarding'),
  looksAt('Ski Slope View'),
);
export const stepFree = access('Step-Free Entrance');
export const noStairs = any(stepFree, access('Ground Floor Bedroom'), access('Elevator'));
export const flat = ofType('Apartment', 'Condo', 'Loft');
export const hut = ofType('Cabin', 'Chalet', 'A-frame', 'Log home');
export const every: Rule = () => true;
export const warm: Rule = ({ _geoloc: { lat } }) => Math.abs(lat) <= 35;
/** Some of `nights` between two days. */
export const stay = (from: string, to: string, ...nights: number[]): Rule => free({ from, to, nights });
/** The home itself. */
export const one =
  (id: string | undefined): Rule =>
  ({ objectID }) =>
    objectID === id;
