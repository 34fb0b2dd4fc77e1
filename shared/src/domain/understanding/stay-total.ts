/** Prices that are said for the whole stay. The server reads them: chips in the browser show them as the guest typed. */
import type { Understanding } from './apply.ts';
import type { Found } from './phrases.ts';
import type { PricePhrase } from './price-words.ts';

type Bounds = { min?: number; max?: number };

/** The bounds of the whole stay for all guests together; null for a price of a night, of a week, or of each of nobody. */
function toStayTotal(price: PricePhrase, guests: number): Bounds | null {
  if (!('nights' in price) || price.nights > 0 || (price.each && guests === 0)) return null;
  const factor = price.each ? guests : 1;
  return {
    ...(price.min === undefined ? {} : { min: price.min * factor }),
    ...(price.max === undefined ? {} : { max: price.max * factor }),
  };
}

/** Returns the limits of a dated stay's total with taxes; undefined when none are said, or the dates are not known. */
export function readStayTotal(
  found: readonly Found[],
  { dates, party }: Pick<Understanding, 'dates' | 'party'>,
): Understanding['total'] {
  if (!dates) return undefined;
  const guests = (party.adults ?? 0) + (party.children ?? 0);
  const totals = found.flatMap((each) => (each.kind === 'price' ? (toStayTotal(each.value, guests) ?? []) : []));
  return totals.length > 0 ? Object.assign({}, ...totals) : undefined;
}
