/** What experiments keep in a browser, all of it gone with the consent to analytics: the assignments, and which of them were told. */
import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import type { Assignments, ExperimentKey, Variation } from '../contracts/experiments.ts';
import {
  EXPERIMENTS_COOKIE,
  EXPERIMENTS_COOKIE_DAYS,
  formatAssignments,
  knownAssignments,
} from '../domain/experiments.ts';

/** Map of experiment to the variation that analytics was told (UI-6). */
export const VIEWED_KEY = 'viewedExperiments';

const viewedSchema = z.record(z.string(), z.unknown());

export type ExperimentsMemory = {
  remember: (assigned: Assignments) => void;
  viewed: () => Assignments;
  addViewed: (key: ExperimentKey, variation: Variation) => void;
  forget: () => void;
};

/** A browser that keeps nothing costs the memory, nothing else. */
function quiet<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

export function browserMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => window.localStorage,
): ExperimentsMemory {
  const forgetCookie = () => {
    quiet(() => Cookies.remove(EXPERIMENTS_COOKIE, { path: '/' }));
  };
  const stored = (): Record<string, unknown> => {
    const parsed = viewedSchema.safeParse(quiet(() => JSON.parse(storage().getItem(VIEWED_KEY) ?? '{}') as unknown));
    return parsed.success ? parsed.data : {};
  };
  const viewed = () => {
    const all = stored();
    return knownAssignments((key) => (Object.hasOwn(all, key) ? all[key] : undefined));
  };
  return {
    viewed,
    remember(assigned) {
      const text = formatAssignments(assigned);
      if (text === '') return forgetCookie();
      // Lax, so that a visit that begins with a link from elsewhere has its first paint right, too.
      quiet(() =>
        Cookies.set(EXPERIMENTS_COOKIE, text, {
          expires: EXPERIMENTS_COOKIE_DAYS,
          path: '/',
          sameSite: 'lax',
          secure: window.location.protocol === 'https:',
        }),
      );
    },
    addViewed(key, variation) {
      quiet(() => storage().setItem(VIEWED_KEY, JSON.stringify({ ...viewed(), [key]: variation })));
    },
    forget() {
      forgetCookie();
      quiet(() => storage().removeItem(VIEWED_KEY));
    },
  };
}
