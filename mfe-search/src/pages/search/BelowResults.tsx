import { lazy, Suspense } from 'react';
import { selectFavoriteCount, selectFavoritesLoaded, useAppSelector } from '@roost/shared/state';
import type { SearchData } from '../../api/search-data.ts';

const ExcludedFavorites = lazy(() => import('./lazy-parts.ts').then((parts) => ({ default: parts.ExcludedFavorites })));

/** Below the homes: favorites that the filters exclude. A guest without favorites loads neither data nor code. */
export function BelowResults({ data }: { data: SearchData }) {
  const any = useAppSelector((state) => selectFavoritesLoaded(state) && selectFavoriteCount(state) > 0);
  if (!any) return null;
  return (
    <Suspense>
      <ExcludedFavorites data={data} />
    </Suspense>
  );
}
