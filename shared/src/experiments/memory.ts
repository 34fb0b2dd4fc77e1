/**
 * What experiments store in a browser, all of it removed with the consent to analytics: the assignments, and which of
 * them analytics was told.
 */
import * as z from 'zod/mini';
import type { Assignments, ExperimentKey, Variation } from '../contracts/experiments.ts';
import {
  EXPERIMENTS_COOKIE,
  EXPERIMENTS_COOKIE_DAYS,
  formatAssignments,
  knownAssignments,
} from '../domain/experiments.ts';
import { defineStoredValue, type StorageArea } from '../storage/index.ts';
import { defineStoredCookie } from '../storage/stored-cookie.ts';

/** Map of experiment to the variation that analytics was told (UI-6). */
export const VIEWED_KEY = 'viewedExperiments';

export type ExperimentsMemory = {
  remember: (assigned: Assignments) => void;
  viewed: () => Assignments;
  addViewed: (key: ExperimentKey, variation: Variation) => void;
  forget: () => void;
};

/** @param area for tests; by default the browser's local storage */
export function browserMemory(area: 'local' | (() => StorageArea) = 'local'): ExperimentsMemory {
  const told = defineStoredValue({ key: VIEWED_KEY, schema: z.record(z.string(), z.unknown()), fallback: {}, area });
  // Lax, so that a visit that begins with a link from elsewhere has its first paint right, too.
  const assignments = defineStoredCookie(EXPERIMENTS_COOKIE, () => ({
    expires: EXPERIMENTS_COOKIE_DAYS,
    sameSite: 'lax',
  }));
  const viewed = () => {
    const all = told.read();
    return knownAssignments((key) => (Object.hasOwn(all, key) ? all[key] : undefined));
  };
  return {
    viewed,
    remember(assigned) {
      const text = formatAssignments(assigned);
      if (text === '') assignments.remove();
      else assignments.write(text);
    },
    addViewed: (key, variation) => void told.write({ ...viewed(), [key]: variation }),
    forget() {
      assignments.remove();
      told.remove();
    },
  };
}
