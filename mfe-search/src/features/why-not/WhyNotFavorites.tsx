import { lazy, Suspense } from 'react';
import { useAppSelector } from '@roost/shared/state';
import type { SearchData } from '../results/search-data.ts';

const FavoritesLeftOut = lazy(() => import('../later.ts').then((module) => ({ default: module.FavoritesLeftOut })));

/** "Why is this home not here?" for saved homes. Nothing is fetched, code included, for a guest without favorites. */
export function WhyNotFavorites({ data }: { data: SearchData }) {
  const any = useAppSelector((state) => state.favorites.loaded && state.favorites.selectedListings.length > 0);
  if (!any) return null;
  return (
    <Suspense>
      <FavoritesLeftOut data={data} />
    </Suspense>
  );
}
