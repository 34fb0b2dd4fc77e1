/** Adds a remote to a repository and takes it away again. Everything else finds a remote by its package.json. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { Failure } from '../lib/failure.ts';
import { getOutput } from '../lib/run.ts';
import { remoteFiles } from './template.ts';

const manifest = z.object({ version: z.string() });
const solution = z.object({ files: z.array(z.string()), references: z.array(z.object({ path: z.string() })) });

/** Changes the list of projects that the type check builds: it is the one list that has no patterns. */
async function changeProjects(repository: string, change: (paths: string[]) => string[]): Promise<void> {
  const file = join(repository, 'tsconfig.json');
  const { files, references } = solution.parse(JSON.parse(await readFile(file, 'utf8')));
  const paths = change(references.map(({ path }) => path));
  await writeFile(file, `${JSON.stringify({ files, references: paths.map((path) => ({ path })) }, null, 2)}\n`);
}

/** Writes the files of a new remote. @throws Failure when there is a directory of this name */
export async function createRemote(repository: string, name: RemoteName): Promise<void> {
  const directory = join(repository, name);
  if (existsSync(directory)) throw new Failure(`${name} exists already.`);
  const { version } = manifest.parse(JSON.parse(await readFile(join(repository, 'shared/package.json'), 'utf8')));
  for (const [path, text] of Object.entries(remoteFiles(name, version))) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  await changeProjects(repository, (paths) => [...paths, name]);
}

/**
 * @throws Failure when files of a remote differ from what was committed of it. One of which nothing was ever committed
 *   was made a moment ago.
 */
async function refuseUncommitted(repository: string, name: RemoteName): Promise<void> {
  const status = await getOutput('git', ['status', '--porcelain', '--', name], { cwd: repository, limit: 10_000 });
  const lines = (status ?? '').split('\n').filter(Boolean);
  const files = lines.map((line) => line.slice(3)).filter((file) => file !== `${name}/`);
  if (files.length > 0)
    throw new Failure(
      `Files of ${name} are in no commit and would be lost: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ' and others' : ''}. Commit them or take them back first; nothing was removed.`,
    );
}

/**
 * Deletes a remote's directory and its place in the type check.
 * @throws Failure when there is none, or work on it that is in no commit
 */
export async function removeRemote(repository: string, name: RemoteName): Promise<void> {
  const directory = join(repository, name);
  if (!existsSync(directory)) throw new Failure(`There is no ${name}.`);
  await refuseUncommitted(repository, name);
  await rm(directory, { recursive: true });
  await changeProjects(repository, (paths) => paths.filter((path) => path !== name));
}
