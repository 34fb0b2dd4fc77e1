/** `/trips/:code` (BOOK-12): one stay, its receipt and its cancellation. The mailed link opens it in any browser. */
import { useEffect, useRef, useState } from 'react';
import type { Trip } from '@roost/shared/contracts/trips';
import type { IsoDate } from '@roost/shared/domain/dates';
import { getStayRefundSteps } from '@roost/shared/domain/refund';
import { formatRefundRows } from '@roost/shared/domain/refund-text';
import { AppLink, LinkButton, Note, Wrap, cx } from '@roost/shared/ui';
import { openTripLink } from '../../api/trip-link.ts';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import { LazyArrival } from '../../features/arrival/LazyArrival.tsx';
import { formatLongDay, Receipt } from '../../features/receipt/Receipt.tsx';
import { CancelButton } from '../../features/cancellation/CancelButton.tsx';
import { TripNotShown } from '../../features/find-trip/TripNotShown.tsx';
import { tripCode } from '../../api/load-trip.ts';
import type { TripData } from '../../api/load-trip.ts';
import { getMessagePath, getReceiptPath, getReviewPath } from '../../components/trip-links.ts';
import { getReviewWords } from '../../components/review-words.ts';
import { RestNote } from '../../components/split/split-parts.tsx';
import { Dollars } from '../../components/Dollars.tsx';
import { dayOfTrip } from '../../components/format-stay.ts';
import { CancellationTerms } from '../../components/CancellationTerms.tsx';
import { useMailedLink } from '../../hooks/use-mailed-link.ts';
import { refundStatus, sentBackStatus } from '../../features/cancellation/refund-texts.ts';
import { tripCopy } from './trip-copy.ts';
import styles from './TripPage.module.css';

export function TripPage({ data, open = openTripLink }: { data: TripData; open?: typeof openTripLink }) {
  const { opened, state: linkState } = useMailedLink(tripCode(data), open);
  const { now, phone } = data;
  const show = (trip: Trip) => (
    <OpenTrip key={trip.reservation.status} trip={trip} today={dayOfTrip(trip, now)} phone={phone} />
  );
  if (opened) return show(opened);
  if (data.type === 'trip') return show(data.trip);
  return <TripNotShown data={data} link={linkState} failedTitle={staysCopy.trips.failed} />;
}

/** Returns the heading of a stay that has begun; null before. */
function getBegunHeading({ reservation: { listing, startDate, endDate } }: Trip, today: IsoDate): string | null {
  const place = listing.city ?? listing.headline;
  if (today <= startDate) return null;
  return today <= endDate ? tripCopy.current(place, formatLongDay(endDate)) : tripCopy.past(place);
}

function OpenTrip({ trip: loaded, today, phone }: { trip: Trip; today: IsoDate; phone: string }) {
  const [trip, setTrip] = useState(loaded);
  const { reservation, cancellation } = trip;
  const cancelled = reservation.status === 'cancelled';
  const reviewWords = getReviewWords(trip);
  // The button that opened the dialog is gone once the stay is cancelled: the outcome takes the focus.
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trip !== loaded) outcome.current?.focus();
  }, [trip, loaded]);
  return (
    <>
      <Wrap width="narrow" className={styles.back}>
        <AppLink href="/trips">{staysCopy.trips.all}</AppLink>
      </Wrap>
      <Receipt
        reservation={reservation}
        phone={phone}
        trip
        begun={getBegunHeading(trip, today)}
        actions={
          <>
            <MessageLink trip={trip} />
            {cancellation.possible && (
              <LinkButton href={`/trips/${encodeURIComponent(reservation.code)}/change`}>
                {staysCopy.trips.change}
              </LinkButton>
            )}
          </>
        }
      >
        {cancelled && (
          <div ref={outcome} tabIndex={-1} className={styles.outcome}>
            <Note
              tone={reservation.refund?.status === 'failed' || reservation.sentBackCents ? 'warn' : 'good'}
              role="status"
            >
              <Dollars>{refundStatus(trip, today)}</Dollars>
            </Note>
          </div>
        )}
        {!cancelled && (reservation.sentBackCents || reservation.repaid) && (
          <Note tone={reservation.sentBackCents ? 'warn' : 'good'}>
            <Dollars>{sentBackStatus(reservation, today)}</Dollars>
          </Note>
        )}
        {(reservation.rest || reservation.unpaid || reservation.notByGuest) && (
          <RestNote reservation={reservation} phone={cancellation.possible ? null : phone} />
        )}
        <LazyArrival reservation={reservation} phone={phone} over={today > reservation.endDate} />
        <div className={cx(styles.group, styles.links)}>
          {reservation.status !== 'confirmed' && <MessageLink trip={trip} />}
          {cancelled && <LinkButton href={getReceiptPath(trip)}>{copy.heads.receipt}</LinkButton>}
          {reviewWords !== null && (
            <LinkButton href={getReviewPath(trip)} icon="star">
              {reviewWords}
            </LinkButton>
          )}
        </div>
        {cancellation.possible && (
          <div className={styles.group}>
            <CancellationTerms
              rows={formatRefundRows(reservation.rest ? getStayRefundSteps(reservation, today) : cancellation.steps, {
                today,
                totalCents: cancellation.totalCents,
              })}
            />
            <CancelButton trip={trip} onCancelled={setTrip} />
          </div>
        )}
      </Receipt>
    </>
  );
}

const MessageLink = ({ trip }: { trip: Trip }) => (
  <LinkButton href={getMessagePath(trip)} icon="message">
    {trip.unread ? staysCopy.trips.messageNew(trip.unread) : staysCopy.trips.message}
  </LinkButton>
);
