/**
 * Asks processes for their numbers every few seconds, with the token that `/metrics` wants. One that does not answer
 * costs its own figures only.
 */
import { readExposition } from './exposition.ts';
import { isWanted, makeFigures, RATE_NAMES } from './figures.ts';
import type { Figures, RateName } from './figures.ts';
import { History, LONGEST_WINDOW_MS } from './history.ts';

/** Milliseconds between two questions, and the longest that an answer may take. */
const INTERVAL_MS = 5_000;
const LIMIT_MS = 3_000;
/** Points of a line: a quarter of an hour. */
const MOST_POINTS = LONGEST_WINDOW_MS / INTERVAL_MS;
/** Milliseconds that one point of a line is of. */
const POINT_MS = 15_000;

export type Target = { name: string; url: string };
export type Observer = {
  figures: (windowMs: number) => Figures;
  /** The rates of the last quarter of an hour, oldest first. */
  lines: () => Readonly<Record<RateName, readonly number[]>>;
  /** Asks all of them once now. */
  scrape: () => Promise<void>;
  stop: () => void;
};

export type ObserverOptions = {
  targets: readonly Target[];
  token: string;
  fetcher?: typeof fetch;
  /** Milliseconds of a clock that only goes forward. */
  clock?: () => number;
};

/** Begins to watch. Call `stop` at the end. */
export function watchProcesses({
  targets,
  token,
  fetcher = fetch,
  clock = () => performance.now(),
}: ObserverOptions): Observer {
  const history = new History();
  const processes = new Map(targets.map(({ name }) => [name, false]));
  const lines: Record<RateName, number[]> = { pages: [], searches: [], quotes: [], bookings: [] };

  const ask = async ({ name, url }: Target): Promise<void> => {
    try {
      const answer = await fetcher(url, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      history.add(name, clock(), readExposition(await answer.text(), isWanted));
      processes.set(name, true);
    } catch {
      processes.set(name, false);
    }
  };
  const figures = (windowMs: number): Figures => makeFigures({ history, processes, now: clock(), windowMs });
  const scrape = async (): Promise<void> => {
    await Promise.all(targets.map(ask));
    const { rates, seconds } = figures(POINT_MS);
    if (seconds === 0) return;
    for (const name of RATE_NAMES) {
      lines[name].push(rates[name].perSecond);
      if (lines[name].length > MOST_POINTS) lines[name].shift();
    }
  };
  // The first question is asked at once; processes that still start answer a later one.
  void scrape();
  const timer = setInterval(() => void scrape(), INTERVAL_MS);
  timer.unref();
  return { figures, lines: () => lines, scrape, stop: () => clearInterval(timer) };
}
