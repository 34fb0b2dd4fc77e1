import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { teamsProxyPlugin } from './teams-proxy.ts';

let upstream: Server;
let app: FastifyInstance;
const got: { url: string | undefined; headers: IncomingHttpHeaders; bytes: number }[] = [];

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      got.push({ url: request.url, headers: request.headers, bytes });
      response
        .setHeader('content-type', 'application/json')
        .setHeader('cross-origin-opener-policy', 'same-origin')
        .end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    upstream.listen(0, '127.0.0.1', resolve);
  });
  app = Fastify();
  // As the host says it of every answer of its own.
  app.addHook('onRequest', async (_request, reply) => void reply.header('cross-origin-opener-policy', 'unsafe-none'));
  const { port } = upstream.address() as AddressInfo;
  await app.register(teamsProxyPlugin, { assetsUrl: `http://127.0.0.1:${port}` });
});
afterAll(() => app.close());

test('PLAT-2: a file of several megabytes and the token reach the service, cookies of guests do not', async () => {
  const answer = await app.inject({
    method: 'PUT',
    url: '/_teams/v1/files/ab?x=1',
    headers: {
      'content-type': 'application/octet-stream',
      authorization: 'Bearer roost_x',
      cookie: 'roost_session=secret; roost_team=theirs; other=1',
    },
    payload: Buffer.alloc(3_000_000),
  });
  expect(answer.statusCode).toBe(200);
  // The console's own policy counts (SAFE-2).
  expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(got[0]).toMatchObject({
    url: '/teams/v1/files/ab?x=1',
    bytes: 3_000_000,
    headers: { authorization: 'Bearer roost_x', cookie: 'roost_team=theirs' },
  });
});

test('SAFE-6: headers that are about one connection stay with it', async () => {
  const headers = { expect: '100-continue', 'keep-alive': 'timeout=5', upgrade: 'h2c' };
  const answer = await app.inject({ method: 'PUT', url: '/_teams/v1/files/ab', headers, payload: 'x' });
  expect([answer.statusCode, answer.headers['keep-alive']]).toEqual([200, undefined]);
});

test('SAFE-6: headers and addresses that are too large behind the host are refused here, and no error page of a proxy is passed on', async () => {
  for (const bytes of [3_000, 15_000, 40_000]) {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`x-${index}`, 'a'.repeat(bytes / 40)]));
    const headers = {
      ...many,
      'x-long': 'a'.repeat(bytes),
      authorization: 'Bearer roost_x',
      cookie: 'roost_team=theirs',
    };
    expect((await app.inject({ url: '/_teams/v1/x', headers })).statusCode).toBe(200);
    const { headers: passed } = got.at(-1) ?? { headers: {} };
    expect(passed).toMatchObject({ authorization: 'Bearer roost_x', cookie: 'roost_team=theirs' });
    expect(JSON.stringify(passed).length).toBeLessThan(14_000);
  }
  const seen = got.length;
  const answer = await app.inject(`/_teams/v1/x?q=${'a'.repeat(20_000)}`);
  expect([answer.statusCode, answer.json<unknown>()]).toEqual([
    414,
    { error: { code: 'too_large', message: 'This address is too long.' } },
  ]);
  expect(got).toHaveLength(seen);
});

test('PLAT-9: the console is found without the trailing slash', async () => {
  const answer = await app.inject('/_teams');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/_teams/']);
});

test('PLAT-5: a large file that the service does not take to its end holds up no request after it', async () => {
  const refusing = createServer((incoming) => {
    incoming.once('data', () => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => {
    refusing.listen(0, '127.0.0.1', resolve);
  });
  const own = Fastify();
  await own.register(teamsProxyPlugin, {
    assetsUrl: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`,
  });
  own.get('/next', () => 'here');
  await own.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, path: string, body: Buffer): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/octet-stream', 'content-length': body.length };
      const asked = ask({ port, agent, method, path, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      asked.on('error', reject);
      asked.end(body);
    });
  try {
    expect(await send('PUT', '/_teams/v1/files/ab', Buffer.alloc(8_000_000))).toBe(502);
    expect(await send('GET', '/next', Buffer.alloc(0))).toBe(200);
  } finally {
    agent.destroy();
    refusing.closeAllConnections();
    refusing.close();
    await own.close();
  }
});

test('PLAT-5: while the service is down an error says so, and the rest of the host works', async () => {
  await new Promise((resolve) => {
    upstream.closeAllConnections();
    upstream.close(resolve);
  });
  const answer = await app.inject('/_teams/openapi.json');
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toMatchObject({ error: { code: 'unavailable' } });
});
