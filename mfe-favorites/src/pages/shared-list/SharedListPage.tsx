import { Suspense, useMemo, useState } from 'react';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { SharedCollection } from '@roost/shared/contracts/favorites-service';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useLocation } from '@roost/shared/router';
import { Button, Heading, LinkButton, MessagePage, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { toListingBasics } from '../../state/listing-basics.ts';
import { HomesList } from '../../features/homes/HomesList.tsx';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { CollectionDialogs } from '../../features/collections/lazy-dialogs.ts';
import { formatStay, getCollectionStay, readAddressStay, useAddressStay } from '../../features/stay/index.ts';
import { nameCollection } from '../../slot-copy.ts';
import layout from '../../components/ListPageLayout.module.css';

/** `shared` is null when the link was ended or never was. */
export type SharedListData = {
  shared: SharedCollection | null;
  /** Of the link; null where the address has none. */
  token: string | null;
  search: PublicConfig['search'];
  maps: PublicConfig['maps'];
  now: string;
  today: string;
};

/**
 * A collection as everybody with its link sees it (FAV-9): homes can be looked at and saved, but the collection cannot
 * be changed.
 */
export function SharedListPage({ data }: { data: SharedListData }) {
  const load = useMemo(
    () => createSearchIndexClient(data.search, { now: data.now }).getListings,
    [data.search, data.now],
  );
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
  return <SharedListView shared={data.shared} maps={data.maps} today={data.today} load={load} />;
}

export function SharedListView({
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
  const [showMap, setShowMap] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const onStay = useAddressStay();
  const { search } = useLocation();
  const stay = useMemo(() => {
    // What the visitor has chosen, or the link brings, comes before what the collection was given.
    const asked = readAddressStay(search, today);
    return formatStay(asked) === '' ? getCollectionStay(shared, today) : asked;
  }, [shared, search, today]);
  const ids = useMemo(() => shared.selectedListings.map(({ externalId }) => externalId), [shared]);
  const { basics, resigned } = useMemo(() => toListingBasics([shared]), [shared]);
  const stayText = formatStay(stay);
  return (
    <Wrap className={layout.page}>
      <div className={layout.heading}>
        <div className={layout.line}>
          <Heading level={1} look="d2">
            {nameCollection(shared.collectionName)}
          </Heading>
          {maps && ids.length > 0 && (
            <div className={layout.tools}>
              <Button icon={showMap ? 'grid' : 'map'} aria-pressed={showMap} onClick={() => setShowMap(!showMap)}>
                {showMap ? copy.map.hide : copy.map.show}
              </Button>
            </div>
          )}
        </div>
        <div className={layout.facts}>
          <p role="status">
            {copy.sharedList.intro} {copy.homes(ids.length)} {stay.dates ? copy.dated(stayText) : copy.undated}
          </p>
          {ids.length > 0 && (
            <Button variant="text" onClick={() => setIsChoosing(true)}>
              {stay.dates ? copy.changeDates : copy.chooseDates}
            </Button>
          )}
        </div>
      </div>
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
        readOnly
      />
      {isChoosing && (
        <Suspense>
          <CollectionDialogs
            dialog={{ type: 'stay', stay, onStay }}
            collections={[]}
            callService={() => Promise.resolve(false)}
            today={today}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </Wrap>
  );
}
