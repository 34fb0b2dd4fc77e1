/** A rollout from its first step to its end, with hosts whose pages say what the test wants. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import { readAudit } from '../registry/audit.ts';
import { addVersion, defaultEntry, shareTraffic } from '../registry/model.ts';
import { startRollout } from '../registry/rollout.ts';
import { readRegistry, registryFile, remotesDir, updateRegistry } from '../registry/store.ts';
import { startOwnersWebhook } from '../testing/owners-webhook.ts';
import { createController } from './controller.ts';
import { askHealth } from './host-health.ts';
import type { HealthBucket } from './host-health.ts';
import { readProgress } from './kept-progress.ts';

const entry = (version: string): VersionEntry => ({
  url: `mfe-a/${version}/mf-manifest.json`,
  fallbackUrl: null,
  metadata: { integrity: null, version },
  deployment: { traffic: 0, default: false },
  extras: {
    contract: '1.0.0',
    baseUrl: `mfe-a/${version}/`,
    entry: 'e',
    owner: 'a team',
    routes: [],
    exposes: {},
    serverBundle: 's',
    files: {},
    publishedAt: '',
  },
});
const NOTHING = { sent: 0, heard: 0, failed: 0, measured: 0, slow: 0, kinds: {}, times: {}, tried: 0, reached: 0 };
const BEGUN = Date.parse('2026-11-22T10:00:00Z');

let dataDir: string;
let now: number;
let up: number;
let spans: HealthBucket[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rollout-'));
  [now, up, spans] = [BEGUN, 0, []];
  const directory = remotesDir(dataDir);
  await updateRegistry(directory, (registry) => addVersion(registry, 'mfe-a', entry('1.0.0'), null));
  await updateRegistry(directory, (registry) => addVersion(registry, 'mfe-a', entry('1.0.1'), 0));
  await updateRegistry(directory, (registry) =>
    startRollout(registry, 'mfe-a', '1.0.1', { at: new Date(BEGUN).toISOString(), bakeMinutes: 30 }),
  );
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const looker = (directory = remotesDir(dataDir)) =>
  createController({
    directory,
    dataDir,
    health: async () => spans,
    log: () => undefined,
    now: () => now,
    uptime: () => up,
  });
/** Ten seconds of pages, and a look a minute later. */
async function minute(canary: Partial<HealthBucket>, look = looker()): Promise<void> {
  const at = now;
  spans = [
    { at, remote: 'mfe-a', version: '1.0.1', ...NOTHING, ...canary },
    { at, remote: 'mfe-a', version: '1.0.0', ...NOTHING, sent: 100, heard: 90, failed: 1, measured: 90, slow: 9 },
  ];
  now += 60_000;
  up += 60_000;
  await look();
}
const share = async (version = '1.0.1') =>
  (await readRegistry(remotesDir(dataDir))).microFrontends['mfe-a']?.find(
    ({ metadata }) => metadata.version === version,
  )?.deployment.traffic;

test('PLAT-3: a healthy version goes from 1 to 10, 50 and 100 %, each after its time and its pages', async () => {
  const seen = new Set([await share()]);
  for (let minutes = 0; minutes < 180; minutes += 1) {
    await minute({ sent: 400, heard: 360, failed: 4 });
    seen.add(await share());
  }
  expect([...seen]).toEqual([1, 10, 50, 100]);
  const registry = await readRegistry(remotesDir(dataDir));
  expect(defaultEntry(registry, 'mfe-a')).toMatchObject({
    metadata: { version: '1.0.1' },
    extras: expect.not.objectContaining({ rollout: expect.anything() as unknown }) as unknown,
  });
  const steps = (await readAudit(remotesDir(dataDir), 'production', { limit: 3 })).map(({ who, action }) => [
    who,
    action,
  ]);
  expect(steps).toEqual(Array.from({ length: 3 }, () => ['the rollout itself', 'next step']));
});

test('PLAT-3: without enough pages no step is taken, however long it lasts', async () => {
  for (let minutes = 0; minutes < 45; minutes += 1) await minute({ sent: 1, heard: 1 });
  expect(await share()).toBe(1);
});

test.each([
  ['before anything was counted', 0],
  ['after a while', 5],
])('PLAT-3: a clock here that is set back a day hides no failures: %s', async (_when, healthy) => {
  for (let minutes = 0; minutes < healthy; minutes += 1) await minute({ sent: 12, heard: 10 });
  now -= 86_400_000;
  let minutes = 0;
  for (; (await share()) !== 0 && minutes < 60; minutes += 1) await minute({ sent: 12, heard: 10, failed: 2 });
  expect(minutes).toBeLessThan(40);
  expect([await share(), await share('1.0.0')]).toEqual([0, 100]);
});

test.each([
  ['back a day, seen by one process', -86_400_000, true],
  ['back a day, while another process takes over', -86_400_000, false],
  ['ahead a day, seen by one process', 86_400_000, true],
  ['ahead a day, while another process takes over', 86_400_000, false],
])('PLAT-3: a step lasts as long as it was looked after when the clock is set %s', async (_how, by, isOne) => {
  const look = looker();
  const healthy = { sent: 400, heard: 360, failed: 4 };
  for (let minutes = 0; minutes < 10; minutes += 1) await minute(healthy, look);
  now += by;
  let minutes = 10;
  for (; (await share()) === 1 && minutes < 60; minutes += 1) await minute(healthy, isOne ? look : looker());
  expect([await share(), minutes]).toEqual([10, isOne || by > 0 ? 30 : 31]);
});

test.each([
  ['back', -86_400_000],
  ['ahead', 86_400_000],
])('PLAT-3: when the clock is set %s a day no page is counted twice and none is left out', async (_how, by) => {
  const look = looker();
  const pages = async () =>
    Object.values(await readProgress(dataDir)).map(({ progress }) => progress.failures.canary.all);
  for (let minutes = 0; minutes < 3; minutes += 1) await minute({ sent: 12, heard: 10 }, look);
  expect(await pages()).toEqual([20]);
  // Hosts tell what they told before, by the new clock, and what is new.
  now += by;
  const told = spans.map((span) => ({ ...span, at: span.at + by }));
  spans = [...told, ...told.map((span) => ({ ...span, at: now - 50_000 }))];
  up += 10_000;
  now += 10_000;
  await look();
  expect(await pages()).toEqual([30]);
});

test('PLAT-3: a version that fails more goes back at once, its owner is told why, and another process goes on from what one knew', async () => {
  const hook = await startOwnersWebhook();
  process.env.OWNERS_WEBHOOK_URL = hook.url;
  try {
    let minutes = 0;
    // Each look is a process of its own.
    for (; (await share()) === 1 && minutes < 60; minutes += 1)
      await minute({ sent: 12, heard: 10, failed: 2, kinds: { load: 2, render: 1 } }, looker());
    expect(minutes).toBeGreaterThan(1);
    expect(minutes).toBeLessThan(40);
  } finally {
    delete process.env.OWNERS_WEBHOOK_URL;
    await hook.close();
  }
  expect([await share(), await share('1.0.0')]).toEqual([0, 100]);
  expect(hook.told).toMatchObject([
    {
      event: 'remote_rolled_back',
      owner: 'a team',
      instead: '1.0.0',
      environment: 'production',
      link: expect.stringMatching(/\/_teams\/remotes\/mfe-\w+\/versions\/\d+\.\d+\.\d+$/) as string,
      message: expect.stringMatching(
        /taken back by itself: pages with it fail more often: 20 % of \d+ pages, 1\.1 % of \d+ with the version before \(\d+ while its files load, \d+ while it renders\)$/,
      ) as string,
    },
  ]);
  const [record] = await readAudit(remotesDir(dataDir), 'production', { limit: 1 });
  expect(record).toMatchObject({
    action: 'rollback',
    who: 'the rollout itself',
    reason: expect.stringContaining('fail more often') as string,
  });
});

test('PLAT-3: a registry of staging that cannot be read keeps no bad version in production', async () => {
  await writeFile(registryFile(remotesDir(dataDir), 'staging'), '{ half');
  let minutes = 0;
  for (; (await share()) === 1 && minutes < 60; minutes += 1) await minute({ sent: 12, heard: 10, failed: 2 });
  expect([await share(), await share('1.0.0')]).toEqual([0, 100]);
});

test.each([
  ['lcp', 'largest part later than 2.5 s (LCP)'],
  ['inp', 'a press answered after 200 ms (INP)'],
])('PLAT-3: a version that is slow goes back and says which limit it misses: %s', async (kind, words) => {
  while ((await share()) !== 0) await minute({ sent: 40, heard: 40, measured: 40, slow: 30, kinds: { [kind]: 30 } });
  const [record] = await readAudit(remotesDir(dataDir), 'production', { limit: 1 });
  expect(record?.reason).toMatch(/^pages with it are slow more often: 75 % of \d+ pages, 10 % of/);
  expect(record?.reason).toContain(words);
});

test('PLAT-3: a version with which fewer pages lead to a goal goes back and says so, once pages had five minutes for it', async () => {
  const at = now;
  const look = looker();
  for (let block = 0; block < 40; block += 1)
    spans.push(
      {
        at: at + block * 10_000,
        remote: 'mfe-a',
        version: '1.0.1',
        ...NOTHING,
        sent: 40,
        heard: 40,
        tried: 40,
        reached: 4,
      },
      {
        at: at + block * 10_000,
        remote: 'mfe-a',
        version: '1.0.0',
        ...NOTHING,
        sent: 40,
        heard: 40,
        tried: 40,
        reached: 16,
      },
    );
  now = at + 300_000;
  up += 300_000;
  await look();
  expect(await share()).toBe(1);
  now = at + 900_000;
  up += 600_000;
  await look();
  expect([await share(), await share('1.0.0')]).toEqual([0, 100]);
  const [record] = await readAudit(remotesDir(dataDir), 'production', { limit: 1 });
  expect(record?.reason).toBe(
    'pages with it lead nowhere more often: 90 % of 1560 pages, 60 % of 1560 with the version before',
  );
});

test('PLAT-3: spans that are not settled and spans that were counted say nothing', async () => {
  const bad = { ...NOTHING, sent: 100, heard: 100, failed: 100 };
  spans = [
    { at: now + 20_000, remote: 'mfe-a', version: '1.0.1', ...bad },
    { at: now + 20_000, remote: 'mfe-a', version: '1.0.0', ...NOTHING, sent: 100, heard: 100 },
  ];
  now += 60_000;
  await looker()();
  expect(await share()).toBe(1);
  now += 20_000;
  await looker()();
  expect(await share()).toBe(0);
});

test('PLAT-3: a share that a person gives ends the plan, and two versions on their way are refused', async () => {
  const directory = remotesDir(dataDir);
  await updateRegistry(directory, (registry) => addVersion(registry, 'mfe-a', entry('1.0.2'), 0));
  const second = updateRegistry(directory, (registry) =>
    startRollout(registry, 'mfe-a', '1.0.2', { at: '', bakeMinutes: 1 }),
  );
  await expect(second).rejects.toThrow('mfe-a@1.0.1 is on its way by itself, at 1 % of visitors');
  await updateRegistry(directory, (registry) => shareTraffic(registry, 'mfe-a', '1.0.1', 20));
  for (let minutes = 0; minutes < 3; minutes += 1) await minute({ sent: 90, heard: 90, failed: 90 });
  expect(await share()).toBe(20);
});

test.each([
  ['ahead', 300_000],
  ['behind', -300_000],
  ['right', 0],
  ['a year ahead', 31_536_000_000],
  ['a day behind', -86_400_000],
])('PLAT-3: a host whose clock is %s tells its spans by the clock here', async (_what, ahead) => {
  const at = Math.floor(Date.now() / 10_000) * 10_000;
  const found = await askHealth(dataDir, ['http://a'], async (_input, init) => {
    const headers = { date: new Date(Date.now() + ahead).toUTCString() };
    const [, until = ''] = /Grant (\d+)~/.exec(new Headers(init?.headers).get('authorization') ?? '') ?? [];
    if (Number(until) * 1000 < Date.now() + ahead) return Response.json({}, { status: 403, headers });
    const span = { at: at + ahead, remote: 'mfe-a', version: '1.0.0', sent: 1, heard: 1, failed: 0 };
    return Response.json({ spans: [span] }, { headers });
  });
  expect(found.map((span) => span.at)).toEqual([at]);
});

test('PLAT-3: hosts are asked with a signed question, and one that does not answer is left out', async () => {
  const asked: string[] = [];
  const silent: string[] = [];
  const found = await askHealth(
    dataDir,
    ['http://a', 'http://b', 'http://c'],
    async (input, init) => {
      asked.push(new Headers(init?.headers).get('authorization') ?? '');
      if (String(input).startsWith('http://b')) throw new Error('down');
      if (String(input).startsWith('http://c')) return Response.json({ spans: 'no' });
      return Response.json({ spans: [{ at: 1, remote: 'mfe-a', version: '1.0.0', sent: 1, heard: 1, failed: 0 }] });
    },
    (address, problem) => silent.push(`${address}: ${problem.slice(0, 20)}`),
  );
  expect(found).toHaveLength(1);
  expect(silent).toEqual(['http://b: down', expect.stringContaining('http://c')]);
  expect(asked[0]).toMatch(/^Grant \d+~health~[\w-]{86}$/);
});
