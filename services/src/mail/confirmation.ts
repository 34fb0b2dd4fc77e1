/** The mail that confirms a stay (BOOK-9), as plain text and as simple HTML. */
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDate, formatDayRange, formatWeekday, nightsWords } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { partyWords } from '@roost/shared/domain/party';

export type MailContent = { subject: string; text: string; html: string };

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => HTML[character] ?? character);

export function confirmationMail(reservation: Reservation, options: { url: string; phone: string }): MailContent {
  const { listing, startDate, endDate } = reservation;
  const place = [listing.city, listing.state ?? listing.country].filter((part) => part).join(', ');
  const facts: [string, string][] = [
    ['Booking', reservation.code],
    ['Home', place === '' ? listing.headline : `${listing.headline}, ${place}`],
    ['Check in', `${formatWeekday(startDate)}, ${formatDate(startDate)}, from ${listing.checkInFrom}`],
    ['Check out', `${formatWeekday(endDate)}, ${formatDate(endDate)}, by ${listing.checkOutBy}`],
    ['Stay', `${nightsWords(reservation.nights)}, ${partyWords(reservation.party)}`],
  ];
  const bill: [string, string][] = [...reservation.lines.map((line): [string, string] => [line.label, formatCents(line.amountCents)]), ['Total (USD)', formatCents(reservation.totalCents)]];
  const greeting = `Hello ${reservation.guest.firstName}, your stay is booked.`;
  const closing = `Your booking: ${options.url}\nQuestions? Call ${options.phone}.`;
  const rows = (pairs: readonly [string, string][]): string =>
    pairs.map(([name, value]) => `<tr><th align="left" style="padding:4px 16px 4px 0">${safe(name)}</th><td>${safe(value)}</td></tr>`).join('');
  return {
    subject: `Your stay is booked: ${listing.headline}, ${formatDayRange(startDate, endDate)}`,
    text: [greeting, '', ...facts.map((fact) => fact.join(': ')), '', ...bill.map((line) => line.join(': ')), '', closing].join('\n'),
    html: `<p>${safe(greeting)}</p><table>${rows(facts)}</table><p></p><table>${rows(bill)}</table>`
      + `<p><a href="${safe(options.url)}">See your booking</a></p><p>Questions? Call ${safe(options.phone)}.</p>`,
  };
}
