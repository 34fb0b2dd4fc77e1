/** The page of a remote that was published often: what is served and new is there, the rest one press away. */
import { addVersion } from '../../registry/model.ts';
import { updateRegistry } from '../../registry/store.ts';
import { getPublishBody, startTestService } from '../../testing/test-service.ts';
import type { TestService } from '../../testing/test-service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService();
  token = await service.token();
  const publish = (version: string, traffic: number | null, publishedAt: string) =>
    updateRegistry(service.directory, (registry) => {
      const { entry } = getPublishBody(version, { files: { 'mf-manifest.json': '{}' } });
      const extras = { ...entry.extras, files: {}, publishedAt };
      return addVersion(registry, 'mfe-search', { ...entry, extras }, traffic);
    });
  await publish('1.0.0', null, '2026-01-01T00:00:00Z');
  await publish('1.1.0', null, '2026-01-02T00:00:00Z');
  for (let patch = 1; patch <= 60; patch += 1)
    await publish(`1.1.${patch}`, 0, `2026-02-01T00:${String(patch % 60).padStart(2, '0')}:00Z`);
});
afterAll(() => service.close());

async function listed(path: string): Promise<{ versions: string[]; text: string }> {
  const { body } = await service.app.inject({ url: `/teams${path}`, headers: { cookie: `roost_team=${token}` } });
  const found = body.matchAll(/<summary>Change ([\d.]+)<\/summary>/g);
  return { versions: [...found].map(([, version = '']) => version), text: body };
}

test('PLAT-9: a remote with many versions shows those that are served or stand in, and the newest', async () => {
  const { versions, text } = await listed('/remotes/mfe-search');
  expect(versions).toHaveLength(22);
  expect(versions).toEqual(expect.arrayContaining(['1.1.59', '1.1.40', '1.1.0', '1.0.0']));
  expect(text).toContain('href="/_teams/remotes/mfe-search?versions=all"');
  expect(text).toContain('All 62 versions');
  expect((await listed('/remotes/mfe-search?versions=all')).versions).toHaveLength(62);
});
