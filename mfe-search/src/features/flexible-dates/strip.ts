/** What the strip says about its prices. */
import { lowestPrice } from '@roost/shared/domain/flexible-dates';
import type { ShownPrice } from '@roost/shared/domain/price';
import type { Totals } from '../../api/totals-key.ts';

/**
 * Returns the totals with the cards of the page counted in for the chosen stay: the strip never says more than a card,
 * even where the index has more homes than are compared.
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

/**
 * Returns the lowest amount as it is written; null where no other dates are shown to be cheaper than the guest's own,
 * or all cost the same. Without an amount for the own dates (`own` is null) others are compared alone.
 */
export function getLowestShown(
  amounts: readonly { cents: number; text: string }[],
  own: { cents: number; text: string } | null,
): string | null {
  const lowest = amounts.reduce<(typeof amounts)[number] | null>(
    (least, amount) => (least === null || amount.cents < least.cents ? amount : least),
    null,
  );
  if (lowest === null || own?.text === lowest.text) return null;
  return amounts.some(({ text }) => text !== lowest.text) ? lowest.text : null;
}
