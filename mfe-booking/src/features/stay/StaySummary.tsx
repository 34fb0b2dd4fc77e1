/** The stay beside the form: home, dates, guests, bill. On phones one line that opens. */
import { wrapHeadline } from '@roost/shared/domain/wrap-headline';
import { formatDayRange, formatNights } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatParty } from '@roost/shared/domain/party';
import { getNights, toStayDates } from '@roost/shared/domain/stay';
import type { DraftDates } from '@roost/shared/domain/stay';
import { Bill, Icon, Picture, useDollars } from '@roost/shared/ui';
import { asWritten } from '@roost/shared/texts';
import { formatPlace, formatStayDates } from '../../components/format-stay.ts';
import { LazySplitLines } from '../../components/split/LazySplit.tsx';
import { copy } from '../../copy.ts';
import { areDatesGone, StayTerms, useCheckout } from '../checkout/index.ts';
import { EditDates, EditGuests } from './EditStay.tsx';
import styles from './StaySummary.module.css';

const THUMB = { sizes: '7rem', widths: [320, 640] as const, ratio: '4 / 3' };

/** For screens with room beside the form. */
export function StaySummary() {
  const { page, phase, price } = useCheckout();
  const { home, address } = page;
  const gone = areDatesGone(phase, price);
  const dates = formatStayDates(address.dates);
  return (
    <aside className={styles.side} aria-label={copy.stay.label}>
      <div className={styles.card}>
        <div className={styles.home}>
          <Picture src={home.imageUrl} alt="" {...THUMB} priority />
          <div>
            <h2 {...asWritten()}>{wrapHeadline(home.headline)}</h2>
            <p className={styles.quiet}>{formatPlace(home)}</p>
            <p className={styles.quiet}>{copy.stay.host(home.host.name, home.host.since)}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{dates === null ? copy.stay.noDates : gone ? <s>{dates}</s> : dates}</dt>
            <dd className={gone ? styles.gone : undefined}>
              {gone ? copy.stay.gone : formatStayNights(address.dates)}
            </dd>
            <dd className={styles.edit}>
              <EditDates />
            </dd>
          </div>
          <div>
            <dt>{formatParty(address.party) || copy.stay.noGuests}</dt>
            <dd>{copy.stay.sleeps(home.maxOccupancy)}</dd>
            <dd className={styles.edit}>
              <EditGuests />
            </dd>
          </div>
        </dl>
        <PriceLines />
      </div>
      {!gone && price.type !== 'refused' && (
        <div className={styles.refund}>
          <StayTerms />
        </div>
      )}
    </aside>
  );
}

function formatStayNights({ checkIn, checkOut }: DraftDates): string {
  const dates = toStayDates(checkIn, checkOut);
  return dates ? formatNights(getNights(dates)) : '';
}

/** A stay that was just taken by somebody else has no total. */
function PriceLines() {
  const { page, phase, price, split, loadingQuote: busy } = useCheckout();
  if (price.type === 'quote' && phase.type !== 'taken')
    return (
      <>
        <Bill lines={price.quote.lines} taxes={price.quote.taxes} totalCents={price.quote.totalCents} busy={busy} />
        {split && <LazySplitLines split={split} />}
      </>
    );
  if (price.type === 'failed') return <p className={styles.noTotal}>{copy.stay.quoteFailed}</p>;
  const { checkIn, checkOut } = page.address.dates;
  return <p className={styles.noTotal}>{checkIn && checkOut ? copy.stay.changeForTotal : copy.stay.chooseForTotal}</p>;
}

/** For phones: one line above the form, with the bill inside. */
export function StaySummaryBar() {
  const { page, phase, price, loadingQuote: busy } = useCheckout();
  const { home, address } = page;
  const gone = areDatesGone(phase, price);
  const inDollars = useDollars();
  const dates =
    address.dates.checkIn && address.dates.checkOut
      ? formatDayRange(address.dates.checkIn, address.dates.checkOut)
      : copy.stay.noDates;
  const total = price.type === 'quote' && !gone ? inDollars(busy ? '…' : formatCents(price.quote.totalCents)) : null;
  return (
    <details className={styles.bar}>
      <summary>
        <Picture src={home.imageUrl} alt="" {...THUMB} />
        <span>
          <b {...asWritten()}>{wrapHeadline(home.headline)}</b>
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
          <EditDates bar />
          <EditGuests bar />
        </div>
        <PriceLines />
        <p className={styles.quiet}>{copy.stay.host(home.host.name, home.host.since)}</p>
      </div>
    </details>
  );
}
