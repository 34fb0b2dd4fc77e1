/** A share that grows by itself (PLAT-3): the plan stands in the version's entry, signed with the rest. Pure. */
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import type { AuditRecord } from './audit.ts';
import { shareTraffic } from './model.ts';
import { refuseSecondShare } from './second-share.ts';

/** Percent of visitors of each step. */
export const STEPS: readonly number[] = [1, 10, 50, 100];
/** How long a step lasts at least, where nothing is said. */
export const BAKE_MINUTES = 30;
export const MOST_BAKE_MINUTES = 24 * 60;

export type Rollout = NonNullable<VersionEntry['extras']['rollout']>;

function withPlan(registry: Registry, name: string, version: string, rollout: Rollout): Registry {
  const percent = rollout.steps[rollout.step] ?? 100;
  const shared = shareTraffic(registry, name, version, percent);
  if (percent === 100) return shared;
  const entries = (shared.microFrontends[name] ?? []).map((entry) =>
    entry.metadata.version === version ? { ...entry, extras: { ...entry.extras, rollout } } : entry,
  );
  return { ...shared, microFrontends: { ...shared.microFrontends, [name]: entries } };
}

/**
 * Begins at the first step.
 * @param records last changes of the remote, which a refusal names people from
 * @throws Failure when another version of the remote has a share
 */
export function startRollout(
  registry: Registry,
  name: string,
  version: string,
  { at, bakeMinutes, records = [] }: { at: string; bakeMinutes: number; records?: readonly AuditRecord[] },
): Registry {
  refuseSecondShare(registry, name, version, records);
  return withPlan(registry, name, version, { steps: [...STEPS], step: 0, since: at, bakeMinutes });
}

/** Goes to the next step; the last one makes it the default. @throws Failure when there is no such plan any more */
export function nextStep(registry: Registry, name: string, version: string, at: string): Registry {
  const entry = (registry.microFrontends[name] ?? []).find(({ metadata }) => metadata.version === version);
  if (!entry?.extras.rollout) throw new Failure(`${name}@${version} is not on its way any more.`);
  const { rollout } = entry.extras;
  return withPlan(registry, name, version, { ...rollout, step: rollout.step + 1, since: at });
}

/** A plan for its share is of the environment that it was made in. */
export function withoutPlan(entry: VersionEntry): VersionEntry {
  const { rollout: _rollout, ...extras } = entry.extras;
  return { ...entry, extras };
}

/** Also the share that it has already: it does not grow by itself any more. */
export function shareByHand(registry: Registry, remote: string, version: string, percent: number): Registry {
  const after = shareTraffic(registry, remote, version, percent);
  const entries = (after.microFrontends[remote] ?? []).map((entry) =>
    entry.metadata.version === version ? withoutPlan(entry) : entry,
  );
  return { ...after, microFrontends: { ...after.microFrontends, [remote]: entries } };
}

/** Returns all versions in rollout. */
export const getRollouts = (
  registry: Registry,
): { remote: string; version: string; normal: string; rollout: Rollout }[] =>
  Object.entries(registry.microFrontends).flatMap(([remote, entries]) =>
    entries.flatMap(({ metadata, extras }) => {
      const normal = entries.find(({ deployment }) => deployment.default)?.metadata.version;
      return extras.rollout && normal !== undefined
        ? [{ remote, version: metadata.version, normal, rollout: extras.rollout }]
        : [];
    }),
  );
