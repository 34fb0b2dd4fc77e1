/**
 * What comes back when a stay is cancelled (BOOK-12). Days are whole days in the home's time zone: with "14 days before" and a check-in
 * on the 20th, the whole of the 6th still counts. The share is of everything that was paid, taxes included.
 */
import type { CancellationPolicy } from '../contracts/listing.ts';
import type { RefundStep } from '../contracts/trips.ts';
import { addDays, nightsBetween, type IsoDate } from './dates.ts';
import { percentOfCents } from './money.ts';

/** Percentage that comes back when cancelling on `today`: the best of the steps whose notice is still kept; 0 after the last. */
export function refundPercent({ steps }: CancellationPolicy, checkIn: IsoDate, today: IsoDate): number {
  const notice = nightsBetween(today, checkIn);
  return Math.max(0, ...steps.filter((step) => notice >= step.daysBefore).map((step) => step.refundPercent));
}

/** The last day a stay can be cancelled for all of its price, or null when that day is over or the policy has none. */
export function fullRefundUntil({ steps }: CancellationPolicy, checkIn: IsoDate, today: IsoDate): IsoDate | null {
  const days = steps.filter((step) => step.refundPercent === 100).map((step) => step.daysBefore);
  if (days.length === 0) return null;
  const last = addDays(checkIn, -Math.min(...days));
  return last >= today ? last : null;
}

/** The refund in cents, rounded half up. */
export function refundCents(policy: CancellationPolicy, checkIn: IsoDate, today: IsoDate, totalCents: number): number {
  return percentOfCents(totalCents, refundPercent(policy, checkIn, today));
}

/** The policy as dated steps, longest notice first; steps that are over are left out, and what is left after the last deadline ends the list. */
export function refundTimeline(
  policy: CancellationPolicy,
  checkIn: IsoDate,
  today: IsoDate,
  totalCents: number,
): RefundStep[] {
  const open = policy.steps
    .filter((step) => step.refundPercent > 0)
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map((step) => ({ refundPercent: step.refundPercent, until: addDays(checkIn, -step.daysBefore) }))
    .filter((step) => step.until >= today);
  const now = refundPercent(policy, checkIn, today);
  const all = [...open, { refundPercent: 0, until: null }];
  const current = all.findIndex((step) => step.refundPercent === now);
  return all.map((step, index) => ({
    ...step,
    refundCents: percentOfCents(totalCents, step.refundPercent),
    current: index === current,
  }));
}
