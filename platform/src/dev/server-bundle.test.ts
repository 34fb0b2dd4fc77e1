import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { REPOSITORY } from '../lib/paths.ts';
import type { RemoteSource } from '../webpack/names.ts';
import { watchServerBundle } from './server-bundle.ts';

jest.setTimeout(120_000);
const NAME: RemoteName = 'mfe-removed';

test('PLAT-7: what cannot be published is said while it is developed; a remote that is removed meanwhile does not come back, and its build ends', async () => {
  const folder = join(REPOSITORY, 'test-results');
  await mkdir(folder, { recursive: true });
  const directory = await mkdtemp(join(folder, 'removed-'));
  await mkdir(join(directory, 'src'));
  await writeFile(join(directory, 'src/routes.tsx'), 'export const routes = [{ id: "page" }];');
  const source = { directory, facts: { owner: 'trial', routes: [{ id: 'page', path: '/page' }], slots: {} } };
  const said: string[] = [];
  let next = Promise.withResolvers<string>();
  const say = (line: string): void => {
    said.push(line);
    next.resolve(line);
  };
  const bundle = watchServerBundle(NAME, say, source as unknown as RemoteSource);
  try {
    expect(await bundle.answers['/server.json']?.()).toMatchObject({ type: 'application/json' });
    expect(existsSync(join(directory, 'dist'))).toBe(true);
    // What would keep it from being published is said while it is written.
    await writeFile(join(directory, 'src/routes.tsx'), 'export const routes = [{ id: "page" }, { id: "map" }];');
    expect(await next.promise).toMatch(/mfe-removed could not be published: its src\/routes\.tsx has the page "map"/);
    expect(said).toHaveLength(1);
    next = Promise.withResolvers();
    await rm(directory, { recursive: true });
    expect(await next.promise).toMatch(/routes/);
  } finally {
    await bundle.stop();
    const isBack = existsSync(directory);
    await rm(directory, { recursive: true, force: true });
    expect(isBack).toBe(false);
  }
});
