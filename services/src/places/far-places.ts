/**
 * Decides between two distant places in one text (FIND-1): "red sand beach hana" is in Hawaii, though Maine has a Sand
 * Beach. A sight does not win over the town that is named with it. Words that only say where a sight is are not
 * searched for as text.
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { KnownNames, Places } from './places.ts';
import { metresBetween } from '@roost/shared/domain/distance';
import type { Stock } from './stock.ts';

/** Most words beside a sight that may be a town. */
const LONGEST_TOWN = 3;
const SHORTEST_TOWN = 4;

type Deps = { stock: Stock; names: KnownNames; geocode: Places['geocode']; typed: string };

/** Returns the reading with the likelier place, and the other one's words as text. */
export async function settleFarPlaces(read: Understanding, deps: Deps): Promise<Understanding> {
  return read.place === null ? read : ((await splitPlace(read, deps)) ?? (await besideSight(read, deps)) ?? read);
}

const isExact = (place: GeocodeResult | null): place is GeocodeResult =>
  place !== null && !place.partialMatch && !place.townOfAddress && place.corrected === undefined;
/** "Central coast, California": an area is as near as its nearest home. */
function isFar(stock: Stock, a: GeocodeResult, b: GeocodeResult): boolean {
  const [area, point] = a.area ? [a, b] : [b, a];
  if (metresBetween(a, b) <= FAR_RADIUS || point.area) return false;
  return !area.area || !stock.homesIn(area, 0).some((home) => metresBetween(home, point) <= FAR_RADIUS);
}

/** "Sand Beach Hana": names that stand side by side and are one place nowhere. */
async function splitPlace(read: Understanding, { stock, names, geocode }: Deps): Promise<Understanding | null> {
  const words = (read.place ?? '').split(/\s+/);
  if (words.length < 2 || read.place?.includes(',') || isExact(await geocode(read.place ?? ''))) return null;
  for (let at = 1; at < words.length; at += 1) {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if ([head, tail].some((name) => (names.homesIn(normalizePhrase(name)) ?? 0) === 0)) continue;
    const [first, second] = await Promise.all([geocode(head), geocode(tail)]);
    if (!isExact(first) || !isExact(second) || !isFar(stock, first, second)) continue;
    // The last place is meant, unless it is a sight after a town.
    const isTownFirst = stock.names.has(normalizePhrase(head)) && !stock.names.has(normalizePhrase(tail));
    const [place, other] = isTownFirst ? [head, tail] : [tail, head];
    return { ...read, place, text: [read.text, other].filter((part) => part !== '').join(' ') };
  }
  return null;
}

/** "SXSW Austin", "Thunder Hole cabin in Hana": a sight and a town, with other words between them or none. */
async function besideSight(read: Understanding, { stock, geocode, typed }: Deps): Promise<Understanding | null> {
  const { place = '', text } = read;
  const words = text.split(/\s+/).length;
  if (text.length < SHORTEST_TOWN || words > LONGEST_TOWN || /["“”\d]/.test(text)) return null;
  const sight = await geocode(place ?? '');
  if (!sight?.types.includes('point_of_interest')) return null;
  const town = await geocode(text);
  if (!isExact(town)) return null;
  if (!isFar(stock, sight, town)) return { ...read, text: '' };
  // "Thunder Hole cabin Hana": a town without homes of its own says where when it stands last.
  const isLast = normalizePhrase(typed).endsWith(` ${normalizePhrase(text)}`);
  const hasHomes = stock.homesNear(town.lat, town.lng, AROUND_RADIUS) > 0;
  return stock.names.has(normalizePhrase(text)) || (isLast && hasHomes)
    ? { ...read, place: text, text: place ?? '' }
    : null;
}
