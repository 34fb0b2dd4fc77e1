/**
 * Limits of a night's price or a stay's total in the guest's currency. Addresses and the index hold US dollars
 * (ROUTE-4), so that a shared link means the same homes to everybody. Nights are whole dollars, so a limit of a night in
 * any currency is exactly one in whole dollars. Totals have cents, and so have their limits in other currencies: no home
 * on the edge of what is shown is lost.
 */
import type { ShownCurrency } from './currency.ts';
import { aboutTexts, convert, DOLLARS, formatAmount, formatUnits, isDollars } from './currency.ts';

export type LimitEnd = 'min' | 'max';
/** What is limited: a night before fees, or the total of a dated stay with taxes. */
export type LimitUnit = 'night' | 'total';

/** A night of whole dollars as it is shown, in units of the currency. */
export const shownNight = (dollars: number, currency: ShownCurrency): number =>
  convert(dollars * 100, currency, 'floor');

/** Prices of nights are a dollar apart, totals a cent. */
const getStep = (unit: LimitUnit): number => (unit === 'night' ? 100 : 1);
/** A price as it is shown, in units of the currency: nights are floored, totals rounded (PRICE-3). */
const toShown = (cents: number, unit: LimitUnit, currency: ShownCurrency): number =>
  convert(cents, currency, unit === 'night' ? 'floor' : 'nearest');

/**
 * Returns the lowest or highest price in cents that a limit in dollars lets through. Limits of totals are compared with
 * totals rounded to whole dollars; a limit with cents lets through totals up to half a dollar beside it.
 */
export const getEdgeCents = (dollars: number, end: LimitEnd, unit: LimitUnit): number =>
  Math.round(dollars * 100) + (unit === 'night' ? 0 : end === 'max' ? 49 : -50);

/** Returns the limit in dollars that lets through just the prices that are shown within `amount`. */
export function toDollarLimit(
  amount: number,
  end: LimitEnd,
  currency: ShownCurrency,
  unit: LimitUnit = 'night',
): number {
  if (isDollars(currency) || (end === 'min' && amount <= 0)) return amount;
  const step = getStep(unit);
  const isWithin = (cents: number) => toShown(cents, unit, currency) <= (end === 'max' ? amount : amount - 1);
  let cents = Math.max(0, Math.floor((amount * 100) / currency.perDollar / step) * step);
  // The division is a little off: the rule that shows prices has the last word.
  while (isWithin(cents + step)) cents += step;
  while (cents > 0 && !isWithin(cents)) cents -= step;
  // So far it is the highest price below a minimum.
  if (end === 'min' && isWithin(cents)) cents += step;
  return (cents - getEdgeCents(0, end, unit)) / 100;
}

const ROUND = [10_000, 1000, 100, 10, 1];

/** The roundest whole number from `low` to `high`. */
function roundest(low: number, high: number): number {
  for (const step of ROUND) {
    const round = Math.ceil(low / step) * step;
    if (round <= high) return round;
  }
  return low;
}

/**
 * Returns a limit of dollars in units of the currency: of the numbers that let through the same homes the roundest, so
 * that ¥30,000 stays ¥30,000. `exact` is false where no number of the currency does: two dollars can be the same euro.
 */
export function fromDollarLimit(
  dollars: number,
  end: LimitEnd,
  currency: ShownCurrency,
  unit: LimitUnit = 'night',
): { amount: number; exact: boolean } {
  if ((isDollars(currency) && Number.isInteger(dollars)) || (end === 'min' && dollars <= 0))
    return { amount: dollars, exact: true };
  const edge = getEdgeCents(dollars, end, unit);
  const step = getStep(unit);
  const here = toShown(edge, unit, currency);
  const amount =
    end === 'max'
      ? roundest(here, Math.max(here, toShown(edge + step, unit, currency) - 1))
      : roundest(Math.min(here, toShown(edge - step, unit, currency) + 1), here);
  return { amount, exact: toDollarLimit(amount, end, currency, unit) === dollars };
}

/**
 * `€300`; a limit of somebody's link that no number of the currency says is said in dollars, `$325 (about €286)`, and
 * one that no whole dollars say with its cents.
 */
export function formatLimit(
  dollars: number,
  end: LimitEnd,
  currency: ShownCurrency,
  unit: LimitUnit = 'night',
): string {
  const { amount, exact } = fromDollarLimit(dollars, end, currency, unit);
  const shown = formatUnits(amount, currency.code);
  if (exact) return shown;
  const own = Number.isInteger(dollars)
    ? formatUnits(dollars, 'USD')
    : formatAmount(getEdgeCents(dollars, end, unit), DOLLARS, 'exact');
  return isDollars(currency) ? own : aboutTexts.inBrackets(own, shown);
}
