/**
 * Finds airports by their IATA and ICAO codes and by their cities: "SLC", "slc airport", "KEYW", "Denver airport"
 * (FIND-3).
 */
import { metresBetween } from '@roost/shared/domain/distance';
import { isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { cityIn } from './find-city.ts';
import { AIRPORTS_BY_CODE, readAirports } from './known-sights.ts';
import type { Airport } from './known-sights.ts';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { MORE_AIRPORTS } from './more-airports.ts';

const FEWER = readAirports(MORE_AIRPORTS);

/** Returns the code in "slc", "slc airport", "slc utah"; null when a text has none. */
function codeIn(text: string): string | null {
  const [, code = null, behind] = /^(?:k(?=[a-z]{3}\b))?([a-z]{3})(?: (.+))?$/.exec(text) ?? [];
  return behind === undefined ||
    /^(?:airport|island|area|region|city|downtown)$/.test(behind) ||
    QUALIFIERS.has(behind) ||
    isStateCode(behind)
    ? code
    : null;
}

/** Airports by their normalised cities; of several the busiest. */
const BY_CITY = new Map<string, Airport>();
for (const airport of [...AIRPORTS_BY_CODE.values(), ...FEWER.values()])
  if (!BY_CITY.has(normalizePhrase(airport.city))) BY_CITY.set(normalizePhrase(airport.city), airport);
const NEAR_CITY = 60_000;
const ALL = [...AIRPORTS_BY_CODE.values(), ...FEWER.values()];
/** "Denver airport", "bozeman yellowstone airport": by the city, or by the city that its name begins with. */
function ofCity(text: string): Airport | undefined {
  const words = text.endsWith(' airport') ? text.split(' ').slice(0, -1) : [];
  // "Portland Maine airport" is not in Oregon.
  const city = cityIn([words.join(' ')]);
  const around = city ? ALL.filter((airport) => metresBetween(airport, city) <= NEAR_CITY) : [];
  // Hilton Head's is not far from Savannah, which has its own.
  const there = around.find((airport) => words.join(' ').startsWith(normalizePhrase(airport.city))) ?? around[0];
  if (there) return there;
  for (let length = words.length; length > 0; length -= 1) {
    const airport = BY_CITY.get(words.slice(0, length).join(' '));
    if (airport) return airport;
  }
  return undefined;
}

/** Returns the airport near homes that a normalised text names. */
export function airportIn(text: string): Airport | undefined {
  const named = ofCity(text);
  if (named) return named;
  return text.startsWith('k') && /^[a-z]{4}\b/.test(text) ? undefined : AIRPORTS_BY_CODE.get(codeIn(text) ?? '');
}

/** Returns a smaller airport, or one named by its ICAO code: for texts that name no place with homes. */
export const smallAirportIn = (text: string): Airport | undefined => {
  const code = codeIn(text) ?? '';
  return AIRPORTS_BY_CODE.get(code) ?? FEWER.get(code);
};

/** Returns the airport of a code, or null. */
export const getAirport = (code: string): Airport | null => AIRPORTS_BY_CODE.get(code.toLowerCase()) ?? null;
