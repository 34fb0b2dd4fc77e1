import { describePolicy, formatRefundLine, formatRefundRows } from '@roost/shared/domain/refund-text';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import { refundTimeline } from '@roost/shared/domain/refund';
import type { BookingPage, PriceAnswer } from './booking-page.ts';

type StayRefunds = {
  /** `Cancel by Dec 3 for a full refund; …`; null while there is no check-in. */
  line: string | null;
  rows: RefundRow[];
};

/**
 * Returns what cancelling this stay would give back, and until when (TRUE-2). The terms are those of the quote that is paid for; without a
 * quote they are the home's, without amounts. A stay in two parts has none either: its second charge comes before the days of the policy.
 */
export function getStayRefunds({ home, address, today }: BookingPage, price: PriceAnswer, inTwo: boolean): StayRefunds {
  const quote = price.type === 'quote' ? price.quote : null;
  const policy = quote?.refundTerms?.policy ?? home.cancellationPolicy;
  const checkIn = quote?.startDate ?? address.dates.checkIn;
  if (checkIn === null) return { line: null, rows: describePolicy(policy) };
  const totalCents = quote?.totalCents ?? null;
  const steps = refundTimeline(policy, checkIn, today, totalCents ?? 0);
  return {
    line: formatRefundLine(steps, today),
    rows: formatRefundRows(steps, { today, totalCents: inTwo ? null : totalCents }),
  };
}
