/** `/trips` (BOOK-12): what a signed-in guest has booked; for others, what this browser booked and a way to any other stay. */
import type { Trip } from '@roost/shared/contracts/trips';
import { formatLongDate, formatWeekday, nightsWords } from '@roost/shared/domain/dates';
import { listingPath } from '@roost/shared/domain/listing-address';
import { formatCents } from '@roost/shared/domain/money';
import { partyWords } from '@roost/shared/domain/party';
import { EMPTY_SEARCH, searchHref } from '@roost/shared/domain/search-address';
import { useRevalidator } from '@roost/shared/router';
import {
  AppLink,
  Button,
  cx,
  EmptyState,
  Heading,
  Icon,
  LinkButton,
  MessagePage,
  Note,
  Picture,
  VisuallyHidden,
  Wrap,
} from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { formatStayDates } from '../../components/format-stay.ts';
import { CancelButton } from '../../features/cancellation/CancelButton.tsx';
import { FindTrip } from '../../features/find-trip/FindTrip.tsx';
import type { TripsData } from './load-trips.ts';
import { refundLine, refundStatus } from '../../features/cancellation/refund-texts.ts';
import { formatUntil } from './format-until.ts';
import styles from './TripsPage.module.css';

/** Sign-in of this site, coming back here. */
const SIGN_IN = `/api/auth/signin?${new URLSearchParams({ callbackUrl: '/trips' })}`;
export const tripPath = (code: string): string => `/trips/${encodeURIComponent(code)}`;
/** The listing page with its message window open (LIST-2). */
const messagePath = ({ reservation }: Trip): string => `${listingPath(reservation.listing)}?inquiry_modal=true`;

export function TripsPage({ data }: { data: TripsData }) {
  const { revalidate, state } = useRevalidator();
  if (data.type === 'failed') {
    const retry = (
      <Button variant="primary" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
        {copy.unavailable.retry}
      </Button>
    );
    return (
      <MessagePage title={copy.trips.failed} actions={retry}>
        {copy.trips.failedText(data.phone)}
      </MessagePage>
    );
  }
  const { trips, signedIn } = data.trips;
  const upcoming = trips.filter(({ when }) => when === 'upcoming' || when === 'current');
  const groups = [
    { id: 'upcoming', title: copy.trips.upcoming, trips: upcoming },
    { id: 'past', title: copy.trips.past, trips: trips.filter(({ when }) => when === 'past') },
    { id: 'cancelled', title: copy.trips.cancelled, trips: trips.filter(({ when }) => when === 'cancelled') },
  ].filter((group) => group.trips.length > 0);
  const [next, ...later] = upcoming;
  const reload = () => void revalidate();
  return (
    <Wrap width="narrow" className={styles.page}>
      <Heading level={1} look="d2">
        {copy.trips.title}
      </Heading>
      {!signedIn && (
        <Note action={<LinkButton href={SIGN_IN}>{copy.trips.signIn}</LinkButton>}>
          {trips.length > 0 ? copy.trips.thisBrowser : copy.trips.signInText}
        </Note>
      )}
      {groups.length > 1 && (
        <nav className={styles.tabs} aria-label={copy.trips.title}>
          {groups.map(({ id, title, trips: members }) => (
            <a key={id} href={`#${id}`}>
              {title} <span>{members.length}</span>
            </a>
          ))}
        </nav>
      )}
      {trips.length === 0 && (
        <EmptyState
          title={copy.trips.none}
          actions={
            <LinkButton variant="primary" href={searchHref(EMPTY_SEARCH)}>
              {copy.trips.search}
            </LinkButton>
          }
        >
          {copy.trips.noneText}
        </EmptyState>
      )}
      {groups.map(({ id, title, trips: members }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.group}>
          <h2 id={`${id}-title`} className={id === 'upcoming' ? styles.quietTitle : styles.groupTitle}>
            {title}
          </h2>
          {id === 'upcoming' && next && <NextTrip trip={next} today={data.today} onCancelled={reload} />}
          <ul className={styles.rows}>
            {(id === 'upcoming' ? later : members).map((trip) => (
              <TripRow key={trip.reservation.code} trip={trip} onCancelled={reload} />
            ))}
          </ul>
        </section>
      ))}
      {!signedIn && <FindTrip />}
    </Wrap>
  );
}

/** The stay that comes next, with what a guest needs to know of it. */
function NextTrip({ trip, today, onCancelled }: { trip: Trip; today: string; onCancelled: () => void }) {
  const { reservation } = trip;
  const { listing, code, startDate, endDate } = reservation;
  const refund = refundLine(trip.cancellation);
  const day = (date: string) => `${formatWeekday(date, 'short')}, ${formatLongDate(date)}`;
  return (
    <article className={styles.next}>
      <Picture
        src={listing.imageUrl}
        alt=""
        sizes="(min-width: 900px) 26rem, 92vw"
        widths={[640, 1080]}
        ratio="3 / 2"
        priority="high"
      />
      <div>
        <p className={styles.quiet}>{formatUntil(startDate, today)}</p>
        <h3 className={styles.nextTitle}>{listing.headline}</h3>
        <dl className={styles.facts}>
          <div>
            <dt>{copy.confirmation.checkIn}</dt>
            <dd>
              {day(startDate)}, {copy.confirmation.after} {listing.checkInFrom}
            </dd>
          </div>
          <div>
            <dt>{copy.confirmation.checkOut}</dt>
            <dd>
              {day(endDate)}, {copy.confirmation.by} {listing.checkOutBy}
            </dd>
          </div>
          <div>
            <dt>{copy.confirmation.guests}</dt>
            <dd>{partyWords(reservation.party)}</dd>
          </div>
          <div>
            <dt>{copy.confirmation.paidLabel}</dt>
            <dd>{formatCents(reservation.totalCents)}</dd>
          </div>
          <div>
            <dt>{copy.confirmation.reservation}</dt>
            <dd>{code}</dd>
          </div>
        </dl>
        {refund && (
          <p className={styles.safe}>
            <Icon name="shield" size="s" />
            {refund}
          </p>
        )}
        <div className={styles.actions}>
          <LinkButton variant="primary" href={tripPath(code)}>
            {copy.trips.see}
          </LinkButton>
          <LinkButton icon="message" href={messagePath(trip)}>
            {copy.trips.message}
          </LinkButton>
          <CancelButton trip={trip} onCancelled={onCancelled} />
        </div>
      </div>
    </article>
  );
}

function TripRow({ trip, onCancelled }: { trip: Trip; onCancelled: () => void }) {
  const { reservation, when } = trip;
  const { listing, code } = reservation;
  const which = <VisuallyHidden> {listing.headline}</VisuallyHidden>;
  return (
    <li className={cx(when === 'cancelled' && styles.off)}>
      <Picture src={listing.imageUrl} alt="" sizes="7.5rem" widths={[320, 640]} ratio="4 / 3" />
      <div>
        <h3>{listing.headline}</h3>
        <p className={styles.quiet}>
          <b>{formatStayDates({ checkIn: reservation.startDate, checkOut: reservation.endDate })}</b>{' '}
          {when === 'cancelled'
            ? refundStatus(reservation)
            : `${nightsWords(reservation.nights)}, ${partyWords(reservation.party)}, ${formatCents(reservation.totalCents)}`}
        </p>
      </div>
      <div className={styles.rowActions}>
        <AppLink href={tripPath(code)}>
          {when === 'upcoming' || when === 'current' ? copy.trips.see : copy.trips.receipt}
          {which}
        </AppLink>
        {when === 'past' && (
          <AppLink href={listingPath(listing)}>
            {copy.trips.again}
            {which}
          </AppLink>
        )}
        <CancelButton trip={trip} onCancelled={onCancelled} />
      </div>
    </li>
  );
}
