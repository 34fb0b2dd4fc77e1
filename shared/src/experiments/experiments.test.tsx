import { act, render, screen } from '@testing-library/react';
import { createAppStore, Provider } from '@roost/shared/state';
import type { Assignments, Exposure } from '../contracts/experiments.ts';
import type { Evaluated, FlagSource } from './client.ts';
import { experimentsAssigned, experimentsDecided, experimentsSlice, experimentSeen, getVariation } from './slice.ts';
import { browserMemory, VIEWED_KEY } from './memory.ts';
import { getAssignments, LONGEST_ANSWER, parsePayload } from './payload.ts';
import { startExperiments } from './start.ts';
import { useExperiment } from './use-experiment.ts';

const KEY = 'search-card-layout';
const PRICE: Assignments = { [KEY]: 'price-first' };
const HOME: Assignments = { [KEY]: 'home-first' };
const cookie = () => document.cookie.split('; ').find((pair) => pair.startsWith('experiments='));

function Card() {
  return <p>{useExperiment(KEY)}</p>;
}

/** A page with its store, a consent that can be changed, and a flag service that says what the test wants. */
function page(
  options: {
    allowed?: boolean;
    decided?: { assigned: Assignments; forced: Assignments };
    load?: () => Promise<never>;
  } = {},
) {
  const store = createAppStore();
  store.inject(experimentsSlice);
  if (options.decided) store.dispatch(experimentsDecided(options.decided));
  let allowed = options.allowed ?? true;
  const listeners = new Set<() => void>();
  const sources: FlagSource[] = [];
  const told: Exposure[] = [];
  const close = jest.fn();
  const stop = startExperiments({
    settings: { apiHost: 'https://flags.test', clientKey: 'key' },
    store,
    memory: browserMemory(),
    anonymousId: () => 'visitor-1',
    gate: {
      allows: () => allowed,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    load:
      options.load ??
      (async () => ({
        openFlags: async (source: FlagSource) => {
          sources.push(source);
          return close;
        },
      })),
    tell: (exposure) => told.push(exposure),
  });
  const settle = () =>
    act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    });
  return {
    store,
    told,
    close,
    stop,
    settle,
    sources,
    consent: (now: boolean) => {
      allowed = now;
      for (const listener of listeners) listener();
    },
    says: async (said: Partial<Evaluated>) => {
      await settle();
      act(() => {
        sources.at(-1)?.onEvaluated({ assigned: {}, measured: said.assigned ?? {}, live: false, ...said });
      });
    },
    show: () =>
      render(
        <Provider store={store}>
          <Card />
        </Provider>,
      ),
    shown: () => screen.getByRole('paragraph').textContent,
  };
}

beforeEach(() => {
  window.localStorage.clear();
  document.cookie = 'experiments=; max-age=0; path=/';
});

describe('which variation is shown', () => {
  test.each([
    ['nothing is known', {}, {}, 'home-first'],
    ['assigned', PRICE, {}, 'price-first'],
    ['forced against the assignment', PRICE, HOME, 'home-first'],
    ['forced alone', {}, PRICE, 'price-first'],
  ])('ANLT-5: %s', (_name, assigned, forced, expected) => {
    expect(getVariation({ assigned, forced }, KEY)).toBe(expected);
  });

  test.each([
    ['a first answer before anything was seen', {}, {}, PRICE, false, 'price-first'],
    ['a first answer after the control was seen changes nothing in sight', HOME, {}, PRICE, false, 'home-first'],
    ['a first answer that says what was seen', PRICE, PRICE, PRICE, false, 'price-first'],
    ['a first answer that has no such experiment any more', PRICE, PRICE, {}, false, 'price-first'],
    ['a switch changes what is seen', HOME, HOME, PRICE, true, 'price-first'],
    ['a switch to no experiment at all', PRICE, PRICE, {}, true, 'home-first'],
  ])('ANLT-5: %s', (_name, seen, assigned, answer, live, expected) => {
    const { reducer } = experimentsSlice;
    let state = reducer({ assigned, forced: {}, seen: {} }, { type: 'none' });
    if (seen[KEY]) state = reducer(state, experimentSeen({ key: KEY, variation: seen[KEY] }));
    expect(getVariation(reducer(state, experimentsAssigned({ assigned: answer, live })), KEY)).toBe(expected);
  });
});

describe('experiments of a page', () => {
  test('ANLT-5: a variation is told once, when it is seen, and remembered in a cookie and in viewedExperiments', async () => {
    const { told, says, show, shown } = page();
    await says({ assigned: PRICE });
    expect(cookie()).toBe('experiments=search-card-layout=price-first');
    expect(told).toEqual([]);
    show();
    expect(shown()).toBe('price-first');
    expect(told).toEqual([{ experimentId: KEY, variationId: 'price-first' }]);
    expect(JSON.parse(window.localStorage.getItem(VIEWED_KEY) ?? '')).toEqual(PRICE);
    const later = page();
    later.show();
    await later.says({ assigned: PRICE });
    await later.says({ assigned: PRICE, live: true });
    expect(later.told).toEqual([]);
  });

  test('ANLT-5: who saw something else than assigned is not counted on this page, but on the next', async () => {
    const first = page();
    first.show();
    await first.says({ assigned: PRICE });
    expect([first.shown(), first.told]).toEqual(['home-first', []]);
    first.stop();
    document.body.innerHTML = '';
    const next = page({ decided: { assigned: PRICE, forced: {} } });
    next.show();
    await next.says({ assigned: PRICE });
    expect(next.told).toEqual([{ experimentId: KEY, variationId: 'price-first' }]);
  });

  test('ANLT-5: what somebody switched or an address forces is shown and not told', async () => {
    const { told, says, show, shown } = page({ decided: { assigned: {}, forced: PRICE } });
    show();
    await says({ assigned: PRICE });
    expect([shown(), told]).toEqual(['price-first', []]);
    const switched = page();
    await switched.says({ assigned: PRICE, measured: {}, live: true });
    switched.show();
    expect(switched.told).toEqual([]);
  });

  test('CONS-7: without consent nobody is asked and nothing is kept; with it later they are', async () => {
    window.localStorage.setItem(VIEWED_KEY, JSON.stringify(PRICE));
    document.cookie = 'experiments=search-card-layout%3Dprice-first; path=/';
    const { sources, consent, settle, show, shown } = page({ allowed: false });
    show();
    await settle();
    expect([sources.length, shown(), cookie(), window.localStorage.getItem(VIEWED_KEY)]).toEqual([
      0,
      'home-first',
      undefined,
      null,
    ]);
    consent(true);
    await settle();
    expect(sources).toMatchObject([{ id: 'visitor-1', settings: { clientKey: 'key' } }]);
  });

  test('CONS-7: consent taken back closes the stream and forgets', async () => {
    const { consent, close, says, show, told } = page();
    await says({ assigned: PRICE });
    consent(false);
    expect(close).toHaveBeenCalledTimes(1);
    expect([cookie(), window.localStorage.getItem(VIEWED_KEY)]).toEqual([undefined, null]);
    await says({ assigned: PRICE });
    show();
    expect([cookie(), told]).toEqual([undefined, []]);
  });

  test('ANLT-5: a client that does not load leaves the page as it is', async () => {
    const { show, settle, shown } = page({ load: () => Promise.reject(new Error('gone')) });
    show();
    await settle();
    expect(shown()).toBe('home-first');
  });

  test('ANLT-5: a browser that keeps nothing is told of once a page', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const memory = browserMemory(forbidden);
    memory.addViewed(KEY, 'price-first');
    expect(memory.viewed()).toEqual({});
    window.localStorage.setItem(VIEWED_KEY, '[nonsense');
    expect(browserMemory().viewed()).toEqual({});
  });
});

describe('the answer of the flag service', () => {
  const track = {
    experiment: { key: KEY, variations: [{}, 'price-first'], condition: { id: { $regex: '(a+)+$' } } },
    result: {
      inExperiment: true,
      variationId: 1,
      key: 'price-first',
      value: 'price-first',
      hashAttribute: 'id',
      hashValue: 'x',
      featureId: KEY,
    },
  };
  const honest = {
    features: { [KEY]: { defaultValue: 'price-first', rules: [{ force: 'price-first', tracks: [track] }] } },
    dateUpdated: '2026-11-21T12:00:00Z',
  };

  test('ANLT-5: values and assignments get through; page changes, redirects and patterns do not', () => {
    const hostile = {
      ...honest,
      experiments: [{ key: 'x', variations: [{ js: 'alert(1)', urlRedirect: 'https://evil.test' }] }],
      savedGroups: { a: [1] },
    };
    const payload = parsePayload(JSON.stringify(hostile));
    expect(payload && getAssignments(payload)).toEqual(PRICE);
    expect(JSON.stringify(payload)).not.toMatch(/evil|alert|regex|savedGroups/);
  });

  test.each([
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['no features', '{}'],
    ['features that are none', '{"features":[1]}'],
    ['a feature that is none', '{"features":{"a":7}}'],
    ['rules that are none', '{"features":{"a":{"rules":"x"}}}'],
    ['noise', JSON.stringify({ features: {}, noise: 'x'.repeat(LONGEST_ANSWER) })],
  ])('ANLT-5: %s is no answer', (_name, text) => {
    expect(parsePayload(text)).toBeNull();
  });

  test.each([
    ['a number', 7],
    ['another word', 'other'],
    ['an object', { toString: 1 }],
    ['nothing', null],
  ])('ANLT-5: a value that is %s assigns nothing', (_name, value) => {
    const payload = parsePayload(
      JSON.stringify({ features: { [KEY]: { defaultValue: value }, constructor: { defaultValue: 'price-first' } } }),
    );
    expect(payload && getAssignments(payload)).toEqual({});
  });
});
