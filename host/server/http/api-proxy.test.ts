import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { apiProxyPlugin } from './api-proxy.ts';
import { watchServices } from './services-watch.ts';

test('PLAT-5: services that hang are given up with a JSON answer', async () => {
  const silent: Server = createServer(() => undefined);
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const app = Fastify();
  await app.register(apiProxyPlugin, {
    servicesUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    siteUrl: 'http://site.test',
    limitMs: 100,
    services: watchServices({ servicesUrl: '' }),
  });
  const response = await app.inject('/api/home');
  expect([response.statusCode, response.json()]).toEqual([
    504,
    { error: { code: 'timeout', message: expect.any(String) } },
  ]);
  await app.close();
  silent.closeAllConnections();
  await new Promise((resolve) => {
    silent.close(resolve);
  });
});
