import { leadingAmount, priceDisplayTexts, secondAmount } from '../../domain/price-display.ts';
import type { ShownPrice } from '../../domain/price.ts';
import { cx } from '../cx.ts';
import { useCurrency } from './currency.ts';
import { usePriceDisplay } from './price-display.ts';
import styles from './Price.module.css';

export type PriceProps = ShownPrice & {
  size?: 'card' | 'quote';
  className?: string | undefined;
};

/**
 * The price in words: of a stay the amount the guest compares by, with what it is; without dates "about $238 a night
 * before fees". In the guest's currency; a `value` is in US dollars.
 */
export function Price({ size = 'card', className, ...price }: PriceProps) {
  const display = usePriceDisplay();
  const currency = useCurrency();
  const lead = leadingAmount(price, display, currency);
  const second = secondAmount(price, display, currency);
  return (
    <p className={cx(styles.price, size === 'quote' && styles.quote, className)}>
      {second === null && priceDisplayTexts.about}
      <b>
        <data value={lead.cents / 100}>{lead.text}</data>
      </b>
      {` ${lead.words}`}
      {second && (
        <span className={styles.second}>
          <data value={second.cents / 100}>{second.text}</data> {second.words}
        </span>
      )}
    </p>
  );
}
