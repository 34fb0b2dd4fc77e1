/**
 * One booked stay with its receipt: on the confirmation, in another browser, and among the trips. It prints without
 * actions and pictures.
 */
import type { ReactNode } from 'react';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatLongDate } from '@roost/shared/domain/dates';
import { dialAddress } from '@roost/shared/domain/dial-address';
import { formatCents } from '@roost/shared/domain/money';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import { listingPath } from '@roost/shared/domain/listing-address';
import { Bill, Button, cx, Heading, Icon, LinkButton, Note, Picture, Wrap } from '@roost/shared/ui';
import { asWritten } from '@roost/shared/texts';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import { Dollars } from '../../components/Dollars.tsx';
import { StayFacts } from '../../components/StayFacts.tsx';
import { getReceiptPath, getTripPath } from '../../components/trip-links.ts';
import { formatPlace } from '../../components/format-stay.ts';
import { stayCalendar } from './stay-calendar.ts';
import styles from './Receipt.module.css';

/** Returns "June 12". */
export const formatLongDay = (date: string): string => formatLongDate(date).replace(/(?:,| de) \d{4}$/, '');

/** Returns "Carnelian Bay is yours on June 12." for a confirmed stay, else its status. */
function getHeading({ status, listing, startDate }: Reservation, begun: string | null): string {
  if (status === 'cancelled') return staysCopy.confirmation.cancelled;
  if (status === 'failed') return staysCopy.confirmation.failed;
  if (status === 'pending') return staysCopy.confirmation.pending;
  return begun ?? staysCopy.confirmation.title(listing.city ?? listing.headline, formatLongDay(startDate));
}

export type ReceiptProps = {
  reservation: Reservation;
  phone: string;
  /** Shown among the trips, not right after booking. */
  trip?: boolean;
  /** The heading of a stay that has begun, which is past what comes before it. */
  begun?: string | null;
  /** What holds of them now stands among the facts. */
  terms?: readonly RefundRow[] | null;
  /** Beside what can be done with every confirmed stay. */
  actions?: ReactNode;
  /** Between the facts and the bill. */
  children?: ReactNode;
};

export function Receipt({
  reservation,
  phone,
  trip = false,
  begun = null,
  terms = null,
  actions,
  children,
}: ReceiptProps) {
  const { listing, status } = reservation;
  const confirmed = status === 'confirmed';
  return (
    <Wrap width="narrow" className={cx(styles.page, trip && styles.trip)}>
      <div className={styles.main}>
        {confirmed && !trip && (
          <p className={styles.done}>
            <Icon name="check" />
            {reservation.rest ? staysCopy.confirmation.booked : staysCopy.confirmation.paid}
          </p>
        )}
        <Heading level={1} look="d3" className={styles.title}>
          {getHeading(reservation, begun)}
        </Heading>
        {trip && (
          <p className={styles.name}>
            <span {...asWritten()}>{listing.headline}</span> · {formatPlace(listing)}
          </p>
        )}
        {status === 'failed' && <Note>{staysCopy.confirmation.failedText}</Note>}
        {confirmed && !trip && (
          <p>
            {staysCopy.confirmation.sent} <b>{reservation.guest.email}</b>
            {staysCopy.confirmation.sentAfter}
          </p>
        )}
        <StayFacts reservation={reservation} terms={terms} className={styles.facts} />
        {status === 'cancelled' && !trip && (
          <LinkButton href={getTripPath({ reservation })}>{staysCopy.trips.open}</LinkButton>
        )}
        {confirmed && (
          <Actions reservation={reservation} phone={phone} trip={trip} begun={begun !== null}>
            {actions}
          </Actions>
        )}
        {children}
        <Heading level={2} look="d1">
          {/* Of a cancelled stay some or all came back: the bill is not what was paid. */}
          {confirmed && !reservation.rest ? staysCopy.confirmation.bill : staysCopy.confirmation.unpaidBill}
        </Heading>
        <Bill lines={reservation.lines} taxes={reservation.taxes} totalCents={reservation.totalCents} />
        {confirmed && reservation.paidCents !== undefined && reservation.paidCents > reservation.totalCents && (
          <p>
            <Dollars>
              {staysCopy.confirmation.kept(formatCents(reservation.paidCents - reservation.totalCents))}
            </Dollars>
          </p>
        )}
        {confirmed && begun === null && (
          <>
            <Heading level={2} look="d1">
              {staysCopy.confirmation.next}
            </Heading>
            <ul className={styles.next}>
              {/* Who sees the page of a stay has found it. */}
              {!trip && <li>{staysCopy.confirmation.anyDevice}</li>}
              {staysCopy.confirmation.nextSteps(phone).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Home listing={listing} named={trip} />
    </Wrap>
  );
}

type ActionsProps = { reservation: Reservation; phone: string; trip: boolean; begun: boolean; children: ReactNode };

/** What a guest can do with a confirmed stay. */
function Actions({ reservation, phone, trip, begun, children }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {!begun && (
        <Button variant="primary" icon="calendar" onClick={() => saveCalendar(reservation)}>
          {staysCopy.confirmation.calendar}
        </Button>
      )}
      {children}
      <LinkButton href={getReceiptPath({ reservation })}>{staysCopy.confirmation.print}</LinkButton>
      {!trip && <LinkButton href={getTripPath({ reservation })}>{copy.manageStay}</LinkButton>}
      <LinkButton variant="text" href={dialAddress(phone)}>
        {staysCopy.confirmation.call(phone)}
      </LinkButton>
    </div>
  );
}

/** The picture of the home; with its name, unless that stands in the head of the page. */
function Home({ listing, named }: Pick<Reservation, 'listing'> & { named: boolean }) {
  return (
    <aside className={styles.side}>
      <Picture
        src={listing.imageUrl}
        alt=""
        sizes="(min-width: 1000px) 28rem, 92vw"
        widths={[480, 1080]}
        priority="high"
      />
      <div>
        {!named && (
          <p className={styles.caption}>
            <span {...asWritten()}>{listing.headline}</span> · {formatPlace(listing)}
          </p>
        )}
        <LinkButton variant="text" href={listingPath(listing)}>
          {staysCopy.confirmation.home}
        </LinkButton>
      </div>
    </aside>
  );
}

function saveCalendar(reservation: Reservation): void {
  const address = URL.createObjectURL(
    new Blob([stayCalendar(reservation, window.location.origin)], { type: 'text/calendar' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${reservation.code}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}
