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
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const kept = new Map(Object.entries(copies));
  const opened: string[] = [];
  const timers: (() => void)[] = [];
  runInNewContext(readFileSync(join(import.meta.dirname, 'trips-worker.js'), 'utf8'), {
    self: {
      addEventListener: (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener),
    },
    caches: {
      open: async (name: string) => {
        opened.push(name);
        return {
          match: async (path: string) => kept.get(path),
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
  const open = async (path: string, { mode = 'navigate', method = 'GET' } = {}): Promise<string | null> => {
    let answer: Promise<Response> | null = null;
    listeners.get('fetch')?.({
      request: { url: `https://roost.example${path}`, mode, method },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given) => {
        answer = given;
      },
    });
    return answer === null ? null : (await (answer as Promise<Response>)).text();
  };
  return { open, kept, opened, patienceEnds: () => timers.forEach((end) => end()) };
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

  test('answers nothing but the opening of one trip, and of the list where there is a copy', async () => {
    const copies = { '/trips/ABC': toCopy('the copy'), '/': toCopy('home'), '/trips/ABC/x': toCopy('more') };
    const { open } = startWorker(copies, offline);
    const asked = [
      open('/'),
      open('/trips/ABC/x'),
      open('/api/trips/ABC'),
      open('/trips/ABC', { mode: 'cors' }),
      open('/trips/ABC', { method: 'POST' }),
    ];
    expect(await Promise.all(asked)).toEqual([null, null, null, null, null]);
    await expect(open('/trips')).rejects.toThrow('offline');
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

  test('without a copy it fails as the browser does', async () => {
    await expect(startWorker({}, offline).open('/trips/ABC')).rejects.toThrow('offline');
  });

  test('forgets a copy whose time is over, and one that this browser may not see any more', async () => {
    const old = startWorker({ '/trips/ABC': toCopy('the copy', Date.now() - 1) }, offline);
    await expect(old.open('/trips/ABC')).rejects.toThrow('offline');
    expect(old.kept.size).toBe(0);
    const signedOut = startWorker({ '/trips/ABC': toCopy('the copy') }, online(404));
    expect(await signedOut.open('/trips/ABC')).toBe('from the network');
    expect(signedOut.kept.size).toBe(0);
  });
});
