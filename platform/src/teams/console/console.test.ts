/** The console as a person with a token uses it, and as another site would. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { updateRegistry } from '../../registry/store.ts';
import { addVersion, shareTraffic } from '../../registry/model.ts';
import { startRollout } from '../../registry/rollout.ts';
import { noProgress, withSeen } from '../../rollout/decide.ts';
import type { Seen } from '../../rollout/decide.ts';
import { readTokens } from '../../registry/tokens.ts';
import { getPublishBody, startTestService } from '../../testing/test-service.ts';
import type { TestService } from '../../testing/test-service.ts';
import { pressSecret } from './own-page.ts';

let service: TestService;
let token: string;
const SITE = 'http://stay.test';

beforeEach(async () => {
  service = await startTestService();
  token = await service.token();
  for (const remote of ['mfe-search', 'mfe-listing'])
    for (const version of ['1.0.0', '1.0.1']) {
      const { entry } = getPublishBody(version, { remote, files: { 'mf-manifest.json': '{}' } });
      // Their files are nobody's business here.
      const without = { ...entry, extras: { ...entry.extras, files: {}, owner: '<b>search</b>' } };
      await updateRegistry(service.directory, (registry) => addVersion(registry, remote, without, null), {
        note: { action: 'publish', who: 'ann', commit: 'abc123' },
      });
    }
});
afterEach(() => service.close());

type Asked = { by?: string | null; headers?: Record<string, string>; form?: Record<string, string> };
async function ask(path: string, { by = token, headers = {}, form: fields }: Asked = {}) {
  // As the page has it that this token is shown.
  const known = (await readTokens(service.dataDir)).find(({ id }) => by?.startsWith(`roost_${id}_`));
  const form = fields && { ...(known && { press: pressSecret(known) }), ...fields };
  const answer = await service.app.inject({
    method: form ? 'POST' : 'GET',
    url: `/teams${path}`,
    headers: {
      ...(by !== null && { cookie: `roost_team=${by}` }),
      ...(form && {
        'content-type': 'application/x-www-form-urlencoded',
        origin: SITE,
        'sec-fetch-site': 'same-origin',
      }),
      ...headers,
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}
const press = (fields: Record<string, string>) => ({
  environment: 'production',
  remote: 'mfe-search',
  revision: '4',
  back: '/',
  ...fields,
});
const shares = async () => (await service.app.inject('/registry.json')).json<{ revision: number }>().revision;

test('PLAT-9: signing in takes a token that is known, kept where no script reads it', async () => {
  const door = await ask('/', { by: null });
  expect([door.status, door.text.includes('Token of your team')]).toEqual([401, true]);
  expect(door.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'nonce-/);
  const wrong = await ask('/enter', { by: null, form: { token: 'roost_x' } });
  expect([wrong.status, wrong.text.includes('not known here')]).toEqual([401, true]);
  const right = await ask('/enter', { by: null, form: { token } });
  expect([right.status, right.headers.location]).toEqual([303, '/_teams/']);
  expect(right.headers['set-cookie']).toBe(
    `roost_team=${token}; Path=/_teams; HttpOnly; SameSite=Strict; Max-Age=43200`,
  );
});

test('SAFE-11: over https the sign-in is kept under a name that only https can set, for the console alone', async () => {
  const secure = await startTestService(async () => [], 'https://stay.test');
  const known = await secure.token();
  const open = (cookie: string) => secure.app.inject({ url: '/teams/', headers: { cookie } });
  const entered = await secure.app.inject({
    method: 'POST',
    url: '/teams/enter',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://stay.test' },
    payload: new URLSearchParams({ token: known }).toString(),
  });
  expect(entered.headers['set-cookie']).toBe(
    `__Secure-roost_team=${known}; Path=/_teams; HttpOnly; SameSite=Strict; Max-Age=43200; Secure`,
  );
  expect((await open(`__Secure-roost_team=${known}`)).statusCode).toBe(200);
  expect((await open(`roost_team=${known}`)).statusCode).toBe(401);
  await secure.close();
});

test('SAFE-6: what cannot be read is said so, and a stranger who sends it fills no log', async () => {
  for (const [contentType, payload, status] of [
    ['application/json', '{', 400],
    ['application/x-unknown', 'x', 415],
    ['application/x-www-form-urlencoded', 'x'.repeat(20_000), 413],
  ] as const) {
    const headers = { 'content-type': contentType, origin: SITE, 'sec-fetch-site': 'same-origin' };
    const answer = await service.app.inject({ method: 'POST', url: '/teams/enter', headers, payload });
    expect([answer.statusCode, answer.body.includes('This request cannot be read.')]).toEqual([status, true]);
  }
  expect(service.logged).toEqual([]);
});

test('PLAT-9: it shows who gets what, who made it from which commit, and escapes what teams wrote', async () => {
  const { text, status } = await ask('/');
  expect(status).toBe(200);
  expect(text).toMatch(/1\.0\.1[^]*100 %/);
  expect(text).toContain('&lt;b&gt;search&lt;/b&gt;');
  expect(text).not.toContain('<b>search</b>');
  const remote = await ask('/remotes/mfe-search');
  expect(remote.text).toMatch(/ann[^]*abc123/);
  expect((await ask('/contracts')).text).toContain('contract 1');
  const bundle = join(service.directory, 'mfe-search/1.0.1/server/index.cjs');
  await mkdir(join(bundle, '..'), { recursive: true });
  await writeFile(bundle, "(0,track/* track */.u4)('Products Searched', {})");
  expect((await ask('/contracts')).text).toContain('Products Searched');
  expect((await ask('/changes')).text).toContain('mfe-listing: nothing → 1.0.0 100 %');
  const gone = await ask('/remotes/mfe-gone');
  expect(gone.status).toBe(404);
  // Whoever is signed in stays so, and is led back.
  expect(gone.text).toMatch(/mfe-gone is not published in production[^]*href="\/_teams\/"/);
  expect(gone.text).not.toContain('Token of your team');
});

test('PLAT-9: what hosts say of a version stands first: in quarantine and why, or that nothing of a remote can be used', async () => {
  const held = { version: 'mfe-search@1.0.1', reason: 'it looped' };
  const troubled = await startTestService(
    async () => [],
    SITE,
    async (environment) =>
      environment === 'production'
        ? [{ withoutVersion: ['mfe-listing'], held: [held] }, null, { withoutVersion: [], held: [held] }]
        : [],
  );
  try {
    for (const remote of ['mfe-booking', 'mfe-search', 'mfe-listing']) {
      const { entry } = getPublishBody('1.0.1', { remote });
      await updateRegistry(troubled.directory, (registry) => addVersion(registry, remote, entry, null));
    }
    const { body } = await troubled.app.inject({
      url: '/teams/',
      headers: { cookie: `roost_team=${await troubled.token()}` },
    });
    expect(body).toMatch(
      /1\.0\.1 is in quarantine<\/strong> on 2 hosts and not rendered there for a while:\s+it looped\. Its visitors get the version before meanwhile, or the part only in their\s+browser\. It is tried again and again until it is stopped or rolled back below\./,
    );
    expect(body).toMatch(/No usable version<\/strong> on 1 host:/);
    expect(body.indexOf('id="mfe-booking"')).toBeGreaterThan(body.indexOf('id="mfe-listing"'));
    // Its first version has none before it.
    expect(body).toContain('There is no version before it to go back to.');
  } finally {
    await troubled.close();
  }
});

test('PLAT-9: a rollout shows its steps', async () => {
  await updateRegistry(service.directory, (registry) =>
    startRollout(registry, 'mfe-search', '1.0.0', { at: '2026-11-22T10:00:00Z', bakeMinutes: 30 }),
  );
  const { text } = await ask('/');
  expect(text).toMatch(/aria-current="step"[^>]*>\s*1 %/);
  expect(text).toContain('Stop 1.0.0: all get 1.0.1');
});

test('PLAT-9: the button that ends two canaries names both', async () => {
  const { entry } = getPublishBody('1.0.2', { remote: 'mfe-search', files: { 'mf-manifest.json': '{}' } });
  const without = { ...entry, extras: { ...entry.extras, files: {} } };
  await updateRegistry(service.directory, (registry) =>
    addVersion(shareTraffic(registry, 'mfe-search', '1.0.0', 10), 'mfe-search', without, 10),
  );
  expect((await ask('/')).text).toMatch(/Stop 1\.0\.[02] and 1\.0\.[02]: all get 1\.0\.1/);
});

test('PLAT-9: a rollout is shown first, with charts of traffic, health and vitals by version, and what failures are made of', async () => {
  await updateRegistry(service.directory, (registry) =>
    startRollout(registry, 'mfe-search', '1.0.0', { at: '2026-11-22T10:00:00Z', bakeMinutes: 30 }),
  );
  const seen = (heard: number, failed: number, kinds = {}): Seen => ({
    sent: heard,
    ...{ heard, failed, measured: heard, slow: 2, kinds, times: { 'lcp 1500': heard, 'inp 50': heard } },
  });
  let progress = noProgress('2026-11-22T10:00:00Z');
  for (let minute = 0; minute < 3; minute += 1)
    progress = withSeen(progress, seen(20, minute, { load: minute, lcp: 2 }), seen(80, 0), minute * 60_000);
  const kept = { 'production mfe-search@1.0.0': { until: 0, ledUntil: 0, progress } };
  await writeFile(join(service.dataDir, 'registry-rollouts.json'), JSON.stringify(kept));
  const { text } = await ask('/');
  const plain = text.replaceAll('\u00a0', ' ');
  for (const label of [
    'Pages a minute: new 20, before 80, at most 80',
    'Failed: new 10 %, before 0 %, at most 10 %',
    'Slow: new 10 %, before 2.5 %, at most 10 %',
    'LCP of 3 in 4: new 1.4 s, before 1.4 s, at most 1.4 s',
    'INP of 3 in 4: new 44 ms, before 44 ms, at most 44 ms',
  ])
    expect(plain).toContain(`aria-label="${label}"`);
  expect(text.match(/class="line-canary" d="M2\.0 \S+ ?[^"]*L/g)).toHaveLength(5);
  expect(text).toMatch(/while its files load<\/td>\s*<td>3</);
  expect(text).toMatch(/\(LCP\)<\/td>\s*<td>6</);
  expect(text.indexOf('id="mfe-search"')).toBeLessThan(text.indexOf('id="mfe-listing"'));
  expect(text).not.toMatch(/ style="/);
  // Taken back: its charts stay, with what became of it.
  await updateRegistry(service.directory, (registry) => shareTraffic(registry, 'mfe-search', '1.0.0', 0));
  const ended = { 'production mfe-search@1.0.0': { until: 0, ledUntil: 0, endedAt: Date.now(), progress } };
  await writeFile(join(service.dataDir, 'registry-rollouts.json'), JSON.stringify(ended));
  const after = (await ask('/')).text;
  expect(after).toMatch(/Rollout of 1\.0\.0: ended[^]*it has no visitors now/);
  expect(after.match(/class="line-canary" d="M2\.0 \S+ ?[^"]*L/g)).toHaveLength(5);
});

test('PLAT-9: what staging shows stands beside production, and is released from there', async () => {
  const { entry } = getPublishBody('1.0.2', { remote: 'mfe-search', files: { 'mf-manifest.json': '{}' } });
  const without = { ...entry, extras: { ...entry.extras, files: {} } };
  await updateRegistry(service.directory, (registry) => addVersion(registry, 'mfe-search', without, null), {
    environment: 'staging',
  });
  const { text } = await ask('/');
  expect(text).toContain('Release 1.0.2');
  const form = press({ environment: 'staging', version: '1.0.2', revision: '1', percent: '100' });
  expect((await ask('/do/release', { form })).text).toContain('1.0.2');
  expect((await ask('/')).text).toContain('1.0.2, served here too');
});

test('PLAT-9: a press does what it says, is recorded with its reason, and asks again when somebody else was quicker', async () => {
  expect((await ask('/')).text).toContain('Roll back to 1.0.0');
  const done = await ask('/do/rollback', { form: press({ reason: 'slow at night' }) });
  expect([done.status, done.text.includes('mfe-search is back at 1.0.0')]).toEqual([200, true]);
  expect((await ask('/changes')).text).toMatch(/rollback[^]*in the console[^]*slow at night/);
  // Who comes later finds it on the first page.
  expect((await ask('/')).text).toMatch(/Last change <time[^]*: rollback, [^<]*in the console, “slow at night”/);
  const again = await ask('/do/rollback', { form: press({}) });
  expect([again.status, again.text.includes('at revision 5, not 4')]).toEqual([409, true]);
  const link = await ask('/do/link', { form: press({ version: '1.0.0', back: '/remotes/mfe-search' }) });
  expect(link.text).toContain('http://stay.test/?mfe=mfe-search%401.0.0&amp;qa=');
  expect((await ask('/do/withdraw', { form: press({ version: '1.0.1', revision: '5' }) })).text).toContain('Say why');
});

test('PLAT-9: what another team did meanwhile sends nobody back who stops a bad version', async () => {
  const { entry } = getPublishBody('1.0.2', { remote: 'mfe-listing' });
  await updateRegistry(service.directory, (registry) => addVersion(registry, 'mfe-listing', entry, null), {
    note: { action: 'publish', who: 'bob', commit: null },
  });
  const { status, text } = await ask('/do/rollback', { form: press({ revision: '4' }) });
  expect([status, text.includes('mfe-search is back at 1.0.0')]).toEqual([200, true]);
  // A revision that never was is no leave to change anything.
  expect((await ask('/do/rollback', { form: press({ revision: '99' }) })).status).toBe(409);
});

test('PLAT-9: changes are read on, page by page', async () => {
  expect((await ask('/changes')).text).not.toContain('Older changes');
  const older = (await ask('/changes?before=3')).text;
  expect([older.includes('revision 2,'), older.includes('revision 3,')]).toEqual([true, false]);
  for (const wrong of ['x', '-1', '1.5']) expect((await ask(`/changes?before=${wrong}`)).status).toBe(400);
  expect((await ask('/changes?before=1')).text).toContain('Nothing was changed in production yet.');
});

test('PLAT-9: a remote is removed by whoever types its name and says why, and by nobody else', async () => {
  const form = { back: '/', revision: '4', confirm: 'mfe-search', reason: 'the page moved' };
  expect((await ask('/remotes/mfe-search')).text).toContain('Remove mfe-search from production');
  const without = await service.token({ rights: ['publish', 'release'] });
  expect((await ask('/remotes/mfe-search', { by: without })).text).not.toContain('Remove mfe-search from');
  const refused = await ask('/do/remove', { by: without, form: press(form) });
  expect([refused.status, refused.text.includes('withdraw')]).toEqual([409, true]);
  for (const wrong of [{ confirm: '' }, { confirm: 'mfe-listing' }, { reason: ' ' }])
    expect((await ask('/do/remove', { form: press({ ...form, ...wrong }) })).text).toContain('Nothing was removed');
  expect(await shares()).toBe(4);
  const done = await ask('/do/remove', { form: press(form) });
  expect([done.status, done.text.includes('mfe-search is gone from production')]).toEqual([200, true]);
  expect((await ask('/remotes/mfe-search')).status).toBe(404);
  expect((await ask('/changes')).text).toMatch(/the page moved/);
});

test('PLAT-9: versions are compared file by file; a version that is not published is no path', async () => {
  for (const [version, text] of [
    ['1.0.0', 'a'],
    ['1.0.1', 'a'.repeat(3000)],
  ] as const) {
    const dir = join(service.directory, 'mfe-search', version, 'js');
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, `expose-routes.${version === '1.0.0' ? 'aaaaaaaaaa' : 'bbbbbbbbbb'}.js`), text);
  }
  expect((await ask('/remotes/mfe-search')).text).toContain(
    'compare?environment=production&amp;from=1.0.1&amp;to=1.0.0',
  );
  const { status, text } = await ask('/remotes/mfe-search/compare?from=1.0.0&to=1.0.1');
  expect(status).toBe(200);
  expect(text).toMatch(/js\/expose-routes\.js[^]*1 B[^]*3\.0 kB[^]*\+3\.0 kB/);
  for (const query of ['', '?from=1.0.0', '?from=1.0.0&to=../../../etc', '?from=1.0.0&to=9.9.9'])
    expect((await ask(`/remotes/mfe-search/compare${query}`)).status).toBe(404);
});

test.each<[string, Asked]>([
  [
    'another site’s page',
    { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, form: press({}) },
  ],
  ['another origin', { headers: { origin: 'https://evil.test' }, form: press({}) }],
  ['nobody', { by: null, form: press({}) }],
])('PLAT-9: a press of %s changes nothing', async (_who, asked) => {
  const { status } = await ask('/do/rollback', asked);
  expect([400, 401]).toContain(status);
  expect(await shares()).toBe(4);
});

test.each<[string, Asked]>([
  [
    'a script of a remote, with a call',
    { headers: { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }, form: press({}) },
  ],
  ['a script of a remote, with a form', { headers: { 'sec-fetch-dest': 'document' }, form: press({ press: '' }) }],
  ['a form of another token', { form: press({ press: 'a'.repeat(64) }) }],
  ['a frame', { headers: { 'sec-fetch-dest': 'iframe' }, form: press({}) }],
])('SAFE-2: code of a team runs in the console’s origin: a press of %s changes nothing', async (_who, asked) => {
  expect((await ask('/do/rollback', asked)).status).toBe(400);
  expect(await shares()).toBe(4);
});

test('SAFE-2: no script reads a page of the console, nor holds its window', async () => {
  for (const dest of ['empty', 'iframe', 'object', 'script']) {
    const { status, text } = await ask('/', { headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': 'same-origin' } });
    expect([status, text.includes('mfe-search')]).toEqual([400, false]);
  }
  const opened = await ask('/', { headers: { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' } });
  expect([opened.status, opened.headers['cross-origin-opener-policy']]).toEqual([200, 'same-origin']);
  expect(opened.text).toMatch(/name="press" value="[0-9a-f]{64}"/);
});

test("PLAT-9: another team's remote shows no buttons, and a press on it is refused", async () => {
  expect((await ask('/remotes/mfe-listing')).text).not.toContain('Roll back');
  const { status, text } = await ask('/do/rollback', { form: press({ remote: 'mfe-listing' }) });
  expect([status, text.includes('is for mfe-search, not for mfe-listing')]).toEqual([409, true]);
  const staging = await service.token({ environments: ['staging'] });
  expect((await ask('/?environment=production', { by: staging })).status).toBe(403);
  expect((await ask('/do/rollback', { by: staging, form: press({}) })).status).toBe(403);
  expect(await shares()).toBe(4);
  for (const action of ['toString', 'unknown'])
    expect((await ask(`/do/${action}`, { form: press({}) })).status).toBe(400);
});

test('PLAT-9: what production never had is offered to every visitor, as its first version has to be', async () => {
  const { entry } = getPublishBody('1.0.0', { remote: 'mfe-new', files: { 'mf-manifest.json': '{}' } });
  const bare = { ...entry, extras: { ...entry.extras, files: {} } };
  await updateRegistry(service.directory, (registry) => addVersion(registry, 'mfe-new', bare, null), {
    environment: 'staging',
  });
  const by = await service.token({ team: 'new', remotes: ['mfe-new'] });
  const { text } = await ask('/remotes/mfe-new?environment=staging', { by });
  expect(text).toMatch(/name="percent"[^>]*value="100"[^]*Release to production/);
  const form = press({ remote: 'mfe-new', environment: 'staging', version: '1.0.0', revision: '1' });
  const refused = await ask('/do/release', { by, form: { ...form, percent: '10' } });
  expect(refused.text).toContain('give it 100 %');
  const done = await ask('/do/release', { by, form: { ...form, percent: '100' } });
  expect(done.text).toContain('mfe-new@1.0.0 of staging serves every visitor of production');
});

test('PLAT-9: nobody releases from staging who has no business there, whatever environment the form names', async () => {
  const files = { 'mf-manifest.json': '{}' };
  const { entry } = getPublishBody('2.0.0', { files });
  const secret = { ...entry, extras: { ...entry.extras, files: {} } };
  await updateRegistry(service.directory, (registry) => addVersion(registry, 'mfe-search', secret, null), {
    environment: 'staging',
    note: { action: 'publish', who: 'ann', commit: null },
  });
  const production = await service.token({ environments: ['production'] });
  const { status, text } = await ask('/do/release', {
    by: production,
    form: press({ environment: 'production', version: '2.0.0' }),
  });
  expect([status, text.includes('is for production, not for staging')]).toEqual([409, true]);
  expect(await shares()).toBe(4);
});
