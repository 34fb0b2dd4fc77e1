/**
 * Rules of experiments (ANLT-5): who is asked about, what is believed of an answer, what is remembered and what an
 * address can force. Pure.
 */
import { EXPERIMENTS, EXPERIMENT_KEYS } from '../contracts/experiments.ts';
import type { Assignments, ExperimentKey, Variation } from '../contracts/experiments.ts';

/** Cookie of the assignments, for the first paint of a later visit. It goes with the consent to analytics (CONS-7). */
export const EXPERIMENTS_COOKIE = 'experiments';
export const EXPERIMENTS_COOKIE_DAYS = 365;
/** The visitor's anonymous id (ANLT-3): the only thing the flag service is told of a visitor. */
export const ANONYMOUS_ID_COOKIE = 'ajs_anonymous_id';

const FORCING = /^experiment\.(.+)$/;
const ID = /^[\w-]{8,64}$/;

export function control<K extends ExperimentKey>(key: K): Variation<K> {
  return EXPERIMENTS[key][0];
}

/** Of anything that was said by key, what names an experiment and a variation of it. */
export function knownAssignments(said: (key: ExperimentKey) => unknown): Assignments {
  const known: Assignments = {};
  for (const key of EXPERIMENT_KEYS) {
    const value = said(key);
    const variation = EXPERIMENTS[key].find((name) => name === value);
    if (variation !== undefined) known[key] = variation;
  }
  return known;
}

/** Reads the cookie. What it says of experiments that are over is dropped. */
export function parseAssignments(text: string | undefined): Assignments {
  const said = new URLSearchParams(text?.slice(0, 1000));
  return knownAssignments((key) => said.get(key));
}

export function formatAssignments(assignments: Assignments): string {
  return new URLSearchParams(assignments).toString();
}

/**
 * Variations that an address forces, for checking them: `?experiment.search-card-layout=price-first`. Forced ones are
 * never remembered or told.
 */
export function forcedAssignments(search: string): Assignments {
  const query = new URLSearchParams(search);
  return knownAssignments((key) => query.get(`experiment.${key}`));
}

/** The same query without what forces experiments. */
export function withoutForced(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !FORCING.test(name));
  return new URLSearchParams(kept).toString();
}

/**
 * The id of a cookie or of storage; null for anything that cannot be one. The analytics library has written it in
 * quotes at times.
 */
export function anonymousId(text: string | null | undefined): string | null {
  const bare = text?.replace(/^(?:%22|")|(?:%22|")$/g, '') ?? '';
  return ID.test(bare) ? bare : null;
}
