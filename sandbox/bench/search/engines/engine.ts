import type { Home } from '../data.ts';
import type { Answer, Query } from '../questions.ts';

/** An engine under test: it is filled once, and then asked. */
export type Engine = {
  load: (homes: Iterable<Home>) => Promise<void>;
  ask: (query: Query) => Promise<Answer>;
  close: () => Promise<void>;
};
