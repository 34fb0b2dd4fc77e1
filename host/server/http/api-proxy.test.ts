import { createServer, request as send } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { apiProxyPlugin } from './api-proxy.ts';
import { watchServices } from './services-watch.ts';

test('PLAT-5: services that hang get a JSON answer after the time limit', async () => {
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
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
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

test('PLAT-5: the HTML page of a proxy before services, whatever its status, becomes a JSON answer without its headers', async () => {
  const proxy: Server = createServer((request, response) => {
    const [, status = 200] = /(\d+)$/.exec(request.url ?? '') ?? [];
    response
      .writeHead(Number(status), { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=b', etag: '"1"' })
      .end('<html><body><h1>Sorry</h1><script>alert(1)</script></body></html>');
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const app = Fastify();
  await app.register(apiProxyPlugin, {
    servicesUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    siteUrl: 'http://site.test',
    services: watchServices({ servicesUrl: '' }),
  });
  for (const status of [200, 403, 404, 500, 503]) {
    const { statusCode, headers, json } = await app.inject(`/api/listings/${status}`);
    expect([statusCode, json()]).toEqual([502, { error: { code: 'unavailable', message: expect.any(String) } }]);
    expect([headers['content-type'], headers['set-cookie'], headers.etag, headers['cache-control']]).toEqual([
      'application/json; charset=utf-8',
      undefined,
      undefined,
      'no-store',
    ]);
  }
  await app.close();
  proxy.closeAllConnections();
  await new Promise((resolve) => {
    proxy.close(resolve);
  });
});

test('SAFE-24: services are shown that the host asks, whatever a browser says, and are shown nothing where they ask for nothing', async () => {
  const shown: unknown[] = [];
  const services = createServer((request, response) => {
    shown.push(request.headers['x-services-token']);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => {
    services.listen(0, '127.0.0.1', resolve);
  });
  for (const servicesToken of ['the token', null]) {
    const app = Fastify();
    await app.register(apiProxyPlugin, {
      servicesUrl: `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
      servicesToken,
      siteUrl: 'http://site.test',
      services: watchServices({ servicesUrl: '' }),
    });
    await app.inject({ url: '/api/home', headers: { 'x-services-token': 'a guess', 'X-Services-Token': 'another' } });
    await app.inject({ method: 'POST', url: '/api/mail/inbound', payload: { a: 1 } });
    await app.close();
  }
  expect(shown).toEqual(['the token', 'the token', undefined, undefined]);
  services.closeAllConnections();
  await new Promise((resolve) => {
    services.close(resolve);
  });
});

describe('TALK-3: mail that comes in', () => {
  const newApp = () => Fastify({ forceCloseConnections: true });
  const withServices = async (
    onRequest: (path: string, bytes: () => Promise<number>) => Promise<number>,
    run: (url: string) => Promise<void>,
  ): Promise<void> => {
    const services: Server = createServer((request, response) => {
      const bytes = async () => {
        let sum = 0;
        for await (const chunk of request) sum += (chunk as Buffer).length;
        return sum;
      };
      void onRequest(request.url ?? '', bytes).then((status) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}'),
      );
    });
    await new Promise<void>((resolve) => {
      services.listen(0, '127.0.0.1', resolve);
    });
    const app = newApp();
    await app.register(apiProxyPlugin, {
      servicesUrl: `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
      siteUrl: 'http://site.test',
      services: watchServices({ servicesUrl: '' }),
    });
    await run(await app.listen({ port: 0, host: '127.0.0.1' }));
    await app.close();
    services.closeAllConnections();
    await new Promise((resolve) => {
      services.close(resolve);
    });
  };
  const post = (url: string, size: number) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(size) });

  test('is passed on with its photographs, byte for byte, while other bodies keep their limit', async () => {
    const seen: [string, number][] = [];
    await withServices(
      async (path, bytes) => {
        seen.push([path, await bytes()]);
        return 200;
      },
      async (url) => {
        expect((await post(`${url}/api/mail/inbound`, 5_000_000)).status).toBe(200);
        expect((await post(`${url}/api/mail/inbound`, 7)).status).toBe(200);
        expect((await post(`${url}/api/mail/inbounds`, 5_000_000)).status).toBe(413);
        expect((await post(`${url}/api/messages/x`, 5_000_000)).status).toBe(413);
      },
    );
    expect(seen).toEqual([
      ['/mail/inbound', 5_000_000],
      ['/mail/inbound', 7],
    ]);
  });

  test('is refused by what services say before they have read it, and the host goes on', async () => {
    await withServices(
      async () => 401,
      async (url) => {
        for (let index = 0; index < 5; index += 1)
          expect((await post(`${url}/api/mail/inbound`, 2_000_000)).status).toBe(401);
        expect((await fetch(`${url}/api/home`)).status).toBe(401);
      },
    );
  });

  test('that services do not accept is answered, not sent twice', async () => {
    const app = newApp();
    await app.register(apiProxyPlugin, {
      servicesUrl: 'http://127.0.0.1:9',
      siteUrl: 'http://site.test',
      services: watchServices({ servicesUrl: '' }),
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    expect((await post(`${url}/api/mail/inbound`, 1_000_000)).status).toBe(502);
    await app.close();
  });
});

describe('SAFE-6: headers that are about one connection', () => {
  let services: Server;
  let url: string;
  const app = Fastify({ forceCloseConnections: true });
  beforeAll(async () => {
    services = createServer((request, response) => {
      request.resume();
      response.setHeader('keep-alive', 'timeout=72').setHeader('connection', 'keep-alive');
      request.on('end', () => response.end('{}'));
    });
    await new Promise<void>((resolve) => {
      services.listen(0, '127.0.0.1', resolve);
    });
    await app.register(apiProxyPlugin, {
      servicesUrl: `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
      siteUrl: 'http://site.test',
      services: watchServices({ servicesUrl: '' }),
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    services.closeAllConnections();
    await new Promise((resolve) => {
      services.close(resolve);
    });
  });
  const ask = (headers: Record<string, string>, path = '/api/webhooks/stripe') =>
    new Promise<{ status: number; headers: object }>((resolve, reject) => {
      const sent = send(`${url}${path}`, { method: 'POST', headers: { connection: 'close', ...headers } }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
      });
      sent.once('error', reject);
      sent.once('continue', () => sent.end('{}'));
      if (headers['expect'] === undefined) sent.end('{}');
    });

  // Whoever sends webhooks and mail in may wait to be told to go on.
  test.each<Record<string, string>>([
    { expect: '100-continue', 'content-length': '2' },
    { 'keep-alive': 'timeout=5' },
    { upgrade: 'websocket' },
    { te: 'trailers' },
  ])('a request with %j is passed on', async (headers) => {
    for (const path of ['/api/webhooks/stripe', '/api/mail/inbound'])
      expect((await ask(headers, path)).status).toBe(200);
  });

  test('the connection header of services is not passed to the browser, whose connection closes when it asks for that', async () => {
    const { headers } = await ask({});
    expect(headers).toMatchObject({ connection: 'close' });
    expect(headers).not.toHaveProperty('keep-alive');
  });

  test('SAFE-11: an answer is data: it runs nothing, stands in no frame and is embedded by no other site', async () => {
    expect((await ask({})).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
