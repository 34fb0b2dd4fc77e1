/** The registry's file: read and validated, written by one writer at a time, in one step, with compare-and-swap (decision 0047). */
import { randomBytes } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ENVIRONMENTS, registrySchema } from '@roost/shared/contracts/registry';
import type { Environment, Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { errorCode, Failure } from '../lib/failure.ts';
import { writeAtomically } from '../lib/files.ts';
import { lock } from '../lib/lock.ts';
import { objectPlace, readKept, sendRegistry } from '../objects/published.ts';
import type { KeptRegistry, ObjectPlace } from '../objects/published.ts';
import { auditSchema, changesBetween, personHere, writeAudit } from './audit.ts';
import type { AuditNote, AuditRecord } from './audit.ts';
import { getClaim, takeBack } from './claim-files.ts';
import { emptyRegistry, getProblems } from './model.ts';
import { isSignedBy, publisherKey, signRegistry } from './signing.ts';
import type { PublisherKey } from './signing.ts';

/** How long a writer waits for another one, in milliseconds. */
const WRITER_WAIT_MS = 30_000;

/** Directory of the published versions; the registry lies beside them. */
export const remotesDir = (dataDir: string): string => join(dataDir, 'remotes');
/** The registry of an environment. All of them lie beside the versions, whose files they share. */
export const registryFile = (directory: string, environment: Environment = 'production'): string =>
  join(directory, environment === 'production' ? 'registry.json' : `registry.${environment}.json`);

/** Reads the registry of a remotes directory; an empty one when nothing was published. @throws Failure when it is not readable */
export async function readRegistry(directory: string, environment: Environment = 'production'): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(registryFile(directory, environment), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return emptyRegistry(environment);
    throw error;
  }
  return parseRegistry(text, registryFile(directory, environment));
}

/** @param where it was read, for messages @throws Failure for text that is no registry */
export function parseRegistry(text: string, where: string): Registry {
  try {
    const registry = registrySchema.parse(JSON.parse(text));
    const problems = getProblems(registry);
    if (problems.length > 0) throw new Error(problems.join('; '));
    return registry;
  } catch (error) {
    const reason =
      error instanceof z.core.$ZodError
        ? z.prettifyError(error)
        : error instanceof Error
          ? error.message
          : String(error);
    throw new Failure(`The registry ${where} is not valid: ${reason}`);
  }
}

/** What somebody else wrote must not get this publisher's signature with the next change. */
function refuseForeign(registry: Registry, key: PublisherKey): void {
  // With a new key nothing is signed yet: the registry is older than signatures.
  if (registry.revision === 0 || key.isNew || isSignedBy(registry, key)) return;
  throw new Failure(
    'The registry is not what this publisher signed: somebody else wrote it, or its key is another. Nothing was written. ' +
      'Look at `npm run registry -- list`; if it is right, `npm run registry -- sign` signs it as it is.',
  );
}

/** All versions of all environments: a version's files are shared, so its name is taken in each of them. */
export async function readEverything(directory: string): Promise<Registry> {
  const all = await Promise.all(ENVIRONMENTS.map((environment) => readRegistry(directory, environment)));
  const names = new Set(all.flatMap(({ microFrontends }) => Object.keys(microFrontends)));
  const entries = (name: string): VersionEntry[] => all.flatMap(({ microFrontends }) => microFrontends[name] ?? []);
  return { ...emptyRegistry(), microFrontends: Object.fromEntries([...names].map((name) => [name, entries(name)])) };
}

/** Signs each registry that is older than signatures; with `force` any, which a person must have checked. */
export async function signAsItIs(directory: string, force: boolean): Promise<void> {
  const key = await publisherKey(dirname(directory));
  for (const environment of ENVIRONMENTS) {
    const registry = await readRegistry(directory, environment);
    if (registry.revision === 0 || isSignedBy(registry, key)) continue;
    if (!force) refuseForeign(registry, key);
    await writeAtomically(registryFile(directory, environment), toText(signRegistry(registry, key)));
  }
}

const toText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Claimed revisions that are kept: the newest ones, enough for any writer that was delayed. */
const KEPT_CLAIMS = 50;

/** What a writer claims: the registry as it will be, and the record of the change. */
const claimSchema = z.object({ registry: registrySchema, audit: auditSchema });
type Claim = { registry: Registry; audit: AuditRecord };

/**
 * Takes a revision: of all writers, on whatever machine, one makes this file. The lock alone would not do: it can be taken from a writer that was
 * delayed for a minute. @returns false when another writer has it
 */
async function claim(directory: string, made: Claim): Promise<boolean> {
  const { environment, revision } = made.audit;
  const file = getClaim(directory, environment, revision);
  const whole = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeAtomically(whole, toText(made));
  try {
    await link(whole, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
  await rm(getClaim(directory, environment, revision - KEPT_CLAIMS), { force: true });
  return true;
}

/** The record first: a change that can be seen has been written down. */
async function write(directory: string, { registry, audit }: Claim): Promise<void> {
  await writeAudit(directory, audit);
  await writeAtomically(registryFile(directory, audit.environment), toText(registry));
}

/** Writes what was claimed and not written: its writer was delayed, or ended between the two. The newest claim is what the registry is. */
async function finishClaims(directory: string, environment: Environment): Promise<void> {
  for (;;) {
    const { revision } = await readRegistry(directory, environment);
    const text = await readFile(getClaim(directory, environment, revision + 1), 'utf8').catch(() => null);
    if (text === null) return;
    await write(directory, claimSchema.parse(JSON.parse(text)));
  }
}

/**
 * Brings this directory up to the object storage, where there is one: another machine may have published since.
 * @throws Failure when the two have different changes of the same revision
 */
async function takeKept(
  { store }: ObjectPlace,
  directory: string,
  environment: Environment,
  key: PublisherKey,
): Promise<KeptRegistry | null> {
  const kept = await readKept(store, environment, parseRegistry);
  if (kept === null) return null;
  refuseForeign(kept.registry, { ...key, isNew: false });
  const here = await readRegistry(directory, environment);
  const { revision, signature } = kept.registry;
  if (revision > here.revision) {
    await writeAtomically(registryFile(directory, environment), toText(kept.registry));
    return kept;
  }
  const text = await readFile(getClaim(directory, environment, revision), 'utf8').catch(() => null);
  const then = revision === here.revision ? here : text === null ? null : claimSchema.parse(JSON.parse(text)).registry;
  if (then?.signature?.value === signature?.value) return kept;
  throw new Failure(
    `Revision ${revision} of the registry in ${store.where} is not the one of ${directory}: changes were made to both. Nothing was written. ` +
      'Publish from a directory that is empty but for the key: it takes what the storage has.',
  );
}

/** Reads an environment while another one is changed: as the object storage has it, where there is one. */
export async function readNewest(directory: string, environment: Environment): Promise<Registry> {
  const place = objectPlace();
  if (place) await takeKept(place, directory, environment, await publisherKey(dirname(directory)));
  return readRegistry(directory, environment);
}

/** Thrown when somebody changed the registry since it was read. */
export class StaleRevision extends Failure {
  override name = 'StaleRevision';
}

export type Update = {
  environment?: Environment;
  /** Who, why and from which commit, for the audit; missing: the user of this terminal. */
  note?: Partial<AuditNote>;
  /** The revision that the change is based on; missing: any. */
  expected?: number;
  /**
   * Asked once more when nothing but writing is left: a change may have waited for others, and its token may have been
   * withdrawn meanwhile. @throws Refusal
   */
  refuseUnlessAllowed?: () => Promise<void>;
};

/**
 * Changes the registry: takes the writer's lock, reads, applies `change`, checks the result and the revision, and
 * replaces the file in one step. `change` may prepare files; while it runs nobody else publishes, to no environment.
 * @throws StaleRevision when it is not the revision that was expected
 * @throws Failure when another writer does not finish, or the result would break a rule
 */
export async function updateRegistry(
  directory: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
  { environment = 'production', note = {}, expected, refuseUnlessAllowed }: Update = {},
): Promise<Registry> {
  const release = await lock(`${registryFile(directory)}.lock`, WRITER_WAIT_MS);
  if (!release) throw new Failure('Another publish is still writing the registry. Try again when it is done.');
  try {
    const key = await publisherKey(dirname(directory));
    await finishClaims(directory, environment);
    const place = objectPlace();
    const kept = place && (await takeKept(place, directory, environment, key));
    const before = await readRegistry(directory, environment);
    if (expected !== undefined && before.revision !== expected)
      throw new StaleRevision(
        `The registry of ${environment} is at revision ${before.revision}, not ${expected}. Look at it again.`,
      );
    refuseForeign(before, key);
    const changed = { ...(await change(before)), revision: before.revision + 1 };
    const problems = getProblems(changed);
    if (problems.length > 0) throw new Failure(`The change would break the registry: ${problems.join('; ')}.`);
    const after = signRegistry(registrySchema.parse(changed), key); // what the schema does not know is gone when it is read
    // By hand, or by a tool that claims nothing.
    const now = await readRegistry(directory, environment);
    if (now.revision !== before.revision)
      throw new Failure(
        `The registry changed from revision ${before.revision} to ${now.revision} under this writer. Nothing was written; try again.`,
      );
    const audit: AuditRecord = {
      ...{ who: personHere(), action: 'change', commit: null, reason: null, ...note },
      environment,
      revision: after.revision,
      at: new Date().toISOString(),
      changes: changesBetween(before, after),
    };
    const made = { registry: after, audit };
    await refuseUnlessAllowed?.();
    // Where there is an object storage, its comparing write is what takes the revision.
    if (place && !(await sendRegistry(place, directory, { environment, registry: after, kept })))
      throw new StaleRevision(
        `The registry in ${place.store.where} changed from revision ${before.revision} under this writer. Nothing was written; try again.`,
      );
    if (!(await claim(directory, made)))
      throw new Failure(
        `The registry changed from revision ${before.revision} under this writer. Nothing was written; try again.`,
      );
    await write(directory, made).catch((error: unknown) => {
      if (place) throw error; // what an object storage has is done
      return takeBack(error, directory, audit, async () => (await readRegistry(directory, environment)).revision);
    });
    await finishClaims(directory, environment);
    return after;
  } finally {
    await release();
  }
}
