/**
 * Integer cents and how they are written. `Intl` objects are made once: making one costs more than formatting with it.
 */

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** `$1,648.00`, `−$95.00`; with `whole`, `$1,648`, cents cut off as averages are shown floored (PRICE-3). */
export function formatCents(cents: number, precision: 'exact' | 'whole' = 'exact'): string {
  return withMinus(precision === 'whole' ? whole.format(Math.floor(cents / 100)) : exact.format(cents / 100));
}

/** Gives an amount that is taken off a minus, as wide as a plus and read aloud, in place of a hyphen: `−$95.00`. */
export const withMinus = (amount: string): string => amount.replace('-', '\u2212');

/** `$9`, and `$9.50` where cents matter: a fee or a rate. */
export function formatShort(cents: number): string {
  return formatCents(cents, cents % 100 === 0 ? 'whole' : 'exact');
}

/** Currency units of the index record (`412.5`) to cents. */
export function unitsToCents(units: number): number {
  return Math.round(units * 100);
}

/** Cents to the currency units of the index record. */
export function centsToUnits(cents: number): number {
  return cents / 100;
}

/** Cuts an amount down to whole currency units: `41250` → `41200`. */
export function floorToUnit(cents: number): number {
  return Math.floor(cents / 100) * 100;
}

/**
 * A percentage of an amount, rounded half up to the cent. Done on integers: 8.35 % of 1000 must not depend on binary
 * fractions.
 */
export function percentOfCents(cents: number, percent: number): number {
  const scaledPercent = Math.round(percent * 10_000);
  return Math.floor((cents * scaledPercent + 500_000) / 1_000_000);
}
