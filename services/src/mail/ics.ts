/** Writes a stay as a calendar entry (RFC 5545), for the confirmation mail. */
import type { Reservation } from '@roost/shared/contracts/booking';
import { toCompact } from '@roost/shared/domain/dates';
import { toCalendarFile, toCalendarText } from '@roost/shared/domain/icalendar';
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

/**
 * Returns an all-day entry from check-in to check-out. Its id is the stay's code, so that a later mail replaces or
 * removes the entry.
 */
export function stayCalendar(reservation: Reservation, options: { url: string; stamp: Date; from: string }): string {
  const { listing, changes = 0 } = reservation;
  const place = [listing.city, listing.state, listing.country].filter((part) => part).join(', ');
  const stamp = `${options.stamp.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  return toCalendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roost//Stays//EN',
    `METHOD:${calendarMethod(reservation)}`,
    'BEGIN:VEVENT',
    `UID:${reservation.code}@roost`,
    organizer(options.from),
    `DTSTAMP:${stamp}`,
    // Each change raises the version of the entry; the cancellation is the last.
    ...(reservation.status === 'cancelled'
      ? [`SEQUENCE:${changes + 1}`, 'STATUS:CANCELLED']
      : [`SEQUENCE:${changes}`, 'STATUS:CONFIRMED']),
    `DTSTART;VALUE=DATE:${toCompact(reservation.startDate)}`,
    `DTEND;VALUE=DATE:${toCompact(reservation.endDate)}`,
    `SUMMARY:${toCalendarText(listing.headline)}`,
    `LOCATION:${toCalendarText(place)}`,
    `URL:${options.url}`,
    `DESCRIPTION:${toCalendarText(texts.calendar(reservation.code, listing.checkInFrom, listing.checkOutBy))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
