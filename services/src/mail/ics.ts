/** Writes a stay as a calendar entry for mails. */
import type { Reservation } from '@roost/shared/contracts/booking';
import { stayCalendar as writeCalendar } from '@roost/shared/domain/stay-calendar';
import { mailTexts as texts } from './mail-texts.ts';

/** Returns whether a calendar program should add or cancel the entry. */
export const calendarMethod = ({ status }: Pick<Reservation, 'status'>): 'PUBLISH' | 'CANCEL' =>
  status === 'cancelled' ? 'CANCEL' : 'PUBLISH';

/**
 * Returns the organizer, taken from the sender of mails (`Roost <stays@roost.example>`). Some calendars ignore a
 * cancellation without one (RFC 5546).
 */
function organizer(from: string): string {
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return `ORGANIZER${name === '' ? '' : `;CN="${name}"`}:mailto:${address.trim()}`;
}

/** Returns the entry that a mail attaches: a later mail replaces or removes it. */
export function stayCalendar(reservation: Reservation, options: { url: string; stamp: Date; from: string }): string {
  const { code, listing } = reservation;
  const { url, stamp, from } = options;
  return writeCalendar(reservation, {
    url,
    stamp,
    description: texts.calendar(code, listing.checkInFrom, listing.checkOutBy),
    inMail: { method: calendarMethod(reservation), organizer: organizer(from) },
  });
}
