import { useMemo } from 'react';
import type { CollectionInvite } from '@roost/shared/contracts/favorites-service';
import { useLocation } from '@roost/shared/router';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { copy } from '../../copy.ts';
import { HomesList } from '../../features/homes/HomesList.tsx';
import { formatStay, getOwnStay, readAddressStay } from '../../features/stay/index.ts';
import { toListingBasics } from '../../state/listing-basics.ts';
import styles from './JoinPage.module.css';

/** The first homes of the collection that a guest is invited to, priced for its stay or the one of the link (FAV-10). */
export function InvitedHomes({ invite, today, load }: { invite: CollectionInvite; today: string; load: LoadListings }) {
  const { search } = useLocation();
  // As in the list itself: the stay that its owner chose comes before the one of the address.
  const stay = useMemo(() => getOwnStay(invite, today) ?? readAddressStay(search, today), [invite, search, today]);
  const ids = useMemo(() => invite.selectedListings.map(({ externalId }) => externalId), [invite]);
  const { basics, resigned } = useMemo(() => toListingBasics([invite]), [invite]);
  const more = invite.homes - ids.length;
  return (
    <section className={styles.homes}>
      <p className={styles.facts}>{stay.dates ? copy.dated(formatStay(stay)) : copy.undated}</p>
      <HomesList
        ids={ids}
        stay={stay}
        today={today}
        load={load}
        basics={basics}
        resigned={resigned}
        maps={null}
        showMap={false}
        readOnly
      />
      {more > 0 && <p className={styles.facts}>{copy.join.more(more)}</p>}
    </section>
  );
}
