/**
 * What comes back when a stay is cancelled (BOOK-12). Days are whole days in the home's time zone: with "14 days before" and a check-in
 * on the 20th, the whole of the 6th still counts. The share is of everything that was paid, taxes included.
 */
import type { CancellationPolicy } from '../contracts/listing.ts';
import type { RefundStep } from '../contracts/trips.ts';
import { addDays, nightsBetween, type IsoDate } from './dates.ts';
import { percentOfCents } from './money.ts';

/**
 * The steps that decide a refund, longest notice first, each giving back more than every later one. A step is left out when a shorter
 * notice gives as much: its deadline would promise a loss that never comes. Nothing gives back more than was paid, and no deadline lies
 * after check-in.
 */
export function getRefundLevels({ steps }: CancellationPolicy): CancellationPolicy['steps'] {
  const levels: CancellationPolicy['steps'] = [];
  const byNotice = steps
    .map(({ daysBefore, refundPercent }) => ({
      daysBefore: Math.max(0, daysBefore),
      refundPercent: Math.min(100, refundPercent),
    }))
    .toSorted((a, b) => a.daysBefore - b.daysBefore || b.refundPercent - a.refundPercent);
  for (const step of byNotice) if (step.refundPercent > (levels[0]?.refundPercent ?? 0)) levels.unshift(step);
  return levels;
}

/** Percentage that comes back when cancelling on `today`: the best of the steps whose notice is still kept; 0 after the last. */
export function refundPercent(policy: CancellationPolicy, checkIn: IsoDate, today: IsoDate): number {
  const notice = nightsBetween(today, checkIn);
  return getRefundLevels(policy).find((step) => notice >= step.daysBefore)?.refundPercent ?? 0;
}

/** A share of what was paid, rounded half up, and never any of what is locked (STAY-2). */
function shareCents(percent: number, totalCents: number, lockedCents: number): number {
  return Math.max(0, Math.min(percentOfCents(totalCents, percent), totalCents - lockedCents));
}

/** The refund in cents. `lockedCents` of what was paid came too late for any refund, because of a change (docs/decisions/0041). */
export function refundCents(
  policy: CancellationPolicy,
  checkIn: IsoDate,
  today: IsoDate,
  totalCents: number,
  lockedCents = 0,
): number {
  return shareCents(refundPercent(policy, checkIn, today), totalCents, lockedCents);
}

/** The policy as dated steps, longest notice first; steps that are over are left out, and what is left after the last deadline ends the list. */
export function refundTimeline(
  policy: CancellationPolicy,
  checkIn: IsoDate,
  today: IsoDate,
  totalCents: number,
  lockedCents = 0,
): RefundStep[] {
  const open = getRefundLevels(policy)
    .map((step) => ({ refundPercent: step.refundPercent, until: addDays(checkIn, -step.daysBefore) }))
    .filter((step) => step.until >= today);
  const now = refundPercent(policy, checkIn, today);
  const all = [...open, { refundPercent: 0, until: null }];
  const current = all.findIndex((step) => step.refundPercent === now);
  return all.map((step, index) => ({
    ...step,
    refundCents: shareCents(step.refundPercent, totalCents, lockedCents),
    ...(shareCents(step.refundPercent, totalCents, lockedCents) < percentOfCents(totalCents, step.refundPercent)
      ? { capped: true }
      : {}),
    current: index === current,
  }));
}
