/** What the console shows of remotes: versions, how a rollout goes, and what other environments show. */
import { dirname } from 'node:path';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment, Registry } from '@roost/shared/contracts/registry';
import { Failure } from '../../lib/failure.ts';
import { readAudit } from '../../registry/audit.ts';
import { rollback } from '../../registry/model.ts';
import { readRegistry } from '../../registry/store.ts';
import { findEnded, getProgressName, readProgress } from '../../rollout/kept-progress.ts';
import { toTrouble } from './host-state.ts';
import type { HostState } from './host-state.ts';
import type { RemoteView } from './remote-card.ts';

/** Records that are looked through for the last change of each remote; who looks for an older one reads on. */
const RECENT = 30;

/** The version that a roll back would lead to, null where there is none. */
function findBackTo(registry: Registry, name: string): string | null {
  try {
    return rollback(registry, name).version;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/**
 * @param directory of the published versions
 * @param askStates asks the hosts of the environment how they are
 */
export async function readRemotes(
  directory: string,
  environment: Environment,
  askStates: (environment: Environment) => Promise<readonly (HostState | null)[]>,
): Promise<RemoteView[]> {
  const [registry, progress, states, records, ...others] = await Promise.all([
    readRegistry(directory, environment),
    readProgress(dirname(directory)),
    askStates(environment),
    readAudit(directory, environment, { limit: RECENT }),
    ...ENVIRONMENTS.filter((one) => one !== environment).map(async (other) => ({
      environment: other,
      registry: await readRegistry(directory, other),
    })),
  ]);
  return Object.entries(registry.microFrontends).map(([name, entries]) => {
    const running = entries.find(({ extras }) => extras.rollout)?.metadata.version;
    return {
      name,
      entries,
      revision: registry.revision,
      lastChange: records.find(({ changes }) => name in changes) ?? null,
      backTo: findBackTo(registry, name),
      trouble: toTrouble(states, name),
      elsewhere: others.flatMap((other) => {
        const shown = other.registry.microFrontends[name]?.find(({ deployment }) => deployment.default);
        if (!shown) return [];
        const { version } = shown.metadata;
        return [{ environment: other.environment, version, revision: other.registry.revision }];
      }),
      progress: progress[getProgressName(environment, name, running ?? '')]?.progress ?? null,
      ended: running === undefined ? findEnded(progress, environment, name) : null,
    };
  });
}
