import type { Reservation } from '@roost/shared/contracts/booking';
import type { IsoDate } from '@roost/shared/domain/dates';
import { Note } from '@roost/shared/ui';
import { CancellationTerms } from '../../components/CancellationTerms.tsx';
import { LazyRestNote } from '../../components/split/LazySplit.tsx';
import { staysCopy } from '../../stays-copy.ts';
import { LazyArrival } from '../../features/arrival/LazyArrival.tsx';
import { getBookedTerms } from '../../features/receipt/booked-terms.ts';
import { Receipt } from '../../features/receipt/Receipt.tsx';

export type ConfirmedProps = {
  reservation: Reservation;
  /** The day at the home. */
  today: IsoDate;
  phone: string;
  /** Found by code and email address: that shows the receipt, not the front door. */
  lookedUp?: boolean;
};

/** A booked stay with the way to its door and what cancelling it would give back. */
export function Confirmed({ reservation, today, phone, lookedUp = false }: ConfirmedProps) {
  const terms = getBookedTerms(reservation, today);
  return (
    <Receipt reservation={reservation} phone={phone} terms={terms}>
      {reservation.rest && <LazyRestNote reservation={reservation} phone={terms === null ? phone : null} />}
      {lookedUp && reservation.status === 'confirmed' ? (
        <Note>{staysCopy.confirmation.arrivalElsewhere}</Note>
      ) : (
        <LazyArrival reservation={reservation} phone={phone} />
      )}
      {terms && <CancellationTerms rows={terms} />}
    </Receipt>
  );
}
