import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useLocation } from '@roost/shared/router';
import { useAppSelector } from '@roost/shared/state';
import { AppLink, Button, EmptyState, Heading, LinkButton, Wrap } from '@roost/shared/ui';
import type { ServiceCall } from '../../api/service-call.ts';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { HomesFailed } from '../../components/HomesFailed.tsx';
import layout from '../../components/ListPageLayout.module.css';
import { copy } from '../../copy.ts';
import type { OpenDialog } from '../../features/collections/open-dialog.ts';
import { HomesList } from '../../features/homes/HomesList.tsx';
import { DeviceBanner } from '../../features/notice/DeviceBanner.tsx';
import { isOwn, joinNames, nameOpen, getName } from '../../features/people/index.ts';
import { formatStay } from '../../features/stay/index.ts';
import type { Stay } from '../../features/stay/index.ts';
import { toFavoritesHref } from '../../hooks/favorites-address.ts';
import type { FavoriteListing } from '../../state/favorites-slice.ts';
import { ListedHome } from './ListedHome.tsx';
import { ListTools } from './ListTools.tsx';
import { useChangeStay } from './use-change-stay.ts';
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
  /** True when there are other collections to go back to. */
  several: boolean;
  guest: boolean;
  maps: PublicConfig['maps'] | null;
  /** Null where there is no favorites service. */
  callService: ServiceCall | null;
  onDialog: (dialog: OpenDialog) => void;
  /** Name of the open collection of a guest without an account, and the links to the others. */
  name: string | null;
  groups: ReactNode;
};

/** One list of saved homes and what can be done with it: dates, map, comparison, sharing, moving (FAV-9). */
export function FavoritesList(props: FavoritesListProps) {
  const { ids, stay, today, load, basics, resigned, collection, several, guest, maps, callService, onDialog } = props;
  const { search } = useLocation();
  const [showMap, setShowMap] = useState(false);
  const isEmpty = (ids ?? []).length === 0;
  const isMine = collection !== null && isOwn(collection);
  const changeStay = useChangeStay(collection, callService, today);
  const actions = (id: string) =>
    collection &&
    callService && (
      <ListedHome
        collection={collection}
        id={id}
        headline={basics[id]?.Headline ?? ''}
        callService={callService}
        onDialog={onDialog}
      />
    );

  return (
    <Wrap className={layout.page} aria-busy={ids === null || undefined}>
      <div className={layout.heading}>
        {several && (
          <AppLink className={layout.back ?? ''} href={toFavoritesHref(search, { collectionId: null })}>
            {copy.all}
          </AppLink>
        )}
        <div className={layout.line}>
          <Heading level={1} look="d2">
            {nameOpen(collection, props.name)}
          </Heading>
          {ids === null && <div className={layout.tools} />}
          {(!isEmpty || collection) && (
            <ListTools
              collection={collection}
              comparable={(ids ?? []).filter((id) => !resigned.includes(id))}
              isEmpty={isEmpty}
              several={several}
              guest={guest}
              hasService={callService !== null}
              map={maps && { isShown: showMap, onToggle: () => setShowMap(!showMap) }}
              onDialog={onDialog}
            />
          )}
        </div>
        {ids && !isEmpty ? (
          <ListFacts
            count={ids.length}
            stay={stay}
            onChange={changeStay && (() => onDialog({ type: 'stay', stay, onStay: changeStay }))}
            people={collection?.members}
            groups={guest && props.groups}
          />
        ) : (
          // In the server's page already, and the largest text of an empty list: it is there with the first paint.
          <div className={layout.facts}>
            <p className={styles.scripted}>{collection && !isMine ? copy.people.emptyText : copy.lede}</p>
          </div>
        )}
      </div>
      <p className={styles.needsScript}>{copy.needsScript}</p>
      {ids !== null && isEmpty && <NothingSaved guest={guest} joined={collection !== null && !isMine} />}
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
        {...(collection && callService ? { actions, readOnly: !isMine } : {})}
      />
      {/* Below the homes: it is known only in the browser, and must move nothing. */}
      {guest && callService && !isEmpty && <DeviceBanner />}
    </Wrap>
  );
}

function NothingSaved({ guest, joined }: { guest: boolean; joined: boolean }) {
  // Somebody whose session could not be asked for may have an account full of homes.
  const isUnknown = useAppSelector(({ session }) => session.isUnknown);
  if (isUnknown) return <HomesFailed retrying={false} onRetry={() => window.location.reload()} />;
  const browse = (
    <LinkButton href="/search" variant="primary" icon="search">
      {copy.browse}
    </LinkButton>
  );
  return (
    <EmptyState title={joined ? copy.people.empty : copy.empty} actions={browse}>
      {!joined && (guest ? copy.emptyText : copy.emptyAccount)}
    </EmptyState>
  );
}

/** How many homes, for which stay, and the button that changes the stay. */
function ListFacts({
  count,
  stay,
  onChange,
  groups,
  people,
}: {
  count: number;
  stay: Stay;
  /** Null where the stay is somebody else's to choose. */
  onChange: (() => void) | null;
  people: Collection['members'];
  groups: ReactNode;
}) {
  const stayText = formatStay(stay);
  return (
    <div className={layout.facts}>
      <p role="status">
        {copy.homes(count)} {stay.dates ? copy.dated(stayText) : copy.undated}
        {people &&
          ` ${copy.people.shared(joinNames(people.map((member) => getName(member, copy.people.you))))} ${copy.people.byVotes}`}
      </p>
      {onChange && (
        <Button variant="text" onClick={onChange}>
          {stay.dates ? copy.changeDates : copy.chooseDates}
        </Button>
      )}
      {groups}
    </div>
  );
}
