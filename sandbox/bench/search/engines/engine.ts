import type { Home } from '../data.ts';
import type { Answer, Query } from '../questions.ts';

/**
 * An engine under test: it is filled once, and then asked. One that works in a process of its own tells that one's
 * processor time and memory.
 */
export type Engine = {
  load: (homes: Iterable<Home>) => Promise<void>;
  ask: (query: Query) => Promise<Answer>;
  /** Where it listens, when it answers over HTTP. */
  port?: number;
  cpuMs?: () => number;
  residentBytes?: () => number;
  close: () => Promise<void>;
};
