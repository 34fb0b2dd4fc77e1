/**
 * What a built package is made of, as one hash: a build whose inputs did not change need not run again. The inputs are what the
 * build really read, recorded with it, so that nothing that is bundled is missed and nothing else counts.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { filesBelow } from '../lib/files.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { readBuildInfo } from './build-info.ts';

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

/** An input: a file of ours counts with its content; an installed package counts with its package.json, which has the version. */
function toInput(path: string): string | null {
  const file = relative(REPOSITORY, path).split(sep).join('/');
  if (file.startsWith('..')) return null;
  const installed = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  return installed === undefined ? file : `${installed}/package.json`;
}

/** Returns the inputs of a build, relative to the repository and sorted. @param files everything that webpack read */
export async function collectInputs(name: string, files: Iterable<string>): Promise<string[]> {
  const presets = (await filesBelow(join(REPOSITORY, 'platform/src/webpack'))).map(
    (file) => `platform/src/webpack/${file}`,
  );
  const inputs = new Set([
    `${name}/package.json`,
    `${name}/webpack.config.ts`,
    'shared/package.json',
    // The version of the contract, which is written into the build.
    'shared/src/contracts/remotes.ts',
    ...presets,
    ...TOOLS.map((tool) => `node_modules/${tool}/package.json`),
  ]);
  for (const path of files) {
    const input = toInput(path);
    // A directory that webpack looked into says nothing of itself.
    if (input !== null && (await stat(join(REPOSITORY, input)).catch(() => null))?.isFile()) inputs.add(input);
  }
  // Description files of packages around ours, which only tell where they are.
  for (const around of ['package.json', 'platform/package.json']) inputs.delete(around);
  return [...inputs].sort();
}

/** Returns whether an input was written after `time` (milliseconds): the build may have read it before or after that. */
export async function changedSince(inputs: readonly string[], time: number): Promise<boolean> {
  const stats = await Promise.all(inputs.map((input) => stat(join(REPOSITORY, input)).catch(() => null)));
  return stats.some((found) => found === null || found.mtimeMs > time);
}

/** Returns the hash of some inputs as they are now, 16 hex digits. An input that is gone changes it. */
export async function hashInputs(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of inputs) {
    hash.update(`${path}\0`);
    hash.update(await readFile(join(REPOSITORY, path)).catch(() => 'gone'));
    hash.update('\0');
  }
  // Which parts of shared exist decides what a remote takes from the page.
  const names = await filesBelow(join(REPOSITORY, 'shared/src'));
  hash.update(names.filter((path) => /^(\w+|ui\/[\w-]+)\/index\.ts$/.test(path)).join('\n'));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the hash of what a package's last build read, as those files are now; null when it was never built. */
export async function sourceHash(name: string): Promise<string | null> {
  const info = await readBuildInfo(name);
  return info === null ? null : hashInputs(info.inputs);
}
