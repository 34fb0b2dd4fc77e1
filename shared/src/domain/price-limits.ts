/**
 * Limits of a night's price in the guest's currency. Addresses and the index hold whole US dollars (ROUTE-4), so that a
 * shared link means the same homes to everybody. Nights are whole dollars too, so a limit in any currency is exactly
 * one in dollars: no home on its edge is lost.
 */
import type { ShownCurrency } from './currency.ts';
import { aboutTexts, convert, formatUnits, isDollars } from './currency.ts';

export type LimitEnd = 'min' | 'max';

/** A night of whole dollars as it is shown, in units of the currency. */
export const shownNight = (dollars: number, currency: ShownCurrency): number =>
  convert(dollars * 100, currency, 'floor');

/** Returns the limit in whole dollars that lets through just the nights whose shown price is within `amount`. */
export function toDollarLimit(amount: number, end: LimitEnd, currency: ShownCurrency): number {
  if (isDollars(currency)) return amount;
  let dollars = Math.max(0, Math.floor(amount / currency.perDollar));
  // The division is off by a dollar at most: the rule that shows prices has the last word.
  if (end === 'max') {
    while (shownNight(dollars + 1, currency) <= amount) dollars += 1;
    while (dollars > 0 && shownNight(dollars, currency) > amount) dollars -= 1;
  } else {
    while (dollars > 0 && shownNight(dollars - 1, currency) >= amount) dollars -= 1;
    while (shownNight(dollars, currency) < amount) dollars += 1;
  }
  return dollars;
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
 * Returns a limit of whole dollars in units of the currency: of the numbers that let through the same homes the
 * roundest, so that ¥30,000 stays ¥30,000. `exact` is false where no number of the currency does: two dollars can be
 * the same euro.
 */
export function fromDollarLimit(
  dollars: number,
  end: LimitEnd,
  currency: ShownCurrency,
): { amount: number; exact: boolean } {
  if (isDollars(currency) || (end === 'min' && dollars <= 0)) return { amount: dollars, exact: true };
  const here = shownNight(dollars, currency);
  const amount =
    end === 'max'
      ? roundest(here, Math.max(here, shownNight(dollars + 1, currency) - 1))
      : roundest(Math.min(here, shownNight(dollars - 1, currency) + 1), here);
  return { amount, exact: toDollarLimit(amount, end, currency) === dollars };
}

/** `€300`; a limit of somebody's link that no number of the currency says is said in dollars, `$325 (about €286)`. */
export function formatLimit(dollars: number, end: LimitEnd, currency: ShownCurrency): string {
  const { amount, exact } = fromDollarLimit(dollars, end, currency);
  const shown = formatUnits(amount, currency.code);
  return exact ? shown : aboutTexts.inBrackets(formatUnits(dollars, 'USD'), shown);
}
