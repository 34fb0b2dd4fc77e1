/**
 * Prices of typed words as the guest's own words and the filters say them (FIND-2, TRUE-1); loaded with the reading.
 */
import { formatUnits } from '@roost/shared/domain/currency';
import type { ShownCurrency } from '@roost/shared/domain/currency';
import { formatLimit } from '@roost/shared/domain/price-limits';
import { readCurrency } from '@roost/shared/domain/understanding/currency-words';
import type { FormatPrice } from './lazy-reading.ts';

/** Amounts of a currency that was typed stay in it; others are dollars, as the filters show them to the guest. */
export const priceFormat =
  (shown: ShownCurrency): FormatPrice =>
  (amount, end, said) => {
    const currency = readCurrency(said);
    if (currency === 'other') return null;
    return currency === null || currency === 'USD' ? formatLimit(amount, end, shown) : formatUnits(amount, currency);
  };
