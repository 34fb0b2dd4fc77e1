import { useCallback, useEffect, useRef, useState } from 'react';
import type { Hit } from '@roost/shared/contracts/index-record';
import type { FavoriteRecords, SearchIndexClient } from '@roost/shared/clients/search-index';

/** Reads records of the search index by id, with the attributes of some nights. */
export type LoadListings = SearchIndexClient['getListings'];

export type FavoriteHomes = {
  status: 'loading' | 'ready' | 'failed';
  homes: ReadonlyMap<string, Hit>;
  retry: () => void;
};

/**
 * Returns the index's records of saved homes. Fetches only those it does not have yet, so that removing and undoing cost no request. `load` and
 * `onMissing`, which gets the ids that the index no longer has (FAV-5), must be stable functions.
 */
export function useFavoriteHomes(
  ids: readonly string[] | null,
  load: (ids: readonly string[]) => Promise<FavoriteRecords>,
  onMissing: (ids: readonly string[]) => void,
): FavoriteHomes {
  const [homes, setHomes] = useState<ReadonlyMap<string, Hit>>(new Map());
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const asked = useRef(new Set<string>());
  const wanted = ids?.filter((id) => !settled.has(id)) ?? [];
  const key = wanted.join('\n');

  useEffect(() => {
    const fresh = key === '' ? [] : key.split('\n').filter((id) => !asked.current.has(id));
    if (fresh.length === 0 || failed) return;
    for (const id of fresh) asked.current.add(id);
    load(fresh).then(
      (answer) => {
        setHomes((current) => new Map([...current, ...answer.hits.map((hit) => [hit.objectID, hit] as const)]));
        setSettled((current) => new Set([...current, ...fresh]));
        // A record that could not be read is as good as missing.
        const found = new Set(answer.hits.map((hit) => hit.objectID));
        onMissing(fresh.filter((id) => !found.has(id)));
      },
      () => {
        for (const id of fresh) asked.current.delete(id);
        setFailed(true);
      },
    );
  }, [key, failed, load, onMissing]);

  const retry = useCallback(() => setFailed(false), []);
  return { status: failed ? 'failed' : ids === null || wanted.length > 0 ? 'loading' : 'ready', homes, retry };
}
