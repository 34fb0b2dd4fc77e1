/** Builds what changed, two packages at a time, and says how far it is. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { extension, isInstalled } from '../lib/paths.ts';
import { remoteNames } from '../lib/remotes.ts';
import { keepBuild, takeBuild } from './build-cache.ts';
import { getDist, readBuildInfo } from './build-info.ts';
import type { BuildInfo } from './build-info.ts';
import { whileBuilding } from './build-lock.ts';
import { hashInputs, hashOutput } from './source-hash.ts';

/** Returns everything that webpack builds, the host first, which takes longest. */
export const builtPackages = (): string[] => [...(isInstalled ? [] : ['host']), ...remoteNames()];

const PARALLEL = 2;

/**
 * What a build is given of the environment: where things are, nothing that could change its result without being one of
 * its inputs.
 */
const GIVEN = /^(PATH|HOME|USERPROFILE|TMPDIR|TMP|TEMP|SystemRoot|LANG|LC_\w+|NODE_COMPILE_CACHE)$/i;
const givenEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => GIVEN.test(name)));

/** Runs one build in a child process. @throws Failure with its errors */
export function buildInChild(
  name: string,
  mode: 'production' | 'development' = 'production',
  outDir?: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = join(import.meta.dirname, `worker${extension}`);
    const follow = join(import.meta.dirname, '../site/follow-parent.mjs');
    const child = spawn(
      process.execPath,
      ['--no-warnings', '--import', follow, worker, name, mode, ...(outDir ? [outDir] : [])],
      {
        env: givenEnvironment(),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else if (/ENOSPC/.test(errors))
        reject(
          new Failure(
            `The disk is full: the build of ${name} could not be written. Free some space and run the command again.`,
          ),
        );
      else reject(new Failure(`Building ${name} failed${signal ? ` (${signal})` : ''}.\n${errors.trim()}`));
    });
  });
}

/** Whether the build in `dist` was made of the sources as they are now. */
export async function isUpToDate(
  name: string,
  dist?: string,
  mode: BuildInfo['mode'] = 'production',
): Promise<boolean> {
  const info = await readBuildInfo(name, dist);
  if (info === null || info.mode !== mode || info.sourceHash !== (await hashInputs(info.inputs))) return false;
  return info.output === null || info.output === (await hashOutput(dist ?? getDist(name)));
}

/**
 * Brings the builds of some packages up to date.
 * @param say told one line for each package
 * @returns the packages that were built
 */
export function buildChanged(names: readonly string[], say: (line: string) => void): Promise<string[]> {
  return whileBuilding(say, () => buildNow(names, say));
}

async function buildNow(names: readonly string[], say: (line: string) => void): Promise<string[]> {
  const cache = process.env.ROOST_BUILD_CACHE || null;
  const isThere = async (name: string): Promise<boolean> => {
    if (await isUpToDate(name)) return true;
    if (!cache || !(await takeBuild(cache, name, getDist(name), (dist) => isUpToDate(name, dist)))) return false;
    say(`took ${name} from ${cache}`);
    return true;
  };
  const states = await Promise.all(names.map(async (name) => ({ name, fresh: await isThere(name) })));
  const waiting = states.filter((state) => !state.fresh).map((state) => state.name);
  if (waiting.length === 0) {
    say('builds are up to date');
    return [];
  }
  const built: string[] = [];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const begun = performance.now();
      await buildInChild(name);
      // What changed while it was built is none of its sources.
      if (cache && (await isUpToDate(name))) await keepBuild(cache, name, getDist(name));
      built.push(name);
      say(`built ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
  };
  say(`building ${waiting.join(', ')}`);
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return built;
}
