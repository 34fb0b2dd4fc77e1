import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { monitoredPage } from './monitored-page.ts';
import { inTasks } from './in-tasks.ts';
import { startWhenIdle } from './start-when-idle.ts';

describe('services that wait until the page has settled', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' });
  });

  test('ANLT-6 FRAUD-2: not before the page has loaded, however long that takes, and not for a touch before that', async () => {
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
    const run = jest.fn();
    startWhenIdle(Promise.resolve(), run);
    window.dispatchEvent(new Event('pointerdown'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(4900);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('ANLT-6 FRAUD-2: not before the page’s remotes have loaded', async () => {
    const run = jest.fn();
    let arrive: () => void = () => undefined;
    startWhenIdle(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
      run,
    );
    window.dispatchEvent(new Event('pointerdown'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(run).not.toHaveBeenCalled();
    arrive();
    await jest.advanceTimersByTimeAsync(5100);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('ANLT-6 PRICE-5 SRCH-15: not while the page still fetches, as a search with dates and a map do, but with a limit', async () => {
    const fetched: (() => void)[] = [];
    Object.assign(globalThis, {
      PerformanceObserver: class {
        constructor(tell: () => void) {
          fetched.push(tell);
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    });
    try {
      const run = jest.fn();
      startWhenIdle(Promise.resolve(), run);
      await jest.advanceTimersByTimeAsync(4000);
      fetched[0]?.();
      await jest.advanceTimersByTimeAsync(4900);
      expect(run).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(200);
      expect(run).toHaveBeenCalledTimes(1);

      startWhenIdle(Promise.resolve(), run);
      for (let second = 0; second < 14; second += 1) {
        await jest.advanceTimersByTimeAsync(1000);
        fetched[1]?.();
      }
      expect(run).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(1100);
      expect(run).toHaveBeenCalledTimes(2);
    } finally {
      Reflect.deleteProperty(globalThis, 'PerformanceObserver');
    }
  });

  test('ANLT-6 FRAUD-2: with the visitor’s first action, once', async () => {
    const run = jest.fn();
    const begun = jest.fn();
    startWhenIdle(Promise.resolve(), run, begun);
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('pointerdown'));
    // Before the press itself: what it leads to is not missed.
    expect([begun.mock.calls.length, run.mock.calls.length]).toEqual([1, 0]);
    window.dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(10);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('what starts beside a page', () => {
  test('each part is a task of its own, in order, and runs even when another throws', () => {
    jest.useFakeTimers();
    const ran: string[] = [];
    inTasks([
      () => ran.push('one'),
      () => {
        throw new Error('broken part');
      },
      () => ran.push('three'),
    ]);
    expect(ran).toEqual([]);
    jest.advanceTimersToNextTimer();
    expect(ran).toEqual(['one']);
    expect(() => jest.advanceTimersToNextTimer()).toThrow('broken part');
    jest.advanceTimersToNextTimer();
    expect(ran).toEqual(['one', 'three']);
    jest.useRealTimers();
  });
});

describe('a part of the page that scrolls itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('ANLT-6 PRICE-5: is no visitor’s action; scrolling the page is', async () => {
    document.body.innerHTML = '<ol></ol>';
    const run = jest.fn();
    startWhenIdle(Promise.resolve(), run);
    await jest.advanceTimersByTimeAsync(0);
    document.querySelector('ol')?.dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(10);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('the name of a page in monitoring', () => {
  const federation = { ...createStaticRuntime({}), getVersion: () => '1.4.0' };
  test.each([
    [
      "a remote's page has its name and version",
      [
        { route: { id: 'shell' } },
        {
          route: {
            id: 'mfe-listing:listing-id',
            path: '/vacation-rentals/:listingId',
            handle: { monitoring: 'Listing' },
          },
        },
      ],
      { page: 'Listing', route: '/vacation-rentals/:listingId', remote: 'mfe-listing', version: '1.4.0' },
    ],
    [
      "a page of the shell has the shell's build",
      [{ route: { id: 'home', path: '/' } }],
      { page: 'Home', route: '/', remote: 'shell', version: 'b1' },
    ],
    [
      'an address nobody has is one page',
      [{ route: { id: 'not-found', path: '*' } }],
      { page: 'Not found', route: '/', remote: 'shell', version: 'b1' },
    ],
    ['no match at all is the same', [], { page: 'Not found', route: '/', remote: 'shell', version: 'b1' }],
  ])('ANLT-6: %s', (_name, matches, page) => {
    expect(monitoredPage(matches, federation, 'b1')).toEqual(page);
  });
});
