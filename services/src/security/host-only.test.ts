import { deriveReadToken } from '@roost/shared/domain/services-token';
import Fastify from 'fastify';
import { Refusal } from '../api-error.ts';
import { askServices } from '../operator-client.ts';
import { freshDatabase } from '../testing/databases.ts';
import { testHome } from '../testing/homes.ts';
import { startWorld } from '../testing/world.ts';
import { answerHostOnly } from './host-only.ts';

const [OLD, NEW] = ['k3JxPq9vWz7TnB2mLdR5hYc8sFgAe4Uo', 'Zt6rQw1yEu0iOp5aSd9fGh3jKl7xCvBn'] as const;
let reads: readonly [string, string];
beforeAll(async () => {
  reads = [await deriveReadToken(OLD), await deriveReadToken(NEW)];
});

async function ask(method: 'GET' | 'HEAD' | 'POST' | 'DELETE', url: string, shown?: string): Promise<number> {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? error.status : 500).send({}));
  await answerHostOnly(app, [OLD, NEW]);
  for (const path of ['/healthz', '/readyz', '/metrics']) app.get(path, async () => ({}));
  app.all('/trips/:code', async () => ({}));
  const { statusCode } = await app.inject({
    method,
    url,
    headers: shown === undefined ? {} : { 'x-services-token': shown },
  });
  await app.close();
  return statusCode;
}

describe('SAFE-24: services answer the host alone', () => {
  test.each([undefined, '', 'x', OLD.slice(1), `${OLD} `, `${OLD},${NEW}`])(
    'a stranger who shows %s is refused, also where nothing is',
    async (shown) => {
      for (const url of ['/trips/x', '/nothing', '/metrics/x', '/trips/..%2fhealthz'])
        for (const method of ['GET', 'HEAD', 'POST', 'DELETE'] as const)
          expect(await ask(method, url, shown)).toBe(401);
    },
  );

  test('the host is answered, with either token while one is replaced', async () => {
    for (const token of [OLD, NEW])
      for (const method of ['GET', 'POST'] as const) expect(await ask(method, '/trips/x', token)).toBe(200);
  });

  test('where code of remotes runs, what is shown opens reads and no write', async () => {
    for (const token of reads) {
      for (const method of ['GET', 'HEAD'] as const) expect(await ask(method, '/trips/x', token)).toBe(200);
      for (const method of ['POST', 'DELETE'] as const) expect(await ask(method, '/trips/x', token)).toBe(401);
    }
    expect(await ask('GET', '/trips/x', reads[0].toUpperCase())).toBe(401);
  });

  test('load balancers and Prometheus need none', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) expect(await ask('GET', url)).toBe(200);
  });
});

test('SAFE-24: a site with the token: a stranger at the port of services names no network address and reads nothing', async () => {
  const database = await freshDatabase();
  const world = await startWorld({
    database,
    homes: [testHome({ id: '1', from: '2026-06-01' })],
    today: '2026-06-01',
    environment: { SERVICES_TOKEN: OLD },
  });
  const before = { ...process.env };
  try {
    const url = world.url();
    for (const path of ['/home', '/listings/1', '/auth/csrf', '/openapi.json', '/trips', '/nothing']) {
      const answer = await fetch(url + path, { headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        401,
        { error: { code: 'host_only', message: 'These services answer the site alone.' } },
      ]);
    }
    expect((await fetch(`${url}/listings/1`, { headers: { 'x-services-token': reads[0] } })).status).toBe(200);
    // Every route there is: to who shows nothing, and every write to who shows what render processes have (SAFE-27).
    const isOpen = (path: string): boolean => ['/healthz', '/readyz', '/metrics'].includes(path);
    for (const { method, url: path } of world.services().app.routeTable.filter((route) => !isOpen(route.url)))
      for (const headers of [
        {},
        ...(method === 'GET' || method === 'HEAD' ? [] : [{ 'x-services-token': reads[0] }]),
      ]) {
        const { status } = await fetch(url + path, { method, headers });
        expect([method, path, status]).toEqual([method, path, 401]);
      }
    // An operator's command runs where services run, with their environment.
    process.env = {
      ...before,
      ROOST_SERVICES_PORT: new URL(url).port,
      AUTH_SECRET: 'a secret of tests, 32 characters long',
      SERVICES_TOKEN: OLD,
    };
    const asked = {
      purpose: 'guests',
      header: 'x-operator',
      path: '/guests/export',
      body: { email: 'nobody@example.com' },
    } as const;
    expect(await askServices(asked)).toMatchObject({ email: 'nobody@example.com' });
    process.env = { ...process.env, SERVICES_TOKEN: NEW };
    await expect(askServices(asked)).rejects.toThrow('These services answer the site alone.');
  } finally {
    process.env = before;
    await world.close();
    await database.close();
  }
}, 120_000);
