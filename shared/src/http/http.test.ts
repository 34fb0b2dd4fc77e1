import * as z from 'zod/mini';
import { createHttp, loadCsrfToken, mayHaveArrived } from './http.ts';
import { send, type Fetcher } from './send.ts';

const countSchema = z.object({ count: z.number() });
type Call = { path: string; init: RequestInit | undefined };

/** Services that answer by path, and what they were asked. */
function services(answers: Record<string, () => Response | Promise<Response>>) {
  const calls: Call[] = [];
  const api: Fetcher = async (path, init) => {
    calls.push({ path, init });
    return answers[path]?.() ?? new Response('', { status: 404 });
  };
  return { api, calls };
}
const pending: Fetcher = (_path, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal;
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
const token = () => Response.json({ csrfToken: 'abc' });
const count = () => Response.json({ count: 3 });

describe('reading', () => {
  test('a response is parsed by its schema', async () => {
    const { api, calls } = services({ '/count': count });
    expect(await createHttp(api).get('/count', countSchema)).toEqual({ ok: true, value: { count: 3 } });
    expect(calls[0]?.init?.signal).toBeInstanceOf(AbortSignal);
  });

  test.each<[string, () => Response | Promise<Response>, object]>([
    ['a server error', () => new Response('<h1>502</h1>', { status: 502 }), { reason: 'server', status: 502 }],
    ['a response that breaks the contract', () => Response.json({ count: 'x' }), { reason: 'malformed', status: 200 }],
    ['text that is no JSON', () => new Response('<html>'), { reason: 'malformed', status: 200 }],
    ['a page of a proxy', () => new Response('<html>', { status: 403 }), { reason: 'malformed', status: 403 }],
    ['a status alone', () => new Response('', { status: 404 }), { reason: 'malformed', status: 404 }],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), { reason: 'network' }],
    ['a time limit below', () => Promise.reject(new DOMException('late', 'TimeoutError')), { reason: 'timeout' }],
  ])('PLAT-5: %s is a failure with its reason', async (_name, answer, failure) => {
    const { api } = services({ '/count': answer });
    expect(await createHttp(api).get('/count', countSchema)).toEqual({
      ok: false,
      failure: { type: 'unavailable', ...failure },
    });
  });

  test('BOOK-3: a refusal keeps its code, text, field and body; without a code it is named after its status', async () => {
    const error = { code: '1016', message: 'Too short.', field: 'endDate' };
    const { api } = services({
      '/a': () => Response.json({ error, quote: 1 }, { status: 422 }),
      '/b': () => Response.json({}, { status: 429 }),
    });
    expect(await createHttp(api).get('/a', countSchema)).toEqual({
      ok: false,
      failure: { type: 'refused', status: 422, error, body: { error, quote: 1 } },
    });
    expect(await createHttp(api).get('/b', countSchema)).toMatchObject({
      failure: { type: 'refused', status: 429, error: { code: 'http_429', message: '' } },
    });
  });

  test('PLAT-5: a service that is too slow is told from a caller that gave up', async () => {
    expect(await createHttp(pending).get('/count', countSchema, { limitMs: 5 })).toEqual({
      ok: false,
      failure: { type: 'unavailable', reason: 'timeout' },
    });
    for (const own of [false, true]) {
      const stop = new AbortController();
      const http = createHttp(pending, own ? {} : { signal: stop.signal });
      const call = http.get('/count', countSchema, own ? { signal: stop.signal } : {});
      stop.abort();
      expect(await call).toEqual({ ok: false, failure: { type: 'unavailable', reason: 'aborted' } });
    }
  });

  test('a body that breaks off is no response, and says that one had begun', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('gone')) });
    expect(await send(async () => new Response(broken), '/x', { limitMs: 1_000 })).toMatchObject({
      ok: false,
      reason: 'network',
      status: 200,
    });
  });
});

describe('writing', () => {
  test('BOOK-7: a write whose answer is lost may have arrived; one without its token has not, nor one that was refused', async () => {
    const lost = services({ '/auth/csrf': token, '/add': () => Promise.reject(new TypeError('gone')) });
    const away = services({ '/auth/csrf': () => Promise.reject(new TypeError('fetch failed')) });
    const no = services({ '/auth/csrf': token, '/add': () => Response.json({}, { status: 422 }) });
    const outcomes = [];
    for (const { api } of [lost, away, no]) {
      const answer = await createHttp(api).post('/add', { by: 1 }, countSchema);
      outcomes.push(!answer.ok && mayHaveArrived(answer.failure));
    }
    expect(outcomes).toEqual([true, false, false]);
  });

  test('BOOK-11: a write carries the token of the session', async () => {
    const { api, calls } = services({ '/auth/csrf': token, '/add': count });
    expect(await createHttp(api).post('/add', { by: 1 }, countSchema, { keepalive: true })).toEqual({
      ok: true,
      value: { count: 3 },
    });
    expect(calls[1]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'abc' },
      body: '{"by":1}',
      keepalive: true,
    });
  });

  test('BOOK-11: without a token nothing is sent', async () => {
    const { api, calls } = services({ '/auth/csrf': () => new Response('', { status: 503 }), '/add': count });
    expect(await createHttp(api).post('/add', {}, countSchema)).toEqual({
      ok: false,
      failure: { type: 'unavailable', reason: 'server', status: 503, unsent: true },
    });
    expect(calls).toHaveLength(1);
    expect(await loadCsrfToken(async () => Response.json({ csrfToken: '' }))).toMatchObject({ ok: false });
  });

  test('BOOK-11: writes that begin at once in a browser without a token ask for one together', async () => {
    const given: string[] = [];
    const api: Fetcher = async (url, init) => {
      await Promise.resolve();
      init?.signal?.throwIfAborted();
      if (url === '/auth/csrf') return Response.json({ csrfToken: given[given.push(`token ${given.length}`) - 1] });
      const isKept = new Headers(init?.headers).get('x-csrf-token') === given.at(-1);
      return Response.json(isKept ? { count: 1 } : {}, { status: isKept ? 200 : 403 });
    };
    const gone = new AbortController();
    const http = createHttp(api);
    const [first, second, left] = [
      http.post('/add', {}, countSchema),
      http.post('/add', {}, countSchema),
      http.post('/add', {}, countSchema, { signal: gone.signal }),
    ];
    gone.abort();
    expect(await left).toMatchObject({ failure: { reason: 'aborted' } });
    expect([await first, await second]).toEqual([
      { ok: true, value: { count: 1 } },
      { ok: true, value: { count: 1 } },
    ]);
    expect(given).toHaveLength(1);
    expect((await http.post('/add', {}, countSchema)).ok).toBe(true);
    expect(given).toHaveLength(2);
  });
});
