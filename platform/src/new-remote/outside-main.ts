/**
 * `npm create @roost/remote mfe-reviews [-- --packages <directory>]`: a remote in a repository of its own. Packed as
 * one file without dependencies. With `--packages` the packages come from packed files in a directory, where no
 * registry has them.
 */
import { lstatSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Failure } from '../lib/failure.ts';
import { ownRepositoryFiles } from './own-repository.ts';
import { newRemoteName } from './remote-name.ts';

const USAGE = 'npm create @roost/remote mfe-<name> [-- --packages <directory>]';
const sourcesSchema = z.object({ shared: z.string(), platform: z.string(), react: z.string() });
/** Versions of what a new remote is made with; the build of this package writes them in. */
const versions = sourcesSchema.parse(JSON.parse(process.env.ROOST_CREATE_VERSIONS ?? '{}'));

/** Path of a packed file as package.json names it. @throws Failure when the directory has none */
async function packedFile(packages: string, name: string, project: string): Promise<string> {
  const files = await readdir(packages).catch(() => []);
  const file = files.find((one) => one === `roost-${name}-${versions[name === 'shared' ? 'shared' : 'platform']}.tgz`);
  if (!file)
    throw new Failure(`${packages} has no packed @roost/${name}. \`npm run pack -- --to <directory>\` makes them.`);
  return `file:${relative(project, join(packages, file)).split(sep).join('/')}`;
}

function readArguments() {
  try {
    return parseArgs({ options: { packages: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}`);
  }
}

async function create(): Promise<void> {
  const { values, positionals } = readArguments();
  const [typed, ...rest] = positionals;
  if (rest.length > 0)
    throw new Failure(`One remote at a time: what is "${rest.join(' ')}" for? Nothing was made.\nUsage: ${USAGE}`);
  const name = newRemoteName(typed, USAGE);
  const project = resolve(name);
  // Also a link that leads nowhere.
  if (lstatSync(project, { throwIfNoEntry: false }))
    throw new Failure(
      `There is a ${name} here already, and nothing of it was changed. Go on in it (cd ${name} && npm install), or choose another name.`,
    );
  const packages = values.packages === undefined ? null : resolve(values.packages);
  const getSource = (one: 'shared' | 'platform') =>
    packages === null ? Promise.resolve(`^${versions[one]}`) : packedFile(packages, one, project);
  const sources = { react: versions.react, shared: await getSource('shared'), platform: await getSource('platform') };
  for (const [path, text] of Object.entries(ownRepositoryFiles(name, sources))) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
  process.stdout.write(`created ${name}. Next: cd ${name} && npm install && npm test; its README.md says the rest\n`);
}

try {
  await create();
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
