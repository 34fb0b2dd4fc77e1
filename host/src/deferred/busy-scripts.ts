/**
 * Detects a remote whose scripts keep the page busy again and again, each for less than what `heavy-page.ts` looks for
 * (PLAT-3, decision 0189): work in each frame, or a timer that outlived its page. Only while the visitor does nothing:
 * a map that is moved on a slow phone is busy too.
 */
import { REMOTE_FILE } from '../federation/published-file.ts';

/** Milliseconds of the page that are looked at, and of them those that one remote may take. */
const SPAN_MS = 20_000;
const MOST_MS = 16_000;

export type TimedScript = { startTime: number; duration: number; sourceURL: string };
type Taken = { from: number; ms: number; remote: string; version: string };

/**
 * Returns what adds a script that ran, and says whose it is when its remote has taken too much.
 * @param getSign returns when the visitor last did something, on the clock of the scripts
 */
export function countBusy(getSign: () => number): (script: TimedScript) => { remote: string; version: string } | null {
  let all: Taken[] = [];
  return ({ startTime, duration, sourceURL }) => {
    const [, remote, version] = REMOTE_FILE.exec(sourceURL) ?? [];
    if (remote === undefined || version === undefined) return null;
    const since = Math.max(startTime + duration - SPAN_MS, getSign());
    all = [...all.filter(({ from }) => from >= since), { from: startTime, ms: duration, remote, version }];
    const own = all.filter((taken) => taken.remote === remote && taken.from >= since);
    return own.reduce((sum, { ms }) => sum + ms, 0) >= MOST_MS ? { remote, version } : null;
  };
}
