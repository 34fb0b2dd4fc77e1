import type { Reservation } from '@roost/shared/contracts/booking';
import { toCompact } from '@roost/shared/domain/dates';
import { toCalendarFile, toCalendarText } from '@roost/shared/domain/icalendar';
import { staysCopy } from '../../stays-copy.ts';

/**
 * The stay as an iCalendar file of one all-day event (RFC 5545): nights from check-in up to the morning of check-out.
 */
export function stayCalendar(
  reservation: Pick<Reservation, 'code' | 'startDate' | 'endDate' | 'listing' | 'createdAt'>,
): string {
  const { code, startDate, endDate, listing, createdAt } = reservation;
  return toCalendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roost//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${code}@roost`,
    `DTSTAMP:${createdAt.replace(/[-:]/g, '').replace(/\.\d+/, '')}`,
    `DTSTART;VALUE=DATE:${toCompact(startDate)}`,
    `DTEND;VALUE=DATE:${toCompact(endDate)}`,
    `SUMMARY:${toCalendarText(listing.headline)}`,
    `LOCATION:${toCalendarText([listing.city, listing.state, listing.country].filter((part) => part).join(', '))}`,
    `DESCRIPTION:${toCalendarText(staysCopy.confirmation.calendarText(code, listing.checkInFrom, listing.checkOutBy))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
