/**
 * Addresses of listing pages (ROUTE-1 to ROUTE-3). Which query keys a link carries is a matter of the search address.
 */

/** What a listing's address is made of; null or empty where the listing's country has no such thing. */
export type ListingPlace = { id: string; country?: string | null; state?: string | null; city?: string | null };

const ROOT = '/vacation-rentals';

/** One path segment: lower-cased, spaces become hyphens; characters that would end the segment become hyphens too. */
export function slug(text: string): string {
  return encodeURIComponent(
    text
      .trim()
      .toLowerCase()
      .replace(/[\s/\\?#]+/g, '-'),
  );
}

/**
 * The one address of a listing. Without a country or a city it is just the id; without a state that segment is left
 * out.
 */
export function listingPath({ id, country, state, city }: ListingPlace): string {
  if (!country?.trim() || !city?.trim()) return `${ROOT}/${encodeURIComponent(id)}`;
  const segments = [country, ...(state?.trim() ? [state] : []), city].map(slug);
  return [ROOT, ...segments, encodeURIComponent(id)].join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Where to send a request that reached the listing by another path (301), query kept; null when the path is the
 * canonical one.
 */
export function canonicalRedirect(pathname: string, search: string, listing: ListingPlace): string | null {
  const canonical = listingPath(listing);
  return decoded(pathname) === decoded(canonical) ? null : `${canonical}${search}`;
}

/** Words that stay small inside a place's name. */
const SMALL_WORDS: ReadonlySet<string> = new Set([
  'of',
  'the',
  'and',
  'on',
  'by',
  'de',
  'del',
  'da',
  'do',
  'dos',
  'la',
  'du',
  'des',
  'sur',
  'am',
]);
const CITY_LEVELS = { withState: 4, withoutState: 3 } as const;

/**
 * Where a listing's address says that the home stands, as a guest would write it: "Dollar Point, California", or
 * "Cortez, Portugal" where the country has no states. Null for an address without a city and for every other page.
 * Spelled from the segments, so that the header can say it without knowing the listing.
 */
export function readListingPlace(pathname: string): string | null {
  if (!pathname.startsWith(`${ROOT}/`)) return null;
  const segments = pathname
    .slice(ROOT.length + 1)
    .replace(/\/$/, '')
    .split('/');
  if (segments.length !== CITY_LEVELS.withState && segments.length !== CITY_LEVELS.withoutState) return null;
  const [around, city] = segments.slice(-3, -1).map(placeName);
  return around && city ? `${city}, ${around}` : null;
}

function placeName(segment: string): string {
  const words = decoded(segment)
    .split('-')
    .filter((word) => word !== '');
  return words
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/**
 * Returns the number of the home that an address of the booking page is about, which a slug ends in:
 * `waterline-house-41827`; null when it names none (ROUTE-7).
 */
export function readBookedHome(query: URLSearchParams): string | null {
  const id = query.get('listingId') ?? query.get('slug')?.split('-').at(-1) ?? null;
  return id !== null && /^[\w-]{1,64}$/.test(id) ? id : null;
}
