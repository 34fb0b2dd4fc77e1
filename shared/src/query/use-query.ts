import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { queries, type Query, type QueryCache, type QueryState } from './query-cache.ts';

export type UsedQuery<T, F> = Omit<QueryState<T, F>, 'bug'> & {
  /** Reads again, however fresh the value is. */
  reload: () => void;
};

const NOTHING: QueryState<never, never> = { data: undefined, failure: undefined, isLoading: false };

/**
 * Reads a value while the component is on screen. Null asks for nothing. `isLoading` is true from the first render on,
 * also on the server, which never asks: what a page must have in its HTML comes from its loader, as `initial`.
 */
export function useQuery<T, F>(
  query: Query<T, F> | null,
  { initial, cache = queries }: { initial?: T | undefined; cache?: QueryCache } = {},
): UsedQuery<T, F> {
  const key = query?.key ?? null;
  const subscribe = useCallback(
    (listener: () => void) => (key === null ? () => undefined : cache.subscribe(key, listener)),
    [cache, key],
  );
  // The cache holds under a key what the queries of that key load.
  const peek = () => (key === null ? NOTHING : cache.peek(key)) as QueryState<T, F>;
  const state = useSyncExternalStore(subscribe, peek, () => NOTHING as QueryState<T, F>);
  const ask = useEffectEvent(() => {
    if (!query) return;
    if (initial !== undefined && cache.peek(query.key).data === undefined) cache.set(query.key, initial);
    else cache.revalidate(query);
  });
  useEffect(() => ask(), [cache, key]);

  if (state.bug) throw state.bug;
  const data = state.data === undefined ? initial : state.data;
  const isWaiting = query !== null && data === undefined && state.failure === undefined;
  return {
    data,
    failure: state.failure,
    isLoading: state.isLoading || isWaiting,
    reload: () => {
      if (!query) return;
      cache.reload(query.key);
      // A value that came as `initial` was never asked for, so the cache does not know how.
      cache.revalidate(query);
    },
  };
}
