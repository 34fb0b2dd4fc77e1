/** The taxes of a stay (BOOK-4), by the place of the home, in integer cents. Each is rounded by itself, as its authority is paid by itself. */
import type { QuoteLine, TaxLine } from '../contracts/booking.ts';
import { formatCents, percentOfCents } from './money.ts';
import { COUNTRY_TAXES, STATE_TAXES, type TaxRule } from './tax-table.ts';

export type Place = { country: string | null; state: string | null };

/** Lines that are not the lodging itself: services around it. */
const SERVICES: ReadonlySet<QuoteLine['kind']> = new Set(['guestService', 'damageProtection']);

/** The rules of a place; none where the home has no address or its place has no tax. */
export function taxRules({ country, state }: Place): readonly TaxRule[] {
  return (
    (state === null ? undefined : STATE_TAXES[state]) ?? (country === null ? undefined : COUNTRY_TAXES[country]) ?? []
  );
}

function getTaxBase(rule: TaxRule, lines: readonly Pick<QuoteLine, 'kind' | 'amountCents'>[]): number {
  const taxed = 'percent' in rule && rule.base === 'lodging' ? lines.filter((line) => !SERVICES.has(line.kind)) : lines;
  return Math.max(
    0,
    taxed.reduce((sum, line) => sum + line.amountCents, 0),
  );
}

/** The tax lines over a bill's lines before tax: a discount lowers them, an option raises them. */
export function taxLines(
  place: Place,
  lines: readonly Pick<QuoteLine, 'kind' | 'amountCents'>[],
  nights: number,
): TaxLine[] {
  return taxRules(place).map((rule) =>
    'percent' in rule
      ? {
          name: rule.name,
          ratePercent: rule.percent,
          rate: `${rule.percent}%`,
          amountCents: percentOfCents(getTaxBase(rule, lines), rule.percent),
        }
      : {
          name: rule.name,
          ratePercent: null,
          rate: `${formatCents(rule.centsPerNight, rule.centsPerNight % 100 === 0 ? 'whole' : 'exact')} a night`,
          amountCents: rule.centsPerNight * nights,
        },
  );
}
