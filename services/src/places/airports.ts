/** Airports by the letters of their tickets and of pilots: "SLC", "slc airport", "KEYW" (FIND-3). */
import { isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { AIRPORTS_BY_CODE, readAirports } from './landmarks.ts';
import type { Airport } from './landmarks.ts';
import { MORE_AIRPORTS } from './more-airports.ts';

const FEWER = readAirports(MORE_AIRPORTS);

/** The code in "slc", "slc airport", "slc utah"; null when a text names none. */
function codeIn(text: string): string | null {
  const [, code = null, behind] = /^(?:k(?=[a-z]{3}\b))?([a-z]{3})(?: (.+))?$/.exec(text) ?? [];
  return behind === undefined || behind === 'airport' || QUALIFIERS.has(behind) || isStateCode(behind) ? code : null;
}

/** The airport that a normalised text names, where guests of our regions land. */
export function airportIn(text: string): Airport | undefined {
  return text.startsWith('k') && /^[a-z]{4}\b/.test(text) ? undefined : AIRPORTS_BY_CODE.get(codeIn(text) ?? '');
}

/** An airport that fewer fly to, or that only pilots call so: for texts that mean no place with homes. */
export const smallAirportIn = (text: string): Airport | undefined => {
  const code = codeIn(text) ?? '';
  return AIRPORTS_BY_CODE.get(code) ?? FEWER.get(code);
};

/** The airport of a code, or null. */
export const getAirport = (code: string): Airport | null => AIRPORTS_BY_CODE.get(code.toLowerCase()) ?? null;
