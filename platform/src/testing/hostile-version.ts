/**
 * A hostile version of a remote for a campaign of faults: the newest one with some code before its server bundle,
 * signed as any other.
 */
import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { addVersion, defaultEntry, rollback, withdraw } from '../registry/model.ts';
import { nextVersion } from '../registry/version-numbers.ts';
import { readRegistry, remotesDir, updateRegistry } from '../registry/store.ts';
import { SERVER_BUNDLE } from '../webpack/names.ts';

const NOTE = { note: { who: 'chaos', reason: 'a hostile version of a campaign' } };

/** @param code runs before anything of the remote's own, on the server */
export async function publishHostile(dataDir: string, name: string, code: string): Promise<string> {
  const directory = remotesDir(dataDir);
  const newest = defaultEntry(await readRegistry(directory), name);
  if (newest === undefined) throw new Failure(`${name} is not published.`);
  const base = newest.extras.baseUrl;
  let version = '';
  await updateRegistry(
    directory,
    async (registry) => {
      version = nextVersion((registry.microFrontends[name] ?? []).map(({ metadata }) => metadata.version));
      const to = join(directory, name, version);
      await cp(join(directory, base), to, { recursive: true });
      const bundle = join(to, SERVER_BUNDLE);
      const text = `${code}\n${await readFile(bundle, 'utf8')}`;
      // Files may be linked to those of another version, so this one is written anew.
      await writeFile(`${bundle}.new`, text);
      await cp(`${bundle}.new`, bundle, { force: true });
      const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      return addVersion(
        registry,
        name,
        {
          ...newest,
          url: newest.url.replace(base, `${name}/${version}/`),
          metadata: { ...newest.metadata, version },
          deployment: { traffic: 0, default: false },
          extras: {
            ...newest.extras,
            baseUrl: `${name}/${version}/`,
            files: { ...newest.extras.files, [SERVER_BUNDLE]: integrity },
            publishedAt: new Date().toISOString(),
          },
        },
        null,
      );
    },
    NOTE,
  );
  return version;
}

/** Gives everybody the version before again, and the hostile one to nobody. */
export const withdrawHostile = (dataDir: string, name: string, version: string): Promise<unknown> =>
  updateRegistry(
    remotesDir(dataDir),
    (registry) => withdraw(rollback(registry, name).registry, name, version, 'hostile', new Date().toISOString()),
    NOTE,
  );
