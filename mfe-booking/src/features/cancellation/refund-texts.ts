/** Refunds as text. Pure; money in cents, days as ISO dates. */
import type { Reservation } from '@roost/shared/contracts/booking';
import type { CancellationPreview, RefundStep } from '@roost/shared/contracts/trips';
import { addDays, formatDay, toIsoDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { copy } from '../../copy.ts';

/** Returns what comes back if an upcoming stay is cancelled now, and until when; null when nothing does. */
export function refundLine({ possible, steps, totalCents }: CancellationPreview): string | null {
  const now = steps.find((step) => step.current);
  if (!possible || !now || now.refundCents === 0 || now.until === null) return null;
  return now.refundCents === totalCents
    ? copy.stay.refund(formatDay(now.until))
    : copy.trips.partUntil(formatCents(now.refundCents), formatDay(now.until));
}

export type TimelineRow = { when: string; what: string; current: boolean };

/** Returns refund steps as the rows of a timeline: from when to when, and how much. */
export function timelineRows(steps: readonly RefundStep[], totalCents: number): TimelineRow[] {
  return steps.map((step, index) => {
    const before = steps[index - 1]?.until ?? null;
    const what =
      step.refundCents === 0
        ? copy.trips.nothing
        : step.refundCents === totalCents
          ? copy.trips.everything(formatCents(totalCents))
          : copy.trips.part(step.refundPercent, formatCents(step.refundCents));
    const when =
      step.until === null
        ? before === null
          ? copy.trips.anyTime
          : copy.trips.after(formatDay(before))
        : before === null
          ? copy.trips.until(formatDay(step.until))
          : copy.trips.between(formatDay(addDays(before, 1)), formatDay(step.until));
    return { when, what, current: step.current };
  });
}

/** "Cancelled Jan 20. $1,804.00 is on its way back." */
export function refundStatus({ refund }: Pick<Reservation, 'refund'>): string {
  if (refund === null) return '';
  const amount = formatCents(refund.amountCents);
  const day = formatDay(toIsoDate(new Date(refund.cancelledAt)));
  if (refund.amountCents === 0) return copy.trips.cancelledOn(day);
  return `${copy.trips.cancelledOn(day)} ${{ done: copy.trips.refunded(amount), pending: copy.trips.refundPending(amount), failed: copy.trips.refundFailed(amount) }[refund.status]}`;
}
