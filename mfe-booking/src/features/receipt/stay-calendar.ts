import type { Reservation } from '@roost/shared/contracts/booking';
import { toCompact } from '@roost/shared/domain/dates';
import { staysCopy } from '../../stays-copy.ts';

/**
 * The stay as an iCalendar file of one all-day event (RFC 5545): nights from check-in up to the morning of check-out.
 */
export function stayCalendar(
  reservation: Pick<Reservation, 'code' | 'startDate' | 'endDate' | 'listing' | 'createdAt'>,
): string {
  const { code, startDate, endDate, listing, createdAt } = reservation;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roost//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${code}@roost`,
    `DTSTAMP:${createdAt.replace(/[-:]/g, '').replace(/\.\d+/, '')}`,
    `DTSTART;VALUE=DATE:${toCompact(startDate)}`,
    `DTEND;VALUE=DATE:${toCompact(endDate)}`,
    `SUMMARY:${escapeText(listing.headline)}`,
    `LOCATION:${escapeText([listing.city, listing.state, listing.country].filter((part) => part).join(', '))}`,
    `DESCRIPTION:${escapeText(staysCopy.confirmation.calendarText(code, listing.checkInFrom, listing.checkOutBy))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines longer than 75 octets go on in the next one, after a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (size + octets > 74) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    part += character;
    size += octets;
  }
  return [...parts, part].join('\r\n ');
}
