/** Gives the packed packages to an npm registry, by its address and a token (PLAT-2). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { Failure } from '../lib/failure.ts';
import { pinnedNodeEnvironment } from '../lib/run.ts';
import { packAll } from './pack.ts';
import type { Packed } from './pack.ts';

const run = promisify(execFile);
const CALL_MS = 120_000;

export type PackageRegistry = {
  /** Its address, e.g. `https://npm.example/`. */
  address: string;
  token: string;
};

/** The address with a slash at its end, as npm names it in settings. @throws Failure when it is none */
export function toRegistryAddress(text: string): string {
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new Failure(`"${text}" is no address of a registry. One looks like https://npm.example/.`);
  return text.endsWith('/') ? text : `${text}/`;
}

/** Where npm reads the token: named by its variable, so that no file holds it. */
const getSettings = (address: string): string =>
  `${address.replace(/^https?:/, '')}:_authToken=\${NPM_TOKEN}\n@roost:registry=${address}\n`;

/** Runs npm in a directory whose settings lead to the registry. @throws Failure with what npm said */
async function npm(home: string, { address, token }: PackageRegistry, args: readonly string[]): Promise<string> {
  const environment = { ...pinnedNodeEnvironment(), NPM_TOKEN: token };
  try {
    const all = [...args, '--registry', address];
    return (await run('npm', all, { cwd: home, env: environment, timeout: CALL_MS })).stdout;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const said = stderr.split('\n').filter((line) => /^npm err/i.test(line) && !/complete log/.test(line));
    throw new Failure(`npm ${args[0]} failed at ${address}:\n${said.join('\n') || String(error)}`);
  }
}

/** Whether the registry has this version. What keeps it from answering is said when the version is given to it. */
async function hasVersion(home: string, registry: PackageRegistry, { name, version }: Packed): Promise<boolean> {
  try {
    return (await npm(home, registry, ['view', `${name}@${version}`, 'version', '--json'])).includes(version);
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/**
 * Packs the packages and publishes those whose version the registry does not have: a version is never written twice, so
 * that a command that broke off may be given again.
 * @throws Failure when types do not fit, or the registry refuses
 */
export async function publishPackages(registry: PackageRegistry, say: (line: string) => void): Promise<Packed[]> {
  const home = await mkdtemp(join(tmpdir(), 'roost-npm-'));
  try {
    await writeFile(join(home, '.npmrc'), getSettings(registry.address));
    await writeFile(join(home, 'package.json'), '{ "private": true }\n');
    const packed = await packAll(join(home, 'packed'));
    for (const one of packed) {
      if (await hasVersion(home, registry, one)) {
        say(`${one.name}@${one.version} is there already`);
        continue;
      }
      await npm(home, registry, ['publish', one.file, '--access', 'public']);
      say(`published ${one.name}@${one.version}, ${Math.round(one.bytes / 1000)} kB`);
    }
    return packed;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
