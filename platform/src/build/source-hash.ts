/** What a built package is made of, as one hash: a build whose hash is known need not run again. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { filesBelow } from '../lib/files.ts';
import { REPOSITORY } from '../lib/paths.ts';

/** Parts of shared that are copied into a remote. The rest comes from the host, and changes no remote's build. */
const PURE_SHARED = ['shared/src/contracts', 'shared/src/domain', 'shared/src/clients'];

const isSource = (path: string): boolean =>
  !/\.test\.tsx?$/.test(path) && !path.startsWith('dist/') && !path.includes('node_modules/');

/** Directories and files whose content decides a package's build, relative to the repository. */
function inputsOf(name: string): { directories: string[]; files: string[] } {
  const always = ['package-lock.json', `${name}/package.json`, `${name}/webpack.config.ts`, 'shared/package.json'];
  return isRemoteName(name)
    ? { directories: [`${name}/src`, ...PURE_SHARED, 'platform/src/webpack'], files: always }
    : { directories: [`${name}/src`, 'shared/src', 'platform/src/webpack'], files: always };
}

/** Hash of everything that goes into a package's build, 16 hex digits. */
export async function sourceHash(name: string): Promise<string> {
  const { directories, files } = inputsOf(name);
  const below = await Promise.all(
    directories.map(async (directory) =>
      (await filesBelow(join(REPOSITORY, directory))).filter(isSource).map((path) => `${directory}/${path}`),
    ),
  );
  const hash = createHash('sha256');
  for (const path of [...files, ...below.flat()]) {
    hash.update(`${path}\0`);
    hash.update(await readFile(join(REPOSITORY, path)));
    hash.update('\0');
  }
  // Which parts of shared exist decides what a remote takes from the page.
  const names = await filesBelow(join(REPOSITORY, 'shared/src'));
  hash.update(names.filter((path) => /^(\w+|ui\/[\w-]+)\/index\.ts$/.test(path)).join('\n'));
  return hash.digest('hex').slice(0, 16);
}
