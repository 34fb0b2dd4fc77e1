/** The default version of each remote, with what it uses of others, for the console. */
import type { Environment } from '@roost/shared/contracts/registry';
import { readRegistry } from '../../registry/store.ts';
import type { MappedRemote } from './contracts-page.ts';
import { createUsesReader } from './read-uses.ts';

/** @param directory of the published versions @returns a reader for one environment */
export function createMapReader(directory: string): (environment: Environment) => Promise<MappedRemote[]> {
  const getUses = createUsesReader(directory);
  return async (environment) => {
    const { microFrontends } = await readRegistry(directory, environment);
    const remotes = Object.entries(microFrontends).map(async ([name, entries]) => {
      const main = entries.find(({ deployment }) => deployment.default);
      if (!main) return [];
      const { metadata, extras } = main;
      const uses = await getUses(name, metadata.version, extras.serverBundle);
      return [{ name, version: metadata.version, extras, uses }];
    });
    return (await Promise.all(remotes)).flat();
  };
}
