/** What the strip says about its totals. */
import type { Totals } from '../../api/totals-key.ts';

/**
 * Returns the totals with the cheapest card of the page counted in for the chosen stay: the strip never says more than a card, even
 * where the index has more homes than are compared.
 */
export function withCardTotals(
  totals: Totals | null,
  start: string,
  cards: readonly { price: { totalCents?: number } }[],
): Totals | null {
  if (!totals) return null;
  const known = totals[start]?.type === 'from' ? [totals[start].totalCents] : [];
  const all = [...known, ...cards.flatMap(({ price }) => price.totalCents ?? [])];
  return all.length === 0 ? totals : { ...totals, [start]: { type: 'from', totalCents: Math.min(...all) } };
}

/** Returns the lowest total in cents, null when there are fewer than two to compare. */
export function getLowestTotal(totals: Totals): number | null {
  const all = Object.values(totals).flatMap((total) => (total.type === 'from' ? [total.totalCents] : []));
  return all.length < 2 ? null : Math.min(...all);
}
