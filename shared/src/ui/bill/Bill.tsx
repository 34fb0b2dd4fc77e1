import type { QuoteLine } from '../../contracts/booking.ts';
import { formatCents } from '../../domain/money.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './Bill.module.css';

export type BillProps = {
  lines: readonly QuoteLine[];
  totalCents: number;
  /** A new price is on its way: amounts become skeletons, the height stays. */
  busy?: boolean;
  totalLabel?: string;
};

/** The lines of a quote and their sum, every fee shown (PRICE-5). */
export function Bill({ lines, totalCents, busy = false, totalLabel = 'Total (USD)' }: BillProps) {
  return (
    <dl className={styles.bill} aria-busy={busy || undefined}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.label}`}>
          <dt>{line.label}</dt>
          <dd>{busy ? <Skeleton width="4.5rem" height="1.25rem" /> : formatCents(line.amountCents)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>{busy ? <Skeleton width="5.5rem" height="1.5rem" /> : formatCents(totalCents)}</dd>
      </div>
    </dl>
  );
}
