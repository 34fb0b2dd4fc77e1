/** The cancellation policy in words. The amounts and days are those of `shared/domain/refund`. */
import type { CancellationPolicy } from '@roost/shared/contracts/listing';
import { formatDate } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import { refundTimeline } from '@roost/shared/domain/refund';
import { copy } from '../../copy.ts';

type RefundStep = {
  percent: number;
  /** `until May 29, 2026`, `after that`. */
  when: string;
};

/** Returns the steps of a policy that give a refund, longest notice first, in days before check-in. */
export function getUndatedSteps({ steps }: CancellationPolicy): { percent: number; daysBefore: number }[] {
  return steps
    .filter((step) => step.refundPercent > 0)
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map((step) => ({ percent: step.refundPercent, daysBefore: step.daysBefore }));
}

/**
 * Returns the refund by time of cancellation, longest notice first; the last step is for any later time. With a check-in, steps
 * that have passed are left out.
 */
export function getRefundSteps(policy: CancellationPolicy, checkIn: IsoDate | null, today: IsoDate): RefundStep[] {
  const { policies } = copy;
  const steps: RefundStep[] =
    checkIn === null
      ? getUndatedSteps(policy).map(({ percent, daysBefore }) => ({ percent, when: policies.daysBefore(daysBefore) }))
      : refundTimeline(policy, checkIn, today, 0).flatMap(({ refundPercent, until }) =>
          until === null ? [] : [{ percent: refundPercent, when: policies.until(formatDate(until)) }],
        );
  return [...steps, { percent: 0, when: steps.length === 0 ? policies.always : policies.after }];
}

/** Returns `Full refund`, `Half back`, `30% back` or `No refund`. */
export function formatRefund(percent: number): string {
  if (percent >= 100) return copy.policies.full;
  if (percent === 50) return copy.policies.half;
  return percent > 0 ? copy.policies.percent(percent) : copy.policies.none;
}
