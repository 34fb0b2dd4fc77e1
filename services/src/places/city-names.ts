/** Other names of cities: nicknames, initials, how they are written in a hurry (FIND-3). */
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { airportIn } from './airports.ts';
import { OTHER_CITY_NAMES } from './place-names.ts';

/** Cities by other normalised names, with the city's own: "nyc" is "New York City, NY". */
export const cityNames = new Map(OTHER_CITY_NAMES.map(({ name, of }) => [normalizePhrase(name), of] as const));

/** True when the city's state stands behind its other name: "New York, NY" is the city, though the state is called so. */
export const isSaidWithState = (whole: string, own: string): boolean => whole.endsWith(normalizePhrase(own).slice(-3));

/** "Sin city" is Las Vegas, and not Singapore by its airport. */
export const airportNamed = (whole: string): ReturnType<typeof airportIn> =>
  whole.includes(' ') && cityNames.has(whole) ? undefined : airportIn(whole);
