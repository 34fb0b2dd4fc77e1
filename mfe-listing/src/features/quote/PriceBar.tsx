import { formatDayRange } from '@roost/shared/domain/dates';
import { formatAmount, isDollars } from '@roost/shared/domain/currency';
import { formatCents } from '@roost/shared/domain/money';
import { formatParty } from '@roost/shared/domain/party';
import { LinkButton, Price, Skeleton, useCurrency, useDollars } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { getBookingHref } from './booking-link.ts';
import type { BookingProps } from './booking-props.ts';
import styles from './PriceBar.module.css';

/**
 * Price and booking button at the bottom of small screens. It ends with the page, so that it never covers the footer.
 */
export function PriceBar({ listing, stay, quote, undatedCents, askForBooking }: BookingProps) {
  const { dates, party } = stay;
  const currency = useCurrency();
  const inDollars = useDollars();
  const bookable = dates !== null && (quote.status === 'ready' || quote.status === 'failed');
  return (
    <div className={styles.bar}>
      <div>
        {quote.status === 'ready' && (
          <div className={styles.total}>
            {formatAmount(quote.quote.totalCents, currency, isDollars(currency) ? 'exact' : 'nearest')}{' '}
            {copy.quote.total}
            {!isDollars(currency) && <small>{inDollars(copy.quote.youPay(formatCents(quote.quote.totalCents)))}</small>}
          </div>
        )}
        {quote.status === 'loading' && <Skeleton width="8rem" height="1.3rem" />}
        {dates === null && <Price averageCents={undatedCents} />}
        {dates && (
          <a href="#dates">
            {formatDayRange(dates.checkIn, dates.checkOut)}, {formatParty(party)}
          </a>
        )}
      </div>
      {bookable && askForBooking ? (
        // The price card says more.
        <LinkButton size="lg" href="#price">
          {copy.quote.pausedShort}
        </LinkButton>
      ) : bookable ? (
        <LinkButton variant="primary" size="lg" href={getBookingHref(listing.id, { dates, party })}>
          {copy.quote.bookShort}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" size="lg" href="#dates">
          {copy.quote.choose}
        </LinkButton>
      )}
    </div>
  );
}
