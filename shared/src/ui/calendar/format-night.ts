import { convert, formatUnits } from '../../domain/currency.ts';
import type { ShownCurrency } from '../../domain/currency.ts';

/** Letters that a day of the calendar has room for. */
const ROOM = 5;

/**
 * `$412`, `1,280` and `28k` where more has no room. Nights are floored, as averages are (PRICE-3); the day's button
 * says the whole price.
 */
export function formatNight(cents: number, currency: ShownCurrency): string {
  const units = convert(cents, currency, 'floor');
  if (units >= 10_000) return `${Math.floor(units / 1000)}k`;
  const text = formatUnits(units, currency.code);
  return text.length > ROOM ? text.replace(/[^\d,]/g, '') : text;
}
