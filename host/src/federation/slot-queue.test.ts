import { createBrowserRuntime } from './browser-runtime.ts';
import { slotQueue } from './slot-queue.ts';
import type { PageRemote } from '../page/page-state.ts';

const version = (name: string) => ({ name, version: '1.0.0' }) as unknown as PageRemote['versions'][number];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function pageWithBanner() {
  const queue = slotQueue(['mfe-search/routes']);
  let pageArrives: (module: unknown) => void = () => undefined;
  const asked: string[] = [];
  const load = jest.fn((_version: unknown, expose: string) => {
    asked.push(expose);
    return expose === './routes'
      ? new Promise<unknown>((resolve) => {
          pageArrives = resolve;
        })
      : Promise.resolve({ banner: true });
  });
  const runtime = createBrowserRuntime(
    { 'mfe-search': { versions: [version('a')] }, 'mfe-consent': { versions: [version('b')] } } as never,
    load,
    jest.fn(),
    undefined,
    queue.waitTurn,
  );
  const page = runtime.load('mfe-search', './routes');
  const started = jest.fn();
  queue.openAfter(Promise.allSettled([page]), started);
  const banner = runtime.load('mfe-consent', './ConsentManager');
  await jest.advanceTimersByTimeAsync(0);
  return {
    asked,
    banner,
    started,
    arrive: () => {
      pageArrives({ routes: [] });
    },
  };
}

test('PLAT-1: a slot requests nothing before its page is there', async () => {
  const { asked, banner, started, arrive } = await pageWithBanner();
  expect(asked).toEqual(['./routes']);
  expect(started).not.toHaveBeenCalled();
  arrive();
  await jest.advanceTimersByTimeAsync(2);
  await expect(banner).resolves.toEqual({ banner: true });
  expect(asked).toEqual(['./routes', './ConsentManager']);
  await jest.advanceTimersByTimeAsync(8000);
  expect(started).toHaveBeenCalledTimes(1);
});

test('PLAT-5: a page that fails to load does not block the slots', async () => {
  const { asked } = await pageWithBanner();
  await jest.advanceTimersByTimeAsync(8001);
  expect(asked).toContain('./ConsentManager');
});

test('PLAT-1: what the page shows and what its slots load are two tasks', async () => {
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  slotQueue([]).openAfter(Promise.resolve(), note('slots'), () => {
    order.push('shown');
    setTimeout(note('a press'));
  });
  await jest.advanceTimersByTimeAsync(10);
  expect(order).toEqual(['shown', 'a press', 'slots']);
});
