import type { Reservation } from '@roost/shared/contracts/booking';
import type { IsoDate } from '@roost/shared/domain/dates';
import { CancellationTerms } from '../../components/CancellationTerms.tsx';
import { getBookedTerms } from '../../features/receipt/booked-terms.ts';
import { Receipt } from '../../features/receipt/Receipt.tsx';

/** A booked stay with what cancelling it would give back. `today` is the day at the home. */
export function Confirmed({ reservation, today, phone }: { reservation: Reservation; today: IsoDate; phone: string }) {
  const terms = getBookedTerms(reservation, today);
  return (
    <Receipt reservation={reservation} phone={phone}>
      {terms && <CancellationTerms rows={terms} />}
    </Receipt>
  );
}
