import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlaces } from './paths.ts';

let home: string;
beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'roost-places-')));
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('PLAT-2: in the site’s repository every package is a directory, wherever the command was started', () => {
  const places = getPlaces('/srv/roost/platform/src/lib', '/somewhere/else');
  expect(places).toMatchObject({ isInstalled: false, repository: '/srv/roost', extension: '.ts' });
  expect(places.packageDir('mfe-search')).toBe('/srv/roost/mfe-search');
  expect(places.sharedSource).toBe('/srv/roost/shared/src');
});

test('PLAT-2: installed, the repository is the nearest package around the command, and is the remote', async () => {
  await writeFile(join(home, 'package.json'), '{}');
  await mkdir(join(home, 'src/pages'), { recursive: true });
  const here = join(home, 'node_modules/@roost/platform/dist/lib');
  const places = getPlaces(here, join(home, 'src/pages'));
  expect(places).toMatchObject({ isInstalled: true, repository: home, extension: '.js' });
  expect(places.packageDir('mfe-reviews')).toBe(home);
  expect(places.packageDir('shared')).toBe(join(home, 'node_modules/@roost/shared'));
  expect(places.packageDir('host')).toBe(join(home, 'host'));
  expect(places.sharedSource).toBe(join(home, 'node_modules/@roost/shared/dist'));
});
