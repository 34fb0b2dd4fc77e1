/** What a team may give visitors of a version, when other remotes were published since. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import { readAudit, sharesWords } from '../registry/audit.ts';
import { addVersion, defaultEntry } from '../registry/model.ts';
import { getRollouts } from '../registry/rollout.ts';
import { readRegistry, remotesDir, updateRegistry } from '../registry/store.ts';
import { startOwnersWebhook } from '../testing/owners-webhook.ts';
import { makeEntry } from '../testing/version-entry.ts';
import { giveTraffic, goBack, releaseFrom, removeRemote, startProgressive, takeBack } from './changes.ts';
import type { Change } from './changes.ts';

let dataDir: string;
let directory: string;
const published = (remote: string, version: string, path: string | null): VersionEntry => {
  const { extras, ...rest } = makeEntry(remote, version);
  return { ...rest, extras: { ...extras, files: {}, routes: path === null ? [] : [{ id: 'deals', path }] } };
};
const publish = (entry: VersionEntry, traffic: number | null, environment: 'production' | 'staging' = 'production') =>
  updateRegistry(directory, (registry) => addVersion(registry, entry.url.split('/')[0] ?? '', entry, traffic), {
    environment,
  });
const ofSearch = (): Change => ({
  directory,
  environment: 'production',
  remote: 'mfe-search',
  note: {},
  say: () => undefined,
  hosts: async () => [],
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'changes-'));
  directory = remotesDir(dataDir);
  await publish(published('mfe-search', '1.0.0', '/search'), null);
  // The page is in a version that nobody gets yet, and in one of staging; then another team takes its address.
  await publish(published('mfe-search', '1.0.1', '/deals'), 0);
  await publish(published('mfe-search', '2.0.0', '/deals'), null, 'staging');
  await publish(published('mfe-deals', '1.0.0', '/deals'), null);
});
afterEach(() => rm(dataDir, { recursive: true }));

test.each<[string, () => Promise<unknown>]>([
  ['a share', () => giveTraffic(ofSearch(), '1.0.1', 10)],
  ['every visitor', () => giveTraffic(ofSearch(), '1.0.1', 100)],
  ['a share that grows', () => startProgressive(ofSearch(), '1.0.1', 1)],
  ['every visitor, from staging', () => releaseFrom(ofSearch(), 'staging', '2.0.0', 100)],
])('PLAT-6: %s is refused to a version whose page is another remote’s since', async (_what, change) => {
  await expect(change()).rejects.toThrow(
    'cannot be given to visitors:\n  - its page /deals has the address of one of mfe-deals@1.0.0: give it another path',
  );
  expect(defaultEntry(await readRegistry(directory), 'mfe-search')?.metadata.version).toBe('1.0.0');
});

test('PLAT-6: hosts of the environment are asked that a version goes to, also when it comes from another one', async () => {
  const asked: string[] = [];
  const of = (environment: Change['environment']): Change => ({
    ...ofSearch(),
    environment,
    hosts: async (its) => {
      asked.push(its);
      return [];
    },
  });
  await publish(published('mfe-search', '2.0.1', null), 0, 'staging');
  await giveTraffic(of('staging'), '2.0.1', 50);
  await releaseFrom(of('production'), 'staging', '2.0.1', 100);
  expect(asked).toEqual(['staging', 'production']);
});

test('PLAT-2: who withdraws a version is told where it is still there', async () => {
  const staged = published('mfe-search', '1.0.2', null);
  await publish(staged, 0);
  await publish(staged, 0, 'staging');
  const says = 'mfe-search@1.0.2 is served to nobody any more';
  await expect(takeBack(ofSearch(), '1.0.2', 'shows names')).resolves.toMatchObject({
    message: `${says} in production; it is there in staging still`,
  });
  const there = takeBack({ ...ofSearch(), environment: 'staging' }, '1.0.2', 'shows names');
  await expect(there).resolves.toMatchObject({ message: says });
});

test('PLAT-3: a version that was withdrawn stays so when its remote is taken off the site and made anew', async () => {
  const staged = published('mfe-search', '1.0.2', null);
  await publish(staged, 0);
  await publish(staged, 0, 'staging');
  await takeBack(ofSearch(), '1.0.2', 'shows names');
  await removeRemote(ofSearch());
  await expect(releaseFrom(ofSearch(), 'staging', '1.0.2', 100)).rejects.toThrow(
    'mfe-search@1.0.2 was withdrawn in production (shows names). Publish a mended version.',
  );
  await publish(published('mfe-search', '1.0.3', null), null);
  await expect(releaseFrom(ofSearch(), 'staging', '1.0.2', 10)).rejects.toThrow('(shows names)');
  // What was never withdrawn comes back.
  await publish(published('mfe-search', '2.0.1', null), 0, 'staging');
  await expect(releaseFrom(ofSearch(), 'staging', '2.0.1', 100)).resolves.toMatchObject({ version: '2.0.1' });
});

test('PLAT-3: going back to such a version is done, and says so', async () => {
  await publish(published('mfe-search', '3.0.0', null), null);
  await publish(published('mfe-search', '3.0.1', null), null);
  // The page of the version before the version before is free.
  await publish(published('mfe-shop', '1.0.0', '/search'), null);
  await goBack(ofSearch());
  expect((await goBack(ofSearch())).message).toBe(
    'mfe-search is back at 1.0.0, which cannot run everywhere: its page /search has the address of one of mfe-shop@1.0.0: give it another path',
  );
});

const readNotes = async () =>
  (await readAudit(directory, 'production', { remote: 'mfe-search', limit: 3 })).map(({ action, changes }) => [
    action,
    sharesWords(changes['mfe-search']?.before ?? []),
    sharesWords(changes['mfe-search']?.after ?? []),
  ]);

test('PLAT-3: a share that is given by hand ends its growth, also the one that it has; the audit names both', async () => {
  await publish(published('mfe-search', '3.0.0', null), 0);
  await startProgressive(ofSearch(), '3.0.0', 30);
  await startProgressive(ofSearch(), '3.0.0', 5);
  await giveTraffic(ofSearch(), '3.0.0', 1);
  expect(getRollouts(await readRegistry(directory))).toEqual([]);
  expect(await readNotes()).toEqual([
    ['traffic', '3.0.0 1 % growing each 5 min', '3.0.0 1 %'],
    ['progressive', '3.0.0 1 % growing each 30 min', '3.0.0 1 % growing each 5 min'],
    ['progressive', '3.0.0 0 %, 1.0.0 100 %', '3.0.0 1 % growing each 30 min, 1.0.0 99 %'],
  ]);
});

test('PLAT-3: who promotes a version is told which shares that ends', async () => {
  await publish(published('mfe-search', '3.0.0', null), 0);
  await publish(published('mfe-search', '3.0.1', null), 0);
  await startProgressive(ofSearch(), '3.0.1', 30);
  expect((await giveTraffic(ofSearch(), '3.0.0', 100)).message).toBe(
    'mfe-search@3.0.0 serves every visitor; that ended 3.0.1 (1 % growing each 30 min)',
  );
  await giveTraffic(ofSearch(), '3.0.1', 10);
  await publish(published('mfe-search', '4.0.0', null), null, 'staging');
  expect((await releaseFrom(ofSearch(), 'staging', '4.0.0', 100)).message).toBe(
    'mfe-search@4.0.0 of staging serves every visitor of production; that ended 3.0.1 (10 %)',
  );
  await expect(releaseFrom(ofSearch(), 'production', '4.0.0', 100)).rejects.toThrow(
    'A version is released from another environment: production is where it would go to.',
  );
});

test('PLAT-3: of two shares that are to grow at once the second is told whose goes on, and no command that ends it', async () => {
  await publish(published('mfe-search', '3.0.0', null), 0);
  await publish(published('mfe-search', '3.0.1', null), 0);
  await startProgressive({ ...ofSearch(), note: { who: 'Ada (token 1a2b3c4d)' } }, '3.0.0', 30);
  const second = await startProgressive(ofSearch(), '3.0.1', 30).then(String, String);
  expect(second).toMatch(
    /mfe-search@3\.0\.0 is on its way by itself, at 1 % of visitors since \d{4}-\d\d-\d\d \d\d:\d\d UTC \(begun by Ada \(token 1a2b3c4d\)\), and goes on\. Wait until it serves everybody or was taken back: `npm run registry -- audit mfe-search` shows each change\.$/,
  );
  expect(second).not.toMatch(/rollback|promote|traffic|withdraw/);
  // One that was given its share by hand is named as well.
  await giveTraffic({ ...ofSearch(), note: { who: 'Grace' } }, '3.0.0', 5);
  await expect(startProgressive(ofSearch(), '3.0.1', 30)).rejects.toThrow(
    /^mfe-search@3\.0\.0 has 5 % of visitors since [^(]+ \(given by Grace\), and keeps them\. Wait until/,
  );
});

test('PLAT-9: the owner of a remote that is taken off the site is told why', async () => {
  const hook = await startOwnersWebhook();
  process.env.OWNERS_WEBHOOK_URL = hook.url;
  try {
    await removeRemote({ ...ofSearch(), note: { reason: 'an experiment' } });
  } finally {
    delete process.env.OWNERS_WEBHOOK_URL;
    await hook.close();
  }
  expect(hook.told).toMatchObject([
    { event: 'remote_withdrawn', message: 'mfe-search is gone from production. Why: an experiment' },
  ]);
});
