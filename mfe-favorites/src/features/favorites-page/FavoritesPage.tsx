import { useCallback, useEffect, useMemo } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { formatDayRange } from '@roost/shared/domain/dates';
import { partyWords } from '@roost/shared/domain/party';
import { readSearch, withoutPastDates } from '@roost/shared/domain/search-address';
import { priceAttributes } from '@roost/shared/domain/search-query';
import { useLocation } from '@roost/shared/router';
import { favoritesPageViewed, favoritesResigned, removedFavoritesPurged, useAppDispatch, useAppSelector } from '@roost/shared/state';
import { EmptyState, Fail, Heading, LinkButton, ListingCardSkeleton, ListingGrid, VisuallyHidden, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { useKeptFavorites } from '../storage/keep-favorites.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import { GoneCard } from './GoneCard.tsx';
import { useFavoriteHomes } from './use-favorite-homes.ts';
import styles from './FavoritesPage.module.css';

/** What the page needs of the server: where the index is, and today. The favorites themselves are in the browser. */
export type FavoritesData = { search: PublicConfig['search']; today: string };

/** Asks the index for records by id, with the prices of some nights. */
type LoadListings = SearchIndexClient['getListings'];

/** The page over the index that the site's configuration names. */
export function FavoritesPage({ data }: { data: FavoritesData }) {
  const load = useMemo(() => createSearchIndexClient(data.search).getListings, [data.search]);
  const { search } = useLocation();
  // Other dates are other prices for every card.
  return <FavoritesView key={search} today={data.today} load={load} />;
}

/** The saved homes of this device (FAV-1, FAV-5). Dates and guests of the address price them (FAV-9). */
export function FavoritesView({ today, load }: { today: string; load: LoadListings }) {
  useKeptFavorites();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const state = useMemo(() => withoutPastDates(readSearch(new URLSearchParams(search)), today), [search, today]);
  const favorites = useAppSelector((root) => root.favorites);
  const { loaded, selectedListings: ids, resignedIdList } = favorites;

  useEffect(() => {
    if (loaded) dispatch(favoritesPageViewed());
  }, [loaded, dispatch]);
  // Leaving the page ends the time in which a removal can be undone.
  useEffect(() => () => { dispatch(removedFavoritesPurged()); }, [dispatch]);

  const loadPriced = useCallback((wanted: readonly string[]) => load(wanted, priceAttributes(state.dates, today)), [load, state.dates, today]);
  const onMissing = useCallback((missing: readonly string[]) => { if (missing.length > 0) dispatch(favoritesResigned(missing)); }, [dispatch]);
  const { status, homes, retry } = useFavoriteHomes(loaded ? ids : null, loadPriced, onMissing);

  const stay = [state.dates ? formatDayRange(state.dates.start, state.dates.end) : '', partyWords(state.guests)].filter(Boolean).join(', ');
  return (
    <Wrap className={styles.page} aria-busy={status === 'loading' || undefined}>
      <div className={styles.heading}>
        <Heading level={1} look="d2">{copy.collection}</Heading>
        {loaded && ids.length > 0 && <p role="status">{copy.homes(ids.length)} {state.dates ? copy.dated(stay) : copy.undated}</p>}
      </div>
      <p className={styles.needsScript}>{copy.needsScript}</p>
      {loaded && ids.length === 0 && (
        <EmptyState title={copy.empty} actions={<LinkButton href="/search" variant="primary" icon="search">{copy.browse}</LinkButton>}>{copy.emptyText}</EmptyState>
      )}
      {status === 'failed' && <Fail message={copy.failed} retryLabel={copy.retry} onRetry={retry} />}
      {status === 'loading' && <VisuallyHidden><p role="status">{copy.loading}</p></VisuallyHidden>}
      {ids.length > 0 && <h2><VisuallyHidden>{copy.list}</VisuallyHidden></h2>}
      <ListingGrid>
        {!loaded && Array.from({ length: 4 }, (_, index) => <li key={index} className={styles.waiting}><ListingCardSkeleton /></li>)}
        {loaded && ids.map((id, index) => {
          const home = homes.get(id);
          if (home) return <li key={id}><FavoriteCard hit={home} state={state} today={today} eager={index < 4} /></li>;
          if (resignedIdList.includes(id)) return <li key={id}><GoneCard id={id} data={favorites.selectedListingsData[id]} /></li>;
          return status === 'loading' && <li key={id}><ListingCardSkeleton /></li>;
        })}
      </ListingGrid>
    </Wrap>
  );
}
