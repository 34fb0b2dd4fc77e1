import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { apiProxyPlugin } from './api-proxy.ts';
import { watchServices } from './services-watch.ts';
import type { ServicesWatch } from './services-watch.ts';

/** Services that can be stopped and started at one address. */
function flaky() {
  let server: Server | null = null;
  const asked: string[] = [];
  let port = 0;
  return {
    asked,
    url: () => `http://127.0.0.1:${port}`,
    /** @param cut how many requests are cut off before an answer */
    async start(cut = 0) {
      server = createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        if (asked.length <= cut) request.socket.destroy();
        else response.setHeader('content-type', 'application/json').end('{"ok":true}');
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
    async stop() {
      const stopping = server;
      server = null;
      if (!stopping) return;
      stopping.closeAllConnections();
      stopping.close();
      await once(stopping, 'close');
    },
  };
}

let services: ReturnType<typeof flaky>;
let app: FastifyInstance;
let watch: ServicesWatch;
let now: number;
beforeEach(async () => {
  services = flaky();
  await services.start();
  now = 0;
  watch = watchServices({ servicesUrl: services.url(), now: () => now });
  app = Fastify();
  await app.register(apiProxyPlugin, { servicesUrl: services.url(), siteUrl: 'http://site.test', services: watch });
});
afterEach(async () => {
  await app.close();
  await services.stop();
});

/** Resolves when the proxy has met services that are not there. */
async function meetsNobody(asked: Promise<unknown>): Promise<void> {
  let answered = false;
  void asked.then(() => {
    answered = true;
  });
  // A turn that is longer than a refused connection takes; were it shorter, the test would pass for another reason,
  // never fail.
  await sleep(40);
  expect(answered).toBe(false);
}

test.each(['GET', 'POST'] as const)(
  'PLAT-5: %s waits for services that start again, and is asked once',
  async (method) => {
    await services.stop();
    const asked = app.inject({ method, url: '/api/quotes', ...(method === 'POST' && { payload: { adults: 2 } }) });
    const answer = asked.then(({ statusCode }) => statusCode);
    await meetsNobody(answer);
    await services.start();
    expect(await answer).toBe(200);
    expect(services.asked).toEqual([`${method} /quotes`]);
  },
);

test('PLAT-5: a request that services may have seen is repeated only when that changes nothing', async () => {
  await services.stop();
  await services.start(1);
  expect((await app.inject('/api/home')).statusCode).toBe(200);
  expect(services.asked).toEqual(['GET /home', 'GET /home']);
  await services.stop();
  await services.start(3);
  expect((await app.inject({ method: 'POST', url: '/api/reservations', payload: {} })).statusCode).toBe(502);
  expect(services.asked).toHaveLength(3);
});

test('PLAT-5: services that stay away fail requests after a wait, then at once, until they answer', async () => {
  await services.stop();
  const first = app.inject('/api/home').then(({ statusCode }) => statusCode);
  await meetsNobody(first);
  now = 5_001;
  expect(await first).toBe(502);
  expect((await app.inject('/api/home')).statusCode).toBe(502);
  expect(await watch.back()).toBe(false);
  await services.start();
  expect(await watch.back()).toBe(true);
  await services.stop();
  const patient = app.inject('/api/home').then(({ statusCode }) => statusCode);
  await meetsNobody(patient);
  await services.start();
  expect(await patient).toBe(200);
});
