/** What the strip says about its prices. */
import { lowestPrice } from '@roost/shared/domain/flexible-dates';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import { leadingCents } from '@roost/shared/domain/price-display';
import type { ShownPrice } from '@roost/shared/domain/price';
import type { Totals } from '../../api/totals-key.ts';

/**
 * Returns the totals with the cards of the page counted in for the chosen stay: the strip never says more than a card, even
 * where the index has more homes than are compared.
 */
export function withCardTotals(
  totals: Totals | null,
  start: string,
  cards: readonly { price: ShownPrice }[],
): Totals | null {
  if (!totals) return null;
  const own = totals[start];
  const lowest = lowestPrice([...(own?.type === 'from' ? [own] : []), ...cards.map(({ price }) => price)]);
  return lowest.type === 'none' ? totals : { ...totals, [start]: lowest };
}

/** Returns the lowest amount in cents, null when there are fewer than two to compare. */
export function getLowestTotal(totals: Totals, display: PriceDisplay): number | null {
  const all = Object.values(totals).flatMap((total) => (total.type === 'from' ? [leadingCents(total, display)] : []));
  return all.length < 2 ? null : Math.min(...all);
}
