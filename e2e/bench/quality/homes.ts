/** The homes that a search can find, read from the index, and rules that say which of them a query wants. */
export type Home = {
  objectID: string;
  Headline: string;
  City: string | null;
  State: string | null;
  Country: string | null;
  Region: string;
  'Property Type': string;
  'Max Occupancy': number;
  Bedrooms: number;
  Bathrooms: number;
  'Average Per Night': number;
  'Average Rating'?: number | null;
  'Number of Reviews': number;
  amenities: Record<'Amenities' | 'Location' | 'View' | 'Accessibility' | 'Area Activities', string[]>;
  _geoloc: { lat: number; lng: number };
  /** By day (YYYYMMDD): D* may begin a stay there, *C has the night after it free, DX is free in the middle of a stay only. */
  Availability: Record<string, string>;
  MinStay: Record<string, number>;
  MaxStay: Record<string, number>;
};
export type Rule = (home: Home) => boolean;

/** A rating that enough guests gave, and that is high among homes. */
const isPraised = ({ 'Average Rating': stars, 'Number of Reviews': reviews }: Home): boolean =>
  (stars ?? 0) >= 4.6 && reviews >= 10;
/** A rating that few guests gave, or that says that something is wrong. */
const isDoubtful = ({ 'Average Rating': stars }: Home): boolean => (stars ?? 5) < 4;

/**
 * How good a wanted home is as an answer: 1, and one more when many guests praise it, and one more when it is not far too large for the
 * party, or nobody said how many come; one less when its guests are not content. 0 for a home that is not wanted.
 */
export function gradeHome(home: Home, { wanted, guests }: { wanted: Rule; guests?: number }): number {
  if (!wanted(home)) return 0;
  const fits = guests === undefined || home['Max Occupancy'] <= 2 * guests + 2;
  return Math.max(0.5, 1 + Number(isPraised(home)) + Number(fits) - Number(isDoubtful(home)));
}

/** Every home of the index, through its browse operation. */
export async function readHomes(
  indexUrl: string,
  key: { appId: string; apiKey: string; index: string },
): Promise<Home[]> {
  const homes: Home[] = [];
  for (let cursor: string | undefined; ;) {
    const response = await fetch(`${indexUrl}/1/indexes/${key.index}/browse`, {
      method: 'POST',
      headers: {
        'x-algolia-application-id': key.appId,
        'x-algolia-api-key': key.apiKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify(cursor ? { cursor } : { hitsPerPage: 1000 }),
    });
    if (!response.ok) throw new Error(`The index does not let itself be read: ${response.status}.`);
    const page = (await response.json()) as { hits: Home[]; cursor?: string };
    homes.push(...page.hits);
    if (!page.cursor) return homes;
    cursor = page.cursor;
  }
}

const MILE = 1_609.344;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Great-circle miles, worked out here so that the measure does not lean on the code that is measured. */
export function milesBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return (2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(half)))) / MILE;
}

export const all =
  (...rules: Rule[]): Rule =>
  (home) =>
    rules.every((rule) => rule(home));
export const any =
  (...rules: Rule[]): Rule =>
  (home) =>
    rules.some((rule) => rule(home));
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

const DAY_MS = 86_400_000;
const keyOf = (day: number): string => new Date(day).toISOString().slice(0, 10).replaceAll('-', '');
function isFree(home: Home, { checkIn, nights }: { checkIn: number; nights: number }): boolean {
  const days = Array.from({ length: nights + 1 }, (_, index) => keyOf(checkIn + index * DAY_MS));
  return days.every((day, index) => {
    const code = home.Availability[day];
    if (index === nights) return code === 'DC' || code === 'DO' || code === 'NO';
    const begins = index === 0 ? code === 'DC' || code === 'DI' : code === 'DC' || code === 'DX';
    return begins && (home.MinStay[day] ?? 1) <= nights && (home.MaxStay[day] ?? 365) >= nights;
  });
}
/** Stays that a text can mean: any of `nights` between two days (ISO dates), over the night of `over` when one is given. */
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
