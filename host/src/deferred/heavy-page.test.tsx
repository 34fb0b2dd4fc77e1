import type { Draws } from '@roost/shared/federation';
import { findDrawer, watchHeavy } from './heavy-page.ts';

const HOST = 'http://site.test/_host/abc/js/client.js';
const REMOTE = 'http://site.test/_remotes/mfe-search/2.0.0/js/expose-routes.abc.js';
type Script = Parameters<typeof findDrawer>[0];
const script = (startTime: number, duration: number, sourceURL = HOST, invokerType = 'user-callback'): Script => ({
  startTime,
  duration,
  sourceURL,
  invokerType,
});

let frames: (...scripts: Script[]) => void;
const tell = jest.fn();
let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  tell.mockClear();
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(hear: (list: object) => void) {
        frames = (...scripts) => hear({ getEntries: () => [{ scripts }] });
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  document.body.innerHTML = '<div id="root"><main><p>Search</p></main></div>';
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  jest.useRealTimers();
});
/** An element of a remote's region, as React marks it. */
function markRegion(selector: string, remote: string): void {
  const region = { props: { remote, runtime: { peek: () => undefined } } };
  Object.assign(document.querySelector(selector) as Element, {
    __reactFiber$x: { stateNode: null, return: { stateNode: region, return: null } },
  });
}

test('PLAT-9: a remote whose file keeps the page from answering for four seconds is told, once', () => {
  stop = watchHeavy(tell, [], () => 'shell');
  frames(script(0, 3900, REMOTE));
  expect(tell).not.toHaveBeenCalled();
  frames(script(5000, 10), script(5010, 5000, REMOTE));
  frames(script(20_000, 5000, REMOTE));
  expect(tell.mock.calls).toEqual([['mfe-search', '2.0.0']]);
});

test.each([
  ['a browser extension', 'chrome-extension://abc/content.js'],
  ['a third party', 'https://tags.example/tag.js'],
  ['nobody', ''],
])('PLAT-9: what %s does is no remote’s', (_whose, file) => {
  stop = watchHeavy(tell, [['mfe-search', 10]], () => 'shell');
  frames(script(0, 9000, file));
  expect(tell).not.toHaveBeenCalled();
});

test.each<[string, Draws, string | null]>([
  [
    'the only part that was drawn before the page stood still',
    [
      ['mfe-search', 110],
      ['mfe-listing', 5200],
    ],
    'mfe-search',
  ],
  [
    'several parts, in turns',
    [
      ['mfe-search', 110],
      ['mfe-listing', 120],
      ['mfe-search', 300],
    ],
    null,
  ],
  [
    'two parts of one remote',
    [
      ['mfe-search', 110],
      ['mfe-search', 130],
    ],
    'mfe-search',
  ],
  [
    'the one that was drawn just before, in its effects',
    [
      ['mfe-listing', -5000],
      ['mfe-search', -30],
    ],
    'mfe-search',
  ],
  [
    'one in this script, another one before',
    [
      ['mfe-listing', -40],
      ['mfe-search', 130],
    ],
    'mfe-search',
  ],
  [
    'two that were drawn just before',
    [
      ['mfe-listing', -40],
      ['mfe-search', -30],
    ],
    null,
  ],
  [
    'the one before, when others are drawn at the end',
    [
      ['mfe-search', -30],
      ['mfe-listing', 5250],
    ],
    'mfe-search',
  ],
  ['one that was drawn long before', [['mfe-search', -3000]], null],
  ['one that is drawn after that', [['mfe-search', 5400]], null],
])('PLAT-9: in a script of React’s it is told whose it was: %s', (_what, draws, whose) => {
  expect(findDrawer(script(100, 5200), draws)).toBe(whose);
});

test('PLAT-9: of a page that is open for hours the last beginnings are kept', () => {
  const draws: Draws = Array.from({ length: 2000 }, (_, at) => ['mfe-search', at] as const);
  stop = watchHeavy(tell, draws, () => 'shell');
  jest.advanceTimersByTime(20_000);
  expect([draws.length, draws[0]?.[1]]).toEqual([500, 1500]);
});

test('PLAT-9: after a press it is the remote whose part was pressed', () => {
  markRegion('p', 'mfe-search');
  stop = watchHeavy(tell, [], () => 'shell');
  document.querySelector('p')?.click();
  frames(script(0, 9000));
  expect(tell).not.toHaveBeenCalled();
  frames(script(20_000, 9000, HOST, 'event-listener'));
  expect(tell.mock.calls).toEqual([['mfe-search', undefined]]);
});

test.each([
  ['in its part', 'p', [['mfe-search', undefined]]],
  ['beside the parts of its page', 'main', [['mfe-listing', undefined]]],
  ['elsewhere', 'body', []],
])('PLAT-9: elements that fill the page are told once, of whose they are: %s', (_where, place, expected) => {
  markRegion('p', 'mfe-search');
  stop = watchHeavy(tell, [], () => 'mfe-listing', document, 500);
  jest.advanceTimersByTime(20_000);
  expect(tell).not.toHaveBeenCalled();
  const all = document.createDocumentFragment();
  for (let n = 0; n < 501; n += 1) all.append(document.createElement('i'));
  document.querySelector(place)?.append(all);
  jest.advanceTimersByTime(20_000);
  expect(tell.mock.calls).toEqual(expected);
});

test('PLAT-9: a browser that measures no frames is watched for elements alone', () => {
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe = () => {
        throw new TypeError('unknown');
      };
      disconnect = () => undefined;
    },
  });
  stop = watchHeavy(tell, [], () => 'shell');
  expect(tell).not.toHaveBeenCalled();
});
