/**
 * How often the maps service is asked for whom: each question costs money, and anybody may search for words that nobody has searched for (SAFE-6). Counted in
 * the memory of this process: an answer that is not asked for costs a search its place, nothing else.
 */
import { toNetwork } from '@roost/shared/domain/network';
import { countLimited } from '../metrics.ts';
import { HOUR_MS } from '../security/rate-limiter.ts';

/** Questions an hour for one network address, where an office of guests may search, and for everybody. */
export const MAPS_QUESTIONS = { ofAddress: 600, ofAll: 20_000 } as const;
const MOST_ADDRESSES = 20_000;
/** This machine: whoever measures or tests the site on it asks thousands of things, and is no stranger. */
const OWN_MACHINE = /^(?:::1(?:\/\d+)?$|(?:::ffff:)?127\.)/;

/** Returns whether one more question may be asked for an address. Counts begin anew every hour. */
export function limitMaps(now: () => Date): (address: string) => boolean {
  let ends = 0;
  let all = 0;
  let counts = new Map<string, number>();
  return (address) => {
    const at = now().getTime();
    // A clock that was set back must not keep a full hour for days.
    if (at >= ends || ends - at > HOUR_MS) {
      ends = at + HOUR_MS;
      all = 0;
      counts = new Map();
    }
    const whose = toNetwork(address);
    const count = (counts.get(whose) ?? 0) + 1;
    if (
      (count > MAPS_QUESTIONS.ofAddress && !OWN_MACHINE.test(address)) ||
      all >= MAPS_QUESTIONS.ofAll ||
      (count === 1 && counts.size >= MOST_ADDRESSES)
    ) {
      countLimited('maps');
      return false;
    }
    counts.set(whose, count);
    all += 1;
    return true;
  };
}
