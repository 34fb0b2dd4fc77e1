/**
 * The index as the feeder writes to it: state, settings, records. Every call waits until searches see what it wrote.
 */
import type { Algoliasearch } from 'algoliasearch';
import type { IndexRecord } from '@roost/shared/contracts/index-record';
import { isMissingIndex } from './index-client.ts';
import { indexSynonyms } from './synonyms.ts';
import { INDEX_SETTINGS, replicaSettings } from './settings.ts';

type Done = (indexName: string, task: { taskID: number }) => Promise<void>;

/** Settings, replicas and synonyms. */
async function applySettings(client: Algoliasearch, index: string, done: Done): Promise<void> {
  const replicas = replicaSettings(index);
  await done(
    index,
    await client.setSettings({
      indexName: index,
      indexSettings: { ...INDEX_SETTINGS, replicas: replicas.map((replica) => replica.indexName) },
      forwardToReplicas: true,
    }),
  );
  for (const { indexName, ranking } of replicas)
    await done(indexName, await client.setSettings({ indexName, indexSettings: { ...INDEX_SETTINGS, ranking } }));
  // Added to those that a team keeps in the index itself.
  await done(
    index,
    await client.saveSynonyms({ indexName: index, synonymHit: indexSynonyms(), forwardToReplicas: true }),
  );
}

/** `index` is the name that searches use; a full refresh fills another one and moves it over. */
export function indexTarget(client: Algoliasearch, index: string) {
  const temporary = `${index}_tmp_feeder`;
  const done = async (indexName: string, { taskID }: { taskID: number }): Promise<void> => {
    await client.waitForTask({ indexName, taskID });
  };

  return {
    index,
    temporary,

    /**
     * Which data the index says it was filled from to the end; null when it was never filled to the end, undefined when
     * it is not there.
     */
    version: async (): Promise<string | null | undefined> => {
      try {
        const { userData } = await client.getSettings({ indexName: index });
        return typeof userData === 'object' && userData !== null && 'roost' in userData ? String(userData.roost) : null;
      } catch (error) {
        if (isMissingIndex(error)) return undefined;
        throw error;
      }
    },

    count: async (): Promise<number> =>
      (
        await client.searchSingleIndex({
          indexName: index,
          searchParams: { query: '', hitsPerPage: 0, analytics: false },
        })
      ).nbHits ?? 0,

    applySettings: (): Promise<void> => applySettings(client, index, done),

    /** An empty index with the settings, rules and synonyms of the one that searches use. */
    beginReplacement: async (): Promise<void> => {
      await done(
        temporary,
        await client.operationIndex({
          indexName: index,
          operationIndexParams: { operation: 'copy', destination: temporary, scope: ['settings', 'rules', 'synonyms'] },
        }),
      );
      await done(temporary, await client.clearObjects({ indexName: temporary }));
    },

    /**
     * Puts the filled index in the place of the other in one step, then marks it: one that was not filled to the end
     * never says it was.
     */
    finishReplacement: async (version: string): Promise<void> => {
      await done(
        index,
        await client.operationIndex({
          indexName: temporary,
          operationIndexParams: { operation: 'move', destination: index },
        }),
      );
      await done(
        index,
        await client.setSettings({ indexName: index, indexSettings: { userData: { roost: version } } }),
      );
    },

    write: async (indexName: string, records: readonly IndexRecord[], gone: readonly string[]): Promise<void> => {
      if (records.length > 0) await client.saveObjects({ indexName, objects: [...records], waitForTasks: true });
      if (gone.length > 0) await client.deleteObjects({ indexName, objectIDs: [...gone], waitForTasks: true });
    },
  };
}
