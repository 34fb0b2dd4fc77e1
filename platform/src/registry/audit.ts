/**
 * Who changed the registry, from which commit, why, and what it was before and after: one record a revision, kept for
 * ever.
 */
import { readdir, readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment, Registry } from '@roost/shared/contracts/registry';
import { errorCode, Failure } from '../lib/failure.ts';
import { writeAtomically } from '../lib/files.ts';

/** What one version of a remote had of the visitors. */
const shareSchema = z.object({
  version: z.string(),
  traffic: z.number(),
  default: z.boolean(),
  withdrawn: z.optional(z.boolean()),
  /** How its share grows by itself, and since when this step lasts; missing for one that does not. */
  rollout: z.optional(z.object({ bakeMinutes: z.number(), since: z.string() })),
});
export type Share = z.infer<typeof shareSchema>;

const shareWords = ({ version, traffic, withdrawn, rollout }: Share): string =>
  `${version} ${withdrawn ? 'withdrawn' : growthWords(traffic, rollout)}`;
const growthWords = (traffic: number, rollout: Share['rollout']): string =>
  `${traffic} %${rollout ? ` growing each ${rollout.bakeMinutes} min` : ''}`;
/** Shares of a record as people read them. */
export const sharesWords = (shares: readonly Share[]): string => shares.map(shareWords).join(', ') || 'nothing';

const noteSchema = z.object({
  /** A team by its token, or the person at a terminal. */
  who: z.string(),
  action: z.string(),
  /** Commit that the version was built from, or the command ran at. */
  commit: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type AuditNote = z.infer<typeof noteSchema>;

export const auditSchema = z.extend(noteSchema, {
  environment: z.enum(ENVIRONMENTS),
  revision: z.number(),
  /** ISO instant. */
  at: z.string(),
  /** By remote: its versions that changed, and how they were. */
  changes: z.record(z.string(), z.object({ before: z.array(shareSchema), after: z.array(shareSchema) })),
});
export type AuditRecord = z.infer<typeof auditSchema>;

const getShares = (registry: Registry, name: string): Share[] =>
  (registry.microFrontends[name] ?? []).map(({ metadata, deployment, extras }) => ({
    version: metadata.version,
    traffic: deployment.traffic,
    default: deployment.default,
    ...(extras.withdrawn && { withdrawn: true }),
    ...(extras.rollout && { rollout: { bakeMinutes: extras.rollout.bakeMinutes, since: extras.rollout.since } }),
  }));

const isSame = (a: Share, b: Share): boolean =>
  a.version === b.version &&
  a.traffic === b.traffic &&
  a.default === b.default &&
  a.withdrawn === b.withdrawn &&
  a.rollout?.bakeMinutes === b.rollout?.bakeMinutes &&
  a.rollout?.since === b.rollout?.since;
const without = (shares: readonly Share[], others: readonly Share[]): Share[] =>
  shares.filter((share) => !others.some((other) => isSame(share, other)));

/**
 * Says which other shares a change of one version ended: `; that ended 1.0.4 (10 %)`, nothing where it ended none. Pure.
 */
export function endedWords(before: Registry, after: Registry, name: string, version: string): string {
  const had = getShares(before, name).filter(
    (share) => share.version !== version && !share.default && share.traffic > 0,
  );
  const now = getShares(after, name);
  const ended = had.filter((share) => now.some((one) => one.version === share.version && one.traffic === 0));
  const words = ended.map((share) => `${share.version} (${growthWords(share.traffic, share.rollout)})`);
  return words.length > 0 ? `; that ended ${words.join(', ')}` : '';
}

/** Returns the versions whose share differs between two revisions, by remote. Pure. */
export function changesBetween(before: Registry, after: Registry): AuditRecord['changes'] {
  const names = new Set([...Object.keys(before.microFrontends), ...Object.keys(after.microFrontends)]);
  return Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const [was, is] = [getShares(before, name), getShares(after, name)];
      const change = { before: without(was, is), after: without(is, was) };
      return change.before.length + change.after.length === 0 ? [] : [[name, change] as const];
    }),
  );
}

/** The person at this terminal, as far as the machine knows. */
export function personHere(): string {
  try {
    return `${userInfo().username} at ${hostname()}`;
  } catch {
    return `somebody at ${hostname()}`;
  }
}

/** The action of a record that took a remote out of an environment. */
export const REMOVED = 'remove';

const auditDir = (directory: string, environment: Environment): string => join(directory, '.audit', environment);
/** Names of records sort as their revisions do. */
const getFile = (revision: number): string => `${String(revision).padStart(9, '0')}.json`;

/** Where the record of a change is. */
export const auditFile = (
  directory: string,
  { environment, revision }: Pick<AuditRecord, 'environment' | 'revision'>,
) => join(auditDir(directory, environment), getFile(revision));

/** Writes a record. Writing it again changes nothing. */
export async function writeAudit(directory: string, record: AuditRecord): Promise<void> {
  await writeAtomically(auditFile(directory, record), `${JSON.stringify(record, null, 2)}\n`);
}

export type AuditQuery = {
  remote?: string | undefined;
  /** Only revisions below this one. */
  before?: number | undefined;
  limit: number;
};

/** Returns the newest records first. */
export async function readAudit(
  directory: string,
  environment: Environment,
  { remote, before = Infinity, limit }: AuditQuery,
): Promise<AuditRecord[]> {
  const from = auditDir(directory, environment);
  const names = await readdir(from).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const found: AuditRecord[] = [];
  for (const name of names.filter((file) => /^\d+\.json$/.test(file)).sort((a, b) => (a < b ? 1 : -1))) {
    if (found.length === limit) break;
    if (Number.parseInt(name, 10) >= before) continue;
    const record = auditSchema.parse(JSON.parse(await readFile(join(from, name), 'utf8')));
    if (remote === undefined || remote in record.changes) found.push(record);
  }
  return found;
}

/** Changes of a remote that are looked through for who began what goes on. */
export const LAST_CHANGES = 50;

/**
 * Every version that a record names, by remote, those of all environments: also the ones that were removed or pruned
 * since. Browsers keep files of a version for ever, so that none of these names may mean other files.
 */
export async function recordedVersions(directory: string): Promise<Record<string, string[]>> {
  const named: Record<string, Set<string>> = {};
  for (const environment of ENVIRONMENTS)
    for (const { changes } of await readAudit(directory, environment, { limit: Infinity }))
      for (const [remote, { before, after }] of Object.entries(changes))
        for (const { version } of [...before, ...after]) (named[remote] ??= new Set()).add(version);
  return Object.fromEntries(Object.entries(named).map(([remote, versions]) => [remote, [...versions]]));
}

/**
 * Refuses a version that was withdrawn from an environment and is no longer listed there, because its remote was removed
 * or the version was pruned: its mark went with it, the record stays.
 * @throws Failure with the reason that was given
 */
export async function refuseOnceWithdrawn(
  directory: string,
  environment: Environment,
  remote: string,
  version: string,
): Promise<void> {
  const records = await readAudit(directory, environment, { remote, limit: Infinity });
  const found = records.find(({ changes }) =>
    changes[remote]?.after.some((share) => share.version === version && share.withdrawn),
  );
  if (found)
    throw new Failure(
      `${remote}@${version} was withdrawn in ${environment} (${found.reason ?? 'no reason was given'}). Publish a mended version.`,
    );
}
