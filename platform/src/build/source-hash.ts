/**
 * What a built package is made of, as one hash: a build whose inputs did not change need not run again. The inputs are
 * what the build really read, recorded with it, so that nothing that is bundled is missed and nothing else counts. So
 * are places where it looked and found nothing (`?src/copy.ts`: such a file would be taken instead of `src/copy.tsx`)
 * and folders of which it took every file (`src/icons/`).
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from '../lib/files.ts';
import { extension, inRepository, isInstalled, packageDir, REPOSITORY, sharedSource } from '../lib/paths.ts';
import { readBuildInfo } from './build-info.ts';
import { buildFields } from './package-fields.ts';

/** Tools that decide what a build looks like, beside our own presets. */
const TOOLS = [
  'webpack',
  '@module-federation/enhanced',
  '@swc/core',
  'swc-loader',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
];

/** Settings that tools look for by themselves: they count when there are some. */
const TOOL_SETTINGS = ['.browserslistrc', 'browserslist'];

/** What a build read, looked for in vain, and which folders it took whole. */
export type Read = { files: Iterable<string>; missing?: Iterable<string>; folders?: Iterable<string> };

/**
 * Code that the federation plugin writes anew in each fresh checkout, out of other inputs, while a build runs: no
 * change of a source.
 */
const WRITTEN_BY_A_BUILD = /(^|\/)node_modules\/\.federation\//;

/**
 * Inputs that a file stands for: itself, also outside of the repository. One of an installed package brings the
 * description of it too, which names its version and licence; the file counts all the same, since teams patch what they
 * install.
 */
function toInputs(path: string): string[] {
  const file = inRepository(path);
  if (WRITTEN_BY_A_BUILD.test(file)) return [];
  const installed = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  return installed === undefined || (isInstalled && path.startsWith(sharedSource))
    ? [file]
    : [`${installed}/package.json`, file];
}

/** Description files of folders around the repository. */
const AROUND = /^(\.\.\/)+package\.json$/;
/**
 * Places that were looked at in vain and where a file of ours may come to be. What installed packages lack is known by
 * their version. Description files are looked for everywhere: one among sources says what may be left out of a build,
 * any other says nothing. The folder of a package's own modules says nothing either: its first type check makes it, for
 * its cache.
 */
const isOpenPlace = (file: string): boolean =>
  !file.startsWith('..') &&
  !/^node_modules\/|\/node_modules$|\/node_modules\/(@[^/]+\/)?[^/]+\/|\/src\/.*node_modules|^(?!.*\/src\/).*\/package\.json$/.test(
    file,
  );

/** Returns the inputs of a build, relative to the repository and sorted. */
export async function collectInputs(name: string, { files, missing = [], folders = [] }: Read): Promise<string[]> {
  const presetDir = join(import.meta.dirname, '../webpack');
  const presets = (await filesBelow(presetDir))
    .filter((file) => !/\.test\.[jt]s$/.test(file))
    .map((file) => join(presetDir, file));
  const ours = [
    join(packageDir(name), 'package.json'),
    join(packageDir(name), 'webpack.config.ts'),
    join(packageDir('shared'), 'package.json'),
    // The version of the contract, which is written into the build.
    join(sharedSource, `contracts/remotes${extension}`),
    ...presets,
    ...TOOL_SETTINGS.flatMap((file) => [join(packageDir(name), file), join(REPOSITORY, file)]),
  ];
  const inputs = new Set([...ours.map(inRepository), ...TOOLS.map((tool) => `node_modules/${tool}/package.json`)]);
  for (const path of files)
    for (const input of toInputs(path))
      // A directory that webpack looked into says nothing of itself.
      if ((await stat(join(REPOSITORY, input)).catch(() => null))?.isFile()) inputs.add(input);
  for (const place of missing) if (isOpenPlace(inRepository(place))) inputs.add(`?${inRepository(place)}`);
  for (const folder of folders) if (isOpenPlace(`${inRepository(folder)}/`)) inputs.add(`${inRepository(folder)}/`);
  // The description file of a package around ours only tells where it is. That of the repository may say which browsers
  // styles are for.
  if (!isInstalled) inputs.delete('platform/package.json');
  inputs.add('package.json');
  return [...inputs].filter((input) => !AROUND.test(input)).sort();
}

const isPlace = (input: string): boolean => input.startsWith('?') || input.endsWith('/');

/** Clocks of files and of processes tick at different moments, in milliseconds. */
const TICK_MS = 1_000;

/**
 * Returns whether an input came to be as it is after `time` (milliseconds): the build may have read it before or after
 * that. The time of its last edit does not tell: a copy or a file that is moved into place brings an old one, an
 * archive or a wrong clock one that is still to come.
 */
export async function changedSince(inputs: readonly string[], time: number): Promise<boolean> {
  const files = inputs.filter((input) => !isPlace(input) && !TOOL_SETTINGS.includes(basename(input)));
  const stats = await Promise.all(files.map((input) => stat(join(REPOSITORY, input)).catch(() => null)));
  const now = Date.now() + TICK_MS;
  return stats.some((found) => found === null || (found.ctimeMs > time && found.ctimeMs <= now));
}

/** Description files of ours, by their package: in the tree, and as npm links or installs them. */
const OWN_DESCRIPTION = /^(?:node_modules\/@roost\/)?([^/]+)\/package\.json$|^package\.json$/;

/** What counts of an input. */
async function getContent(path: string, inputs: readonly string[]): Promise<Buffer | string> {
  if (path.startsWith('?')) return existsSync(join(REPOSITORY, path.slice(1))) ? 'there' : 'nothing';
  if (path.endsWith('/')) return (await filesBelow(join(REPOSITORY, path))).join('\n');
  const content = await readFile(join(REPOSITORY, path)).catch(() => null);
  if (content && !isInstalled && path === 'package.json')
    return JSON.stringify((JSON.parse(content.toString('utf8')) as { browserslist?: unknown }).browserslist ?? null);
  const own = content && OWN_DESCRIPTION.exec(path);
  if (!own) return content ?? 'gone';
  const directory = `${own[1] ?? ''}/`;
  const files = inputs.flatMap((input) => (input.startsWith(directory) ? [input.slice(directory.length)] : []));
  // The host provides shared in its version; a remote takes every one of a major.
  const takesRange = own[1] === 'shared' && !inputs.includes('host/package.json');
  return buildFields(content.toString('utf8'), files, takesRange);
}

/** Returns the hash of some inputs as they are now, 16 hex digits. An input that is gone changes it. */
export async function hashInputs(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of inputs) {
    hash.update(`${path}\0`);
    hash.update(await getContent(path, inputs));
    hash.update('\0');
  }
  // Which parts of shared exist decides what a remote takes from the page.
  const names = await filesBelow(sharedSource);
  hash.update(names.filter((path) => /^(\w+|ui\/[\w-]+)\/index\.[jt]s$/.test(path)).join('\n'));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the hash of what a package's last build read, as those files are now; null when it was never built. */
export async function sourceHash(name: string): Promise<string | null> {
  const info = await readBuildInfo(name);
  return info === null ? null : hashInputs(info.inputs);
}

/**
 * Returns the hash of what a build of a remote wrote, as it is now: one that was cut short, or changed by hand, is none
 * of its sources.
 */
export async function hashOutput(dist: string): Promise<string> {
  const hash = createHash('sha256');
  for (const half of ['client', 'server'])
    for (const file of await filesBelow(join(dist, half)))
      hash.update(`${half}/${file}\0`).update(await readFile(join(dist, half, file)));
  return hash.digest('hex').slice(0, 16);
}
