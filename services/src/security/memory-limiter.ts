/**
 * Limits that are counted in the memory of one process, for what is asked so often that a row for each try would cost
 * more than the answer, and what has to go on while the database is away (SAFE-6).
 */
import { toNetwork } from '@roost/shared/domain/network';
import { countLimited } from '../metrics.ts';

export type MemoryLimit = {
  /** In the numbers of limits. */
  name: string;
  /** Tries within a window for one sender, and for all of them together. */
  ofOne: number;
  ofAll?: number;
  windowMs: number;
  /** Senders that are counted apart. Further ones in the same window are refused, or not limited at all. */
  mostSenders: number;
  furtherSenders: 'refused' | 'unlimited';
  now: () => Date;
};

/** This machine: measurements and tests on it make thousands of requests, and are trusted. */
const OWN_MACHINE = /^(?:::1(?:\/\d+)?$|(?:::ffff:)?127\.)/;

export const isOwnMachine = (address: string): boolean => OWN_MACHINE.test(address);

/**
 * Returns a function that counts one try of a sender: it returns 0 when that is allowed, else the seconds until counts
 * begin anew.
 */
export function createMemoryLimiter({
  name,
  ofOne,
  ofAll = Infinity,
  windowMs,
  mostSenders,
  furtherSenders,
  now,
}: MemoryLimit): (sender: string) => number {
  let ends = 0;
  let all = 0;
  let counts = new Map<string, number>();
  return (sender) => {
    const at = now().getTime();
    // A clock that was set back must not keep a full window for days.
    if (at >= ends || ends - at > windowMs) {
      ends = at + windowMs;
      all = 0;
      counts = new Map();
    }
    const whose = toNetwork(sender);
    const count = (counts.get(whose) ?? 0) + 1;
    const isFurther = count === 1 && counts.size >= mostSenders;
    if ((count > ofOne && !isOwnMachine(sender)) || all >= ofAll || (isFurther && furtherSenders === 'refused')) {
      countLimited(name);
      return Math.ceil((ends - at) / 1000);
    }
    if (!isFurther) counts.set(whose, count);
    all += 1;
    return 0;
  };
}
