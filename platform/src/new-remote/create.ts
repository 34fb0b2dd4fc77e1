/** Adds a remote to a repository and takes it away again. Everything else finds a remote by its package.json. */
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { Failure } from '../lib/failure.ts';
import { filesBelow } from '../lib/files.ts';
import { getOutput } from '../lib/run.ts';
import { remoteFiles } from './template.ts';

const GIT_MS = 10_000;
const manifest = z.object({ version: z.string() });
const solution = z.object({ files: z.array(z.string()), references: z.array(z.object({ path: z.string() })) });

/** Changes the list of projects that the type check builds: it is the one list that has no patterns. */
async function changeProjects(repository: string, change: (paths: string[]) => string[]): Promise<void> {
  const file = join(repository, 'tsconfig.json');
  const { files, references } = solution.parse(JSON.parse(await readFile(file, 'utf8')));
  const paths = change(references.map(({ path }) => path));
  await writeFile(file, `${JSON.stringify({ files, references: paths.map((path) => ({ path })) }, null, 2)}\n`);
}

/** Writes the files of a new remote. @throws Failure when there is anything of this name */
export async function createRemote(repository: string, name: RemoteName): Promise<void> {
  const directory = join(repository, name);
  // Not `existsSync`, which follows a link: one that leads nowhere is in the way all the same.
  const found = await lstat(directory).catch(() => null);
  if (found?.isSymbolicLink()) throw new Failure(`${name} exists already, as a link: nothing is written through it.`);
  if (found) throw new Failure(`${name} exists already.`);
  const { version } = manifest.parse(JSON.parse(await readFile(join(repository, 'shared/package.json'), 'utf8')));
  for (const [path, text] of Object.entries(remoteFiles(name, version))) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  await changeProjects(repository, (paths) => [...paths, name]);
}

/**
 * @throws Failure when files of a remote differ from what was committed of it.
 */
async function refuseUncommitted(repository: string, name: RemoteName): Promise<void> {
  const status = await getOutput('git', ['status', '--porcelain', '--', name], { cwd: repository, limit: GIT_MS });
  const lines = (status ?? '').split('\n').filter(Boolean);
  const files = lines.map((line) => line.slice(3)).filter((file) => file !== `${name}/`);
  if (files.length > 0)
    throw new Failure(
      `Files of ${name} are in no commit and would be lost: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ' and others' : ''}. Commit them or take them back first; nothing was removed.`,
    );
}

/** What no formatter writes otherwise. */
const getBare = (text: string): string => text.replaceAll(/[\s,;()'"]/g, '');
/** What tools write into a remote's directory: builds, and links of npm. */
const isMade = (path: string): boolean => /^(dist|node_modules)(\/|$)/.test(path);

/** Returns true when a remote has files that are not as they were made: somebody's work. */
async function hasOwnWork(directory: string, name: RemoteName): Promise<boolean> {
  const paths = (await filesBelow(directory)).filter((path) => !isMade(path));
  const { dependencies } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8').catch(() => '{}')) as {
    dependencies?: Record<string, string>;
  };
  const made = remoteFiles(name, dependencies?.['@roost/shared'] ?? '');
  for (const path of paths) {
    const text = made[path];
    if (text === undefined || getBare(text) !== getBare(await readFile(join(directory, path), 'utf8'))) return true;
  }
  return false;
}

/**
 * Deletes a remote's directory and its place in the type check. One that is in no commit, and is not as it was made, is
 * moved.
 * @param keepIn directory for what would be lost
 * @returns where it lies since; null when nothing of it was anybody's work
 * @throws Failure when there is none, or work on it since its last commit
 */
export async function removeRemote(repository: string, name: RemoteName, keepIn: string): Promise<string | null> {
  const directory = join(repository, name);
  if (!existsSync(directory)) throw new Failure(`There is no ${name}.`);
  await refuseUncommitted(repository, name);
  const isCommitted = Boolean(await getOutput('git', ['ls-files', '--', name], { cwd: repository, limit: GIT_MS }));
  const keeps = !isCommitted && (await hasOwnWork(directory, name));
  const kept = keeps ? join(keepIn, `${name}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`) : null;
  if (kept) await cp(directory, kept, { recursive: true, filter: (from) => !isMade(relative(directory, from)) });
  await rm(directory, { recursive: true });
  await changeProjects(repository, (paths) => paths.filter((path) => path !== name));
  return kept;
}
