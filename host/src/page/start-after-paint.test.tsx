import { SCRIPTS_ID, START_SCRIPT } from './start-after-paint.ts';

type Paint = { getEntries: () => { element: Element | null }[] };

/** Tells the page's script of paints, as the browser does. */
let tell: (paint: Paint) => void;
let paints: string[];

beforeEach(() => {
  jest.useFakeTimers();
  paints = ['largest-contentful-paint'];
  Object.assign(globalThis, {
    PerformanceObserver: class {
      static get supportedEntryTypes() {
        return paints;
      }
      constructor(listener: typeof tell) {
        tell = listener;
      }
      observe(): void {}
    },
  });
});
afterEach(() => jest.useRealTimers());

const waiting = () => document.querySelectorAll('template').length;
const painted = (element: Element | null) => tell({ getEntries: () => [{ element }] });

/** A page with the host's script; `rects` is where its pictures are laid out. */
function load(pictures: string, rects: readonly object[] = [{}]): void {
  document.body.innerHTML = `<div><h1>Homes</h1>${pictures}</div><template id="${SCRIPTS_ID}"><script async></script></template>`;
  for (const picture of document.images)
    Object.assign(picture, { getClientRects: () => (picture.alt === 'hidden' ? [] : rects) });
  (0, eval)(START_SCRIPT);
  dispatchEvent(new Event('DOMContentLoaded'));
}

test('PLAT-1: the first script runs once the text of a page without a large picture is painted', () => {
  load('');
  expect(waiting()).toBe(1);
  painted(document.querySelector('h1'));
  expect(waiting()).toBe(0);
  expect(document.querySelector('body > script')).not.toBeNull();
});

test('PLAT-1: it waits for the picture that this window shows, and not for that of another', () => {
  load('<img fetchpriority="high" alt="hidden"><img fetchpriority="high" alt="">');
  painted(document.querySelector('h1'));
  expect(waiting()).toBe(1);
  painted(document.images[1] ?? null);
  expect(waiting()).toBe(0);
});

test('PLAT-1: it does not wait long for a picture, nor for the paint of a hidden tab', () => {
  load('<img fetchpriority="high" alt="">');
  jest.advanceTimersByTime(199);
  expect(waiting()).toBe(1);
  jest.advanceTimersByTime(1);
  expect(waiting()).toBe(0);
});

test('PLAT-1: browsers that do not tell of paints run it after their next frame', () => {
  paints = [];
  load('');
  expect(waiting()).toBe(1);
  jest.advanceTimersByTime(20);
  expect(waiting()).toBe(0);
});
