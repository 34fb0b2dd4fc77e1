import { useCallback, useEffect, useState } from 'react';
import type { Hit } from '@roost/shared/contracts/index-record';
import type { FavoriteRecords, SearchIndexClient } from '@roost/shared/clients/search-index';
import type { StayDates } from '@roost/shared/domain/stay';
import { queries, type Query } from '@roost/shared/query';

/** Reads records of the search index by id, with the attributes of some nights. */
export type LoadListings = SearchIndexClient['getListings'];

export type FavoriteHomes = {
  status: 'loading' | 'ready' | 'failed';
  homes: ReadonlyMap<string, Hit>;
  retry: () => void;
  /** What failed is asked for again; its status stays `failed` until there is an answer. */
  retrying: boolean;
};

type Load = (ids: readonly string[]) => Promise<FavoriteRecords>;

const homesQuery = (ids: readonly string[], dates: StayDates | null, load: Load): Query<FavoriteRecords, 'failed'> => ({
  key: `mfe-favorites/homes/${dates?.checkIn}/${dates?.checkOut}/${ids.join()}`,
  load: async () =>
    load(ids).then(
      (value) => ({ ok: true, value }),
      () => ({ ok: false, failure: 'failed' }),
    ),
});

/**
 * Returns the index's records of saved homes. Fetches only those it does not have yet, so that removing and undoing
 * cost no request. `load` and `onMissing`, which gets the ids that the index no longer has (FAV-5), must be stable
 * functions; `dates` are those that `load` asks for.
 */
export function useFavoriteHomes(
  ids: readonly string[] | null,
  { load, dates, onMissing }: { load: Load; dates: StayDates | null; onMissing: (ids: readonly string[]) => void },
): FavoriteHomes {
  const [homes, setHomes] = useState<ReadonlyMap<string, Hit>>(new Map());
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<'failed' | 'retrying' | null>(null);
  const wanted = ids?.filter((id) => !settled.has(id)) ?? [];
  const key = wanted.join('\n');

  useEffect(() => {
    if (key === '' || failure === 'failed') return;
    const fresh = key.split('\n');
    const leaving = new AbortController();
    void queries.load(homesQuery(fresh, dates, load), { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      if (!answer.ok) {
        setFailure('failed');
        return;
      }
      setFailure(null);
      const { hits } = answer.value;
      setHomes((current) => new Map([...current, ...hits.map((hit) => [hit.objectID, hit] as const)]));
      setSettled((current) => new Set([...current, ...fresh]));
      // A record that could not be read is as good as missing.
      const found = new Set(hits.map((hit) => hit.objectID));
      onMissing(fresh.filter((id) => !found.has(id)));
    });
    return () => leaving.abort();
  }, [key, failure, dates, load, onMissing]);

  const retry = useCallback(() => setFailure('retrying'), []);
  const waits = ids === null || wanted.length > 0;
  const status = !waits ? 'ready' : failure === null ? 'loading' : 'failed';
  return { status, homes, retry, retrying: failure === 'retrying' };
}
