/**
 * Builds that checkouts of one machine, or runs of a pipeline, have in common: a directory outside of them all
 * (`ROOST_BUILD_CACHE`). A kept build says what it was made of, and is taken where a checkout has just that, so that no
 * key has to be guessed before a build. Whoever may write there decides what is served: it is trusted as a checkout is.
 */
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BUILD_INFO } from './build-info.ts';

/** Builds of one package that are kept: branches that are worked on at a time. */
const KEPT = 6;
/** The host keeps older builds beside the newest, by their ids. */
const HOST_BUILDS = 'client';

const byAge = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  return dated.sort((one, other) => other.at - one.at).map(({ name }) => name);
};

/** What others look for last: a build that is being copied is none yet. */
async function copyBuild(from: string, to: string, isUnwanted: (path: string) => boolean = () => false): Promise<void> {
  const record = join(from, BUILD_INFO);
  const filter = (path: string): boolean => path !== record && !isUnwanted(path);
  await mkdir(to, { recursive: true });
  await rm(join(to, BUILD_INFO), { force: true });
  await cp(from, to, { recursive: true, filter, mode: constants.COPYFILE_FICLONE });
  await cp(record, join(to, BUILD_INFO));
}

/**
 * Puts a kept build into a package's directory.
 * @param isUsable whether a build was made of what this checkout has, and is whole
 * @returns whether there was one
 */
export async function takeBuild(
  cache: string,
  name: string,
  dist: string,
  isUsable: (dist: string) => Promise<boolean>,
): Promise<boolean> {
  for (const entry of await byAge(join(cache, name))) {
    const kept = join(cache, name, entry);
    if (entry.startsWith('.') || !(await isUsable(kept))) continue;
    await copyBuild(kept, dist);
    return true;
  }
  return false;
}

/** Keeps a package's build for others, in the place of the oldest. */
export async function keepBuild(cache: string, name: string, dist: string): Promise<void> {
  const folder = join(cache, name);
  const id = randomBytes(6).toString('hex');
  const coming = join(folder, `.${id}`);
  const [newest] = name === 'host' ? await byAge(join(dist, HOST_BUILDS)) : [];
  const isOlder = (path: string): boolean =>
    newest !== undefined && dirname(path) === join(dist, HOST_BUILDS) && basename(path) !== newest;
  await copyBuild(dist, coming, isOlder);
  await rename(coming, join(folder, id));
  const old = (await byAge(folder)).filter((entry) => !entry.startsWith('.')).slice(KEPT);
  await Promise.all(old.map((entry) => rm(join(folder, entry), { recursive: true, force: true })));
}
