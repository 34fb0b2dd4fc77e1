/** Integer cents and how they are written. */
import { FIRST_LANGUAGE } from './language.ts';
import { currentLanguage } from '../texts/index.ts';
import { writeNumber } from './write-number.ts';

/** `$1,648.00`, `−$95.00`; with `whole`, `$1,648`, cents cut off as averages are shown floored (PRICE-3). */
export function formatCents(cents: number, precision: 'exact' | 'whole' = 'exact'): string {
  return precision === 'whole' ? writeAmount('$', Math.floor(cents / 100)) : writeAmount('$', cents / 100, 2);
}

/**
 * Returns true where each amount in US dollars is written `US$95`: in every language but English, because many of its
 * readers use another dollar, or pesos with the same sign (decision 0172). An amount in English is a plain `$95`.
 */
export const areDollarsNamed = (): boolean => currentLanguage() !== FIRST_LANGUAGE;

/** Names the US dollars of a text: `US$95`. A dollar that has a name keeps it. */
export const writeUsDollars = (text: string): string => text.replaceAll(/(?<![A-Z])\$(?=\d)/g, 'US$');

/**
 * Writes an amount of a currency as the guest's language does. What is taken off has a minus, as wide as a plus and read
 * aloud, in place of a hyphen: `−$95.00`.
 */
export function writeAmount(symbol: string, units: number, decimals = 0): string {
  const written = `${units < 0 ? '\u2212' : ''}${symbol}${writeNumber(Math.abs(units), decimals)}`;
  return areDollarsNamed() ? writeUsDollars(written) : written;
}

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
