/**
 * What is known of rollouts, kept beside the registry: of those that run, so that another process goes on where this one
 * ended, and the last one of each remote for some days, so that whoever is woken up sees why it was taken back.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment } from '@roost/shared/contracts/registry';
import { writeAtomically } from '../lib/files.ts';
import type { Progress } from './decide.ts';
import { NO_EVIDENCE } from './evidence.ts';
import { NO_TREND, trendSchema } from './trend.ts';

const tally = z.object({ all: z.number(), bad: z.number() });
const kinds = z.record(z.string(), z.number());
const evidence = z.object({ wagers: z.array(z.number()), canary: tally, normal: tally });
const keptSchema = z.object({
  /** End of the newest span that was counted, milliseconds since 1970. */
  until: z.number(),
  /** The same for what pages led to, which is known later. */
  ledUntil: z._default(z.number(), 0),
  /** When it was last looked at, by the clock here. */
  lookedAt: z.optional(z.number()),
  /** When it was first seen that it does not run any more, milliseconds since 1970. */
  endedAt: z.optional(z.number()),
  progress: z.object({
    failures: evidence,
    silence: evidence,
    slowness: evidence,
    misses: z._default(evidence, () => NO_EVIDENCE as z.infer<typeof evidence>),
    kinds: z._default(z.object({ canary: kinds, normal: kinds }), () => ({ canary: {}, normal: {} })),
    trend: z._default(trendSchema, () => NO_TREND),
    since: z.string(),
    loads: z.number(),
    lastedMs: z._default(z.number(), 0),
  }),
});
export type Kept = {
  until: number;
  ledUntil: number;
  lookedAt?: number | undefined;
  endedAt?: number | undefined;
  progress: Progress;
};
/** By environment, remote and version. */
export type KeptProgress = Readonly<Record<string, Kept>>;
const fileSchema = z.record(z.string(), keptSchema);

/** Milliseconds for which a rollout that ended is kept. */
const ENDED_MS = 7 * 86_400_000;

const keptFile = (dataDir: string): string => join(dataDir, 'registry-rollouts.json');
export const getProgressName = (environment: Environment, remote: string, version: string): string =>
  `${environment} ${remote}@${version}`;
const getRemotePart = (name: string): string => name.slice(0, name.indexOf('@') + 1);

/**
 * What is kept of rollouts; nothing where it cannot be read: the wager begins anew, which makes it slower and never
 * wrong.
 */
export async function readProgress(dataDir: string): Promise<KeptProgress> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(keptFile(dataDir), 'utf8')));
  } catch {
    return {};
  }
}

/** What is kept of an environment that cannot be looked at. Pure. */
const keepAsItIs = (known: KeptProgress, environment: Environment): Record<string, Kept> =>
  Object.fromEntries(Object.entries(known).filter(([name]) => name.startsWith(`${environment} `)));

/** Looks at each environment: what is wrong with one keeps no bad version in another. */
export async function lookAtEach(
  look: (environment: Environment) => Promise<Record<string, Kept>>,
  known: KeptProgress,
  log: (event: string, fields: { environment: Environment; error: string }) => void,
): Promise<Record<string, Kept>> {
  const all: Record<string, Kept> = {};
  for (const environment of ENVIRONMENTS)
    try {
      Object.assign(all, await look(environment));
    } catch (error) {
      log('rollout_failed', { environment, error: String(error) });
      Object.assign(all, keepAsItIs(known, environment));
    }
  return all;
}

/** Writes it when it is other than before. */
export async function writeProgress(dataDir: string, next: KeptProgress, before: KeptProgress): Promise<void> {
  const text = JSON.stringify(next);
  if (text !== JSON.stringify(before)) await writeAtomically(keptFile(dataDir), `${text}\n`);
}

/**
 * Returns the rollouts of an environment that have ended: the last of each remote that has none now, with the time at
 * which this was seen. Pure.
 * @param running names of those that run
 */
export function retire(
  known: KeptProgress,
  { environment, running, now }: { environment: Environment; running: readonly string[]; now: number },
): Record<string, Kept> {
  const busy = new Set(running.map(getRemotePart));
  const last = new Map<string, [string, Kept]>();
  for (const [name, kept] of Object.entries(known)) {
    const remote = getRemotePart(name);
    const endedAt = kept.endedAt ?? now;
    if (!name.startsWith(`${environment} `) || busy.has(remote) || now - endedAt > ENDED_MS) continue;
    const other = last.get(remote)?.[1].endedAt ?? 0;
    if (endedAt >= other) last.set(remote, [name, { ...kept, endedAt }]);
  }
  return Object.fromEntries(last.values());
}

/** The last rollout of a remote that ended, with its version; null where none is kept. */
export function findEnded(
  known: KeptProgress,
  environment: Environment,
  remote: string,
): { version: string; endedAt: number; progress: Progress } | null {
  const start = getProgressName(environment, remote, '');
  for (const [name, { endedAt, progress }] of Object.entries(known))
    if (endedAt !== undefined && name.startsWith(start))
      return { version: name.slice(start.length), endedAt, progress };
  return null;
}
