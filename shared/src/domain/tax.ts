/** The taxes of a stay (BOOK-4), by the place of the home, in integer cents. */
import { ownValue } from './own-value.ts';
import type { QuoteLine, TaxLine } from '../contracts/booking.ts';
import { formatShort } from './money.ts';
import { taxCents } from './tax-rates.ts';
import { COUNTRY_TAXES, STATE_TAXES, type TaxRule } from './tax-table.ts';

export type Place = { country: string | null; state: string | null };

/** The rules of a place; none where the home has no address or its place has no tax. */
export function taxRules({ country, state }: Place): readonly TaxRule[] {
  return (
    (state === null ? undefined : ownValue(STATE_TAXES, state)) ??
    (country === null ? undefined : ownValue(COUNTRY_TAXES, country)) ??
    []
  );
}

/** The tax lines over a bill's lines before tax. */
export function taxLines(
  place: Place,
  lines: readonly Pick<QuoteLine, 'kind' | 'amountCents'>[],
  nights: number,
): TaxLine[] {
  return taxRules(place).map((rule) => ({
    name: rule.name,
    ...('percent' in rule
      ? { ratePercent: rule.percent, rate: `${rule.percent}%` }
      : {
          ratePercent: null,
          rate: `${formatShort(rule.centsPerNight)} a night`,
        }),
    amountCents: taxCents(rule, lines, nights),
  }));
}
