import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useLocation } from '@roost/shared/router';
import { favoritesPageViewed, removedFavoritesPurged, useAppDispatch, useAppSelector } from '@roost/shared/state';
import { copy } from '../../copy.ts';
import { useAccount } from '../../features/account/use-account.ts';
import { useServiceCall } from '../../features/account/use-service-call.ts';
import type { ServiceCall } from '../../api/service-call.ts';
import type { OpenDialog } from '../../features/collections/open-dialog.ts';
import { useFavorites } from '../../state/persist-favorites.ts';
import { CollectionsOverview } from '../../features/collections/CollectionsOverview.tsx';
import { FavoritesList } from './FavoritesList.tsx';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { readFavoritesAddress } from '../../hooks/favorites-address.ts';
import { readAddressStay, getCollectionStay } from '../../features/stay/index.ts';

const CollectionDialogs = lazy(() =>
  import(/* webpackChunkName: "deferred" */ '../../features/collections/dialogs/CollectionDialogs.tsx').then(
    (module) => ({ default: module.CollectionDialogs }),
  ),
);
const Comparison = lazy(() =>
  import(/* webpackChunkName: "deferred" */ '../../features/compare/Comparison.tsx').then((module) => ({
    default: module.Comparison,
  })),
);

/** What the page needs of the server: where index, map and favorites service are, and today. The favorites themselves are in the browser. */
export type FavoritesData = {
  search: PublicConfig['search'];
  maps?: PublicConfig['maps'];
  service?: PublicConfig['favorites'];
  today: string;
};

/** The page over the index that the site's configuration names. */
export function FavoritesPage({ data }: { data: FavoritesData }) {
  const load = useMemo(() => createSearchIndexClient(data.search).getListings, [data.search]);
  const ask = useServiceCall(data.service);
  useAccount(data.service);
  return <FavoritesView today={data.today} load={load} maps={data.maps ?? null} ask={data.service ? ask : null} />;
}

/**
 * The saved homes (FAV-1, FAV-9). A guest has one list on this device, priced for the stay of the address. Who is signed in has collections, each
 * with its own stay; one alone is shown at once. The address says which one is open and what is compared.
 */
export function FavoritesView({
  today,
  load,
  maps = null,
  ask = null,
}: {
  today: string;
  load: LoadListings;
  maps?: PublicConfig['maps'] | null;
  ask?: ServiceCall | null;
}) {
  useFavorites();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const {
    loaded,
    selectedListings,
    collections,
    owner,
    selectedListingsData: basics,
    resignedIdList,
  } = useAppSelector((state) => state.favorites);
  const { collectionId, compared } = useMemo(() => readFavoritesAddress(search), [search]);

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

  const collection =
    collections?.find((one) => one.collectionId === collectionId) ??
    (collections?.length === 1 ? collections[0] : undefined) ??
    null;
  const stay = useMemo(
    () => (collection ? getCollectionStay(collection, today) : readAddressStay(search, today)),
    [collection, search, today],
  );
  const ids = useMemo(() => {
    if (!loaded) return null;
    if (!collection) return selectedListings;
    // What was just pressed is not in any collection yet: it will be in the first.
    const held = new Set(
      (collections ?? []).flatMap((one) => one.selectedListings.map(({ externalId }) => externalId)),
    );
    const fresh = collection === collections?.[0] ? selectedListings.filter((id) => !held.has(id)) : [];
    return [
      ...collection.selectedListings.map(({ externalId }) => externalId).filter((id) => selectedListings.includes(id)),
      ...fresh,
    ];
  }, [loaded, collection, collections, selectedListings]);

  const overview = owner !== null && collections !== null && collections.length > 1 && !collection;
  const common = { today, load, basics, resigned: resignedIdList };
  return (
    <>
      {compared.length > 0 && ids ? (
        <Suspense fallback={<p role="status">{copy.loading}</p>}>
          <Comparison
            ids={compared}
            all={ids}
            title={collection?.collectionName ?? copy.collection}
            stay={stay}
            today={today}
            load={load}
          />
        </Suspense>
      ) : overview ? (
        <CollectionsOverview collections={collections} today={today} onDialog={setDialog} />
      ) : (
        <FavoritesList
          {...common}
          ids={ids}
          stay={stay}
          collection={collection}
          several={(collections?.length ?? 0) > 1}
          guest={owner === null}
          maps={maps}
          ask={ask}
          onDialog={setDialog}
        />
      )}
      {dialog && (
        <Suspense>
          <CollectionDialogs
            dialog={dialog}
            collections={collections ?? []}
            ask={ask ?? (() => Promise.resolve(false))}
            today={today}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}
