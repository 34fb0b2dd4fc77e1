/** A share that grows by itself (PLAT-3): the plan stands in the version's entry, signed with the rest. Pure. */
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import { adviseCommand } from './advised-command.ts';
import { shareTraffic } from './model.ts';

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
 * @param version that is to grow, null for one that is not published yet
 * @throws Failure when another version of the remote has a share: it would not be known which one a failure is of
 */
export function refuseSecondShare(registry: Registry, name: string, version: string | null): void {
  const other = (registry.microFrontends[name] ?? []).find(
    ({ metadata, deployment }) => !deployment.default && deployment.traffic > 0 && metadata.version !== version,
  );
  if (other)
    throw new Failure(
      `${name}@${other.metadata.version} has ${other.deployment.traffic} % of visitors. End it first: ${adviseCommand(registry, `rollback ${name}`)}`,
    );
}

/** Begins at the first step. @throws Failure when another version of the remote has a share */
export function startRollout(
  registry: Registry,
  name: string,
  version: string,
  { at, bakeMinutes }: { at: string; bakeMinutes: number },
): Registry {
  refuseSecondShare(registry, name, version);
  return withPlan(registry, name, version, { steps: [...STEPS], step: 0, since: at, bakeMinutes });
}

/** Goes to the next step; the last one makes it the default. @throws Failure when there is no such plan any more */
export function nextStep(registry: Registry, name: string, version: string, at: string): Registry {
  const entry = (registry.microFrontends[name] ?? []).find(({ metadata }) => metadata.version === version);
  if (!entry?.extras.rollout) throw new Failure(`${name}@${version} is not on its way any more.`);
  const { rollout } = entry.extras;
  return withPlan(registry, name, version, { ...rollout, step: rollout.step + 1, since: at });
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
