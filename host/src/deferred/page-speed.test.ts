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

type Said = { slow: string[]; times: { lcp: number; inp?: number } };
test.each<[string, Readonly<Record<string, readonly Entry[]>>, Said | undefined]>([
  [
    'shown in time',
    { 'largest-contentful-paint': [{ startTime: 2500 }], event: [] },
    { slow: [], times: { lcp: 2500 } },
  ],
  [
    'shown late',
    { 'largest-contentful-paint': [{ startTime: 900 }, { startTime: 2601 }], event: [] },
    { slow: ['lcp'], times: { lcp: 2650 } },
  ],
  [
    'slow to answer a press',
    {
      'largest-contentful-paint': [{ startTime: 900 }],
      'first-input': [{ duration: 16, interactionId: 3 }],
      event: [{ duration: 208, interactionId: 7 }],
    },
    { slow: ['inp'], times: { lcp: 900, inp: 250 } },
  ],
  [
    'quick to answer its only press',
    {
      'largest-contentful-paint': [{ startTime: 900 }],
      'first-input': [{ duration: 16, interactionId: 3 }],
      event: [],
    },
    { slow: [], times: { lcp: 900, inp: 50 } },
  ],
  [
    'slow at what is no press',
    { 'largest-contentful-paint': [{ startTime: 900 }], event: [{ duration: 400, interactionId: 0 }] },
    { slow: [], times: { lcp: 900 } },
  ],
  [
    'of a browser that measures no presses',
    { 'largest-contentful-paint': [{ startTime: 900 }] },
    { slow: [], times: { lcp: 900 } },
  ],
  ['of a browser that measures nothing', {}, undefined],
])('PLAT-3: a page that was %s', (_what, entries, said) => {
  browserWith(entries);
  expect(watchSpeed()()).toEqual(said);
});
