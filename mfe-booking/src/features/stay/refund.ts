import type { CancellationPolicy } from '@roost/shared/contracts/listing';
import { addDays, type IsoDate } from '@roost/shared/domain/dates';

/** The last day a stay can be cancelled for all of its price, or null when that day is over or the policy has none. */
export function fullRefundUntil(policy: CancellationPolicy, checkIn: IsoDate, today: IsoDate): IsoDate | null {
  const full = policy.steps.filter((step) => step.refundPercent === 100).sort((a, b) => a.daysBefore - b.daysBefore)[0];
  if (!full) return null;
  const last = addDays(checkIn, -full.daysBefore);
  return last >= today ? last : null;
}
