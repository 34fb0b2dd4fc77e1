import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { nameRequest } from './metrics.ts';
import { traceRequests } from './requests.ts';
import { recordChild, startTracing } from './spans.ts';

type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};

let collector: Server;
let sent: Sent[];
beforeEach(async () => {
  sent = [];
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
      sent.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  collector.closeAllConnections();
  collector.close();
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER = '00f067aa0ba902b7';

async function ask(): Promise<void> {
  const app = Fastify();
  traceRequests(app);
  app.get('/*', async (request) => {
    nameRequest(request, { route: '/search', remote: 'mfe-search', version: '1.0.3' });
    recordChild({ name: 'SQL select', kind: 'client', begun: Date.now() - 3, ended: Date.now(), attributes: {} });
    return {};
  });
  await app.inject({ url: '/search?location=tahoe', headers: { traceparent: `00-${TRACE}-${BROWSER}-01` } });
  await app.close();
}
const url = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;

test('SCALE-3: a request and its queries are spans of the trace that the browser began, with remote and version', async () => {
  const stop = await startTracing({ process: 'host', collector: url(), share: 1 });
  await ask();
  await stop();
  const [page, query] = ['GET /search', 'SQL select'].map((name) => sent.find((span) => span.name === name));
  expect(sent).toHaveLength(2);
  expect(page).toMatchObject({ traceId: TRACE, parentSpanId: BROWSER });
  expect(query).toMatchObject({ traceId: TRACE, parentSpanId: page?.spanId });
  const attributes = Object.fromEntries(
    (page?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]),
  );
  expect(attributes).toMatchObject({ 'roost.remote': 'mfe-search', 'roost.version': '1.0.3', 'http.route': '/search' });
  // What a guest looks for is nobody's to read here.
  expect(JSON.stringify(sent)).not.toContain('tahoe');
});

test('without a collector, and for a share of nothing, no span goes anywhere', async () => {
  const stop = await startTracing({ process: 'host', collector: null, share: 1 });
  await ask();
  await stop();
  const stopShare = await startTracing({ process: 'host', collector: url(), share: 0 });
  await ask();
  await stopShare();
  expect(sent).toEqual([]);
});

test('SCALE-3: a collector that is not there, or does not answer, costs a request nothing', async () => {
  const { promise: asked, resolve: wasAsked } = Promise.withResolvers<void>();
  const silent = createServer((request, response) => {
    request.resume();
    // A request that waited for this would never end.
    void asked.then(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  for (const address of ['http://127.0.0.1:9', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`]) {
    const stop = await startTracing({ process: 'host', collector: address, share: 1 });
    await ask();
    if (!address.endsWith(':9')) wasAsked();
    await stop().catch(() => undefined);
  }
  silent.closeAllConnections();
  silent.close();
});

describe('SCALE-5: what services did is told with the remote whose page it was for', () => {
  const askServices = async (trustProxy: boolean, headers: Record<string, string>) => {
    const stop = await startTracing({ process: 'services', collector: url(), share: 1 });
    const app = Fastify({ trustProxy });
    traceRequests(app, { believesBaggage: true });
    app.get('/home', async () => {
      recordChild({ name: 'SQL select', kind: 'client', begun: Date.now(), ended: Date.now(), attributes: {} });
      return {};
    });
    await app.inject({ url: '/home', headers });
    await app.close();
    await stop();
    return sent.map((span) => [
      span.name,
      span.attributes.flatMap(({ key, value }) => (key.startsWith('roost.') ? [Object.values(value)[0]] : [])),
    ]);
  };
  const baggage = 'roost.remote=mfe-listing,roost.version=1.0.9';
  const host = { 'x-forwarded-for': '203.0.113.7' };

  test('on the request and on each query, when the host says so', async () => {
    expect((await askServices(true, { ...host, baggage })).sort()).toEqual([
      ['GET /home', ['mfe-listing', '1.0.9']],
      ['SQL select', ['mfe-listing', '1.0.9']],
    ]);
  });

  test.each([
    ['nobody says it', true, host],
    ['it comes from a network that is not trusted', false, { ...host, baggage }],
    ['it does not come through the host', true, { baggage }],
    ['it is no name', true, { ...host, baggage: 'roost.remote=<b>,roost.version=1' }],
  ] as const)('not when %s', async (_why, trusted, headers) => {
    expect((await askServices(trusted, headers)).map(([, named]) => named)).toEqual([[], []]);
  });
});
