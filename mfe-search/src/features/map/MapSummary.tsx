import { leadingAmount } from '@roost/shared/domain/price-display';
import { useCurrency, usePriceDisplay } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';
import styles from './MapPane.module.css';

/** Where the map hides the list: how many homes it shows, and what their prices are (TRUE-1). */
export function MapSummary({ outcome }: Pick<SearchData, 'outcome'>) {
  const display = usePriceDisplay();
  const currency = useCurrency();
  if (outcome.type === 'failed' || outcome.total === 0) return null;
  const [first] = outcome.cards;
  return (
    <p className={styles.summary}>
      <b>{copy.results.homes(outcome.total)}</b>
      {first && <span>{`${copy.results.prices}: ${leadingAmount(first.price, display, currency).words}`}</span>}
    </p>
  );
}
