import {
  consoleAddress,
  createNoticeCounter,
  createOwnerNotices,
  NOTICE_RULES,
  noticeText,
  webhook,
} from './owner-notices.ts';
import type { OwnerFacts, OwnerNotice } from './owner-notices.ts';

const facts = (more: Partial<OwnerFacts> = {}): OwnerFacts => ({
  event: 'remote_problem',
  remote: 'mfe-search',
  version: '2.0.0',
  phase: 'render',
  where: 'server',
  message: 'broken',
  environment: 'production',
  link: 'https://stay.example/_teams/remotes/mfe-search/versions/2.0.0',
  ...more,
});
const QUICK = { ...NOTICE_RULES, limitMs: 20, retryMs: [1], gapMs: 0 };
const contact = () => ({ owner: 'search', channel: '#search' });

describe('PLAT-9: how often an owner is told', () => {
  test('at once, then not for ten minutes, then with a count', () => {
    let time = 0;
    const count = createNoticeCounter(NOTICE_RULES, () => time);
    expect(count(facts())).toEqual({ event: 'remote_problem', count: 1 });
    expect(count(facts())).toBeNull();
    expect(count(facts({ version: '2.0.1' }))).not.toBeNull();
    time = 601_000;
    expect(count(facts())).toEqual({ event: 'remote_problem', count: 2 });
  });

  test('a rise is told at once: ten in a minute, or three times the minute before', () => {
    let time = 0;
    const count = createNoticeCounter(NOTICE_RULES, () => time);
    const times = (many: number) => Array.from({ length: many }, () => count(facts())).filter((due) => due !== null);
    expect(times(9).map(({ event }) => event)).toEqual(['remote_problem']);
    expect(times(1)).toEqual([{ event: 'remote_failures_rising', count: 9 }]);
    expect(times(500)).toEqual([]);
    time = 700_000;
    expect(times(1)).toHaveLength(1);
  });

  test('the kinds that are remembered have a limit', () => {
    const count = createNoticeCounter(NOTICE_RULES, () => 0);
    for (let version = 0; version < 1000; version += 1) count(facts({ version: String(version) }));
    expect(count(facts({ version: '999' }))).toBeNull();
    expect(count(facts({ version: '0' }))).not.toBeNull();
  });
});

describe('PLAT-9: sending', () => {
  test('one at a time, with owner and channel', async () => {
    const sent: OwnerNotice[] = [];
    let going = 0;
    let most = 0;
    const notices = createOwnerNotices(
      [
        async (notice) => {
          most = Math.max(most, (going += 1));
          await Promise.resolve();
          sent.push(notice);
          going -= 1;
        },
      ],
      contact,
      jest.fn(),
      QUICK,
    );
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) notices.tell(facts({ version }));
    await notices.settled();
    expect(most).toBe(1);
    expect(sent.map(({ version }) => version)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
    expect(sent[0]).toMatchObject({ owner: 'search', channel: '#search', count: 1 });
  });

  test('a webhook that never answers costs the caller nothing, keeps a short list, and is given up', async () => {
    const complain = jest.fn();
    const notices = createOwnerNotices([() => new Promise(() => undefined)], contact, complain, { ...QUICK, most: 3 });
    // It returns at once: there is nothing to wait for.
    for (let version = 0; version < 400; version += 1)
      expect(notices.tell(facts({ version: String(version) }))).toBeUndefined();
    await notices.settled();
    expect(complain).toHaveBeenCalledTimes(4);
    expect(complain.mock.calls[3]).toMatchObject(['it did not answer', { version: '399' }]);
  });

  test('what failed is tried again, and a registry that is away costs only the names', async () => {
    let tries = 0;
    const sent: OwnerNotice[] = [];
    const notices = createOwnerNotices(
      [
        async (notice) => {
          if ((tries += 1) === 1) throw new Error('reset');
          sent.push(notice);
        },
      ],
      () => Promise.reject(new Error('away')),
      jest.fn(),
      QUICK,
    );
    notices.tell(facts());
    await notices.settled();
    expect(sent).toMatchObject([{ owner: null, version: '2.0.0' }]);
  });

  test('without a way nothing is kept', async () => {
    const notices = createOwnerNotices([], contact, jest.fn(), QUICK);
    notices.tell(facts());
    await notices.settled();
  });
});

test('PLAT-9: a webhook gets JSON, follows no redirect, and an error of it is one', async () => {
  const fetcher = jest.fn(async () => new Response('', { status: 500 }));
  const notice = { ...facts(), owner: 'search', channel: null, count: 1, at: '2026-11-22T00:00:00.000Z' };
  const send = webhook('http://hooks.test/', fetcher as unknown as typeof fetch);
  await expect(send(notice, AbortSignal.timeout(100))).rejects.toThrow('answered 500');
  expect(fetcher.mock.calls[0]).toMatchObject(['http://hooks.test/', { redirect: 'error' }]);
});

test('PLAT-9: the text of a mail names version, place and count; a message cannot add a header', () => {
  const notice = {
    ...facts({ version: '2.0.0\r\nBcc: all@x.test', instead: '1.0.0' }),
    owner: 'search',
    channel: null,
    count: 4,
    at: 'now',
  };
  expect(noticeText(notice).subject).not.toMatch(/[\r\n]/);
  expect(noticeText(notice).text).toContain('Shown instead: 1.0.0\n4 times');
});

test('PLAT-9: a mail ends with the address of the version in the console, and says when it is not about guests', () => {
  const link = consoleAddress('https://stay.example', 'staging', { remote: 'mfe-search', version: '2.0.0' });
  expect(link).toBe('https://stay.example/_teams/remotes/mfe-search/versions/2.0.0?environment=staging');
  const rolledBack = facts({
    event: 'remote_rolled_back',
    phase: 'registry',
    where: 'registry',
    message: 'It is back',
  });
  const notice = { ...contact(), count: 1, at: '2026-10-01T00:00:00.000Z', ...rolledBack };
  expect(noticeText({ ...notice, environment: 'staging', link })).toEqual({
    subject: 'mfe-search@2.0.0 (staging): remote rolled back',
    text: `mfe-search@2.0.0 (staging): It is back\n${link}\n2026-10-01T00:00:00.000Z`,
  });
  expect(noticeText(notice).subject).toBe('mfe-search@2.0.0: remote rolled back');
});

test.each([null, 'http://localhost:3201', '../..'])(
  'PLAT-9: of a version that has no page of its own (%s) the address is the remote’s',
  (version) => {
    expect(consoleAddress('https://stay.example', 'production', { remote: 'mfe-search', version })).toBe(
      'https://stay.example/_teams/remotes/mfe-search',
    );
  },
);
