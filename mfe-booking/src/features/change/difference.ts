import type { ChangeOffer } from '@roost/shared/contracts/change';
import { formatDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { changeCopy as copy } from './change-copy.ts';

/**
 * What a change costs or gives back in one line: now, or by how much the charge that is still to come grows. Empty for
 * the stay as booked.
 */
export function formatDifference({ was, now, dueCents, refundCents, refundTo = [], same, rest }: ChangeOffer): string {
  if (same) return '';
  if (dueCents > 0) return `${copy.toPay}: ${formatCents(dueCents)}`;
  if (refundCents > 0) return `${refundTo.length > 1 ? copy.backToCards : copy.back}: ${formatCents(refundCents)}`;
  const more = now.totalCents - was.totalCents;
  if (!rest || more === 0) return rest ? copy.nothingNow : copy.nothing;
  const day = formatDate(rest.restOn);
  return more > 0 ? copy.more(formatCents(more), day) : copy.less(formatCents(-more), day);
}

/** What the button does, with the amount that it moves now or leaves for its day. */
export function formatButton({ dueCents, refundCents, rest }: ChangeOffer): string {
  if (dueCents > 0) return copy.pay(formatCents(dueCents));
  if (refundCents > 0) return copy.refund(formatCents(refundCents));
  return rest ? copy.changeInTwo(formatCents(rest.restCents), formatDate(rest.restOn)) : copy.change;
}
