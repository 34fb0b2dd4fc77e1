/** What all our mails are made of: a greeting, tables of facts and amounts, a link; as plain text and as simple HTML. */
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDate, formatWeekday, formatNights } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatParty } from '@roost/shared/domain/party';

export type MailContent = { subject: string; text: string; html: string };
export type Row = readonly [name: string, value: string];

export type MailParts = {
  subject: string;
  /** Paragraphs before the tables. */
  opening: readonly string[];
  tables: readonly (readonly Row[])[];
  link?: { words: string; url: string };
  closing: string;
};

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => HTML[character] ?? character);
const lines = (text: string): string => safe(text).replaceAll('\n', '<br>');

/** Writes a mail. Everything from outside is escaped here and nowhere else. */
export function writeMail({ subject, opening, tables, link, closing }: MailParts): MailContent {
  const rows = (table: readonly Row[]): string =>
    `<table>${table.map(([name, value]) => `<tr><th align="left" style="padding:4px 16px 4px 0">${safe(name)}</th><td>${lines(value)}</td></tr>`).join('')}</table>`;
  return {
    subject,
    text: [
      ...opening.flatMap((paragraph) => [paragraph, '']),
      ...tables.flatMap((table) => [...table.map((row) => row.join(': ')), '']),
      ...(link ? [`${link.words}: ${link.url}`] : []),
      closing,
    ].join('\n'),
    html: [
      ...opening.map((paragraph) => `<p>${lines(paragraph)}</p>`),
      tables.map(rows).join('<p></p>'),
      ...(link ? [`<p><a href="${safe(link.url)}">${safe(link.words)}</a></p>`] : []),
      `<p>${safe(closing)}</p>`,
    ].join(''),
  };
}

/** The stay in rows: code, home, days, party. */
export function stayRows({ code, listing, startDate, endDate, nights, party }: Reservation): Row[] {
  const place = [listing.city, listing.state ?? listing.country].filter((part) => part).join(', ');
  return [
    ['Booking', code],
    ['Home', place === '' ? listing.headline : `${listing.headline}, ${place}`],
    ['Check in', `${formatWeekday(startDate)}, ${formatDate(startDate)}, from ${listing.checkInFrom}`],
    ['Check out', `${formatWeekday(endDate)}, ${formatDate(endDate)}, by ${listing.checkOutBy}`],
    ['Stay', `${formatNights(nights)}, ${formatParty(party)}`],
  ];
}

/** The bill in rows: every line, every tax, the total that was charged. */
export function billRows({ lines: all, taxes, totalBeforeTaxCents, totalCents }: Reservation): Row[] {
  return [
    ...all.map((line): Row => [line.label, formatCents(line.amountCents)]),
    ...(taxes.length > 0 ? [['Total before taxes', formatCents(totalBeforeTaxCents)] as const] : []),
    ...taxes.map((tax): Row => [`${tax.name}, ${tax.rate}`, formatCents(tax.amountCents)]),
    ['Total (USD)', formatCents(totalCents)],
  ];
}
