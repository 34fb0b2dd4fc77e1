/**
 * Paying a stay in two parts (docs/decisions/0082): when a guest may, how much is charged at booking, and on which day at the home the rest is.
 * The rest is settled, or the stay is over, before the last day on which cancelling gives everything back. So nobody who pays in two parts
 * is better or worse off than who pays at once. Whole days, integer cents.
 */
import type { SplitPayment } from '../contracts/booking.ts';
import type { CancellationPolicy } from '../contracts/listing.ts';
import { addDays, nightsBetween, type IsoDate } from './dates.ts';
import { percentOfCents } from './money.ts';
import { getRefundLevels } from './refund.ts';

/** Smaller stays are paid at once. */
const LEAST_TOTAL_CENTS = 50_000;
const NOW_PERCENT = 30;
/** The rest is charged this many days before check-in, or earlier. */
const REST_DAYS_BEFORE = 30;
/** Days between both charges: with fewer there is nothing to gain. */
const LEAST_DAYS_APART = 30;
/** Days to wait after each declined charge of the rest; after the last of them the stay is cancelled. */
const RETRY_DAYS = [1, 2, 2, 1] as const;
const GRACE_DAYS = RETRY_DAYS.reduce((sum, days) => sum + days, 0);

/** Charges of the rest that are tried before the stay is cancelled. */
export const MOST_DECLINES = RETRY_DAYS.length;

/** Days until the next step after so many declined charges. */
export const getRetryDays = (declines: number): number => RETRY_DAYS[declines - 1] ?? 1;

/** Returns the day on which the rest of a stay is charged; null when its policy does not give everything back for long enough. */
function getRestDay(policy: CancellationPolicy, checkIn: IsoDate): IsoDate | null {
  const [first] = getRefundLevels(policy);
  if (first === undefined || first.refundPercent < 100) return null;
  return addDays(checkIn, -Math.max(REST_DAYS_BEFORE, first.daysBefore + GRACE_DAYS + 1));
}

/** Returns the two parts of a stay that may be paid so; null for any other. */
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
 * Returns what is left to pay later after a stay with a rest was changed; null when nothing is, or when its new dates are too near for a
 * second charge: what is due is paid at once then.
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
  // Money that a late change has locked means that the time of full refunds was over.
  if (restOn === null || restOn <= today || lockedCents > 0 || newTotalCents <= paidCents) return null;
  return { restCents: newTotalCents - paidCents, restOn };
}

/** Returns the last whole day on which the rest can still be paid. `nextStepOn` is the day of the next charge, or of the cancellation after the last. */
export function getPayByDay(declines: number, nextStepOn: IsoDate): IsoDate {
  const left = RETRY_DAYS.slice(declines).reduce<number>((sum, days) => sum + days, 0);
  return addDays(nextStepOn, left - 1);
}
