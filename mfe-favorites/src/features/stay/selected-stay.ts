import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { Stay } from './stay.ts';

/** Returns the stay in the form in which a collection stores it. */
export function toSelectedStay({
  dates,
  party: { adults, children, infants, pets },
}: Stay): Pick<Collection, 'selectedDates' | 'selectedGuests'> {
  return {
    selectedDates: { startDate: dates?.checkIn ?? null, endDate: dates?.checkOut ?? null },
    selectedGuests: { adults, children, infants, pets },
  };
}
