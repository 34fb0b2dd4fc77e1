/** The registry's file: read and validated, written by one writer at a time, in one step, with compare-and-swap. */
import { randomBytes } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { registrySchema } from '@roost/shared/contracts/registry';
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { errorCode, Failure } from '../lib/failure.ts';
import { writeAtomically } from '../lib/files.ts';
import { lock } from '../lib/lock.ts';
import { emptyRegistry, problemsOf } from './model.ts';
import { isSignedBy, publisherKey, signRegistry } from './signing.ts';
import type { PublisherKey } from './signing.ts';

/** How long a writer waits for another one, in milliseconds. */
const WRITER_WAIT = 30_000;

/** Directory of the published versions; the registry lies beside them. */
export const remotesDir = (dataDir: string): string => join(dataDir, 'remotes');
const registryFile = (directory: string): string => join(directory, 'registry.json');

/** Reads the registry of a remotes directory; an empty one when nothing was published. @throws Failure when it is not readable */
export async function readRegistry(directory: string): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(registryFile(directory), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return emptyRegistry();
    throw error;
  }
  try {
    const registry = registrySchema.parse(JSON.parse(text));
    const problems = problemsOf(registry);
    if (problems.length > 0) throw new Error(problems.join('; '));
    return registry;
  } catch (error) {
    const reason =
      error instanceof z.core.$ZodError
        ? z.prettifyError(error)
        : error instanceof Error
          ? error.message
          : String(error);
    throw new Failure(`The registry ${registryFile(directory)} is not valid: ${reason}`);
  }
}

/** What somebody else wrote must not get this publisher's signature with the next change. */
function refuseForeign(registry: Registry, key: PublisherKey): void {
  // With a new key nothing was signed yet: the registry is of before signatures.
  if (registry.revision === 0 || key.isNew || isSignedBy(registry, key)) return;
  throw new Failure(
    'The registry is not what this publisher signed: somebody else wrote it, or its key is another. Nothing was written. ' +
      'Look at `npm run registry -- list`; if it is right, `npm run registry -- sign` signs it as it is.',
  );
}

/** Signs a registry of before signatures, and with `force` any: by somebody who has looked at it. */
export async function signAsItIs(directory: string, force: boolean): Promise<void> {
  const key = await publisherKey(dirname(directory));
  const registry = await readRegistry(directory);
  if (registry.revision === 0 || isSignedBy(registry, key)) return;
  if (!force) refuseForeign(registry, key);
  await writeAtomically(registryFile(directory), `${JSON.stringify(signRegistry(registry, key), null, 2)}\n`);
}

/** Revisions that writers have taken, whole: the newest ones, enough for any writer that was held up. */
const KEPT_CLAIMS = 50;
const claimOf = (directory: string, revision: number): string => join(directory, '.revisions', `${revision}.json`);

/**
 * Takes a revision: of all writers, on whatever machine, one makes this file. The lock alone would not do: it can be taken from a writer that was
 * held up for a minute. @returns false when another writer has it
 */
async function claim(directory: string, revision: number, text: string): Promise<boolean> {
  const file = claimOf(directory, revision);
  const whole = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeAtomically(whole, text);
  try {
    await link(whole, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
  await rm(claimOf(directory, revision - KEPT_CLAIMS), { force: true });
  return true;
}

/** Writes what was claimed and not written: its writer was held up, or ended between the two. The newest claim is what the registry is. */
async function finishClaims(directory: string): Promise<void> {
  for (;;) {
    const { revision } = await readRegistry(directory);
    const text = await readFile(claimOf(directory, revision + 1), 'utf8').catch(() => null);
    if (text === null) return;
    await writeAtomically(registryFile(directory), text);
  }
}

/**
 * Changes the registry: takes the writer's lock, reads, applies `change`, checks the result and the revision, and
 * replaces the file in one step. `change` may prepare files; while it runs nobody else publishes.
 * @throws Failure when another writer does not finish, or the result would break a rule
 */
export async function updateRegistry(
  directory: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  const release = await lock(`${registryFile(directory)}.lock`, WRITER_WAIT);
  if (!release) throw new Failure('Another publish is still writing the registry. Try again when it is done.');
  try {
    const key = await publisherKey(dirname(directory));
    await finishClaims(directory);
    const before = await readRegistry(directory);
    refuseForeign(before, key);
    const after = signRegistry({ ...(await change(before)), revision: before.revision + 1 }, key);
    const problems = problemsOf(after);
    if (problems.length > 0) throw new Failure(`The change would break the registry: ${problems.join('; ')}.`);
    const text = `${JSON.stringify(after, null, 2)}\n`;
    // By hand, or by a tool that claims nothing.
    const now = await readRegistry(directory);
    if (now.revision !== before.revision)
      throw new Failure(
        `The registry changed from revision ${before.revision} to ${now.revision} under this writer. Nothing was written; try again.`,
      );
    if (!(await claim(directory, after.revision, text)))
      throw new Failure(
        `The registry changed from revision ${before.revision} under this writer. Nothing was written; try again.`,
      );
    await writeAtomically(registryFile(directory), text);
    await finishClaims(directory);
    return after;
  } finally {
    await release();
  }
}

/** Makes the relative addresses of the file absolute, as readers get them. Absolute ones stay. */
export function withAbsoluteAddresses(registry: Registry, publicUrl: string): Registry {
  const absolute = (address: string): string => new URL(address, `${publicUrl}/`).href;
  const entry = (version: VersionEntry): VersionEntry => ({
    ...version,
    url: absolute(version.url),
    fallbackUrl: version.fallbackUrl === null ? null : absolute(version.fallbackUrl),
    extras: { ...version.extras, baseUrl: absolute(version.extras.baseUrl) },
  });
  return {
    ...registry,
    microFrontends: Object.fromEntries(
      Object.entries(registry.microFrontends).map(([name, versions]) => [name, versions.map(entry)]),
    ),
  };
}
