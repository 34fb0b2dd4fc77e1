import { runInNewContext } from 'node:vm';
import { guardWindow } from '../federation/window-guard.ts';
import { watchHistory } from './history-loops.ts';

const REMOTE = 'http://site.test/_remotes/mfe-hostile/2.0.0/js/expose-routes.abc.js';

function setUp() {
  let time = 0;
  const steps = { go: jest.fn(), back: jest.fn(), forward: jest.fn() };
  const done = Object.values(steps);
  const [page, found] = [new EventTarget(), jest.fn()];
  watchHistory(found, page as Window, steps, () => time, { pushState: jest.fn(), replaceState: jest.fn() });
  const call = (code: string, after = 50, filename = REMOTE): void => {
    time += after;
    runInNewContext(code, { history: steps }, { filename });
  };
  return {
    found,
    call,
    count: () => done.reduce((sum, step) => sum + step.mock.calls.length, 0),
    sign: (type: string) => page.dispatchEvent(new Event(type)),
  };
}

test.each(['history.go(-1)', 'history.back()'])(
  'PLAT-3: a remote that calls %s without an end is found, once, and its calls do nothing from then on',
  (code) => {
    const { found, call, count } = setUp();
    for (let n = 0; n < 40; n += 1) call(n % 2 ? 'history.forward()' : code, 1500);
    expect(found.mock.calls).toEqual([[{ remote: 'mfe-hostile', version: '2.0.0' }]]);
    expect(count()).toBe(12);
  },
);

test('PLAT-3: what a visitor asks for goes on working after that', () => {
  const { found, call, count, sign } = setUp();
  for (let n = 0; n < 40; n += 1) call('history.go(1)');
  sign('keydown');
  call('history.back()');
  expect([found.mock.calls.length, count()]).toEqual([1, 13]);
});

test.each<[string, (site: ReturnType<typeof setUp>, n: number) => void]>([
  ['presses of links that go back', ({ sign, call }) => sign('pointerdown') && call('history.back()')],
  ['calls that are far apart', ({ call }) => call('history.back()', 2500)],
  ['a tool of a test', ({ call }, n) => call(n % 2 ? 'history.back()' : 'history.forward()', 50, 'evaluate.js')],
  ['a browser extension', ({ call }) => call('history.back()', 50, 'chrome-extension://abc/content.js')],
])('PLAT-3: %s: nobody is blamed, and all is done', (_what, act) => {
  const site = setUp();
  for (let n = 0; n < 40; n += 1) act(site, n);
  expect(site.found).not.toHaveBeenCalled();
  expect(site.count()).toBe(40);
});

describe('PLAT-3: a remote that adds entries without an end', () => {
  function setUpEntries() {
    let time = 0;
    const pushState = jest.fn();
    const [page, found] = [new EventTarget(), jest.fn()];
    const replaceState = jest.fn();
    const history = { pushState, replaceState };
    guardWindow({ history, navigator: {} }, {});
    watchHistory(found, page as Window, { go: jest.fn(), back: jest.fn(), forward: jest.fn() }, () => time, history);
    const push = (after = 50, filename = REMOTE): void => {
      time += after;
      runInNewContext("history.pushState({ a: 1 }, '', '/there')", { history }, { filename });
    };
    const replace = (after: number, filename = REMOTE): void => {
      time += after;
      runInNewContext("history.replaceState({ a: 1 }, '', '/there')", { history }, { filename });
    };
    const sign = (type = 'pointerdown') => page.dispatchEvent(new Event(type));
    return { found, push, pushState, replace, replaceState, sign };
  }

  test('is found, once, and adds no more', () => {
    const { found, push, pushState } = setUpEntries();
    for (let n = 0; n < 40; n += 1) push();
    expect(found.mock.calls).toEqual([[{ remote: 'mfe-hostile', version: '2.0.0' }]]);
    expect(pushState).toHaveBeenCalledTimes(12);
    expect(pushState).toHaveBeenLastCalledWith({ a: 1 }, '', '/there');
  });

  test('is found, once, where its errors have no stack', () => {
    const { found, push } = setUpEntries();
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    for (let n = 0; n < 40; n += 1) push();
    Error.stackTraceLimit = limit;
    expect(found.mock.calls).toEqual([[{ remote: 'mfe-hostile', version: '2.0.0' }]]);
  });

  test('PLAT-3: so is one that writes its address without an end, and it writes no more', () => {
    const { found, replace, replaceState } = setUpEntries();
    for (let n = 0; n < 200; n += 1) replace(100);
    expect(found.mock.calls).toEqual([[{ remote: 'mfe-hostile', version: '2.0.0' }]]);
    expect(replaceState).toHaveBeenCalledTimes(100);
  });

  test('PLAT-3: and one that writes it hundreds of times a second while its visitor scrolls', () => {
    const { found, replace, sign } = setUpEntries();
    for (let n = 0; n < 400; n += 1) {
      if (n % 8 === 0) sign('scroll');
      replace(2);
    }
    expect(found).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (site: ReturnType<typeof setUpEntries>, n: number) => void]>([
    ['an address that follows what a visitor scrolls', ({ sign, replace }) => sign('scroll') && replace(16)],
    ['that moves a map', ({ sign, replace }) => sign('pointermove') && replace(8)],
    ['that says how far a film is', ({ replace }) => replace(250)],
    ['a hundred written at once, when a page has moved', ({ replace }, n) => replace(n % 90 ? 1 : 3000)],
    ["the host's router", ({ replace }) => replace(10, 'http://site.test/_host/js/main.js')],
  ])('PLAT-3: not %s', (_what, act) => {
    const site = setUpEntries();
    for (let n = 0; n < 500; n += 1) act(site, n);
    expect(site.found).not.toHaveBeenCalled();
    expect(site.replaceState).toHaveBeenCalledTimes(500);
  });

  test.each<[string, (site: ReturnType<typeof setUpEntries>) => void]>([
    ['entries for presses', ({ sign, push }) => sign() && push()],
    ['entries that are far apart', ({ push }) => push(2500)],
    ["the host's router", ({ push }) => push(50, 'http://site.test/_host/js/main.js')],
  ])('not %s', (_what, act) => {
    const site = setUpEntries();
    for (let n = 0; n < 40; n += 1) act(site);
    expect(site.found).not.toHaveBeenCalled();
    expect(site.pushState).toHaveBeenCalledTimes(40);
  });
});
