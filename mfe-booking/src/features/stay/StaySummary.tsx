/** The stay beside the form: home, dates, guests, bill. On phones one line that opens. */
import type { ReactNode } from 'react';
import { formatDay, formatDayRange, nightsBetween, nightsWords } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { partyWords } from '@roost/shared/domain/party';
import { fullRefundUntil } from '@roost/shared/domain/refund';
import { Bill, Icon, Picture } from '@roost/shared/ui';
import { formatPlace, formatStayDates } from '../../components/format-stay.ts';
import { copy } from '../../copy.ts';
import type { BookingAddress } from '../checkout/booking-address.ts';
import type { BookingPage, StayPrice } from '../checkout/booking-page.ts';
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

/** For screens with room beside the form. */
export function StaySummary({ page, gone, busy = false, editDates, editGuests }: StaySummaryProps) {
  const { home, address, price } = page;
  const dates = formatStayDates(address);
  const refund =
    address.startDate && !gone ? fullRefundUntil(home.cancellationPolicy, address.startDate, page.today) : null;
  return (
    <aside className={styles.side} aria-label={copy.stay.label}>
      <div className={styles.card}>
        <div className={styles.home}>
          <Picture src={home.imageUrl} alt="" {...THUMB} priority />
          <div>
            <h2>{home.headline}</h2>
            <p className={styles.quiet}>{formatPlace(home)}</p>
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
