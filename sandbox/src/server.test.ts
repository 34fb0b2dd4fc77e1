import { parseConfig } from './config.ts';
import { silentLog } from './log.ts';
import { buildSandbox } from './server.ts';
import { temporaryDirectory } from './testing.ts';

let directory: ReturnType<typeof temporaryDirectory>;
let app: Awaited<ReturnType<typeof buildSandbox>>;
let url: string;
beforeAll(async () => {
  directory = temporaryDirectory();
  app = await buildSandbox(
    parseConfig({ ROOST_DATA_DIR: directory.path, ROOST_MAIL_PORT: '0', ROOST_SANDBOX_PORT: '0' }),
    silentLog,
  );
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}, 180_000);
afterAll(async () => {
  await app.close();
  directory.remove();
});
afterEach(() => fault('DELETE'));

const fault = (method: string, body?: object, key = 'local-sandbox-key') =>
  fetch(`${url}/sandbox/faults`, {
    method,
    headers: { 'x-sandbox-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

test('health names every part', async () => {
  const health = (await (await fetch(`${url}/healthz`)).json()) as { ok: boolean; parts: Record<string, boolean> };
  expect(health.ok).toBe(true);
  expect(Object.keys(health.parts)).toEqual(expect.arrayContaining(['search', 'stripe', 'analytics', 'maps', 'mail']));
});

test('ANLT-1: the destinations have names, categories and a Repeater to drop', async () => {
  const list = (await (await fetch(`${url}/analytics-cdn/v1/projects/local-write-key/integrations`)).json()) as {
    name: string;
    creationName: string;
    category: string;
  }[];
  expect(new Set(list.map(({ category }) => category))).toEqual(
    new Set(['Analytics', 'Advertising', 'Functional', 'Raw Data']),
  );
  expect(list.some(({ creationName }) => creationName === 'Repeater')).toBe(true);
});

test('ANLT-1: a key that cannot be one is refused', async () => {
  expect((await fetch(`${url}/analytics-cdn/v1/projects/x/integrations`)).status).toBe(404);
});

test('another origin may call, as third parties allow', async () => {
  const answer = await fetch(`${url}/v1/payment_intents/x`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  expect([
    answer.headers.get('access-control-allow-origin'),
    answer.headers.get('access-control-allow-headers'),
  ]).toEqual(['*', 'authorization']);
});

test('an unknown address says so without a stack', async () => {
  const answer = await fetch(`${url}/nothing`);
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { message: 'Nothing answers GET /nothing.', status: 404 },
  ]);
});

describe('fault switches', () => {
  test('need the key', async () => {
    expect((await fault('POST', { part: 'stripe', mode: 'down' }, 'wrong')).status).toBe(403);
  });

  test('a part that is down answers 503 for as many requests as asked, the others go on', async () => {
    await fault('POST', { part: 'analytics', mode: 'down', times: 1 });
    const address = `${url}/analytics-cdn/v1/projects/local-write-key/integrations`;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(address)).status).toBe(503);
    expect((await fetch(address)).status).toBe(200);
  });

  test('a lost answer: the request ran, its connection broke', async () => {
    await fault('POST', { part: 'stripe', mode: 'lost', times: 1, method: 'POST' });
    const create = () =>
      fetch(`${url}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_local', 'idempotency-key': 'lost-1' },
        body: new URLSearchParams({ amount: '5000', currency: 'usd' }),
      });
    await expect(create()).rejects.toThrow();
    const { id } = (await (await create()).json()) as { id: string };
    const { data } = (await (
      await fetch(`${url}/v1/payment_intents`, { headers: { authorization: 'Bearer sk_test_local' } })
    ).json()) as { data: { id: string }[] };
    expect(data.map((intent) => intent.id)).toEqual([id]);
  });
});
