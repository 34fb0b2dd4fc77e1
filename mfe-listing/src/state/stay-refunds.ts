import type { Quote } from '@roost/shared/contracts/booking';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { IsoDate } from '@roost/shared/domain/dates';
import { refundTimeline } from '@roost/shared/domain/refund';
import { describePolicy, formatPolicyLine, formatRefundLine, formatRefundRows } from '@roost/shared/domain/refund-text';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import type { Stay } from '@roost/shared/domain/stay';

type StayRefunds = {
  /** `Cancel by Dec 3 for a full refund; …` */
  line: string;
  rows: RefundRow[];
};

/**
 * Returns what cancelling gives back, and until when (TRUE-2): of the chosen stay with days, and with amounts once its
 * price is known; without dates in days before check-in.
 */
export function getStayRefunds(
  { cancellationPolicy }: Pick<ListingDetail, 'cancellationPolicy'>,
  { dates }: Pick<Stay, 'dates'>,
  quote: Pick<Quote, 'totalCents' | 'refundTerms'> | null,
  today: IsoDate,
): StayRefunds {
  const policy = quote?.refundTerms?.policy ?? cancellationPolicy;
  if (dates === null) return { line: formatPolicyLine(policy), rows: describePolicy(policy) };
  const totalCents = quote?.totalCents ?? null;
  const steps = refundTimeline(policy, dates.checkIn, today, totalCents ?? 0);
  return { line: formatRefundLine(steps, today), rows: formatRefundRows(steps, { today, totalCents }) };
}
