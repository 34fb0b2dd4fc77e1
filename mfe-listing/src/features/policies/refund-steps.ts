/** The cancellation policy as steps in time, dated when the check-in is known. */
import type { CancellationPolicy } from '@roost/shared/contracts/listing';
import { addDays, formatDate } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import { copy } from '../../copy.ts';

export type RefundStep = { percent: number; /** "until May 29, 2026", "after that". */ when: string };

/**
 * What comes back when, longest notice first; the last step is what is left after all deadlines. With a check-in, steps whose
 * day has passed are left out: they cannot be used any more.
 */
export function refundSteps(policy: CancellationPolicy, checkIn: IsoDate | null, today: IsoDate): RefundStep[] {
  const { policies } = copy;
  const open = policy.steps
    .filter((step) => step.refundPercent > 0)
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map((step) => ({ ...step, until: checkIn === null ? null : addDays(checkIn, -step.daysBefore) }))
    .filter((step) => step.until === null || step.until >= today);
  const steps = open.map((step) => ({ percent: step.refundPercent, when: step.until === null ? policies.daysBefore(step.daysBefore) : policies.until(formatDate(step.until)) }));
  return [...steps, { percent: 0, when: steps.length === 0 ? policies.always : policies.after }];
}

/** Last day on which cancelling costs nothing, or null when there is none left. */
export function freeUntil(policy: CancellationPolicy, checkIn: IsoDate, today: IsoDate): IsoDate | null {
  const days = policy.steps.filter((step) => step.refundPercent === 100).map((step) => step.daysBefore);
  if (days.length === 0) return null;
  const until = addDays(checkIn, -Math.min(...days));
  return until >= today ? until : null;
}

/** `Full refund`, `Half back`, `30% back`, `No refund`. */
export function refundWords(percent: number): string {
  if (percent >= 100) return copy.policies.full;
  if (percent === 50) return copy.policies.half;
  return percent > 0 ? copy.policies.percent(percent) : copy.policies.none;
}
