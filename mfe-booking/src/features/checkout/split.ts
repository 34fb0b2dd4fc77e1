import type { Quote, SplitPayment } from '@roost/shared/contracts/booking';
import type { BookingState } from '../../state/booking-slice.ts';

/** Returns the parts in which the guest pays: chosen, and offered for this stay. Null when it is paid at once. */
export const getSplit = (quote: Quote | null, { paysInTwo }: Pick<BookingState, 'paysInTwo'>): SplitPayment | null =>
  (paysInTwo && quote?.split) || null;
