/** Writes a stay as a calendar entry (RFC 5545): one rule for the file that a page saves and the one in a mail. */
import type { Reservation } from '../contracts/booking.ts';
import { toCompact } from './dates.ts';
import { toCalendarFile, toCalendarText } from './icalendar.ts';

type CalendarStay = Pick<Reservation, 'code' | 'status' | 'startDate' | 'endDate' | 'listing' | 'changes'>;

type CalendarOptions = {
  /** Where the stay is shown. */
  url: string;
  /** When the entry was written. */
  stamp: Date;
  /** The entry's words. */
  description: string;
  /** Lines that only a mail has: what to do with the entry, and who says so. */
  inMail?: { method: string; organizer: string };
};

/**
 * Returns an all-day entry from check-in to check-out. Its id is the stay's code and its version the number of changes,
 * so that calendar programs replace or remove an earlier entry wherever that came from (BOOK-9).
 */
export function stayCalendar(stay: CalendarStay, { url, stamp, description, inMail }: CalendarOptions): string {
  const { code, status, startDate, endDate, listing, changes = 0 } = stay;
  const place = [listing.city, listing.state, listing.country].filter((part) => part).join(', ');
  return toCalendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roost//Stays//EN',
    ...(inMail ? [`METHOD:${inMail.method}`] : []),
    'BEGIN:VEVENT',
    `UID:${code}@roost`,
    ...(inMail ? [inMail.organizer] : []),
    `DTSTAMP:${stamp.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`,
    // Each change raises the version of the entry; the cancellation is the last.
    ...(status === 'cancelled'
      ? [`SEQUENCE:${changes + 1}`, 'STATUS:CANCELLED']
      : [`SEQUENCE:${changes}`, 'STATUS:CONFIRMED']),
    `DTSTART;VALUE=DATE:${toCompact(startDate)}`,
    `DTEND;VALUE=DATE:${toCompact(endDate)}`,
    `SUMMARY:${toCalendarText(listing.headline)}`,
    `LOCATION:${toCalendarText(place)}`,
    `URL:${url}`,
    `DESCRIPTION:${toCalendarText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
