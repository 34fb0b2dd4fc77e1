import { versionEntry } from '../registry/fixtures.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { parsePins } from '../registry/pins.ts';
import { getOutcome } from './page-outcome.ts';
import { createPageTickets, getGoals } from './page-tickets.ts';

const SECRET = 's'.repeat(32);
const canary = versionEntry('1.0.1', { traffic: 1 });
const rollout = { steps: [1, 10, 50, 100], step: 0, since: '2026-01-01T00:00:00.000Z', bakeMinutes: 30 };
const TABLE: RemoteTable = {
  'mfe-search': [
    { ...canary, extras: { ...canary.extras, rollout } },
    versionEntry('1.0.0', { traffic: 99, isDefault: true }),
  ],
  'mfe-listing': [versionEntry('2.0.0', { traffic: 100, isDefault: true })],
};
const NOTHING = { sent: 0, heard: 0, failed: 0, measured: 0, slow: 0, kinds: {}, times: {}, tried: 0, reached: 0 };
const search = (version: string) => ({ remote: 'mfe-search', version });
let time = 0;
const tickets = (...secrets: readonly string[]) =>
  createPageTickets([secrets[0] ?? SECRET, ...secrets.slice(1)], () => time);
beforeEach(() => {
  time = 0;
});

describe('the pages of one visitor', () => {
  const load = (all: ReturnType<typeof tickets>, visitor: string, version = '1.0.1') =>
    all.issue(TABLE, [search(version)], [], [], visitor);
  const sent = (all: ReturnType<typeof tickets>): number => {
    time += 60_000;
    return all.spans().reduce((sum, span) => sum + span.sent, 0);
  };

  test('PLAT-3: are no evidence by themselves: a scraper that is alone in a small share counts seven pages', () => {
    const all = tickets();
    for (let page = 0; page < 5000; page += 1) load(all, 'scraper');
    expect(sent(all)).toBe(7);
  });

  test('PLAT-3: are a fiftieth of all at most, where others load pages too, with either version', () => {
    for (const version of ['1.0.1', '1.0.0']) {
      const all = tickets();
      let counted = 0;
      for (let page = 0; page < 5000; page += 1) {
        time += 1000;
        load(all, `visitor ${page}`, version);
        for (let more = 0; more < 5; more += 1) if (load(all, 'scraper', version) !== null) counted += 1;
      }
      expect(counted).toBeGreaterThan(50);
      expect(counted).toBeLessThan(7 + 5110 / 50);
    }
  });

  test('PLAT-3: all count where visitors load six on average', () => {
    const all = tickets();
    for (let page = 0; page < 600; page += 1) load(all, `visitor ${page % 100}`);
    expect(sent(all)).toBeGreaterThan(560);
  });

  test('PLAT-3: count anew for the next version in rollout', () => {
    const all = tickets();
    for (let page = 0; page < 9; page += 1) load(all, 'scraper');
    all.issue({}, [], [], [], 'scraper');
    expect(load(all, 'scraper')).not.toBeNull();
  });

  test('PLAT-3: that the server could not render are bounded as well', () => {
    const all = tickets();
    for (let page = 0; page < 100; page += 1) all.issue(TABLE, [], [search('1.0.1')], [], 'scraper');
    expect(sent(all)).toBe(7);
  });
});

test('PLAT-3: a page has a ticket only while one of its remotes has a version in rollout, with nothing about the visitor in it', () => {
  const all = tickets();
  expect(all.issue(TABLE, [{ remote: 'mfe-listing', version: '2.0.0' }], [])).toBeNull();
  expect(all.issue({ 'mfe-listing': TABLE['mfe-listing'] ?? [] }, [search('1.0.1')], [])).toBeNull();
  const ticket = all.issue(TABLE, [search('1.0.1'), { remote: 'mfe-listing', version: '2.0.0' }], []);
  expect(ticket).toMatch(/^0~[\w-]{8}~mfe-search@1\.0\.1~[\w-]{22}$/);
});

test.each<[string, (ticket: string) => string]>([
  ['of another secret', () => tickets('t'.repeat(32)).issue(TABLE, [search('1.0.1')], []) ?? ''],
  ['for another version', (ticket) => ticket.replace('1.0.1', '1.0.0')],
  ['of another time', (ticket) => ticket.replace('0~', '10000~')],
  ['with more in it', (ticket) => `${ticket}~x`],
  ['that is none', () => 'x'],
])('PLAT-3: a ticket %s counts nothing', (_what, change) => {
  const all = tickets();
  const ticket = all.issue(TABLE, [search('1.0.1')], []) ?? '';
  expect(all.hear(change(ticket), ['mfe-search'])).toBe(false);
  time = 60_000;
  expect(all.spans()).toMatchObject([{ sent: 1, heard: 0, failed: 0 }]);
});

test('PLAT-3: while its secret is replaced a page is heard by hosts that sign with either', () => {
  const old = tickets().issue(TABLE, [search('1.0.1')], []) ?? '';
  const both = tickets('t'.repeat(32), SECRET);
  const fresh = both.issue(TABLE, [search('1.0.1')], []) ?? '';
  expect([both.hear(old, []), tickets(SECRET, 't'.repeat(32)).hear(fresh, []), tickets().hear(fresh, [])]).toEqual([
    true,
    true,
    false,
  ]);
});

test('PLAT-3: each ticket counts once and in time; one that does not come back stays counted as sent', () => {
  const all = tickets();
  const [one, two] = [all.issue(TABLE, [search('1.0.1')], []), all.issue(TABLE, [search('1.0.1')], [])];
  expect([all.hear(one ?? '', []), all.hear(one ?? '', ['mfe-search'])]).toEqual([true, false]);
  time = 41_000;
  expect(all.hear(two ?? '', [])).toBe(false);
  expect(all.spans()).toEqual([{ at: 0, ...search('1.0.1'), ...NOTHING, sent: 2, heard: 1 }]);
  time = 700_000;
  all.issue(TABLE, [search('1.0.0')], []);
  expect(all.spans()).toEqual([]);
});

test('PLAT-3: slow pages are counted among those that could measure speed', () => {
  const all = tickets();
  for (const slow of [true, false, undefined]) all.hear(all.issue(TABLE, [search('1.0.1')], []) ?? '', [], slow);
  time = 60_000;
  expect(all.spans()).toMatchObject([{ sent: 3, heard: 3, failed: 0, measured: 2, slow: 1 }]);
});

test('PLAT-3: pages are counted by how long they took, in classes, with a press or without', () => {
  const all = tickets();
  const say = (times?: { lcp: number; inp?: number }) =>
    all.hear(all.issue(TABLE, [search('1.0.1')], []) ?? '', [], [], times);
  say({ lcp: 1450, inp: 50 });
  say({ lcp: 1300 });
  say({ lcp: 90_000, inp: 90_000 });
  say();
  time = 60_000;
  expect(all.spans()).toMatchObject([
    { heard: 4, times: { 'lcp 1500': 2, 'lcp 10000': 1, 'inp 50': 1, 'inp 1000': 1 } },
  ]);
});

test('PLAT-3: the phase of a failure and the missed limit are counted, also from pages of an older host', () => {
  const all = tickets();
  const say = (failed: string[], slow?: boolean | ('lcp' | 'inp')[]) =>
    all.hear(all.issue(TABLE, [search('1.0.1')], []) ?? '', failed, slow);
  say(['mfe-search:load', 'mfe-search:event'], ['lcp', 'inp']);
  say(['mfe-search:load', 'mfe-listing:render'], []);
  say(['mfe-search'], true);
  say(['mfe-search:__proto__'], ['inp']);
  all.issue(TABLE, [], [search('1.0.1')]);
  time = 60_000;
  expect(all.spans()).toMatchObject([
    { heard: 5, failed: 5, measured: 4, slow: 3, kinds: { load: 2, event: 1, lcp: 1, inp: 2, server: 1 } },
  ]);
});

test('PLAT-3: a failure on the server counts, and only some pages of the default version are asked', () => {
  const all = tickets();
  expect(all.issue(TABLE, [], [search('1.0.1')])).toBeNull();
  const given = Array.from({ length: 150 }, () => all.issue(TABLE, [search('1.0.0')], [])).filter(
    (one) => one !== null,
  );
  expect(given).toHaveLength(100);
  time = 60_000;
  expect(all.spans()).toEqual([
    { at: 0, ...search('1.0.1'), ...NOTHING, sent: 1, heard: 1, failed: 1, kinds: { server: 1 } },
    { at: 0, ...search('1.0.0'), ...NOTHING, sent: 100 },
  ]);
});

test('PLAT-3: a version that was replaced, or had a problem, is broken on that page', () => {
  const bundle = (remote: string, version: string) => ({ remote, version }) as never;
  const bundles = {
    'mfe-search': [bundle('mfe-search', '1.0.1'), bundle('mfe-search', '1.0.0')],
    'mfe-listing': [bundle('mfe-listing', '2.0.0')],
  };
  const outcome = (rendered: Record<string, string>, problems: object[] = []) =>
    ({ page: { type: 'page', used: ['mfe-search/routes'] }, rendered, problems }) as never;
  expect(getOutcome(outcome({ 'mfe-search': '1.0.1', 'mfe-listing': '2.0.0' }), bundles, {})).toEqual({
    shown: [search('1.0.1')],
    broken: [],
    later: [{ remote: 'mfe-listing', version: '2.0.0' }],
  });
  expect(getOutcome(outcome({ 'mfe-search': '1.0.0' }), bundles, {})).toMatchObject({
    shown: [],
    broken: [search('1.0.1')],
  });
  const problem = { ...search('1.0.1'), phase: 'render', message: 'x' };
  expect(getOutcome(outcome({ 'mfe-search': '1.0.1' }, [problem]), bundles, {}).broken).toEqual([search('1.0.1')]);
  expect(getOutcome(null, bundles, {})).toEqual({ shown: [], broken: [], later: [] });
  // Flows with pins break what they test, and are as many pages as a small share of visitors.
  for (const pinned of ['mfe-search@1.0.1', 'mfe-search@down', 'mfe-listing@2.0.0'])
    expect(getOutcome(outcome({ 'mfe-search': '1.0.1' }, [problem]), bundles, parsePins(pinned, false))).toEqual({
      shown: [],
      broken: [],
      later: [],
    });
});

describe('goals of pages', () => {
  const withGoals = (goals?: string[]): RemoteTable => ({
    'mfe-search': (TABLE['mfe-search'] ?? []).map((entry) => ({
      ...entry,
      extras: { ...entry.extras, ...(goals && entry.deployment.default && { goals }) },
    })),
  });
  const GOALS = withGoals(['Checkout Started']);
  const led = (all: ReturnType<typeof tickets>) => {
    time += 50_000;
    return all.spans().map(({ version, tried, reached }) => ({ version, tried, reached }));
  };

  test('PLAT-3: both versions have the goals of the default one; a remote without goals is not asked', () => {
    expect(getGoals(GOALS)).toEqual({ 'mfe-search': ['Checkout Started'] });
    expect(getGoals(withGoals())).toEqual({});
  });

  test('PLAT-3: a page reports once that a remote is shown and once that a goal was reached, also for a remote on a later page', () => {
    const all = tickets();
    expect(all.issue(withGoals(), [], [], [search('1.0.1')])).toBeNull();
    const ticket = all.issue(GOALS, [], [], [search('1.0.1')]) ?? '';
    expect(ticket).toContain('~+mfe-search@1.0.1~');
    time = 65_000;
    for (let again = 0; again < 3; again += 1) {
      all.reach(ticket, 'page-one', ['mfe-search', 'mfe-other'], []);
      all.reach(ticket, 'page-one', [], ['mfe-search', 'mfe-other']);
    }
    // It was never shown first: no health of it was asked.
    all.hear(ticket, ['mfe-search']);
    expect(led(all)).toEqual([{ version: '1.0.1', tried: 1, reached: 1 }]);
  });

  test.each<[string, (all: ReturnType<typeof tickets>, ticket: string) => void]>([
    ['of another page with the same ticket', (all, ticket) => all.reach(ticket, 'page-two', [], ['mfe-search'])],
    ['of a remote that was not shown', (all, ticket) => all.reach(ticket, 'page-one', [], ['mfe-listing'])],
    ['with a forged ticket', (all, ticket) => all.reach(`${ticket}x`, 'page-one', [], ['mfe-search'])],
    [
      'after five minutes',
      (all, ticket) => {
        time = 310_000;
        all.reach(ticket, 'page-one', [], ['mfe-search']);
      },
    ],
  ])('PLAT-3: a goal %s counts nothing', (_what, say) => {
    const all = tickets();
    const ticket = all.issue(GOALS, [search('1.0.1')], []) ?? '';
    all.reach(ticket, 'page-one', ['mfe-search'], []);
    say(all, ticket);
    expect(led(all)).toEqual([{ version: '1.0.1', tried: 1, reached: 0 }]);
  });
});
