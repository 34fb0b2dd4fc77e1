import type { ReactNode } from 'react';
import type { Party, QuoteLine } from '@roost/shared/contracts/booking';
import { formatDate, formatNights } from '@roost/shared/domain/dates';
import { formatAmount, isDollars } from '@roost/shared/domain/currency';
import { findPartyProblem } from '@roost/shared/domain/party-limits';
import { formatCents } from '@roost/shared/domain/money';
import { findLostDates } from '@roost/shared/domain/stay';
import { useSearchParams } from '@roost/shared/router';
import { Bill, Button, Icon, LinkButton, Note, Price, Skeleton, useCurrency, useDollars } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { getBookingHref } from './booking-link.ts';
import { BookingPaused } from './BookingPaused.tsx';
import type { BookingProps } from './booking-props.ts';
import { DatesField } from './DatesField.tsx';
import { GuestsField } from '../../components/guests/GuestsField.tsx';
import { PlainStayForm } from './PlainStayForm.tsx';
import { showRefusal } from '@roost/shared/domain/shown-words';
import styles from './QuoteCard.module.css';

type Props = BookingProps & {
  /** The cancellation policy in one line (TRUE-2). */
  refundLine: string;
  /** On which weekday guests come, where it is one alone. */
  arrivalDays?: ReactNode;
  /** What stands below the booking button. */
  children: ReactNode;
};

/**
 * The card with the price of the stay, its dates and guests, and the booking button. The total comes first; every fee
 * is a line (PRICE-5).
 */
export function QuoteCard({ children, refundLine, arrivalDays, ...props }: Props) {
  const { listing, stay, onStay, quote, today } = props;
  const bill = quote.status === 'ready' ? quote.quote : quote.status === 'loading' ? quote.previous : null;
  return (
    <div className={styles.card}>
      <PriceLine {...props} />
      <div className={styles.fields}>
        <DatesField {...props} />
        <GuestsField listing={listing} party={stay.party} onParty={(party) => onStay({ ...stay, party })} />
      </div>
      <noscript>
        <PlainStayForm listing={listing} stay={stay} today={today} />
      </noscript>
      {/* A stay that can be booked begins on such a day. */}
      {quote.status !== 'ready' && arrivalDays}
      <BookingAction {...props} />
      {children}
      {bill && (
        <div className={styles.bill}>
          <Bill lines={bill.lines} taxes={bill.taxes} totalCents={bill.totalCents} busy={quote.status === 'loading'} />
          <LineMeanings lines={bill.lines} />
        </div>
      )}
      <p className={styles.free}>
        <Icon name="shield" />
        <span>
          {refundLine} {copy.quote.charged}
        </span>
      </p>
    </div>
  );
}

/** One sentence for each kind of line, in a `details` element. */
function LineMeanings({ lines }: { lines: readonly QuoteLine[] }) {
  const kinds = [...new Set(lines.map((line) => line.kind))];
  return (
    <details className={styles.meaning}>
      <summary>{copy.quote.explain}</summary>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{copy.quote.meaning[kind]}</li>
        ))}
      </ul>
    </details>
  );
}

function PriceLine({ stay, quote, undatedCents, today }: BookingProps) {
  const lost = findLostDates(useSearchParams()[0], today);
  const currency = useCurrency();
  const inDollars = useDollars();
  if (stay.dates === null) {
    return (
      <div>
        <Price size="quote" averageCents={undatedCents} />
        <p className={styles.note}>
          {lost && copy.quote.lostDates[lost]} {copy.quote.undated}
        </p>
      </div>
    );
  }
  if (quote.status === 'ready') {
    const { split } = quote.quote;
    return (
      <div aria-live="polite">
        <p className={styles.price}>
          <b>{formatAmount(quote.quote.totalCents, currency, isDollars(currency) ? 'exact' : 'nearest')}</b>{' '}
          {copy.quote.total}
        </p>
        {!isDollars(currency) && <p>{inDollars(copy.quote.youPay(formatCents(quote.quote.totalCents)))}</p>}
        <p className={styles.note}>{copy.quote.included(formatNights(quote.quote.nights))}</p>
        {split && (
          <p className={styles.note}>
            {inDollars(
              copy.quote.inTwo(formatCents(split.nowCents), formatCents(split.restCents), formatDate(split.restOn)),
            )}
          </p>
        )}
      </div>
    );
  }
  if (quote.status === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton width="9rem" height="1.95rem" />
        <p className={styles.note}>&nbsp;</p>
      </div>
    );
  // A typical night would be another price than that of the chosen nights.
  return null;
}

const ChooseDates = () => (
  <LinkButton variant="primary" size="lg" block href="#dates">
    {copy.quote.choose}
  </LinkButton>
);

/** Why the home does not take the party. Without dates there is no quote to say it. */
function PartyNote({ listing, party }: Pick<BookingProps, 'listing'> & { party: Party }) {
  const problem = findPartyProblem(party, listing);
  if (problem === null) return null;
  const { maxOccupancy, houseRules } = listing;
  const texts = {
    1006: copy.quote.adultFirst,
    1017: copy.quote.tooMany(maxOccupancy),
    1023: copy.quote.noPets,
    too_many_pets: copy.quote.fewerPets(houseRules.maxPets),
  };
  return (
    <div className={styles.failed}>
      <Note tone="warn" role="status">
        {texts[problem]}
      </Note>
    </div>
  );
}

/** The booking button, or what the guest has to do before it. */
function BookingAction({ listing, stay, quote, askForBooking }: BookingProps) {
  const { dates, party } = stay;
  const paused = askForBooking && <BookingPaused ask={askForBooking} />;
  // Without JavaScript the form above is for choosing dates.
  if (dates === null)
    return (
      <>
        <PartyNote listing={listing} party={party} />
        {paused && <div className={styles.failed}>{paused}</div>}
        <div className={styles.scripted}>
          <ChooseDates />
        </div>
      </>
    );
  if (quote.status === 'loading')
    return (
      paused ?? (
        <Button variant="primary" size="lg" block busy>
          {copy.quote.book}
        </Button>
      )
    );
  if (quote.status === 'refused') {
    return (
      <>
        <Note tone="warn" role="alert">
          {showRefusal(quote) || copy.quote.unavailable}
        </Note>
        {quote.about === 'dates' && (
          <div className={styles.act}>
            <ChooseDates />
          </div>
        )}
      </>
    );
  }
  return (
    <>
      {quote.status === 'failed' && (
        <div className={styles.failed}>
          <Note
            tone="bad"
            role="alert"
            action={
              <Button variant="text" onClick={quote.retry}>
                {copy.quote.retry}
              </Button>
            }
          >
            {copy.quote.failed}
          </Note>
        </div>
      )}
      {paused ?? (
        <LinkButton variant="primary" size="lg" block href={getBookingHref(listing.id, { dates, party })}>
          {copy.quote.book}
        </LinkButton>
      )}
    </>
  );
}
