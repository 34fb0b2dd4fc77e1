import type { Trip } from '@roost/shared/contracts/trips';
import { formatNights } from '@roost/shared/domain/dates';
import { listingPath } from '@roost/shared/domain/listing-address';
import { formatCents } from '@roost/shared/domain/money';
import { formatParty } from '@roost/shared/domain/party';
import { AppLink, cx, Picture, VisuallyHidden } from '@roost/shared/ui';
import { asWritten } from '@roost/shared/texts';
import { Dollars } from '../../components/Dollars.tsx';
import { formatStayDates } from '../../components/format-stay.ts';
import { getMessagePath, getReceiptPath, getReviewPath, getTripPath } from '../../components/trip-links.ts';
import { getReviewWords } from '../../components/review-words.ts';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import { CancelButton } from '../../features/cancellation/CancelButton.tsx';
import { refundStatus, sentBackStatus } from '../../features/cancellation/refund-texts.ts';
import styles from './TripsPage.module.css';

/** One stay of the list. */
export function TripRow({ trip, today, onCancelled }: { trip: Trip; today: string; onCancelled: () => void }) {
  const { reservation, when } = trip;
  const { listing } = reservation;
  const reviewWords = getReviewWords(trip);
  const { totalCents, paidCents = totalCents, rest } = reservation;
  const price = rest
    ? staysCopy.trips.partPaid(formatCents(totalCents), formatCents(paidCents))
    : formatCents(paidCents);
  const facts = [formatNights(reservation.nights), formatParty(reservation.party), price].join(', ');
  const which = (
    <VisuallyHidden>
      {' '}
      <span {...asWritten()}>{listing.headline}</span>
    </VisuallyHidden>
  );
  return (
    <li className={cx(when === 'cancelled' && styles.off)}>
      <Picture src={listing.imageUrl} alt="" sizes="7.5rem" widths={[320, 640]} ratio="4 / 3" />
      <div>
        <h3 {...asWritten()}>{listing.headline}</h3>
        <p className={styles.quiet}>
          <b>{formatStayDates({ checkIn: reservation.startDate, checkOut: reservation.endDate })}</b>{' '}
          <Dollars>
            {when === 'cancelled'
              ? refundStatus(trip, today)
              : [facts, sentBackStatus(reservation, today)].filter(Boolean).join('. ')}
          </Dollars>
        </p>
      </div>
      <div className={styles.rowActions}>
        <AppLink href={getTripPath(trip)}>
          {when === 'upcoming' || when === 'current' ? staysCopy.trips.see : staysCopy.trips.open}
          {which}
        </AppLink>
        <AppLink href={getReceiptPath(trip)}>
          {copy.heads.receipt}
          {which}
        </AppLink>
        {reservation.rest && trip.cancellation.possible && (
          <AppLink href={`${getTripPath(trip)}/pay`}>
            {copy.heads.pay}
            {which}
          </AppLink>
        )}
        {trip.unread !== undefined && (
          <AppLink href={getMessagePath(trip)}>
            {staysCopy.trips.newMessages(trip.unread)}
            {which}
          </AppLink>
        )}
        {reviewWords !== null && (
          <AppLink href={getReviewPath(trip)}>
            {reviewWords}
            {which}
          </AppLink>
        )}
        {when === 'past' && (
          <AppLink href={listingPath(listing)}>
            {staysCopy.trips.again}
            {which}
          </AppLink>
        )}
        <CancelButton trip={trip} onCancelled={onCancelled} />
      </div>
    </li>
  );
}
