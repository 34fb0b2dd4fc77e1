import Fastify from 'fastify';
import { countEvents, countRequests, createBound, metricsRoute, nameRequest, registry } from './metrics.ts';

const TOKEN = 'a-token-of-24-characters-';

async function createServer(token: string | null) {
  const app = Fastify({ routerOptions: { maxParamLength: 5000 } });
  countRequests(app);
  metricsRoute(app, { token, refuse: (_request, reply) => reply.code(404).send({ nothing: 'here' }) });
  app.get('/listings/:id', async () => ({}));
  app.get('/*', async (request, reply) => {
    const [, remote = '', version = ''] = request.url.split('/');
    nameRequest(request, { route: '/search', remote, version });
    return reply.code(404).send({});
  });
  await app.ready();
  return app;
}

const asked = { authorization: `Bearer ${TOKEN}` };
const series = async (): Promise<string[]> =>
  (await registry.metrics()).split('\n').filter((line) => /^roost_/.test(line));
/** Values in a histogram's line are one label set with as many lines as there are buckets. */
const getCounts = async () => (await series()).filter((line) => line.startsWith('roost_http_request_seconds_count'));

test('SAFE-1: a stranger finds no numbers, whatever they send; whoever has the token does', async () => {
  const app = await createServer(TOKEN);
  const strangers: Record<string, string>[] = [
    {},
    { authorization: '' },
    { authorization: 'Bearer ' },
    { authorization: 'Bearer undefined' },
    { authorization: `Bearer ${TOKEN} ` + 'x' },
    { authorization: `Bearer ${TOKEN.slice(0, -1)}` },
    { authorization: `Basic ${TOKEN}` },
    { authorization: TOKEN },
    { cookie: `token=${TOKEN}` },
    { 'x-forwarded-for': '127.0.0.1' },
  ];
  for (const headers of strangers) {
    const answer = await app.inject({ url: '/metrics', headers });
    expect([answer.statusCode, answer.body]).toEqual([404, '{"nothing":"here"}']);
  }
  for (const url of [`/metrics?token=${TOKEN}`, '/metrics/', '/METRICS', '/%6detrics'])
    expect((await app.inject(url)).body).not.toContain('roost_');
  const answer = await app.inject({ url: '/metrics', headers: asked });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('roost_http_request_seconds_bucket');
  expect(answer.body).toContain('process_resident_memory_bytes');
});

test('SAFE-1: without a token set there is no such address, not even with an empty one', async () => {
  const app = await createServer(null);
  for (const authorization of ['Bearer ', 'Bearer null', ''])
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
});

test('SAFE-6: a thousand odd addresses, methods and names make a bounded number of series', async () => {
  const app = await createServer(null);
  const odd = (index: number) => `${index.toString(36)}${'é~:|{}$%20'.slice(0, index % 9)}`;
  for (let index = 0; index < 1_000; index += 1) {
    await app.inject(`/listings/${encodeURIComponent(odd(index))}`);
    await app.inject(`/mfe-${index}/${index}.0.0`);
    await app.inject({
      url: `/${encodeURIComponent(odd(index))}/x`,
      method: (['GET', 'POST', 'DELETE'] as const)[index % 3]!,
    });
  }
  const counts = await getCounts();
  const listings = counts.filter((line) => line.includes('route="/listings/:id"'));
  expect(listings).toHaveLength(1);
  expect(listings[0]).toMatch(/ 1000$/);
  // Names of remotes and versions stop at their bounds; what comes after is `other`.
  const labels = (name: string) => new Set(counts.map((line) => new RegExp(`${name}="([^"]*)"`).exec(line)?.[1]));
  expect(labels('remote').size).toBeLessThanOrEqual(32);
  expect(labels('version').size).toBeLessThanOrEqual(302);
  expect(labels('remote')).toContain('other');
  expect(counts.length).toBeLessThan(700);
  const before = counts.length;
  for (let index = 1_000; index < 1_200; index += 1) await app.inject(`/mfe-${index}/${index}.0.0`);
  expect(await getCounts()).toHaveLength(before);
});

test('a bound passes what it knew before it was full', () => {
  const bound = createBound(2);
  expect(['a', 'b', 'c', 'a', 'b', 'c'].map(bound)).toEqual(['a', 'b', 'other', 'a', 'b', 'other']);
});

test('events of the log are counted by name, and logged as before', async () => {
  const logged: unknown[] = [];
  const log = countEvents((...line) => logged.push(line));
  log('mail_sent', { kind: 'confirmation' });
  log('mail_sent');
  expect(logged).toEqual([
    ['mail_sent', { kind: 'confirmation' }],
    ['mail_sent', undefined],
  ]);
  expect(await series()).toContain('roost_events_total{event="mail_sent"} 2');
});
