import type { SplitPayment } from '@roost/shared/contracts/booking';
import { describePolicy, formatRefundLine, formatRefundRows } from '@roost/shared/domain/refund-text';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import { refundTimeline } from '@roost/shared/domain/refund';
import type { SplitTermsProps } from '../../components/split/split-parts.tsx';
import type { BookingPage, PriceAnswer } from './booking-page.ts';

type StayRefunds = {
  /** `Cancel by Dec 3 for a full refund; …`; null while there is no check-in. */
  line: string | null;
  /** Without amounts where the stay is paid in two parts: `inTwo` has what they are made of. */
  rows: RefundRow[];
  inTwo: Omit<SplitTermsProps, 'rows'> | null;
};

/**
 * Returns what cancelling this stay would give back, and until when (TRUE-2). The terms are those of the quote that is
 * paid for; without a quote they are the home's, without amounts.
 */
export function getStayRefunds(
  { home, address, today }: BookingPage,
  price: PriceAnswer,
  split: SplitPayment | null,
): StayRefunds {
  const quote = price.type === 'quote' ? price.quote : null;
  const policy = quote?.refundTerms?.policy ?? home.cancellationPolicy;
  const checkIn = quote?.startDate ?? address.dates.checkIn;
  if (checkIn === null) return { line: null, rows: describePolicy(policy), inTwo: null };
  const totalCents = quote?.totalCents ?? null;
  const steps = refundTimeline(policy, checkIn, today, totalCents ?? 0);
  return {
    line: formatRefundLine(steps, today),
    rows: formatRefundRows(steps, { today, totalCents: split ? null : totalCents }),
    inTwo: split && { policy, checkIn, today, split },
  };
}
