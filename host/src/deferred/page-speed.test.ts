import { watchSpeed } from './page-speed.ts';

type Entry = { startTime?: number; duration?: number; interactionId?: number };

/** A browser that kept these entries. */
function browserWith(entries: Readonly<Record<string, readonly Entry[]>>): void {
  class Observer {
    private readonly tell: (list: { getEntries: () => readonly Entry[] }) => void;
    constructor(tell: (list: { getEntries: () => readonly Entry[] }) => void) {
      this.tell = tell;
    }
    observe({ type }: { type: string }): void {
      const known = entries[type];
      if (!known) throw new TypeError('no such entries');
      this.tell({ getEntries: () => known });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
}
const before = globalThis.PerformanceObserver;
afterEach(() => {
  globalThis.PerformanceObserver = before;
});

test.each<[string, Readonly<Record<string, readonly Entry[]>>, string[] | undefined]>([
  ['shown in time', { 'largest-contentful-paint': [{ startTime: 2500 }], event: [] }, []],
  ['shown late', { 'largest-contentful-paint': [{ startTime: 900 }, { startTime: 2600 }], event: [] }, ['lcp']],
  [
    'slow to answer a press',
    { 'largest-contentful-paint': [{ startTime: 900 }], event: [{ duration: 208, interactionId: 7 }] },
    ['inp'],
  ],
  [
    'slow at what is no press',
    { 'largest-contentful-paint': [{ startTime: 900 }], event: [{ duration: 400, interactionId: 0 }] },
    [],
  ],
  ['of a browser that measures no presses', { 'largest-contentful-paint': [{ startTime: 900 }] }, []],
  ['of a browser that measures nothing', {}, undefined],
])('PLAT-3: a page that was %s', (_what, entries, slow) => {
  browserWith(entries);
  expect(watchSpeed()()).toEqual(slow);
});
