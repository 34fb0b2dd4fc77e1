import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { REPOSITORY } from '../lib/paths.ts';
import type { RemoteSource } from '../webpack/names.ts';
import { watchServerBundle } from './server-bundle.ts';

jest.setTimeout(120_000);
const NAME: RemoteName = 'mfe-removed';

test('PLAT-7: a remote that is removed while it is developed does not come back, and its build ends', async () => {
  const folder = join(REPOSITORY, 'test-results');
  await mkdir(folder, { recursive: true });
  const directory = await mkdtemp(join(folder, 'removed-'));
  await mkdir(join(directory, 'src'));
  await writeFile(join(directory, 'src/routes.tsx'), 'export const routes = [];');
  const source = { directory, facts: { owner: 'trial', routes: [{ id: 'page', path: '/page' }], slots: {} } };
  const failed = Promise.withResolvers<string>();
  const bundle = watchServerBundle(NAME, failed.resolve, source as unknown as RemoteSource);
  try {
    expect(await bundle.answers['/server.json']?.()).toMatchObject({ type: 'application/json' });
    expect(existsSync(join(directory, 'dist'))).toBe(true);
    await rm(directory, { recursive: true });
    expect(await failed.promise).toMatch(/routes/);
  } finally {
    await bundle.stop();
    const isBack = existsSync(directory);
    await rm(directory, { recursive: true, force: true });
    expect(isBack).toBe(false);
  }
});
