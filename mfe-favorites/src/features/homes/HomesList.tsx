import { lazy, Suspense, useCallback, useState } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useAppDispatch } from '@roost/shared/state';
import { ListingCardSkeleton, ListingGrid, VisuallyHidden } from '@roost/shared/ui';
import { useFavoriteHomes } from '../../api/use-favorite-homes.ts';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { HomesFailed } from '../../components/HomesFailed.tsx';
import { copy } from '../../copy.ts';
import { favoritesResigned } from '../../state/favorites-slice.ts';
import { getStayAttributes } from '../stay/index.ts';
import { HomeItem } from './HomeItem.tsx';
import type { ListContext } from './HomeItem.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import styles from './HomesList.module.css';

const FavoritesMap = lazy(() => import('../map/index.ts').then((module) => ({ default: module.FavoritesMap })));
/** Placeholder cards shown until the list is known; as many of the first pictures load eagerly. */
const SKELETONS = 4;

export type HomesListProps = ListContext & {
  /** Null while they are not known. */
  ids: readonly string[] | null;
  load: LoadListings;
  /** Null where there is no map. */
  maps: PublicConfig['maps'] | null;
  showMap: boolean;
};

/**
 * Homes as cards, priced for the stay with one request; those that cannot be booked greyed, with homes like them
 * (FAV-3, FAV-5, FAV-9).
 */
export function HomesList(props: HomesListProps) {
  const { ids, stay, today, load, maps, showMap } = props;
  const dispatch = useAppDispatch();
  const [active, setActive] = useState<string | null>(null);
  const { dates } = stay;
  const loadPriced = useCallback((wanted: readonly string[]) => load(wanted, getStayAttributes(dates)), [load, dates]);
  const onMissing = useCallback(
    (missing: readonly string[]) => {
      if (missing.length > 0) dispatch(favoritesResigned(missing));
    },
    [dispatch],
  );
  const { status, homes, retry, retrying } = useFavoriteHomes(ids, { load: loadPriced, dates, onMissing });
  const keepFocus = useFocusAfterRemoval(ids);

  return (
    <>
      {status === 'failed' && <HomesFailed onRetry={retry} retrying={retrying} />}
      {status === 'loading' && (
        <VisuallyHidden>
          <p role="status" className={styles.waiting}>
            {copy.loading}
          </p>
        </VisuallyHidden>
      )}
      {showMap && maps && (
        <Suspense fallback={<MapPlaceholder />}>
          <FavoritesMap
            maps={maps}
            homes={[...homes.values()].filter((home) => ids?.includes(home.objectID))}
            stay={stay}
            today={today}
            active={active}
            onActive={setActive}
          />
        </Suspense>
      )}
      {ids !== null && ids.length > 0 && (
        <h2>
          <VisuallyHidden>{copy.list}</VisuallyHidden>
        </h2>
      )}
      <div {...keepFocus}>
        <ListingGrid>
          {ids === null &&
            Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index} className={styles.waiting}>
                <ListingCardSkeleton />
              </li>
            ))}
          {ids?.map((id, index) => (
            <HomeItem
              key={id}
              id={id}
              home={homes.get(id)}
              status={status}
              eager={index < SKELETONS}
              active={active === id}
              list={props}
            />
          ))}
        </ListingGrid>
      </div>
    </>
  );
}

function MapPlaceholder() {
  return (
    <div className={styles.mapPlace}>
      <p role="status">{copy.map.loading}</p>
    </div>
  );
}
