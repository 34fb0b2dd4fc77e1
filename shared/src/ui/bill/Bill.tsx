import type { QuoteLine, TaxLine } from '../../contracts/booking.ts';
import { formatAmount } from '../../domain/currency.ts';
import { formatDate } from '../../domain/dates.ts';
import { formatCents } from '../../domain/money.ts';
import { cx } from '../cx.ts';
import { useCurrency, useDollars } from '../price/currency.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { showLine, showTax } from '../../domain/shown-words.ts';
import { uiTexts } from '../ui-texts.ts';
import styles from './Bill.module.css';

export type BillProps = {
  /** Everything before tax. A discount is a negative line of kind `promo`. */
  lines: readonly QuoteLine[];
  totalCents: number;
  /** Taxes of the place, each with its rate; given, the sum before them is shown above. */
  taxes?: readonly TaxLine[];
  /** A new price is on its way: amounts become skeletons, the height stays. */
  busy?: boolean;
  totalLabel?: string;
};

/**
 * The lines of a quote and their sum, every fee and tax shown (PRICE-5, BOOK-4), in US dollars, as they are charged.
 */
export function Bill({ lines, totalCents, taxes = [], busy = false, totalLabel = uiTexts.bill.total }: BillProps) {
  const inDollars = useDollars();
  const beforeTaxCents = totalCents - taxes.reduce((sum, tax) => sum + tax.amountCents, 0);
  return (
    <dl className={styles.bill} aria-busy={busy || undefined}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.label}`} className={cx(line.kind === 'promo' && styles.promo)}>
          <dt>{inDollars(showLine(line))}</dt>
          <Amount cents={line.amountCents} busy={busy} />
        </div>
      ))}
      {taxes.length > 0 && (
        <div className={styles.subtotal}>
          <dt>{uiTexts.bill.beforeTaxes}</dt>
          <Amount cents={beforeTaxCents} busy={busy} />
        </div>
      )}
      {taxes.map((tax) => (
        <div key={`tax ${tax.name}`}>
          <dt>{inDollars(showTax(tax))}</dt>
          <Amount cents={tax.amountCents} busy={busy} />
        </div>
      ))}
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>{busy ? <Skeleton width="5.5rem" height="1.5rem" /> : inDollars(formatCents(totalCents))}</dd>
      </div>
      <About cents={totalCents} busy={busy} />
    </dl>
  );
}

/** What the total is in the guest's currency, and of which day the rate is. */
function About({ cents, busy }: { cents: number; busy: boolean }) {
  const currency = useCurrency();
  if (currency.date === '') return null;
  return (
    <div className={styles.about}>
      <dt>{uiTexts.bill.about(formatDate(currency.date))}</dt>
      <dd>{busy ? <Skeleton width="4.5rem" height="1.25rem" /> : formatAmount(cents, currency, 'nearest')}</dd>
    </div>
  );
}

function Amount({ cents, busy }: { cents: number; busy: boolean }) {
  const inDollars = useDollars();
  return <dd>{busy ? <Skeleton width="4.5rem" height="1.25rem" /> : inDollars(formatCents(cents))}</dd>;
}
