/**
 * Which of a stay's prices leads where homes are compared (TRUE-1). Nobody pays there, so amounts are whole dollars: totals are rounded to
 * the nearest, average nights are floored (PRICE-3). Where one pays, and in every bill, amounts have their cents.
 */
import { formatCents } from './money.ts';
import type { ShownPrice } from './price.ts';

export const PRICE_DISPLAYS = ['total', 'before-taxes', 'night'] as const;
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number];

export const PRICE_DISPLAY_NAMES: Readonly<Record<PriceDisplay, string>> = {
  total: 'Total with taxes',
  'before-taxes': 'Total before taxes',
  night: 'Price a night before fees',
};

/** Name of the cookie that remembers the choice. The server reads it, so that a page comes as the guest wants it. */
export const PRICE_DISPLAY_COOKIE = 'roost_prices';

/** Returns the choice of a cookie's value; the total with taxes when it says nothing known. */
export function parsePriceDisplay(value: string | undefined): PriceDisplay {
  return PRICE_DISPLAYS.find((display) => display === value) ?? 'total';
}

/** An amount as it is compared, in cents and whole dollars, and what it is. */
export type Amount = { cents: number; dollars: string; words: string };

const average = ({ averageCents: cents }: ShownPrice): Amount => ({
  cents,
  dollars: formatCents(cents, 'whole'),
  words: 'a night before fees',
});
const total = (cents: number, words: string): Amount => ({ cents, dollars: formatWholeTotal(cents), words });

/** Returns the amount that leads. Without a total (no dates) it is that of a typical night. */
export function leadingAmount(price: ShownPrice, display: PriceDisplay): Amount {
  const { totalCents, beforeTaxCents } = price;
  if (display === 'total' && totalCents !== undefined) return total(totalCents, 'total with taxes');
  if (display === 'before-taxes' && beforeTaxCents !== undefined) return total(beforeTaxCents, 'total before taxes');
  return average(price);
}

/** Returns what stands beside the leading amount: a night beside a total, the total beside a night (PRICE-5). Null without dates. */
export function secondAmount(price: ShownPrice, display: PriceDisplay): Amount | null {
  if (price.totalCents === undefined) return null;
  return display === 'night' ? leadingAmount(price, 'total') : average(price);
}

/** `$1,260` of $1,259.61: a total in whole dollars, rounded to the nearest. */
export function formatWholeTotal(cents: number): string {
  return formatCents(Math.round(cents / 100) * 100, 'whole');
}

/** `$1,260 total with taxes`, `about $219 a night before fees`: the leading amount with what it is. */
export function formatLeading(price: ShownPrice, display: PriceDisplay): string {
  const { dollars, words } = leadingAmount(price, display);
  return `${price.totalCents === undefined ? 'about ' : ''}${dollars} ${words}`;
}
