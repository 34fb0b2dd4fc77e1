import Fastify from 'fastify';
import { remoteHealthPlugin } from './remote-health.ts';
import { versionEntry } from '../registry/fixtures.ts';

const FAILURE = { remote: 'mfe-search', version: '1.0.0', phase: 'render' };

async function setUp() {
  const logged: unknown[] = [];
  let time = 0;
  const app = Fastify();
  await app.register(remoteHealthPlugin, {
    table: async () => ({ 'mfe-search': [versionEntry('1.0.0')] }),
    log: (event, fields) => logged.push({ event, ...fields }),
    now: () => time,
  });
  const say = async (payload: unknown, headers = {}) => {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    return (
      await app.inject({
        method: 'POST',
        url: '/_host/health',
        payload: text,
        headers: { 'content-type': 'text/plain', ...headers },
      })
    ).statusCode;
  };
  return { app, logged, say, later: (ms: number) => (time += ms) };
}

test('PLAT-9: a failure in a browser is logged with remote, version and phase, and nothing of the visitor', async () => {
  const { say, logged } = await setUp();
  expect(await say({ ...FAILURE, message: 'guest@example.com', url: '/booking/ABC' })).toBe(204);
  expect(logged).toEqual([
    { event: 'remote_problem', ...FAILURE, where: 'browser', message: 'it failed in a browser' },
  ]);
});

test.each([
  ['no JSON', 'x'],
  ['another shape', [1]],
  ['a phase that there is not', { ...FAILURE, phase: 'x' }],
  ['a version that there is not', { ...FAILURE, version: '9.9.9' }],
  ['a remote that there is not', { ...FAILURE, remote: '__proto__' }],
])('SAFE-6: %s is answered and forgotten', async (_name, payload) => {
  const { say, logged } = await setUp();
  expect(await say(payload)).toBe(204);
  expect(logged).toEqual([]);
});

test('SAFE-6: another site says nothing, a long text is refused, one address says twenty things a minute', async () => {
  const { say, logged, later } = await setUp();
  await say(FAILURE, { 'sec-fetch-site': 'cross-site' });
  expect(await say('x'.repeat(600))).toBe(413);
  expect(logged).toEqual([]);
  for (let count = 0; count < 30; count += 1) await say(FAILURE, { 'sec-fetch-site': 'same-origin' });
  expect(logged.length).toBe(20);
  later(61_000);
  await say(FAILURE);
  expect(logged.length).toBe(21);
});
