import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { partyTotal } from '@roost/shared/domain/party';
import { useAppDispatch } from '@roost/shared/state';
import { favoritesResigned } from '../../state/favorites-slice.ts';
import type { FavoriteListing } from '../../state/favorites-slice.ts';
import { Fail, ListingCardSkeleton, ListingGrid, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { getStayAttributes, isBookable } from '../stay/index.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import { GoneCard } from './GoneCard.tsx';
import { SimilarLink } from './SimilarLink.tsx';
import type { Stay } from '../stay/index.ts';
import { useFavoriteHomes } from '../../api/use-favorite-homes.ts';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import styles from './HomesList.module.css';

const FavoritesMap = lazy(() => import('../map/index.ts').then((module) => ({ default: module.FavoritesMap })));

export type HomesListProps = {
  /** Null while they are not known. */
  ids: readonly string[] | null;
  stay: Stay;
  today: string;
  load: LoadListings;
  basics: Readonly<Record<string, FavoriteListing>>;
  resigned: readonly string[];
  /** Null where there is no map. */
  maps: PublicConfig['maps'] | null;
  showMap: boolean;
  /** Somebody else's list: gone homes cannot be taken out. */
  readOnly?: boolean;
  /** Under each card that is not gone. */
  actions?: (id: string) => ReactNode;
};

/** Homes as cards, priced for the stay with one request; those not to be had greyed, with homes like them (FAV-3, FAV-5, FAV-9). */
export function HomesList({
  ids,
  stay,
  today,
  load,
  basics,
  resigned,
  maps,
  showMap,
  readOnly = false,
  actions,
}: HomesListProps) {
  const dispatch = useAppDispatch();
  const [active, setActive] = useState<string | null>(null);
  const { dates } = stay;
  const loadPriced = useCallback(
    (wanted: readonly string[]) => load(wanted, getStayAttributes(dates, today)),
    [load, dates, today],
  );
  const onMissing = useCallback(
    (missing: readonly string[]) => {
      if (missing.length > 0) dispatch(favoritesResigned(missing));
    },
    [dispatch],
  );
  const { status, homes, retry } = useFavoriteHomes(ids, loadPriced, onMissing);
  const guests = partyTotal(stay.party);

  return (
    <>
      {status === 'failed' && <Fail message={copy.failed} retryLabel={copy.retry} onRetry={retry} />}
      {status === 'loading' && (
        <VisuallyHidden>
          <p role="status">{copy.loading}</p>
        </VisuallyHidden>
      )}
      {showMap && maps && (
        <Suspense
          fallback={
            <div className={styles.mapPlace}>
              <p role="status">{copy.map.loading}</p>
            </div>
          }
        >
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
      <ListingGrid>
        {ids === null &&
          Array.from({ length: 4 }, (_, index) => (
            <li key={index} className={styles.waiting}>
              <ListingCardSkeleton />
            </li>
          ))}
        {ids?.map((id, index) => {
          const home = homes.get(id);
          if (resigned.includes(id) || (status === 'ready' && !home)) {
            return (
              <li key={id}>
                <GoneCard
                  id={id}
                  data={basics[id]}
                  readOnly={readOnly}
                  below={<SimilarLink id={id} gone stay={stay} headline={basics[id]?.Headline ?? ''} />}
                />
              </li>
            );
          }
          if (!home)
            return (
              status === 'loading' && (
                <li key={id}>
                  <ListingCardSkeleton />
                </li>
              )
            );
          const available = isBookable(home, dates, guests, today);
          const flag = guests > home['Max Occupancy'] ? copy.tooSmall : copy.taken;
          return (
            <li key={id} className={active === id ? (styles.active ?? '') : ''}>
              <FavoriteCard
                hit={home}
                stay={stay}
                today={today}
                eager={index < 4}
                available={available}
                flag={flag}
                below={
                  <>
                    {!available && <SimilarLink id={id} gone={false} stay={stay} headline={home.Headline} />}
                    {actions?.(id)}
                  </>
                }
              />
            </li>
          );
        })}
      </ListingGrid>
    </>
  );
}
