/** The cancellation policy in the page's words. What comes back when is a rule of `shared/domain/refund`. */
import type { CancellationPolicy } from '@roost/shared/contracts/listing';
import { formatDate } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import { refundTimeline } from '@roost/shared/domain/refund';
import { copy } from '../../copy.ts';

export type RefundStep = { percent: number; /** "until May 29, 2026", "after that". */ when: string };

/** Steps of a policy without dates, longest notice first. Steps that give nothing are left to the end of the list. */
export function undatedSteps({ steps }: CancellationPolicy): { percent: number; daysBefore: number }[] {
  return steps
    .filter((step) => step.refundPercent > 0)
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map((step) => ({ percent: step.refundPercent, daysBefore: step.daysBefore }));
}

/**
 * What comes back when, longest notice first; the last step is what is left after all deadlines. With a check-in, steps whose
 * day has passed are left out: they cannot be used any more.
 */
export function refundSteps(policy: CancellationPolicy, checkIn: IsoDate | null, today: IsoDate): RefundStep[] {
  const { policies } = copy;
  const steps: RefundStep[] =
    checkIn === null
      ? undatedSteps(policy).map(({ percent, daysBefore }) => ({ percent, when: policies.daysBefore(daysBefore) }))
      : refundTimeline(policy, checkIn, today, 0).flatMap(({ refundPercent, until }) =>
          until === null ? [] : [{ percent: refundPercent, when: policies.until(formatDate(until)) }],
        );
  return [...steps, { percent: 0, when: steps.length === 0 ? policies.always : policies.after }];
}

/** `Full refund`, `Half back`, `30% back`, `No refund`. */
export function refundWords(percent: number): string {
  if (percent >= 100) return copy.policies.full;
  if (percent === 50) return copy.policies.half;
  return percent > 0 ? copy.policies.percent(percent) : copy.policies.none;
}
