/** @jest-environment jsdom */
import { watchStart } from './start-watch.ts';

const NAMES = ['mfe-search@1.0.1'];

describe('PLAT-3: versions that hang the browser', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    document.cookie = 'roost_avoid=; max-age=0';
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('a start that ends leaves nothing', () => {
    watchStart(NAMES)?.();
    expect(localStorage).toHaveLength(0);
    expect(watchStart(NAMES)).not.toBeNull();
  });

  test('a page that is left while it starts leaves nothing', () => {
    watchStart(NAMES);
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage).toHaveLength(0);
  });

  test('a mark without renewal names a version that hung: the server is told', () => {
    watchStart(NAMES);
    const later = Date.now() + 5000;
    expect(watchStart(['mfe-search@1.0.1'], window, () => later)).toBeNull();
    expect(document.cookie).toContain('roost_avoid=mfe-search@1.0.1');
  });

  test('a visitor who comes back at once does not take the mark away: the page after that finds it', () => {
    const begun = Date.now();
    watchStart(NAMES);
    // The first page hangs: its timers never run again.
    jest.clearAllTimers();
    const back = watchStart(NAMES, window, () => begun + 3000);
    expect(back).not.toBeNull();
    back?.();
    expect(watchStart(NAMES, window, () => begun + 6000)).toBeNull();
    expect(document.cookie).toContain('roost_avoid=mfe-search@1.0.1');
    expect(localStorage).toHaveLength(0);
  });

  test('a page that hung after a press is found at the start of the next, when its mark is overdue and has a meaning still', () => {
    const begun = Date.now();
    for (const [overdue, meaningless, isFound] of [
      [begun + 1, begun + 2, false],
      [begun - 1, begun + 1, true],
      [begun - 2, begun - 1, false],
    ] as const) {
      localStorage.setItem('roost-busy-abc', `${overdue} ${meaningless} mfe-search@1.0.1`);
      const end = watchStart(NAMES, window, () => begun);
      expect([overdue, end === null]).toEqual([overdue, isFound]);
      end?.();
    }
    expect(localStorage).toHaveLength(0);
  });

  test('an invalid mark is removed and names no version', () => {
    for (const spoilt of ['', 'x', 'x y z', '1 x mfe-search@1.0.1']) {
      localStorage.setItem('roost-busy-abc', spoilt);
      const end = watchStart(NAMES);
      expect([spoilt, end === null]).toEqual([spoilt, false]);
      end?.();
    }
    expect(localStorage).toHaveLength(0);
  });

  test('another tab that starts at the same time, or another version, is no sign of a hang', () => {
    watchStart(NAMES);
    jest.advanceTimersByTime(10_000);
    expect(watchStart(NAMES)).not.toBeNull();
    const later = Date.now() + 60_000;
    expect(watchStart(['mfe-search@1.0.2'], window, () => later)).not.toBeNull();
    expect(document.cookie).not.toContain('roost_avoid');
  });
});
