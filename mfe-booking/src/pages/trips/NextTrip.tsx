import type { Trip } from '@roost/shared/contracts/trips';
import { cx, Icon, LinkButton, Picture } from '@roost/shared/ui';
import { asWritten } from '@roost/shared/texts';
import { StayFacts } from '../../components/StayFacts.tsx';
import { LazyRestNote } from '../../components/split/LazySplit.tsx';
import { getMessagePath, getTripPath } from '../../components/trip-links.ts';
import { staysCopy } from '../../stays-copy.ts';
import { CancelButton } from '../../features/cancellation/CancelButton.tsx';
import { refundLine } from '../../features/cancellation/refund-texts.ts';
import { formatUntil } from './format-until.ts';
import styles from './TripsPage.module.css';

/** The next stay, with what a guest needs to know. */
export function NextTrip({ trip, today, onCancelled }: { trip: Trip; today: string; onCancelled: () => void }) {
  const { reservation } = trip;
  const { listing, startDate, rest } = reservation;
  const refund = refundLine(trip.cancellation, today);
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
        <h3 className={styles.nextTitle} {...asWritten()}>
          {listing.headline}
        </h3>
        <StayFacts reservation={reservation} className={styles.facts} />
        {rest && rest.declines > 0 && trip.cancellation.possible && (
          <LazyRestNote reservation={reservation} phone={null} />
        )}
        {refund && (
          <p className={cx(styles.refund, trip.cancellation.refundCents > 0 && styles.safe)}>
            <Icon name={trip.cancellation.refundCents > 0 ? 'shield' : 'info'} size="s" />
            {refund}
          </p>
        )}
        <div className={styles.actions}>
          <LinkButton variant="primary" href={getTripPath(trip)}>
            {staysCopy.trips.see}
          </LinkButton>
          <LinkButton icon="message" href={getMessagePath(trip)}>
            {trip.unread ? staysCopy.trips.messageNew(trip.unread) : staysCopy.trips.message}
          </LinkButton>
          <CancelButton trip={trip} onCancelled={onCancelled} />
        </div>
      </div>
    </article>
  );
}
