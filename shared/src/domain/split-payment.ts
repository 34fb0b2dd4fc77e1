/**
 * Decides about paying a stay in two parts (docs/decisions/0082): when a guest may, how much is charged at booking, and
 * on which day at the home the rest is charged. The rest is paid, or the stay is cancelled, before the last day of a
 * full refund, so that paying in two parts is neither better nor worse than paying at once. Whole days, integer cents.
 */
import type { SplitPayment } from '../contracts/booking.ts';
import type { CancellationPolicy } from '../contracts/listing.ts';
import { addDays, nightsBetween, type IsoDate } from './dates.ts';
import { percentOfCents } from './money.ts';
import { getRefundLevels } from './refund.ts';

/** Least total in cents. Smaller stays are paid at once. */
const LEAST_TOTAL_CENTS = 50_000;
const NOW_PERCENT = 30;
/** Days before check-in on which the rest is charged at the latest. */
const REST_DAYS_BEFORE = 30;
/** Least days between both charges. With fewer the guest gains nothing. */
const LEAST_DAYS_APART = 30;
/** Days to wait after each declined charge of the rest; after the last of them the stay is cancelled. */
const RETRY_DAYS = [1, 2, 2, 1] as const;
const GRACE_DAYS = RETRY_DAYS.reduce((sum, days) => sum + days, 0);

/** Declined charges after which the stay is cancelled. */
export const MOST_DECLINES = RETRY_DAYS.length;

/** Returns the days until the next step after this many declined charges. */
export const getRetryDays = (declines: number): number => RETRY_DAYS[declines - 1] ?? 1;

/**
 * Returns the day on which the rest of a stay is charged; null when its policy does not give everything back for long
 * enough.
 */
function getRestDay(policy: CancellationPolicy, checkIn: IsoDate): IsoDate | null {
  const [first] = getRefundLevels(policy);
  if (first === undefined || first.refundPercent < 100) return null;
  return addDays(checkIn, -Math.max(REST_DAYS_BEFORE, first.daysBefore + GRACE_DAYS + 1));
}

/** Returns the two parts of a stay that may be paid in two; null for any other. */
export function splitPayment({
  policy,
  checkIn,
  today,
  totalCents,
}: {
  policy: CancellationPolicy;
  checkIn: IsoDate;
  today: IsoDate;
  totalCents: number;
}): SplitPayment | null {
  const restOn = getRestDay(policy, checkIn);
  if (restOn === null || totalCents < LEAST_TOTAL_CENTS || nightsBetween(today, restOn) < LEAST_DAYS_APART) return null;
  const nowCents = percentOfCents(totalCents, NOW_PERCENT);
  return { nowCents, restCents: totalCents - nowCents, restOn };
}

/** What is to be paid later for a stay, and when. */
export type Rest = { restCents: number; restOn: IsoDate };

/**
 * Returns what is left to pay later after a stay with a rest was changed; null when nothing is left, or when the new
 * dates are too near for a second charge: then all is due at once.
 */
export function getRemainingAfterChange({
  policy,
  checkIn,
  today,
  newTotalCents,
  paidCents,
  lockedCents,
}: {
  policy: CancellationPolicy;
  checkIn: IsoDate;
  today: IsoDate;
  newTotalCents: number;
  paidCents: number;
  lockedCents: number;
}): Rest | null {
  const restOn = getRestDay(policy, checkIn);
  // Money that a late change has locked means that full refunds have ended.
  if (restOn === null || restOn <= today || lockedCents > 0 || newTotalCents <= paidCents) return null;
  return { restCents: newTotalCents - paidCents, restOn };
}

/**
 * Returns the last whole day on which the rest can still be paid. `nextStepOn` is the day of the next charge, or of the
 * cancellation after the last.
 */
export function getPayByDay(declines: number, nextStepOn: IsoDate): IsoDate {
  const left = RETRY_DAYS.slice(declines).reduce<number>((sum, days) => sum + days, 0);
  return addDays(nextStepOn, left - 1);
}
