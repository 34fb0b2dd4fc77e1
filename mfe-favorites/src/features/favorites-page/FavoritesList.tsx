import { useState } from 'react';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { EMPTY_SEARCH, writeSearch } from '@roost/shared/domain/search-address';
import { useLocation, useNavigate } from '@roost/shared/router';
import { loginPromptOpened, useAppDispatch } from '@roost/shared/state';
import type { FavoriteListing } from '@roost/shared/state';
import { AppLink, Button, EmptyState, Heading, LinkButton, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { Ask } from '../account/use-ask.ts';
import { selectedOf } from '../collections/selected.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { DeviceBanner } from '../notice/DeviceBanner.tsx';
import { HomesList } from './HomesList.tsx';
import type { LoadListings } from './HomesList.tsx';
import { MOST_COMPARED, placeHref } from './place.ts';
import { stayWords } from './stay.ts';
import type { Stay } from './stay.ts';
import styles from './FavoritesPage.module.css';

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
  ask: Ask | null;
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
  ask,
  onDialog,
}: FavoritesListProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [showMap, setShowMap] = useState(false);
  const words = stayWords(stay);
  const shown = ids ?? [];
  const comparable = shown.filter((id) => !resigned.includes(id));

  const changeStay = (next: Stay): Promise<boolean> => {
    if (collection && ask)
      return ask((client) => client.updateCollection({ collectionId: collection.collectionId, ...selectedOf(next) }));
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
    <Wrap className={styles.page} aria-busy={ids === null || undefined}>
      <div className={styles.heading}>
        {several && (
          <AppLink className={styles.back ?? ''} href={placeHref('', {})}>
            {copy.all}
          </AppLink>
        )}
        <div className={styles.line}>
          <Heading level={1} look="d2">
            {collection?.collectionName ?? copy.collection}
          </Heading>
          {(shown.length > 0 || collection) && (
            <div className={styles.tools}>
              {maps && shown.length > 0 && (
                <Button icon={showMap ? 'grid' : 'map'} aria-pressed={showMap} onClick={() => setShowMap(!showMap)}>
                  {showMap ? copy.map.hide : copy.map.show}
                </Button>
              )}
              {comparable.length > 1 && (
                <LinkButton href={placeHref(search, { compared: comparable.slice(0, MOST_COMPARED) })}>
                  {copy.compare.start}
                </LinkButton>
              )}
              {ask && (guest || collection) && shown.length > 0 && (
                <Button icon="share" onClick={share}>
                  {copy.share}
                </Button>
              )}
              {ask && collection && !several && (
                <Button icon="plus" onClick={() => onDialog({ type: 'create' })}>
                  {copy.collections.create}
                </Button>
              )}
            </div>
          )}
        </div>
        {shown.length > 0 && (
          <div className={styles.facts}>
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
      {guest && ask && shown.length > 0 && <DeviceBanner />}
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
        key={`${stay.dates?.start}${stay.dates?.end}`}
        ids={ids}
        stay={stay}
        today={today}
        load={load}
        basics={basics}
        resigned={resigned}
        maps={maps}
        showMap={showMap}
        {...(collection && ask
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
