import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useLocation } from '@roost/shared/router';
import { useAppDispatch } from '@roost/shared/state';
import type { ServiceCall } from '../../api/service-call.ts';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { copy } from '../../copy.ts';
import { useAccount } from '../../features/account/use-account.ts';
import { useServiceCall } from '../../features/account/use-service-call.ts';
import { CollectionsOverview } from '../../features/collections/CollectionsOverview.tsx';
import { GuestCollections } from '../../features/collections/GuestCollections.tsx';
import { CollectionDialogs } from '../../features/collections/lazy-dialogs.ts';
import type { OpenDialog } from '../../features/collections/open-dialog.ts';
import { favoritesPageViewed, removedFavoritesPurged } from '../../state/favorites-slice.ts';
import { useFavorites } from '../../state/use-favorites.ts';
import { FavoritesList } from './FavoritesList.tsx';
import { useOpenList } from './use-open-list.ts';
import { nameOpen } from '../../features/people/index.ts';

const Comparison = lazy(() =>
  import(/* webpackChunkName: "deferred" */ '../../features/compare/Comparison.tsx').then((module) => ({
    default: module.Comparison,
  })),
);
/** Where there is no favorites service, no call works. */
const NO_SERVICE: ServiceCall = () => Promise.resolve(false);

/**
 * What the page needs of the server: where index, map and favorites service are, and today. The favorites themselves
 * are in the browser.
 */
export type FavoritesData = {
  search: PublicConfig['search'];
  maps?: PublicConfig['maps'];
  service?: PublicConfig['favorites'];
  /** The moment of the request, and the earliest day it was anywhere then. */
  now: string;
  today: string;
};

/** The page over the index and the service that the site's configuration names. */
export function FavoritesPage({ data }: { data: FavoritesData }) {
  const load = useMemo(
    () => createSearchIndexClient(data.search, { now: data.now }).getListings,
    [data.search, data.now],
  );
  const callService = useServiceCall(data.service);
  useAccount(data.service);
  return (
    <FavoritesView
      today={data.today}
      load={load}
      maps={data.maps ?? null}
      callService={data.service ? callService : null}
    />
  );
}

type FavoritesViewProps = {
  today: string;
  load: LoadListings;
  maps?: PublicConfig['maps'] | null;
  callService?: ServiceCall | null;
};

/**
 * The saved homes (FAV-1, FAV-9). A guest has one list on this device, priced for the stay in the address. A signed-in
 * guest has collections, each with its own stay; a single one is shown at once. The address says which collection is
 * open and which homes are compared.
 */
export function FavoritesView({ today, load, maps = null, callService = null }: FavoritesViewProps) {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const state = useFavorites((favorites) => favorites);
  const { loaded, collections, joined, owner } = state;
  const { collection, ids, stay, compared, name } = useOpenList(state, search, today);
  // A list of somebody else is one of several, also for a guest who has saved nothing yet.
  const several = joined.length > 0 || (collections?.length ?? 0) > 1;

  useEffect(() => {
    if (loaded) dispatch(favoritesPageViewed());
  }, [loaded, dispatch]);
  // Leaving the page ends the time in which a removal can be undone.
  useEffect(
    () => () => {
      dispatch(removedFavoritesPurged());
    },
    [dispatch],
  );

  const list = () => (
    <FavoritesList
      ids={ids}
      stay={stay}
      today={today}
      load={load}
      basics={state.selectedListingsData}
      resigned={state.resignedIdList}
      collection={collection}
      several={several}
      guest={owner === null}
      maps={maps}
      callService={callService}
      onDialog={setDialog}
      name={name}
      groups={<GuestCollections ids={state.selectedListings} placed={state.placed} open={name} />}
    />
  );
  const comparison = (all: readonly string[]) => (
    <Suspense fallback={<p role="status">{copy.loading}</p>}>
      <Comparison ids={compared} all={all} title={nameOpen(collection, name)} stay={stay} today={today} load={load} />
    </Suspense>
  );
  const main = () => {
    if (compared.length > 0 && ids) return comparison([...new Set([...compared, ...ids])]);
    if (owner !== null && collections && several && !collection)
      return <CollectionsOverview collections={collections} joined={joined} today={today} onDialog={setDialog} />;
    return list();
  };
  return (
    <>
      {main()}
      {dialog && (
        <Suspense>
          <CollectionDialogs
            dialog={dialog}
            collections={collections ?? []}
            callService={callService ?? NO_SERVICE}
            today={today}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}
