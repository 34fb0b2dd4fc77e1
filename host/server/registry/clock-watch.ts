/**
 * Says when this machine's clock is not the registry's (SAFE-10): links for testers end by the clock of the host, so that
 * a fresh one is refused where that is ahead. Only said: who could set the time of answers could lengthen a link.
 */
import type { Log } from '../log.ts';

/** What a clock may differ by, in milliseconds: answers name whole seconds and take a while. */
const MOST_MS = 60_000;

/** Returns a function that is given each answer of the registry. A difference is logged once, until it is gone. */
export function createClockWatch(log: Log, now: () => number = Date.now) {
  let isTold = false;
  return ({ headers }: Pick<Response, 'headers'>): void => {
    const age = Number(headers.get('age') ?? 0) * 1000;
    const ahead = now() - Date.parse(headers.get('date') ?? '') - age;
    if (!Number.isFinite(ahead)) return;
    const differs = Math.abs(ahead) > MOST_MS;
    if (differs && !isTold) log('clock_differs', { secondsAhead: Math.round(ahead / 1000) });
    isTold = differs;
  };
}
