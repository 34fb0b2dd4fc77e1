/**
 * Limits requests to the maps service: each costs money, and anybody may search for new words (SAFE-6). A search beyond
 * the limit loses only its place.
 */
import { createMemoryLimiter } from '../security/memory-limiter.ts';
import { HOUR_MS } from '../security/rate-limiter.ts';

/** Most requests an hour for one network address, behind which an office of guests may search, and for all. */
export const MAPS_QUESTIONS = { ofAddress: 600, ofAll: 20_000 } as const;
const MOST_ADDRESSES = 20_000;

/** Returns a function that says whether an address may make one more request. Counts restart every hour. */
export function limitMaps(now: () => Date): (address: string) => boolean {
  const count = createMemoryLimiter({
    name: 'maps',
    ofOne: MAPS_QUESTIONS.ofAddress,
    ofAll: MAPS_QUESTIONS.ofAll,
    windowMs: HOUR_MS,
    mostSenders: MOST_ADDRESSES,
    furtherSenders: 'refused',
    now,
  });
  return (address) => count(address) === 0;
}
