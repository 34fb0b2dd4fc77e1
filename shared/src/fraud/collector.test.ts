import { CONFIG, FLAGS, json, ORIGIN, SETTINGS, setUp } from './testing.ts';
import type { Replies } from './testing.ts';

/** What the first new session is called. */
const FIRST_ID = '10000000000040008000000000000000';

const stored = (days: { used: number; created: number }, now = Date.UTC(2026, 10, 21)) =>
  JSON.stringify({
    id: 'b'.repeat(32),
    created: now - days.created * 86_400_000,
    lastUsed: now - days.used * 86_400_000,
  });

describe('a collection', () => {
  test('FRAUD-2 FRAUD-3: asks for its configuration, tells the session, settles the cookie, collects in the frame, and begins anew after the ttl', async () => {
    const { clock, requests, paths, frames, events, state, problems, sessionId } = setUp();
    await clock.advance(20);
    const id = sessionId();
    const query = `m=roost&s=${id}&sv=1.1.6`;
    expect(requests).toEqual([
      { method: 'GET', path: `/cs/config?${query}`, limit: 3000 },
      { method: 'POST', path: `/session/${id}`, headers: { 'client-id': 'roost' }, limit: 5000 },
      { method: 'GET', path: `/cs/generatecookie?${query}`, limit: 5000 },
      { method: 'POST', path: '/cs/storecookie', form: { m: 'roost', s: id, sv: '1.1.6', k: 'cookie-1' }, limit: 5000 },
    ]);
    expect(state.cookie).toBe('cookie-1');
    expect(frames).toMatchObject([{ url: `${ORIGIN}/logo.htm?${query}`, open: false }]);
    expect(events).toMatchObject([{ sessionId: id }, { sessionId: id }]);
    expect(problems()).toEqual([]);
    await clock.advance(599_000);
    expect(paths().filter((path) => path.endsWith('/cs/config'))).toHaveLength(1);
    await clock.advance(2000);
    expect(paths().filter((path) => path.endsWith('/cs/config'))).toHaveLength(2);
    expect(events).toHaveLength(4);
  });

  test.each<[string, Replies[string], number, string]>([
    ['that answers 503', json({}, 503), 0, 'it answered 503'],
    ['that cannot be reached', 'down', 0, 'unreachable'],
    ['that hangs', 'hangs', 3000, 'no answer in 3000 ms'],
    ['that answers HTML', { status: 200, text: '<!doctype html>' }, 0, 'its answer is not a configuration'],
    [
      'that answers wrong types',
      json({ ttlms: 'x', collection: { collect: 1 } }),
      0,
      'its answer is not a configuration',
    ],
  ])(
    'FRAUD-2: with a config %s the defaults apply: it collects, and again after 900000 ms',
    async (_name, reply, after, problem) => {
      const { clock, events, problems, paths } = setUp({ replies: { '/cs/config': reply } });
      await clock.advance(after + 20);
      expect(problems()).toEqual([`Config: ${problem}; defaults apply.`]);
      expect(events).toHaveLength(2);
      await clock.advance(899_900);
      expect(paths().filter((path) => path.endsWith('/cs/config'))).toHaveLength(1);
      await clock.advance(200);
      expect(paths().filter((path) => path.endsWith('/cs/config'))).toHaveLength(2);
    },
  );

  test('FRAUD-2: a host that does not want it is told nothing and asked again after the ttl', async () => {
    const { clock, paths, frames } = setUp({
      replies: { '/cs/config': json({ ttlms: 60_000, collection: { collect: false } }) },
    });
    await clock.advance(59_000);
    expect(paths()).toEqual(['GET /cs/config']);
    await clock.advance(2000);
    expect([paths().length, frames.length]).toEqual([2, 0]);
  });
});

describe('the first-party cookie', () => {
  let arrive: () => void = () => undefined;

  test('FRAUD-2: one that is known is only checked', async () => {
    const { clock, paths, problems } = setUp({ cookie: 'known' });
    await clock.advance(20);
    expect(paths()).not.toContain('GET /cs/generatecookie');
    expect(problems()).toEqual([]);
  });

  test('FRAUD-2: status 500 means invalid: a new one is made and stored', async () => {
    const { clock, requests, state, problems } = setUp({
      cookie: 'stale',
      replies: { '/cs/storecookie': ({ form }) => json({}, form?.['k'] === 'stale' ? 500 : 200) },
    });
    await clock.advance(20);
    expect(requests.filter(({ path }) => path === '/cs/storecookie').map(({ form }) => form?.['k'])).toEqual([
      'stale',
      'cookie-1',
    ]);
    expect([state.cookie, problems()]).toEqual(['cookie-1', []]);
  });

  test.each<[string, Replies, string | null]>([
    ['is refused twice', { '/cs/storecookie': json({}, 500) }, null],
    [
      'gets an answer nobody knows',
      { '/cs/storecookie': json({}, 418) },
      'First-party cookie: storecookie answered 418.',
    ],
    ['cannot be made', { '/cs/generatecookie': 'down' }, 'First-party cookie: unreachable'],
    ['comes with a value no cookie may have', { '/cs/generatecookie': json({ value: 'a; domain=evil' }) }, null],
    ['hangs', { '/cs/generatecookie': 'hangs' }, null],
  ])('FRAUD-2: one that %s is waited for 2000 ms, then the collection goes on', async (_name, replies, problem) => {
    const { clock, problems, events, frames, lastCompleted } = setUp({ replies });
    await clock.advance(1990);
    expect(frames).toHaveLength(0);
    await clock.advance(50);
    expect(problems()).toContain('First-party cookie: invalid or missing after 2000 ms.');
    if (problem) expect(problems()).toContain(problem);
    expect([events.length, lastCompleted()]).toEqual([2, 'true']);
  });

  test('FRAUD-2: the wait ends within 10 ms of a valid cookie', async () => {
    const late = new Promise<ReturnType<typeof json>>((resolve) => {
      arrive = () => resolve(json({}));
    });
    const { clock, frames } = setUp({ replies: { '/cs/storecookie': () => late } });
    await clock.advance(505);
    expect(frames).toHaveLength(0);
    arrive();
    await clock.advance(10);
    expect(frames).toHaveLength(1);
  });
});

describe('the session', () => {
  test.each([[200], [201]])('FRAUD-2: status %s is success', async (status) => {
    const { clock, problems } = setUp({ replies: { '/session/': json({}, status) } });
    await clock.advance(20);
    expect(problems()).toEqual([]);
  });

  test.each<[string, Replies[string], string]>([
    ['a status nobody knows', json({}, 204), 'Session: status 204 is not known'],
    ['no answer', 'hangs', 'Session: no answer in 5000 ms'],
    ['no host', 'down', 'Session: unreachable'],
  ])('FRAUD-2: %s is an error of the list, and the collection goes on', async (_name, reply, problem) => {
    const { clock, problems, events } = setUp({ replies: { '/session/': reply } });
    await clock.advance(5010);
    expect(problems()).toEqual([problem]);
    expect(events).toHaveLength(2);
  });

  test.each([
    ['unused for 4 days', { used: 4, created: 5 }],
    ['8 days old', { used: 0, created: 8 }],
  ])('FRAUD-1: one %s is replaced, and the collector learns which', async (_name, days) => {
    const { clock, requests, sessionId } = setUp({ stored: stored(days) });
    await clock.advance(20);
    expect(sessionId()).not.toBe('b'.repeat(32));
    expect(requests.find(({ path }) => path.startsWith('/session/'))?.path).toBe(
      `/session/${sessionId()}?previousSessionID=${'b'.repeat(32)}`,
    );
  });

  test('FRAUD-1: a current one goes on, and its last use is stored', async () => {
    const { sessionId, state, clock } = setUp({ stored: stored({ used: 1, created: 2 }) });
    expect(sessionId()).toBe('b'.repeat(32));
    expect(JSON.parse(state.stored ?? '{}')).toMatchObject({ lastUsed: clock.now() });
  });

  test('FRAUD-1: an open page whose session grows too old collects for a new one, and tells which it replaces until somebody heard', async () => {
    const { clock, requests, table, sessionId } = setUp({
      replies: { '/cs/config': json({ ...CONFIG, ttlms: 86_400_000 }) },
    });
    const first = sessionId();
    await clock.advance(7 * 86_400_000 - 1000);
    expect(sessionId()).toBe(first);
    table['/session/'] = 'down';
    await clock.advance(86_400_000);
    table['/session/'] = json({}, 201);
    await clock.advance(2 * 86_400_000);
    const told = requests.filter(({ path }) => path.includes('previousSessionID')).map(({ path }) => path);
    expect(told).toEqual([
      `/session/${sessionId()}?previousSessionID=${first}`,
      `/session/${sessionId()}?previousSessionID=${first}`,
    ]);
  });

  test('FRAUD-1: where storage is forbidden the page keeps the session itself; the error is only listed', async () => {
    const { clock, problems, requests } = setUp({
      storageFails: true,
      replies: { '/cs/config': json({ ...CONFIG, ttlms: 60_000 }) },
    });
    await clock.advance(61_000);
    expect(requests.filter(({ path }) => path.startsWith('/session/')).map(({ path }) => path)).toEqual([
      `/session/${FIRST_ID}`,
      `/session/${FIRST_ID}`,
    ]);
    expect(problems()).toContain('Session not stored: storage is forbidden or full.');
  });
});

describe('the frame', () => {
  test('FRAUD-3: one that never speaks is ended after 3000 ms', async () => {
    const { clock, events, problems, frames, lastCompleted } = setUp({ frame: 'silent', cookie: 'known' });
    await clock.advance(2990);
    expect(events).toEqual([]);
    await clock.advance(30);
    expect([events.length, lastCompleted()]).toEqual([2, 'false']);
    expect([problems(), frames[0]?.open]).toEqual([
      ['The frame did not begin; the collection was ended for it.'],
      false,
    ]);
  });

  test('FRAUD-3: one that begins and never ends is cut off after 5000 ms', async () => {
    const { clock, events, problems, lastCompleted } = setUp({ frame: 'begins', cookie: 'known' });
    await clock.advance(4990);
    expect(events).toHaveLength(1);
    await clock.advance(30);
    expect([events.length, lastCompleted()]).toEqual([2, 'false']);
    expect(problems()).toEqual(['The collection did not complete in time.']);
  });

  test.each<[string, string, unknown]>([
    ['another origin', 'https://evil.example', { event: 'collect-end' }],
    ['an origin that only begins the same', `${ORIGIN}0`, { event: 'collect-end' }],
    ['another event', ORIGIN, { event: 'collect-everything' }],
    ['code', ORIGIN, 'collect-end()'],
    ['a megabyte of noise', ORIGIN, 'x'.repeat(1_000_000)],
    ['nothing', ORIGIN, null],
  ])('FRAUD-3: a message of %s is not heard', async (_name, origin, data) => {
    const { clock, frames, events, lastCompleted } = setUp({ frame: 'silent', cookie: 'known' });
    await clock.advance(20);
    frames[0]?.say(origin, data);
    await clock.advance(20);
    expect(events).toEqual([]);
    frames[0]?.say(ORIGIN, { event: 'collect-begin' });
    frames[0]?.say(ORIGIN, JSON.stringify({ event: 'collect-end' }));
    await clock.advance(1);
    expect([events.length, lastCompleted()]).toEqual([2, 'true']);
  });
});

describe('around collections', () => {
  test('FRAUD-3: two never overlap: the next waits for the end of the last, however long that takes', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<ReturnType<typeof json>>((resolve) => {
      arrive = () => resolve(json(CONFIG));
    });
    const { clock, paths } = setUp({ replies: { '/cs/config': late } });
    const asked = () => paths().filter((path) => path === 'GET /cs/config').length;
    await clock.advance(2_000_000);
    expect(asked()).toBe(1);
    arrive();
    await clock.advance(599_000);
    expect(asked()).toBe(1);
    await clock.advance(2000);
    expect(asked()).toBe(2);
  });

  test('FRAUD-2: a page that goes away says so with a beacon, once something was collected', async () => {
    const { clock, state, beacons, sessionId } = setUp({ cookie: 'known' });
    state.leave();
    expect(beacons).toEqual([]);
    await clock.advance(4000);
    state.leave();
    expect(beacons).toEqual([{ path: '/fin', form: { n: '1', com: 'true', et: '4000', s: sessionId(), m: 'roost' } }]);
  });

  test('FRAUD-2: settings that cannot be used start nothing; why is written, in debug only', async () => {
    const { clock, paths, written } = setUp({ settings: { ...SETTINGS, clientID: '' } });
    const quiet = setUp({ settings: { ...SETTINGS, clientID: '', debug: false } });
    await clock.advance(1000);
    expect([written, quiet.written, paths()]).toEqual([['A clientID is required.'], [], []]);
  });

  test('FRAUD-3: a listener that throws harms nobody', async () => {
    const { clock, events, problems } = setUp({
      listener: () => {
        throw new Error('listener');
      },
    });
    await clock.advance(20);
    expect([events.length, problems()]).toEqual([2, ['A listener failed: listener', 'A listener failed: listener']]);
  });
});

describe('device analysis', () => {
  const da = json({
    ...CONFIG,
    collection: { collect: true, feature_flags: { ...FLAGS, da: true } },
    da: { orgId: 'org1', subdomain: 'h' },
  });
  const settings = { ...SETTINGS, deviceDomain: 'localhost' };

  test('CONS-7 FRAUD-2: its script waits for consent, and loads once', async () => {
    const { clock, scripts, state, sessionId } = setUp({ settings, replies: { '/cs/config': da } });
    await clock.advance(20);
    expect(scripts).toEqual([]);
    state.agree();
    state.agree();
    expect(scripts).toEqual([`http://h.localhost:4100/da.js?org_id=org1&session_id=${sessionId()}`]);
    await clock.advance(700_000);
    expect(scripts).toHaveLength(1);
  });

  test.each<[string, unknown, Replies]>([
    ['the flag is off', settings, {}],
    ['no domain is configured', SETTINGS, { '/cs/config': da }],
    ['the configuration did not come', settings, { '/cs/config': 'down' }],
    [
      'the block is broken',
      settings,
      {
        '/cs/config': json({
          ...CONFIG,
          collection: { collect: true, feature_flags: { ...FLAGS, da: true } },
          da: { orgId: 'o' },
        }),
      },
    ],
  ])('FRAUD-2: none loads when %s, whatever was agreed', async (_name, given, replies) => {
    const { clock, scripts } = setUp({ settings: given, replies, allowed: true });
    await clock.advance(20);
    expect(scripts).toEqual([]);
  });
});

test('FRAUD-1: a new id has no hyphen, and is stored', () => {
  const { sessionId, state } = setUp();
  expect(sessionId()).toBe(FIRST_ID);
  expect(JSON.parse(state.stored ?? '{}')).toMatchObject({ id: sessionId() });
});
