/** The stay beside the form: home, dates, guests, bill. On phones one line that opens. */
import type { ReactNode } from 'react';
import { formatDate, formatDay, formatDayRange, nightsBetween, nightsWords } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { partyWords } from '@roost/shared/domain/party';
import { fullRefundUntil } from '@roost/shared/domain/refund';
import { Bill, Icon, Picture } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { BookingAddress } from '../address/booking-address.ts';
import type { BookingHome, BookingPage, StayPrice } from './load-booking.ts';
import styles from './StaySummary.module.css';

export type StaySummaryProps = {
  page: BookingPage;
  /** The stay was just taken by somebody else: its dates are struck and there is no total. */
  gone: boolean;
  /** Another total is on its way. */
  busy?: boolean;
  editDates: ReactNode;
  editGuests: ReactNode;
};

const THUMB = { sizes: '7rem', widths: [320, 640] as const, ratio: '4 / 3' };

/** "Carnelian Bay, California" */
export function placeOf({ city, state, country }: Pick<BookingHome, 'city' | 'state' | 'country'>): string {
  return [city, state ?? country].filter((part) => part).join(', ');
}

/** "Jun 12 – 16, 2026"; the year is said once. */
export function stayDates({ startDate, endDate }: Pick<BookingAddress, 'startDate' | 'endDate'>): string | null {
  if (startDate && endDate) {
    const range = formatDayRange(startDate, endDate);
    return startDate.slice(0, 4) === endDate.slice(0, 4) ? `${range}, ${endDate.slice(0, 4)}` : range;
  }
  return startDate ? formatDate(startDate) : endDate ? formatDate(endDate) : null;
}

/** For screens with room beside the form. */
export function StaySummary({ page, gone, busy = false, editDates, editGuests }: StaySummaryProps) {
  const { home, address, price } = page;
  const dates = stayDates(address);
  const refund =
    address.startDate && !gone ? fullRefundUntil(home.cancellationPolicy, address.startDate, page.today) : null;
  return (
    <aside className={styles.side} aria-label={copy.stay.label}>
      <div className={styles.card}>
        <div className={styles.home}>
          <Picture src={home.imageUrl} alt="" {...THUMB} priority />
          <div>
            <h2>{home.headline}</h2>
            <p className={styles.quiet}>{placeOf(home)}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{dates === null ? copy.stay.noDates : gone ? <s>{dates}</s> : dates}</dt>
            <dd className={gone ? styles.gone : undefined}>{gone ? copy.stay.gone : nightsLine(address)}</dd>
            <dd className={styles.edit}>{editDates}</dd>
          </div>
          <div>
            <dt>{partyWords(address.party) || copy.stay.noGuests}</dt>
            <dd>{copy.stay.sleeps(home.maxOccupancy)}</dd>
            <dd className={styles.edit}>{editGuests}</dd>
          </div>
        </dl>
        <PriceLines price={price} gone={gone} busy={busy} />
      </div>
      {refund && (
        <p className={styles.refund}>
          <Icon name="shield" />
          {copy.stay.refund(formatDay(refund))}
        </p>
      )}
    </aside>
  );
}

function nightsLine({ startDate, endDate }: BookingAddress): string {
  return startDate && endDate ? nightsWords(nightsBetween(startDate, endDate)) : '';
}

function PriceLines({ price, gone, busy }: { price: StayPrice; gone: boolean; busy: boolean }) {
  if (price.type === 'quote' && !gone)
    return <Bill lines={price.quote.lines} taxes={price.quote.taxes} totalCents={price.quote.totalCents} busy={busy} />;
  return <p className={styles.noTotal}>{price.type === 'failed' ? copy.stay.quoteFailed : copy.stay.chooseForTotal}</p>;
}

/** For phones: one line above the form, with the bill inside. */
export function StaySummaryBar({ page, gone, busy = false, editDates, editGuests }: StaySummaryProps) {
  const { home, address, price } = page;
  const dates =
    address.startDate && address.endDate ? formatDayRange(address.startDate, address.endDate) : copy.stay.noDates;
  const total = price.type === 'quote' && !gone ? formatCents(price.quote.totalCents) : null;
  return (
    <details className={styles.bar}>
      <summary>
        <Picture src={home.imageUrl} alt="" {...THUMB} />
        <span>
          <b>{home.headline}</b>
          <span className={styles.quiet}>
            {total
              ? copy.stay.bar(dates, total)
              : gone
                ? `${dates} · ${copy.stay.gone}`
                : copy.stay.barWithoutTotal(dates)}
          </span>
        </span>
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.barBody}>
        <div className={styles.barEdit}>
          {editDates}
          {editGuests}
        </div>
        <PriceLines price={price} gone={gone} busy={busy} />
      </div>
    </details>
  );
}
