import { formatCents } from '../../domain/money.ts';
import { cx } from '../cx.ts';
import styles from './Price.module.css';

export type PriceProps = {
  /** The whole stay with every fee; absent without dates. */
  totalCents?: number | undefined;
  /** Average night, shown floored to whole dollars (PRICE-3). */
  averageCents?: number | undefined;
  size?: 'card' | 'quote';
  className?: string;
};

/** The price in words. With dates the total leads; without, "from $238 avg/night" and no total. */
export function Price({ totalCents, averageCents, size = 'card', className }: PriceProps) {
  const average = averageCents === undefined ? null : formatCents(averageCents, 'whole');
  const look = cx(styles.price, size === 'quote' && styles.quote, className);
  if (totalCents === undefined) {
    return average === null ? null : (
      <p className={look}>
        from <b>{average}</b> avg/night
      </p>
    );
  }
  return (
    <p className={look}>
      <b>{formatCents(totalCents)}</b> total{average !== null && <> · {average} avg/night</>}
    </p>
  );
}
