import Fastify from 'fastify';
import { remoteHealthPlugin } from './remote-health.ts';
import { createPageTickets } from '../health/page-tickets.ts';
import { versionEntry } from '../registry/fixtures.ts';

const FAILURE = { remote: 'mfe-search', version: '1.0.0', phase: 'render' };

async function setUp() {
  const logged: unknown[] = [];
  let time = 0;
  const tickets = createPageTickets(['s'.repeat(32)], () => time);
  const app = Fastify();
  await app.register(remoteHealthPlugin, {
    table: async () => ({ 'mfe-search': [versionEntry('1.0.0'), versionEntry('1.0.1')] }),
    tickets,
    trust: {
      readGrant: (text) =>
        text === 'good' ? { pins: 'health', until: 1 } : text === 'link' ? { pins: '*', until: 1 } : null,
    },
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
  return { app, tickets, logged, say, later: (ms: number) => (time += ms) };
}

test('PLAT-9c: a failure in a browser is logged with remote, version and phase, and nothing of the visitor', async () => {
  const { say, logged } = await setUp();
  expect(await say({ ...FAILURE, message: 'guest@example.com', url: '/booking/ABC' })).toBe(204);
  expect(logged).toEqual([
    { event: 'remote_problem', ...FAILURE, where: 'browser', message: 'it failed in a browser' },
  ]);
});

test.each([
  ['hydrate', 'a browser made other HTML than the server'],
  ['heavy', 'it kept a browser from answering for 4 s or longer, or put more than 50,000 elements into a page'],
])('PLAT-9c: where nothing failed the message says what was: %s', async (phase, message) => {
  const { say, logged } = await setUp();
  await say({ ...FAILURE, phase });
  expect(logged).toEqual([expect.objectContaining({ event: 'remote_problem', phase, message })]);
});

test.each([
  ['no JSON', 'x'],
  ['another shape', [1]],
  ['a phase that there is not', { ...FAILURE, phase: 'x' }],
  ['a version that there is not', { ...FAILURE, version: '9.9.9' }],
  ['a remote that there is not', { ...FAILURE, remote: '__proto__' }],
  ['a ticket that is signed in another alphabet', { ticket: `1~r~mfe-search@1.0.0~${'é'.repeat(22)}`, failed: [] }],
])('SAFE-6: %s is answered and forgotten', async (_name, payload) => {
  const { say, logged } = await setUp();
  expect(await say(payload)).toBe(204);
  expect(logged).toEqual([]);
});

test('SAFE-6: another site cannot report, a long text is refused, and one address may report twenty times a minute about each version', async () => {
  const { say, logged, later } = await setUp();
  await say(FAILURE, { 'sec-fetch-site': 'cross-site' });
  expect(await say('x'.repeat(1600))).toBe(413);
  expect(logged).toEqual([]);
  for (let count = 0; count < 30; count += 1) await say(FAILURE, { 'sec-fetch-site': 'same-origin' });
  expect(logged.length).toBe(20);
  await say({ ...FAILURE, version: '1.0.1' });
  expect(logged.length).toBe(21);
  later(61_000);
  await say(FAILURE);
  expect(logged.length).toBe(22);
});

test('SAFE-6: addresses of one network count as one, and do not use up the limit of others', async () => {
  const { app, logged } = await setUp();
  const say = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/_host/health', payload: FAILURE, remoteAddress });
  for (let count = 0; count < 60; count += 1) await say(`2001:db8:1:2::${count.toString(16)}`);
  expect(logged).toHaveLength(20);
  await say('2001:db8:1:3::1');
  expect(logged).toHaveLength(21);
});

test('PLAT-3: the ticket of a page counts once, and only a publisher may read the reports', async () => {
  const { app, tickets, say, later } = await setUp();
  const entry = versionEntry('1.0.1', { traffic: 1 });
  const rollout = { steps: [1, 10, 50, 100], step: 0, since: '2026-01-01T00:00:00.000Z', bakeMinutes: 30 };
  const table = { 'mfe-search': [{ ...entry, extras: { ...entry.extras, rollout } }] };
  const ticket = tickets.issue(table, [{ remote: 'mfe-search', version: '1.0.1' }], []);
  for (let again = 0; again < 3; again += 1) expect(await say({ ticket, failed: ['mfe-search'] })).toBe(204);
  const goal = { ticket, page: 'a-page-of-it', tried: ['mfe-search'], reached: [] };
  for (const body of [goal, { ...goal, tried: [], reached: ['mfe-search'] }, { ...goal, page: '<b>' }])
    expect(await say(body)).toBe(204);
  later(60_000);
  const read = (authorization?: string) =>
    app.inject({ url: '/_host/health/spans', headers: authorization === undefined ? {} : { authorization } });
  for (const stranger of [undefined, 'Grant bad', 'Grant link', 'Bearer good'])
    expect((await read(stranger)).statusCode).toBe(403);
  expect((await read('Grant good')).json()).toEqual({
    spans: [
      {
        at: 0,
        remote: 'mfe-search',
        version: '1.0.1',
        sent: 1,
        heard: 1,
        failed: 1,
        measured: 0,
        slow: 0,
        kinds: {},
        times: {},
        tried: 1,
        reached: 1,
      },
    ],
  });
});

test('PLAT-9: a policy violation of a version is reported to its owner, with nothing about the visitor', async () => {
  const { app, logged } = await setUp();
  const report = (file: string, more = {}) => ({
    'csp-report': {
      'document-uri': 'http://site.test/booking/ABC?email=guest@example.com',
      'blocked-uri': 'http://elsewhere.test/?guest@example.com',
      'effective-directive': 'connect-src',
      'source-file': file,
      ...more,
    },
  });
  const say = (payload: object, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/_host/policy',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/csp-report', ...headers },
    });
  const file = 'http://assets.test/mfe-search/1.0.0/js/expose-routes.js';
  for (const ignored of [
    report('http://site.test/_host/abc/js/main.js'),
    report('chrome-extension'),
    report('http://assets.test/mfe-search/9.9.9/js/expose-routes.js'),
    report(file, { 'effective-directive': 'guest@example.com' }),
    {},
  ])
    expect((await say(ignored)).statusCode).toBe(204);
  await say(report(file), { 'sec-fetch-site': 'cross-site' });
  expect(logged).toEqual([]);
  await say(report(file));
  const message = "it wanted what the page's policy forbids (connect-src)";
  expect(logged).toEqual([{ event: 'remote_problem', ...FAILURE, phase: 'event', where: 'browser', message }]);
});
