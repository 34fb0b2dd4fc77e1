import { useState } from 'react';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { EMPTY_SEARCH, writeSearch } from '@roost/shared/domain/search-address';
import { useLocation, useNavigate } from '@roost/shared/router';
import { loginPromptOpened, useAppDispatch } from '@roost/shared/state';
import type { FavoriteListing } from '../../state/favorites-slice.ts';
import { AppLink, Button, EmptyState, Heading, LinkButton, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { ServiceCall } from '../../api/service-call.ts';
import { formatStay, toSelectedStay } from '../../features/stay/index.ts';
import type { OpenDialog } from '../../features/collections/open-dialog.ts';
import { DeviceBanner } from '../../features/notice/DeviceBanner.tsx';
import { HomesList } from '../../features/homes/HomesList.tsx';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { MAX_COMPARED, toFavoritesHref } from '../../hooks/favorites-address.ts';
import type { Stay } from '../../features/stay/index.ts';
import layout from '../../components/ListPageLayout.module.css';
import styles from './FavoritesList.module.css';

type FavoritesListProps = {
  ids: readonly string[] | null;
  stay: Stay;
  today: string;
  load: LoadListings;
  basics: Readonly<Record<string, FavoriteListing>>;
  resigned: readonly string[];
  /** The open collection; null for a guest's list and while there is none. */
  collection: Collection | null;
  /** There are others to go back to. */
  several: boolean;
  guest: boolean;
  maps: PublicConfig['maps'] | null;
  /** Null where there is no favorites service. */
  callService: ServiceCall | null;
  onDialog: (dialog: OpenDialog) => void;
};

/** One list of saved homes with what can be done with it: dates, map, comparison, sharing, moving (FAV-9). */
export function FavoritesList({
  ids,
  stay,
  today,
  load,
  basics,
  resigned,
  collection,
  several,
  guest,
  maps,
  callService,
  onDialog,
}: FavoritesListProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [showMap, setShowMap] = useState(false);
  const words = formatStay(stay);
  const shown = ids ?? [];
  const comparable = shown.filter((id) => !resigned.includes(id));

  const changeStay = (next: Stay): Promise<boolean> => {
    if (collection && callService)
      return callService((client) =>
        client.updateCollection({ collectionId: collection.collectionId, ...toSelectedStay(next) }),
      );
    // A guest's stay is in the address, so that it can be shared and come back to.
    const params = new URLSearchParams(search);
    for (const key of ['startDate', 'endDate', 'adults', 'children', 'infants', 'pets']) params.delete(key);
    for (const [key, value] of writeSearch({ ...EMPTY_SEARCH, ...next })) params.set(key, value);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
    return Promise.resolve(true);
  };
  const share = () => {
    if (collection) onDialog({ type: 'share', collection });
    else dispatch(loginPromptOpened('share-favorites'));
  };

  return (
    <Wrap className={layout.page} aria-busy={ids === null || undefined}>
      <div className={layout.heading}>
        {several && (
          <AppLink className={layout.back ?? ''} href={toFavoritesHref('', {})}>
            {copy.all}
          </AppLink>
        )}
        <div className={layout.line}>
          <Heading level={1} look="d2">
            {collection?.collectionName ?? copy.collection}
          </Heading>
          {(shown.length > 0 || collection) && (
            <div className={layout.tools}>
              {maps && shown.length > 0 && (
                <Button icon={showMap ? 'grid' : 'map'} aria-pressed={showMap} onClick={() => setShowMap(!showMap)}>
                  {showMap ? copy.map.hide : copy.map.show}
                </Button>
              )}
              {comparable.length > 1 && (
                <LinkButton href={toFavoritesHref(search, { compared: comparable.slice(0, MAX_COMPARED) })}>
                  {copy.compare.start}
                </LinkButton>
              )}
              {callService && (guest || collection) && shown.length > 0 && (
                <Button icon="share" onClick={share}>
                  {copy.share}
                </Button>
              )}
              {callService && collection && !several && (
                <Button icon="plus" onClick={() => onDialog({ type: 'create' })}>
                  {copy.collections.create}
                </Button>
              )}
            </div>
          )}
        </div>
        {shown.length > 0 && (
          <div className={layout.facts}>
            <p role="status">
              {copy.homes(shown.length)} {words ? copy.dated(words) : copy.undated}
            </p>
            <Button variant="text" onClick={() => onDialog({ type: 'stay', stay, onStay: changeStay })}>
              {stay.dates ? copy.changeDates : copy.chooseDates}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.needsScript}>{copy.needsScript}</p>
      {guest && callService && shown.length > 0 && <DeviceBanner />}
      {ids !== null && shown.length === 0 && (
        <EmptyState
          title={copy.empty}
          actions={
            <LinkButton href="/search" variant="primary" icon="search">
              {copy.browse}
            </LinkButton>
          }
        >
          {guest ? copy.emptyText : copy.emptyAccount}
        </EmptyState>
      )}
      <HomesList
        // Other dates are other prices for every card.
        key={`${stay.dates?.checkIn}${stay.dates?.checkOut}`}
        ids={ids}
        stay={stay}
        today={today}
        load={load}
        basics={basics}
        resigned={resigned}
        maps={maps}
        showMap={showMap}
        {...(collection && callService
          ? {
              actions: (id: string) => (
                <Button
                  variant="text"
                  aria-label={copy.collections.moveNamed(basics[id]?.Headline ?? '')}
                  onClick={() => onDialog({ type: 'move', collection, id, headline: basics[id]?.Headline ?? '' })}
                >
                  {copy.collections.moveIt}
                </Button>
              ),
            }
          : {})}
      />
    </Wrap>
  );
}
