import type { ConsentCategory } from '@roost/shared/domain/consent';
import { CLEANING_MS, startCookieCleaner, unwantedCookies } from './cookie-cleaner.ts';

const NAMES = [
  'tracking-preferences',
  'fraudDevice',
  'roost_visitor',
  '__stripe_mid',
  '_dd_s_v2',
  'ajs_anonymous_id',
  'utm_source',
  '_vis_opt_s',
  '_gcl_au',
  'stranger',
];

function world(allowed: ConsentCategory[], names = [...NAMES]) {
  const listeners = new Set<() => void>();
  const removed: string[] = [];
  const gate = {
    allows: (category: ConsentCategory) => category === 'custom_necessary' || allowed.includes(category),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  const jar = {
    names: () => names,
    remove: (name: string, domain?: string) => {
      removed.push(domain ? `${name}@${domain}` : name);
    },
  };
  return {
    gate,
    jar,
    removed,
    change: (next: ConsentCategory[]) => {
      allowed = next;
      for (const listener of listeners) listener();
    },
  };
}

describe('cookie cleaner', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each<[string, ConsentCategory[], string[]]>([
    ['nothing', [], ['_dd_s_v2', 'ajs_anonymous_id', 'utm_source', '_vis_opt_s', '_gcl_au', 'stranger']],
    ['analytics', ['custom_analytics'], ['utm_source', '_vis_opt_s', '_gcl_au', 'stranger']],
    ['advertising', ['custom_advertising'], ['_dd_s_v2', 'ajs_anonymous_id', '_vis_opt_s', 'stranger']],
    ['functional', ['custom_functional'], ['_dd_s_v2', 'ajs_anonymous_id', 'utm_source', '_gcl_au', 'stranger']],
  ])('CONS-5: with %s allowed, what is on no allowed list goes', (_name, allowed, gone) => {
    expect(unwantedCookies(NAMES, world(allowed).gate.allows)).toEqual(gone);
  });

  test('CONS-5: every 1000 ms, on the default and on the configured domain', () => {
    const { gate, jar, removed } = world([], ['stranger', 'roost_visitor']);
    const stop = startCookieCleaner({ gate, jar, domain: '.roost.example' });
    expect(removed).toEqual([]);
    jest.advanceTimersByTime(CLEANING_MS);
    expect(removed).toEqual(['stranger', 'stranger@.roost.example']);
    jest.advanceTimersByTime(2 * CLEANING_MS);
    expect(removed).toHaveLength(6);
    stop();
    jest.advanceTimersByTime(5 * CLEANING_MS);
    expect(removed).toHaveLength(6);
  });

  test('CONS-5: it stops while everything is allowed and starts again after a refusal', () => {
    const all: ConsentCategory[] = ['custom_functional', 'custom_analytics', 'custom_advertising'];
    const { gate, jar, removed, change } = world(all, ['stranger']);
    startCookieCleaner({ gate, jar });
    jest.advanceTimersByTime(3 * CLEANING_MS);
    expect(removed).toEqual([]);
    change(['custom_analytics']);
    jest.advanceTimersByTime(CLEANING_MS);
    expect(removed).toEqual(['stranger']);
    change(all);
    jest.advanceTimersByTime(3 * CLEANING_MS);
    expect(removed).toHaveLength(1);
  });
});
