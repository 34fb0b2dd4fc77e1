/**
 * What comes back when a stay is cancelled (BOOK-12). Days are whole days in the home's time zone: with "14 days
 * before" and a check-in on the 20th, the whole of the 6th still counts. The share is of everything that was paid,
 * taxes included.
 */
import type { Reservation, StayRest } from '../contracts/booking.ts';
import type { CancellationPolicy } from '../contracts/listing.ts';
import type { RefundStep } from '../contracts/trips.ts';
import { addDays, nightsBetween, type IsoDate } from './dates.ts';
import { percentOfCents } from './money.ts';

/** What a refund is computed by; the policy's name plays no part. */
export type RefundPolicy = Pick<CancellationPolicy, 'steps'>;

/**
 * The steps that decide a refund, longest notice first, each giving back more than every later one. A step is left out
 * when a shorter notice refunds as much, because nothing changes at its deadline. No step refunds more than was paid,
 * and no deadline is after check-in.
 */
export function getRefundLevels({ steps }: RefundPolicy): CancellationPolicy['steps'] {
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

/**
 * Percentage that comes back when cancelling on `today`: the best of the steps whose notice is still kept; 0 after the
 * last.
 */
export function refundPercent(policy: RefundPolicy, checkIn: IsoDate, today: IsoDate): number {
  const notice = nightsBetween(today, checkIn);
  return getRefundLevels(policy).find((step) => notice >= step.daysBefore)?.refundPercent ?? 0;
}

/** Returns a share of the paid amount in cents, rounded half up, without the locked part (STAY-2). */
function shareCents(percent: number, totalCents: number, lockedCents: number): number {
  return Math.max(0, Math.min(percentOfCents(totalCents, percent), totalCents - lockedCents));
}

/**
 * The refund in cents. `lockedCents` of what was paid came too late for any refund, because of a change
 * (docs/decisions/0041).
 */
export function refundCents(
  policy: CancellationPolicy,
  checkIn: IsoDate,
  today: IsoDate,
  totalCents: number,
  lockedCents = 0,
): number {
  return shareCents(refundPercent(policy, checkIn, today), totalCents, lockedCents);
}

/**
 * The policy as dated steps, longest notice first; steps that are over are left out, and what is left after the last
 * deadline ends the list. A deadline at which nothing changes, because the locked part leaves no more on both sides of it,
 * is left out too.
 */
export function refundTimeline(
  policy: RefundPolicy,
  checkIn: IsoDate,
  today: IsoDate,
  totalCents: number,
  lockedCents = 0,
): RefundStep[] {
  const open = getRefundLevels(policy)
    .map((step) => ({ refundPercent: step.refundPercent, until: addDays(checkIn, -step.daysBefore) }))
    .filter((step) => step.until >= today);
  const all = [...open, { refundPercent: 0, until: null }].map((step) => {
    const cents = shareCents(step.refundPercent, totalCents, lockedCents);
    const capped = cents < percentOfCents(totalCents, step.refundPercent);
    return { ...step, refundCents: cents, ...(capped ? { capped } : {}) };
  });
  return all
    .filter(({ capped, refundCents: cents }, index) => !capped || cents !== all[index + 1]?.refundCents)
    .map((step, index) => ({ ...step, current: index === 0 }));
}

/**
 * Returns the last day on which the rest of a stay in two parts is not charged yet. One whose charge was declined stays
 * open today, too.
 */
export function getOpenUntil({ on, payBy }: Pick<StayRest, 'on' | 'payBy'>, today: IsoDate): IsoDate {
  const last = on === null ? payBy : addDays(on, -1);
  return last < today ? today : last;
}

export type TwoParts = {
  policy: CancellationPolicy;
  checkIn: IsoDate;
  today: IsoDate;
  paidCents: number;
  lockedCents?: number;
  /** What is still to be charged. */
  restCents: number;
  /** The last day on which it is not charged yet. */
  openUntil: IsoDate;
};

/**
 * The policy as dated steps for a stay that is paid in two parts: until the rest is charged, a share of what was paid
 * comes back and the rest is not charged; from then on it is a share of both parts.
 */
export function refundTimelineInTwo({
  policy,
  checkIn,
  today,
  paidCents,
  lockedCents = 0,
  restCents,
  openUntil,
}: TwoParts): RefundStep[] {
  const before = refundTimeline(policy, checkIn, today, paidCents, lockedCents);
  const after = refundTimeline(policy, checkIn, today, paidCents + restCents, lockedCents);
  const open = before
    .filter((_step, index) => index === 0 || (before[index - 1]?.until ?? openUntil) < openUntil)
    .map((step) => ({
      ...step,
      until: step.until !== null && step.until < openUntil ? step.until : openUntil,
      notChargedCents: restCents,
    }));
  const charged = after
    .filter(({ until }) => until === null || until > openUntil)
    .map((step) => ({ ...step, current: false }));
  return [...open, ...charged];
}

type RefundedStay = Pick<Reservation, 'refundTerms' | 'startDate' | 'totalCents' | 'paidCents' | 'rest'>;

/**
 * Returns what cancelling a booked stay gives back from a day at the home on, with amounts for every step; nothing when
 * its terms are not known.
 */
export function getStayRefundSteps(
  { refundTerms, startDate: checkIn, totalCents, paidCents = totalCents, rest }: RefundedStay,
  today: IsoDate,
): RefundStep[] {
  if (!refundTerms) return [];
  const { policy, lockedCents } = refundTerms;
  return rest
    ? refundTimelineInTwo({
        policy,
        checkIn,
        today,
        paidCents,
        ...(lockedCents === undefined ? {} : { lockedCents }),
        restCents: rest.amountCents,
        openUntil: getOpenUntil(rest, today),
      })
    : refundTimeline(policy, checkIn, today, paidCents, lockedCents);
}
