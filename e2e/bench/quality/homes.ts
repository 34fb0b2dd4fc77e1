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
  'Max Pets': number;
  Bedrooms: number;
  Bathrooms: number;
  'Average Per Night': number;
  'Average Rating'?: number | null;
  'Number of Reviews': number;
  amenities: Record<'Amenities' | 'Location' | 'View' | 'Accessibility' | 'Area Activities', string[]>;
  _geoloc: { lat: number; lng: number };
  /**
   * By day (YYYYMMDD): D* may begin a stay there, *C has the night after it free, DX is free in the middle of a stay
   * only.
   */
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
 * How good a wanted home is as an answer: 1, and one more when many guests praise it, and one more when it is not far
 * too large for the party, or nobody said how many come; one less when its guests are not content. 0 for a home that is
 * not wanted.
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
