/**
 * The next version of the packed packages (PLAT-2): the contract decides how large the step is, lerna writes versions,
 * what depends on them, the lock file and the changelogs, and one commit with a tag for each package holds them.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { inc, major, minor } from 'semver';
import { Failure } from '../lib/failure.ts';
import { pinnedNodeEnvironment } from '../lib/run.ts';
import { readContract } from './contract-names.ts';
import { compareContracts, getLargest, putTitleFirst } from './next-version.ts';
import type { Bump, Change } from './next-version.ts';
import { ownManifest } from './published-manifest.ts';

const run = promisify(execFile);
/** The directories whose packages are packed. `@roost/create-remote` has the version of platform. */
export const PACKED = ['shared', 'platform'] as const;
const CONTRACT_FILE = 'shared/src/contracts/remotes.ts';
const CONTRACT = /(CONTRACT_VERSION = ')[\d.]+'/;
const PRESET = 'platform/src/pack/changelog-preset.cjs';
const LERNA_MS = 300_000;

/** How a repository's tools are run; a test has its own repository, and lerna from elsewhere. */
export type VersionOptions = {
  repository: string;
  /** Path of lerna's script. */
  lerna: string;
  /** The least step, for what names do not show, as a prop that changed its meaning. */
  atLeast?: Bump;
  dryRun?: boolean;
  say: (line: string) => void;
};

/** What came of it: null when nothing of the packages changed since the last version. */
type Versioned = { version: string; change: Change | null } | null;

async function call(cwd: string, tool: string, args: readonly string[]): Promise<string> {
  try {
    const environment = pinnedNodeEnvironment();
    const { stdout } = await run(tool, args, { cwd, env: environment, timeout: LERNA_MS, maxBuffer: 200_000_000 });
    return stdout.trim();
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Failure(`${[tool, ...args.slice(0, 3)].join(' ')} failed:\n${stderr.trim() || String(error)}`);
  }
}

async function readVersion(repository: string): Promise<string> {
  const versions = await Promise.all(
    PACKED.map(async (name) => {
      const text = await readFile(join(repository, name, 'package.json'), 'utf8');
      return ownManifest.parse(JSON.parse(text)).version;
    }),
  );
  const [version = ''] = versions;
  if (versions.some((one) => one !== version))
    throw new Failure(`shared and platform have different versions: ${versions.join(', ')}.`);
  return version;
}

const getTags = (version: string): string[] => PACKED.map((name) => `@roost/${name}@${version}`);

async function tagAll(repository: string, version: string): Promise<void> {
  for (const tag of getTags(version)) await call(repository, 'git', ['tag', '-a', '-m', tag, tag]);
}

/** The contract as it was at a tag. */
async function readContractAt(repository: string, tag: string): Promise<Awaited<ReturnType<typeof readContract>>> {
  const home = await mkdtemp(join(tmpdir(), 'roost-version-'));
  try {
    const archive = join(home, 'then.tar');
    await call(repository, 'git', ['archive', '-o', archive, tag, ...PACKED]);
    await call(home, 'tar', ['-xf', archive]);
    return await readContract(home);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Lerna begins a changelog in every package; those of packages that nobody packs are not kept. */
async function keepChangelogs(repository: string): Promise<void> {
  const untracked = await call(repository, 'git', ['ls-files', '--others', '--exclude-standard']);
  for (const file of untracked.split('\n').filter((name) => name.endsWith('/CHANGELOG.md')))
    await rm(join(repository, file));
  for (const name of PACKED) {
    const file = join(repository, name, 'CHANGELOG.md');
    await writeFile(file, putTitleFirst(await readFile(file, 'utf8')));
  }
}

/** Hosts and remotes compare the contract's version: it goes on with names, and not with a patch. */
async function writeContractVersion(repository: string, version: string): Promise<void> {
  const file = join(repository, CONTRACT_FILE);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(CONTRACT, `$1${major(version)}.${minor(version)}.0'`));
}

async function writeVersion({ repository, lerna }: VersionOptions, version: string, bump: Bump): Promise<void> {
  const options = ['--yes', '--no-push', '--no-git-tag-version', '--exact', '--force-publish'];
  const changelog = ['--conventional-commits', '--changelog-preset', `./${PRESET}`];
  await call(repository, process.execPath, [lerna, 'version', bump, ...options, ...changelog]);
  await keepChangelogs(repository);
  if (bump !== 'patch') await writeContractVersion(repository, version);
  await call(repository, 'git', ['add', '--all']);
  await call(repository, 'git', ['commit', '-m', `packages: ${version}`]);
  await tagAll(repository, version);
}

/**
 * Makes the next version of the packed packages. A repository without a tag of the present one gets those: it is the
 * first.
 * @throws Failure when something is not committed, or git or lerna refuses
 */
export async function makeVersion(options: VersionOptions): Promise<Versioned> {
  const { repository, atLeast = 'patch', dryRun = false, say } = options;
  if (!dryRun && (await call(repository, 'git', ['status', '--porcelain'])) !== '')
    throw new Failure('Something is not committed. A version is made of what is.');
  const present = await readVersion(repository);
  const [tag = ''] = getTags(present);
  if ((await call(repository, 'git', ['tag', '--list', tag])) === '') {
    say(`${present} is the first version${dryRun ? '' : ': tagged'}`);
    if (!dryRun) await tagAll(repository, present);
    return { version: present, change: null };
  }
  const changed = await call(repository, 'git', ['diff', '--name-only', tag, 'HEAD', '--', ...PACKED]);
  if (changed === '') {
    say(`nothing of the packages changed since ${present}`);
    return null;
  }
  const change = compareContracts(await readContractAt(repository, tag), await readContract(repository));
  const bump = getLargest(change.bump, atLeast);
  const version = inc(present, bump) ?? present;
  for (const name of change.removed) say(`gone  ${name}`);
  for (const name of change.added) say(`new   ${name}`);
  say(`${present} → ${version} (${bump})`);
  if (!dryRun) await writeVersion(options, version, bump);
  return { version, change };
}
