/** What the console shows of remotes: versions, how a rollout goes, and what other environments show. */
import { dirname } from 'node:path';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment } from '@roost/shared/contracts/registry';
import { readRegistry } from '../../registry/store.ts';
import { readProgress } from '../../rollout/controller.ts';
import type { RemoteView } from './remote-card.ts';

/** @param directory of the published versions */
export async function readRemotes(directory: string, environment: Environment): Promise<RemoteView[]> {
  const [registry, progress, ...others] = await Promise.all([
    readRegistry(directory, environment),
    readProgress(dirname(directory)),
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
      elsewhere: others.flatMap((other) => {
        const shown = other.registry.microFrontends[name]?.find(({ deployment }) => deployment.default);
        if (!shown) return [];
        const { version } = shown.metadata;
        return [{ environment: other.environment, version, revision: other.registry.revision }];
      }),
      progress: progress[`${environment} ${name}@${running}`]?.progress ?? null,
    };
  });
}
