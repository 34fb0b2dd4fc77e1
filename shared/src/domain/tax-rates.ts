/**
 * What the taxes of a stay come to, by the rates of its place. Integer cents; each tax is rounded by itself, as its
 * authority is paid by itself.
 */
import type { QuoteLine } from '../contracts/booking.ts';
import { percentOfCents } from './money.ts';

/**
 * A percentage of its base, or an amount a night. `all` counts the service fee and damage protection too; `lodging`
 * does not.
 */
export type TaxRate = { percent: number; base: 'lodging' | 'all' } | { centsPerNight: number };

type TaxedLine = Pick<QuoteLine, 'kind' | 'amountCents'>;

/** Lines that are not the lodging itself: services around it. */
const SERVICES: ReadonlySet<QuoteLine['kind']> = new Set(['guestService', 'damageProtection']);

/** Returns one tax over a bill's lines before tax: a discount lowers it, an option raises it. */
export function taxCents(rate: TaxRate, lines: readonly TaxedLine[], nights: number): number {
  if (!('percent' in rate)) return rate.centsPerNight * nights;
  const taxed = rate.base === 'lodging' ? lines.filter((line) => !SERVICES.has(line.kind)) : lines;
  const base = taxed.reduce((sum, line) => sum + line.amountCents, 0);
  return percentOfCents(Math.max(0, base), rate.percent);
}
