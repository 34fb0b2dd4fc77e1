import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { Stay } from './stay.ts';

/** The stay as a collection keeps it. */
export function toSelectedStay({
  dates,
  guests: { adults, children, infants, pets },
}: Stay): Pick<Collection, 'selectedDates' | 'selectedGuests'> {
  return {
    selectedDates: { startDate: dates?.start ?? null, endDate: dates?.end ?? null },
    selectedGuests: { adults, children, infants, pets },
  };
}
