/** Reads what guests paste into the search: links to the site's pages, coordinates, plus codes (FIND-3). */
import { point } from './place-results.ts';
import type { GeocodeResult } from '@roost/shared/contracts/places';

/** Matches the address of a home's page, with or without the site's address. */
const HOME_LINK = /(?:^|\s|\/\/|\/)\S*vacation-rentals\/(?:[^\s/?#]+\/){0,3}(\d{3,8})(?=[/?#\s.,!)]|$)/i;
/** "roost.example/listing/47927?adults=2": an address that somebody wrote from memory. */
const LIKELY_LINK =
  /(?:^|\s)(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\/(?:[^\s?#]*\/)?(?:listings?|homes?|rentals?|propert(?:y|ies)|stays?)\/(?:[^\s/?#]+\/){0,3}(\d{3,8})(?=[/?#\s.,!)]|$)/i;
/** Returns the number of the home that a pasted link opens; null when there is none. */
export const linkedHome = (typed: string): string | null =>
  (HOME_LINK.exec(typed) ?? LIKELY_LINK.exec(typed))?.[1] ?? null;

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s*(?:°|deg)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|″|'')\s*)?`;
const SIDE = String.raw`([NSEW])?\s*`;
const COORDINATES = new RegExp(
  `^\\s*(?:geo:|@|\\(|lat(?:itude)?[:=]?)?\\s*${SIDE}${NUMBER}${SIDE}(?:,|;|/|\\s)\\s*(?:(?:lng|lon|long|longitude)[:=]?)?\\s*${SIDE}${NUMBER}${SIDE}\\)?\\s*$`,
  'i',
);

/** Returns degrees; west and south are negative. */
function toDegrees(parts: readonly (string | undefined)[], sides: readonly (string | undefined)[]): number {
  const [whole = '0', minutes = '0', seconds = '0'] = parts;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const side = sides.find((each) => each !== undefined)?.toUpperCase();
  return whole.startsWith('-') || side === 'S' || side === 'W' ? -size : size;
}

/** "google.com/maps/@35.71,-83.51,14z", "maps.apple.com/?ll=35.71,-83.51": the middle of the map that a link shows. */
const MAP_LINK =
  /^\s*(?:https?:\/\/)?\S*(?:maps|goo\.gl|openstreetmap|waze|bing)\S*?[@=/](-?\d{1,2}\.\d+)(?:,|%2c|\/)(-?\d{1,3}\.\d+)\S*\s*$/i;

/** "39.09, -120.03", "N 24.55 W 81.78", "39°05'24\"N 120°01'48\"W": a point on earth. Two whole numbers are none. */
export function findCoordinates(typed: string): GeocodeResult | null {
  const [, linkedLat, linkedLng] = MAP_LINK.exec(typed) ?? [];
  const written = linkedLat === undefined ? typed : `${linkedLat},${linkedLng}`;
  const match = COORDINATES.exec(written);
  if (!match || !/[.°]|[NSEW]/i.test(written)) return null;
  const lat = toDegrees(match.slice(2, 5), [match[1], match[5]]);
  // "N 24.5 W 81.7": the second side stands before its number.
  const between = /[EW]/i.test(match[5] ?? '') ? match[5] : undefined;
  const lng = toDegrees(match.slice(7, 10), [match[6], match[10], between]);
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return point(lat, lng, `${lat.toFixed(2)}, ${lng.toFixed(2)}`, ['street_address']);
}

const CODE_LETTERS = '23456789CFGHJMPQRVWX';
const PLUS_CODE = /(?<![\w+])([23456789CFGHJMPQRVWX]{4,8})\+([23456789CFGHJMPQRVWX]{2,3})?(?![\w+])/i;
/** Returns the point of a full plus code ("85C2XXQC+V8"). A short one ("XXQC+V8 Truckee") is left to its town. */
export function findPlusCode(typed: string): GeocodeResult | null {
  const match = PLUS_CODE.exec(typed);
  if (!match || match[1]?.length !== 8) return null;
  const letters = `${match[1]}${match[2] ?? ''}`.toUpperCase();
  let [lat, lng, size] = [-90, -180, 400];
  for (let pair = 0; pair + 1 < letters.length; pair += 2) {
    size /= 20;
    lat += CODE_LETTERS.indexOf(letters[pair] ?? '') * size;
    lng += CODE_LETTERS.indexOf(letters[pair + 1] ?? '') * size;
  }
  return Math.abs(lat) > 90 || Math.abs(lng) > 180
    ? null
    : point(lat + size / 2, lng + size / 2, match[0].toUpperCase(), ['street_address']);
}
/** Returns the text without a short plus code, which names a spot in a town. */
export const withoutPlusCode = (typed: string): string =>
  findPlusCode(typed) ? typed : typed.replace(PLUS_CODE, ' ').trim() || typed;

/** Returns true for coordinates and plus codes. */
export const isPoint = (typed: string): boolean => findCoordinates(typed) !== null || findPlusCode(typed) !== null;
