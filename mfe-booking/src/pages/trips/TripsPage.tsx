/**
 * `/trips` (BOOK-12): what a signed-in guest has booked; for others, what this browser booked and a way to any other
 * stay.
 */
import type { Trip, Trips } from '@roost/shared/contracts/trips';
import type { Instant } from '@roost/shared/domain/home-day';
import { SEARCH_PATH } from '@roost/shared/domain/search-path';
import { useRevalidator } from '@roost/shared/router';
import { Button, EmptyState, Heading, LinkButton, MessagePage, Note, Spinner, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { dayOfTrip } from '../../components/format-stay.ts';
import { staysCopy } from '../../stays-copy.ts';
import { FindTrip } from '../../features/find-trip/FindTrip.tsx';
import type { TripsData } from './load-trips.ts';
import { NextTrip } from './NextTrip.tsx';
import { TripRow } from './TripRow.tsx';
import styles from './TripsPage.module.css';
import { useTripsSession } from './use-trips-session.ts';

/** Sign-in of this site, coming back here. */
const SIGN_IN = `/api/auth/signin?${new URLSearchParams({ callbackUrl: '/trips' })}`;

export function TripsPage({ data }: { data: TripsData }) {
  return data.type === 'failed' ? <Failed phone={data.phone} /> : <TripList {...data.trips} now={data.now} />;
}

function Failed({ phone }: { phone: string }) {
  const { revalidate, state } = useRevalidator();
  const retry = (
    <Button variant="primary" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
      {copy.unavailable.retry}
    </Button>
  );
  return (
    <MessagePage title={staysCopy.trips.failed} actions={retry}>
      {staysCopy.trips.failedText(phone)}
    </MessagePage>
  );
}

function TripList({ trips, signedIn, hasMore = false, now }: Trips & { now: Instant }) {
  const leaving = useTripsSession(signedIn);
  return (
    <Wrap width="narrow" className={styles.page}>
      <Heading level={1} look="d2">
        {copy.heads.trips}
      </Heading>
      {!signedIn && (
        <Note action={<LinkButton href={SIGN_IN}>{staysCopy.trips.signIn}</LinkButton>}>
          {trips.length > 0 ? staysCopy.trips.thisBrowser : staysCopy.trips.signInText}
        </Note>
      )}
      {leaving ? <Spinner /> : trips.length === 0 ? <NoTrips /> : <TripGroups trips={trips} now={now} />}
      {hasMore && <Note>{staysCopy.trips.older}</Note>}
      {/* A stay booked with another address is in nobody's list here. */}
      <FindTrip />
    </Wrap>
  );
}

function NoTrips() {
  const search = (
    <LinkButton variant="primary" href={SEARCH_PATH}>
      {staysCopy.trips.search}
    </LinkButton>
  );
  return (
    <EmptyState title={staysCopy.trips.none} actions={search}>
      {staysCopy.trips.noneText}
    </EmptyState>
  );
}

/** Upcoming, past and cancelled stays, each group with its link above when there are several. */
function TripGroups({ trips, now }: { trips: readonly Trip[]; now: Instant }) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const upcoming = trips.filter(({ when }) => when === 'upcoming' || when === 'current');
  const groups = [
    { id: 'upcoming', title: staysCopy.trips.upcoming, trips: upcoming },
    { id: 'past', title: staysCopy.trips.past, trips: trips.filter(({ when }) => when === 'past') },
    { id: 'cancelled', title: staysCopy.trips.cancelled, trips: trips.filter(({ when }) => when === 'cancelled') },
  ].filter((group) => group.trips.length > 0);
  const [next, ...later] = upcoming;
  return (
    <>
      {groups.length > 1 && (
        <nav className={styles.tabs} aria-label={copy.heads.trips}>
          {groups.map(({ id, title, trips: members }) => (
            <a key={id} href={`#${id}`}>
              {title} <span>{members.length}</span>
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ id, title, trips: members }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.group}>
          <h2 id={`${id}-title`} className={id === 'upcoming' ? styles.quietTitle : styles.groupTitle}>
            {title}
          </h2>
          {id === 'upcoming' && next && <NextTrip trip={next} today={dayOfTrip(next, now)} onCancelled={reload} />}
          <ul className={styles.rows}>
            {(id === 'upcoming' ? later : members).map((trip) => (
              <TripRow key={trip.reservation.code} trip={trip} today={dayOfTrip(trip, now)} onCancelled={reload} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
