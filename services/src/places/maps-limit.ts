/**
 * How often the maps service is asked for whom: each question costs money, and anybody may search for words that nobody has searched for (SAFE-6). An answer
 * that is not asked for costs a search its place, nothing else.
 */
import { createMemoryLimiter } from '../security/memory-limiter.ts';
import { HOUR_MS } from '../security/rate-limiter.ts';

/** Questions an hour for one network address, where an office of guests may search, and for everybody. */
export const MAPS_QUESTIONS = { ofAddress: 600, ofAll: 20_000 } as const;
const MOST_ADDRESSES = 20_000;

/** Returns whether one more question may be asked for an address. Counts begin anew every hour. */
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
