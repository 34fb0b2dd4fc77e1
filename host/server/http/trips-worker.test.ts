import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { SAVED_TRIPS } from '@roost/shared/contracts/saved-trips';

type FetchEvent = {
  request: { url: string; mode: string; method: string };
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

const HOUR_MS = 3_600_000;
const toCopy = (text: string, until = Date.now() + HOUR_MS) =>
  new Response(text, { headers: { [SAVED_TRIPS.untilHeader]: String(until) } });

/** The worker with a cache of these copies and a network that does as it is told. */
function startWorker(copies: Record<string, Response>, network: () => Promise<Response>) {
  const listeners = new Map<string, (event: never) => void>();
  const kept = new Map(Object.entries(copies));
  const opened: string[] = [];
  const timers: (() => void)[] = [];
  runInNewContext(readFileSync(join(import.meta.dirname, 'trips-worker.js'), 'utf8'), {
    self: {
      addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
      skipWaiting: async () => undefined,
    },
    caches: {
      open: async (name: string) => {
        opened.push(name);
        return {
          match: async (path: string) => kept.get(path)?.clone(),
          delete: async (path: string) => kept.delete(path),
          keys: async () => [...kept.keys()].map((path) => ({ url: `https://roost.example${path}` })),
        };
      },
    },
    fetch: network,
    setTimeout: (run: (value: null) => void) => timers.push(() => run(null)),
    URL,
    Promise,
    Response,
    decodeURIComponent,
    Date,
    Number,
  });
  const install = (addRoutes: ((rules: unknown) => Promise<void>) | undefined) =>
    listeners.get('install')?.({ addRoutes, waitUntil: () => undefined } as never);
  const ask = async (path: string, { mode = 'navigate', method = 'GET' } = {}): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    listeners.get('fetch')?.({
      request: { url: `https://roost.example${path}`, mode, method },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given) => {
        answer = given;
      },
    } satisfies FetchEvent as never);
    return answer;
  };
  const open = async (...asked: Parameters<typeof ask>) => (await (await ask(...asked))?.text()) ?? null;
  return { install, ask, open, kept, opened, patienceEnds: () => timers.forEach((end) => end()) };
}

const offline = () => Promise.reject(new TypeError('offline'));
const online =
  (status = 200) =>
  async () =>
    new Response('from the network', { status });

describe('STAY-1: the worker of saved trips', () => {
  test('gives the copy when there is no network, and the network wherever it answers', async () => {
    const copies = () => ({ '/trips/ABC': toCopy('the copy') });
    const away = startWorker(copies(), offline);
    expect(await away.open('/trips/ABC')).toBe('the copy');
    expect(away.opened).toEqual([SAVED_TRIPS.cache]);
    expect(await startWorker(copies(), online()).open('/trips/ABC')).toBe('from the network');
    expect(await startWorker(copies(), online(503)).open('/trips/ABC')).toBe('the copy');
  });

  test('gives the copy when the signal is too weak for an answer', async () => {
    const worker = startWorker({ '/trips/ABC': toCopy('the copy') }, () => new Promise<Response>(() => undefined));
    const answer = worker.open('/trips/ABC');
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    worker.patienceEnds();
    expect(await answer).toBe('the copy');
  });

  test('answers nothing but the opening of pages, and what services and teams are asked for not at all', async () => {
    const { open } = startWorker({ '/trips/ABC': toCopy('the copy') }, online());
    const asked = [
      open('/api/trips/ABC'),
      open('/_teams/'),
      open('/trips/ABC', { mode: 'cors' }),
      open('/trips/ABC', { method: 'POST' }),
    ];
    expect(await Promise.all(asked)).toEqual([null, null, null, null]);
    expect(await open('/search?query=Tahoe')).toBe('from the network');
  });

  test('a page that is not saved is explained, with the trips that are; the site’s own errors are its own', async () => {
    const copies = () => ({
      '/offline': new Response(`No connection<ul>${SAVED_TRIPS.listPlace}</ul>`),
      '/trips/A': new Response('a trip', {
        headers: {
          [SAVED_TRIPS.untilHeader]: String(Date.now() + HOUR_MS),
          [SAVED_TRIPS.entryHeader]: encodeURIComponent('2026-06-01 <li>June</li>'),
        },
      }),
    });
    const away = startWorker(copies(), offline);
    for (const path of ['/', '/search?query=Tahoe', '/trips', '/trips/B', '/trips/A/change', '/messages'])
      expect(await away.open(path)).toMatch(path === '/trips' ? /June/ : /^No connection<ul><li>June<\/li><\/ul>$/);
    expect((await away.ask('/search'))?.status).toBe(503);
    expect(await startWorker(copies(), online(503)).open('/search')).toBe('from the network');
    const none = startWorker({ '/offline': new Response(`No connection${SAVED_TRIPS.listPlace}`) }, offline);
    expect(await none.open('/trips')).toBe('No connection');
  });

  test.each([
    ['/trips/ABC/receipt', 'https://roost.example/trips/ABC#bill'],
    ['/messages/ABC', 'https://roost.example/trips/ABC#messages'],
    ['/booking/confirmation/ABC', 'https://roost.example/trips/ABC'],
  ])('%s leads to its part of the copy, where there is no network', async (path, target) => {
    const copies = { '/trips/ABC': toCopy('the copy') };
    const answer = await startWorker(copies, offline).ask(path);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, target]);
    expect(await startWorker(copies, online()).open(path)).toBe('from the network');
    await expect(startWorker({}, offline).open(path)).rejects.toThrow('offline');
  });

  test('lists the trips that are saved, the next one first, without those whose time is over; online the list is the site’s', async () => {
    const trip = (entry: string, until = Date.now() + HOUR_MS) =>
      new Response('a trip', {
        headers: { [SAVED_TRIPS.untilHeader]: String(until), [SAVED_TRIPS.entryHeader]: encodeURIComponent(entry) },
      });
    const copies = () => ({
      '/trips': new Response(`<ul>${SAVED_TRIPS.listPlace}</ul>`),
      '/trips/B': trip('2026-07-01 <li>$& July</li>'),
      '/trips/A': trip('2026-06-01 <li>June</li>'),
      '/trips/OLD': trip('2026-01-01 <li>January</li>', Date.now() - 1),
    });
    expect(await startWorker(copies(), offline).open('/trips')).toBe('<ul><li>June</li><li>$& July</li></ul>');
    expect(await startWorker(copies(), online()).open('/trips')).toBe('from the network');
    const none = startWorker({ '/trips': new Response('<ul></ul>') }, offline);
    await expect(none.open('/trips')).rejects.toThrow('offline');
  });

  test('asks browsers that can to fetch all but pages without it', async () => {
    const routes: unknown[] = [];
    startWorker({}, offline).install((rules) => {
      routes.push(rules);
      return Promise.reject(new TypeError('not here'));
    });
    expect(routes).toEqual([
      [
        {
          condition: { or: [{ requestMode: 'cors' }, { requestMode: 'no-cors' }, { requestMode: 'same-origin' }] },
          source: 'network',
        },
      ],
    ]);
    startWorker({}, offline).install(undefined);
  });

  test('without a copy it fails as the browser does', async () => {
    await expect(startWorker({}, offline).open('/trips/ABC')).rejects.toThrow('offline');
  });

  test('forgets a copy whose time is over, and one that this browser may not see any more', async () => {
    const old = startWorker({ '/trips/ABC': toCopy('the copy', Date.now() - 1) }, offline);
    await expect(old.open('/trips/ABC')).rejects.toThrow('offline');
    expect(old.kept.size).toBe(0);
    const signedOut = startWorker({ '/trips/ABC': toCopy('the copy') }, online(404));
    expect(await signedOut.open('/trips/ABC/receipt')).toBe('from the network');
    expect(signedOut.kept.size).toBe(0);
  });
});
