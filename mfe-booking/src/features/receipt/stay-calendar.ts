import type { Reservation } from '@roost/shared/contracts/booking';
import { stayCalendar as writeCalendar } from '@roost/shared/domain/stay-calendar';
import { staysCopy } from '../../stays-copy.ts';

/** The stay as a calendar file that replaces an earlier one, also of a mail. `origin` is the site's. */
export function stayCalendar(reservation: Reservation, origin: string): string {
  const { code, listing } = reservation;
  return writeCalendar(reservation, {
    // A calendar is shared and stored for years: its link does not open the stay by itself.
    url: `${origin}/trips/${code}`,
    stamp: new Date(),
    description: staysCopy.confirmation.calendarText(code, listing.checkInFrom, listing.checkOutBy),
  });
}
