/** Runs the webpack configurations of one package in this process and records what went in. */
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import { Failure } from '../lib/failure.ts';
import { writeAtomically } from '../lib/files.ts';
import { inRepository, packageDir } from '../lib/paths.ts';
import { PAGE_RUNTIME, PAGE_RUNTIME_NAMES } from '@roost/shared/contracts/host-fit';
import type { WebpackPackage } from '../webpack/define.ts';
import { sharedPackages } from '../webpack/shared-packages.ts';
import { BUILD_INFO, getDist } from './build-info.ts';
import type { BuildInfo } from './build-info.ts';
import { collectSharedNames } from './shared-names.ts';
import type { SharedNames } from './shared-names.ts';
import { changedSince, collectInputs, hashInputs, hashOutput } from './source-hash.ts';

/** Libraries and parts of shared that exist once in a page; a remote that bundles one would bring a second copy. */
const ONCE_IN_A_PAGE = [
  /^node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs\/toolkit|react-aria-components)\//,
  /^(?:shared\/src|node_modules\/@roost\/shared\/dist)\/(router|state|session|consent|federation|ui)\//,
];

/** Builds of the host that are kept so that open tabs still find their chunks. */
const KEPT_HOST_BUILDS = 5;

/**
 * @param read gets each module of ours that its configuration is made of, wherever it stands, but for the presets,
 *   which count anyway
 */
async function loadPackage(name: string, read: Set<string>): Promise<WebpackPackage> {
  const configuration = join(packageDir(name), 'webpack.config.ts');
  if (!existsSync(configuration))
    throw new Failure(`${name} has no webpack.config.ts: take that of another remote, with this name in it.`);
  read.add(configuration);
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const [by = '', file = ''] = [context.parentURL, found.url].map((url) =>
        url?.startsWith('file:') ? fileURLToPath(url) : '',
      );
      if (read.has(by) && file !== '' && !file.startsWith(join(packageDir('platform'), sep))) read.add(file);
      return found;
    },
  });
  try {
    const loaded: { default?: WebpackPackage } = await import(pathToFileURL(configuration).href);
    if (loaded.default?.name !== name)
      throw new Failure(
        `${name}/webpack.config.ts is for "${loaded.default?.name}": its default export has to be defineRemote({ name: '${name}' }).`,
      );
    return loaded.default;
  } finally {
    hooks.deregister();
  }
}

/** An error of a module carries the bundler's own stack in its text, behind the sentence. */
const withoutStacks = (text: string): string => text.replace(/^ {4}at .*\n/gm, '');

function run(configuration: Configuration, side: 'used' | 'offered'): Promise<{ stats: Stats; names: SharedNames }> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    const names = collectSharedNames(compiler, side);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(new Failure(`${configuration.name}: ${error.message}`));
        else if (!stats) reject(new Failure(`${configuration.name}: webpack gave no result`));
        else if (stats.hasErrors())
          reject(
            new Failure(
              `${configuration.name} does not build:\n${withoutStacks(stats.toString({ preset: 'errors-only', colors: false }))}`,
            ),
          );
        else resolve({ stats, names });
      });
    });
  });
}

/** Modules of a browser build that the page has already, relative to the repository. */
function duplicatedModules(stats: Stats): string[] {
  const found = new Set<string>();
  const visit = (module: webpack.Module): void => {
    if (module instanceof webpack.NormalModule && module.resource) {
      const path = inRepository(module.resource.split('?')[0] ?? '');
      if (ONCE_IN_A_PAGE.some((pattern) => pattern.test(path))) found.add(path);
    }
  };
  for (const module of stats.compilation.modules) {
    visit(module);
    if ('modules' in module && Array.isArray(module.modules)) for (const inner of module.modules) visit(inner);
  }
  return [...found].sort();
}

async function removeOldHostBuilds(): Promise<void> {
  const client = join(getDist('host'), 'client');
  const builds = (await readdir(client, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const dated = await Promise.all(
    builds.map(async ({ name }) => ({ name, at: (await stat(join(client, name))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT_HOST_BUILDS);
  await Promise.all(old.map(({ name }) => rm(join(client, name), { recursive: true })));
}

/**
 * Builds a package into its `dist` (or `outDir`): browser and server half, then `build.json`.
 * @throws Failure with webpack's errors
 */
export async function compilePackage(
  name: string,
  mode: BuildInfo['mode'],
  outDir = getDist(name),
): Promise<BuildInfo> {
  const begun = Date.now();
  // Names the directory of a host's build. Builds of one source may have several.
  const buildId = begun.toString(36);
  const [files, missing, folders] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const definition = await loadPackage(name, files);
  // What stands there is of other sources from here on: a build that is cut short must not pass for the one before when
  // those come back.
  await rm(join(outDir, BUILD_INFO), { force: true });
  const duplicated: string[] = [];
  let sharedNames: SharedNames = {};
  for (const configuration of definition.configurations({ mode, outDir, buildId })) {
    const { stats, names } = await run(configuration, name === 'host' ? 'offered' : 'used');
    const { fileDependencies, missingDependencies, contextDependencies } = stats.compilation;
    for (const file of fileDependencies) files.add(file);
    for (const place of missingDependencies) missing.add(place);
    for (const folder of contextDependencies) folders.add(folder);
    if (!configuration.name?.includes('browser')) continue;
    sharedNames = names;
    if (name !== 'host') duplicated.push(...duplicatedModules(stats));
  }
  if (name === 'host' && outDir === getDist(name)) await removeOldHostBuilds();
  const inputs = await collectInputs(name, { files, missing, folders });
  // A hash that no files have: what changed meanwhile is built the next time.
  const hash = (await changedSince(inputs, begun)) ? 'changed-meanwhile' : await hashInputs(inputs);
  const provided = Object.fromEntries(sharedPackages().map((shared) => [shared.name, shared.version]));
  const info: BuildInfo = {
    sourceHash: hash,
    inputs,
    output: name === 'host' ? null : await hashOutput(outDir),
    mode,
    contract: CONTRACT_VERSION,
    duplicated,
    sharedNames: { ...sharedNames, [PAGE_RUNTIME]: [...PAGE_RUNTIME_NAMES] },
    provided,
  };
  // Last, so that a build cut short is never taken for a finished one.
  await writeAtomically(join(outDir, BUILD_INFO), `${JSON.stringify(info, null, 2)}\n`);
  return info;
}
