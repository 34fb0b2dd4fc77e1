/** The page of one version, as somebody opens it to whom its address was sent. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addVersion, shareTraffic, withdraw } from '../../registry/model.ts';
import { startRollout } from '../../registry/rollout.ts';
import { updateRegistry } from '../../registry/store.ts';
import { readTokens } from '../../registry/tokens.ts';
import { noProgress, withSeen } from '../../rollout/decide.ts';
import { getPublishBody, startTestService } from '../../testing/test-service.ts';
import type { TestService } from '../../testing/test-service.ts';
import { prune } from '../../registry/retention.ts';
import { pressSecret } from './own-page.ts';

let service: TestService;
let token: string;

async function publish(version: string, publishedAt: string, environment: 'staging' | 'production' = 'production') {
  const { entry } = getPublishBody(version);
  const made = { ...entry, extras: { ...entry.extras, publishedAt, owner: 'search', channel: '#search' } };
  const note = { who: `ann of ${version}`, action: 'publish', commit: `c-${version}`, reason: `why ${version}` };
  await updateRegistry(service.directory, (one) => addVersion(one, 'mfe-search', made, null), { environment, note });
  const folder = join(service.directory, 'mfe-search', version, 'js');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'expose-routes.js'), 'a'.repeat(version.endsWith('0') ? 1000 : 3000));
}
beforeEach(async () => {
  service = await startTestService(
    async () => [],
    'http://stay.test',
    async () => [{ withoutVersion: [], held: [{ version: 'mfe-search@1.0.1', reason: 'it looped' }] }],
  );
  token = await service.token();
  await publish('1.0.0', '2026-11-01T00:00:00.000Z');
  await publish('1.0.1', '2026-11-02T00:00:00.000Z');
  await publish('1.0.1', '2026-11-02T00:00:00.000Z', 'staging');
});
afterEach(() => service.close());

const getHeaders = (by: string) => ({ cookie: `roost_team=${by}` });
async function open(path: string, by = token) {
  const { statusCode, body } = await service.app.inject({ url: `/teams${path}`, headers: getHeaders(by) });
  return { status: statusCode, html: body, text: body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') };
}
const PAGE = '/remotes/mfe-search/versions/1.0.1';

test('PLAT-9: a version has a page: who, commit, why, who gets it, and where else it is', async () => {
  const { status, text, html } = await open(PAGE);
  expect(status).toBe(200);
  expect(html).toContain('<title>mfe-search 1.0.1 · Roost teams</title>');
  for (const words of ['By ann of 1.0.1', 'Commit c-1.0.1', 'Why why 1.0.1', 'Owner search, #search', 'Contract 1.0.0'])
    expect(text).toContain(words);
  expect(text).toMatch(/production 100 % default/);
  expect(text).toMatch(/In staging 100 % default/);
  expect(html).toContain('href="/_teams/remotes/mfe-search/versions/1.0.1?environment=staging"');
  expect(text).toContain('Falls back to 1.0.0');
  expect(text).toContain('1.0.1 is in quarantine on 1 host and not rendered there for a while: it looped.');
});

test('PLAT-9: it lists the files beside those of the release before, and what was done with this version alone', async () => {
  await publish('1.0.2', '2026-11-03T00:00:00.000Z');
  const { text } = await open(PAGE);
  expect(text).toContain('Scripts 3.0 kB before compression, +2.0 kB to 1.0.0, the release before.');
  expect(text).toMatch(/js\/expose-routes\.js 1\.0 kB 3\.0 kB \+2\.0 kB/);
  const done = /What was done with it(.*) Files Scripts/.exec(text)?.[1] ?? '';
  expect(done).toContain('mfe-search: 1.0.1 100 % → 1.0.1 0 %, 1.0.2 100 %');
  expect(done).not.toContain('nothing → 1.0.0');
  expect((await open('/remotes/mfe-search/versions/1.0.0')).text).toContain('Scripts 1.0 kB before compression.');
  // What did not change is folded away.
  const next = await open('/remotes/mfe-search/versions/1.0.2');
  expect(next.text).toContain('1 file is as large as in 1.0.1');
});

test('PLAT-9: its traffic, errors and speed are those of its rollout, also after that, and it says when there is none', async () => {
  expect((await open(PAGE)).text).toContain('Nothing is kept: pages of a version report while its share grows');
  const at = new Date().toISOString();
  await updateRegistry(service.directory, (one) => startRollout(one, 'mfe-search', '1.0.0', { at, bakeMinutes: 30 }));
  const seen = { sent: 9, heard: 9, failed: 3, measured: 9, slow: 0, kinds: {}, times: { 'lcp 1500': 9 } };
  const progress = withSeen(noProgress(at), seen, { ...seen, failed: 0 }, 0);
  const keep = (kept: object) =>
    writeFile(
      join(service.dataDir, 'registry-rollouts.json'),
      JSON.stringify({ 'production mfe-search@1.0.0': { until: 0, progress, ...kept } }),
    );
  await keep({});
  const running = await open('/remotes/mfe-search/versions/1.0.0');
  expect(running.html).toMatch(/aria-current="step"[^>]*>\s*1 %/);
  expect(running.html).toContain('aria-label="Failed: new 33.3');
  await updateRegistry(service.directory, (one) => shareTraffic(one, 'mfe-search', '1.0.0', 0));
  await keep({ endedAt: Date.now() });
  const ended = await open('/remotes/mfe-search/versions/1.0.0');
  expect(ended.html).toMatch(/<details open\s*>[^]*Rollout of 1\.0\.0: ended/);
});

test('PLAT-9: a link that pins it is made there, and the page comes back with it', async () => {
  const known = (await readTokens(service.dataDir)).find(({ id }) => token.startsWith(`roost_${id}_`));
  const form = {
    ...{ press: known ? pressSecret(known) : '', environment: 'production', remote: 'mfe-search' },
    ...{ revision: '2', version: '1.0.1', back: PAGE },
  };
  const { body, statusCode } = await service.app.inject({
    method: 'POST',
    url: '/teams/do/link',
    headers: {
      ...getHeaders(token),
      ...{ 'content-type': 'application/x-www-form-urlencoded', origin: 'http://stay.test' },
    },
    payload: new URLSearchParams(form).toString(),
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('http://stay.test/?mfe=mfe-search%401.0.1&amp;qa=');
  expect(body).toContain('<title>mfe-search 1.0.1 · Roost teams</title>');
});

test('PLAT-9: pages of the remote lead to it', async () => {
  for (const path of ['/', '/remotes/mfe-search'])
    expect((await open(path)).html).toContain('href="/_teams/remotes/mfe-search/versions/1.0.1"');
});

test('PLAT-9: a version that is not there says where it is, or was', async () => {
  await publish('1.0.9', '2026-11-05T00:00:00.000Z', 'staging');
  await updateRegistry(service.directory, (one) => withdraw(one, 'mfe-search', '1.0.0', 'a hole', '2026-11-04'));
  expect((await open('/remotes/mfe-search/versions/1.0.0')).text).toContain('withdrawn: a hole');
  const other = await open('/remotes/mfe-search/versions/1.0.9');
  expect(other).toMatchObject({ status: 404 });
  expect(other.text).toContain('mfe-search@1.0.9 is not published in production. It is in staging.');
  // Who may not look at staging is not told of it.
  const limited = await service.token({ environments: ['production'] });
  expect((await open('/remotes/mfe-search/versions/1.0.9', limited)).text).not.toContain('staging');
  const place = { directory: service.directory, dataDir: service.dataDir };
  await prune(place, { keep: 0, days: 0 }, { dryRun: false, note: {}, now: Date.now() + 1 });
  expect((await open('/remotes/mfe-search/versions/1.0.0')).text).toContain('mfe-search@1.0.0 was removed since');
  for (const odd of ['9.9.9', '..', '%2e%2e%2f', 'x'.repeat(500)])
    expect((await open(`/remotes/mfe-search/versions/${odd}`)).status).toBe(404);
});
