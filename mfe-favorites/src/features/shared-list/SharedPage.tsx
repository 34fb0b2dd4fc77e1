import { useMemo, useState } from 'react';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { SharedCollection } from '@roost/shared/contracts/favorites-service';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { Button, Heading, LinkButton, MessagePage, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { basicsOf } from '../account/basics.ts';
import { HomesList } from '../favorites-page/HomesList.tsx';
import type { LoadListings } from '../favorites-page/HomesList.tsx';
import { stayOfCollection, stayWords } from '../favorites-page/stay.ts';
import { useKeptFavorites } from '../storage/keep-favorites.ts';
import styles from '../favorites-page/FavoritesPage.module.css';

/** `shared` is null when the link was ended or never was. */
export type SharedData = {
  shared: SharedCollection | null;
  search: PublicConfig['search'];
  maps: PublicConfig['maps'];
  today: string;
};

/** A collection as anybody with its link sees it (FAV-9): to look at and to save from, not to change. */
export function SharedPage({ data }: { data: SharedData }) {
  const load = useMemo(() => createSearchIndexClient(data.search).getListings, [data.search]);
  if (!data.shared)
    return (
      <MessagePage
        title={copy.sharedList.ended}
        actions={
          <LinkButton href="/search" variant="primary" icon="search">
            {copy.browse}
          </LinkButton>
        }
      >
        {copy.sharedList.endedText}
      </MessagePage>
    );
  return <SharedView shared={data.shared} maps={data.maps} today={data.today} load={load} />;
}

export function SharedView({
  shared,
  maps,
  today,
  load,
}: {
  shared: SharedCollection;
  maps: PublicConfig['maps'] | null;
  today: string;
  load: LoadListings;
}) {
  useKeptFavorites();
  const [showMap, setShowMap] = useState(false);
  const stay = useMemo(() => stayOfCollection(shared, today), [shared, today]);
  const ids = useMemo(() => shared.selectedListings.map(({ externalId }) => externalId), [shared]);
  const { basics, resigned } = useMemo(() => basicsOf([shared]), [shared]);
  const words = stayWords(stay);
  return (
    <Wrap className={styles.page}>
      <div className={styles.heading}>
        <div className={styles.line}>
          <Heading level={1} look="d2">
            {shared.collectionName}
          </Heading>
          {maps && ids.length > 0 && (
            <div className={styles.tools}>
              <Button icon={showMap ? 'grid' : 'map'} aria-pressed={showMap} onClick={() => setShowMap(!showMap)}>
                {showMap ? copy.map.hide : copy.map.show}
              </Button>
            </div>
          )}
        </div>
        <p role="status">
          {copy.sharedList.intro} {copy.homes(ids.length)} {words ? copy.dated(words) : copy.undated}
        </p>
      </div>
      <HomesList
        ids={ids}
        stay={stay}
        today={today}
        load={load}
        basics={basics}
        resigned={resigned}
        maps={maps}
        showMap={showMap}
        readOnly
      />
    </Wrap>
  );
}
