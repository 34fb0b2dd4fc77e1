/** Writes mails from a greeting, tables of facts and amounts, and a link, as plain text and as HTML. */
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDate, formatDayRange, formatWeekday, formatNights } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatParty } from '@roost/shared/domain/party';
import { toMailName } from '@roost/shared/domain/person-name';
import { DOLLARS, nameDollars as nameChargedDollars } from '@roost/shared/domain/currency';
import { hostNote, renderMailHtml } from './mail-frame.ts';
import type { FrameRow, FrameTable } from './mail-frame.ts';
import { mailTexts as texts } from './mail-texts.ts';
import { showLine, showTax } from '@roost/shared/domain/shown-words';

export type MailContent = { subject: string; text: string; html: string };
export type Row = FrameRow;
type Table = readonly Row[] | FrameTable;

export type MailParts = {
  subject: string;
  /** The heading; the subject by default. */
  heading?: string;
  /** True when the picture of the home is attached. */
  picture?: boolean;
  /** Paragraphs before the tables. */
  opening: readonly string[];
  tables: readonly Table[];
  link?: { words: string; url: string };
  closing: string;
};

const toTable = (table: Table): FrameTable => ('rows' in table ? table : { rows: table });

/** Writes a row as one line with one colon: `3 nights (2 × $153 + $193): $499.00`. */
const rowText = ([name, value]: Row): string => `${name.replace(/: (.+)$/, ' ($1)')}: ${value}`;

function tableText({ title, note = '', rows, byHost }: FrameTable): string[] {
  if (rows.length === 0) return [];
  const written = hostNote(rows, byHost);
  const before = [...(title ? [title, ''] : []), ...(byHost && written !== '' ? [written] : [])];
  const after = [note, byHost ? '' : written].filter((text) => text !== '');
  return [...before, ...rows.map(rowText), ...after, ''];
}

/**
 * Amounts are in US dollars, written as the language of the mail writes them on every page (decision 0172). English
 * mails with amounts name the currency once (decision 0118).
 */
const nameDollars = (text: string): string => nameChargedDollars(text, DOLLARS);

/** Returns true for a value that a host or a guest wrote. */
function isWritten({ byHost }: FrameTable, row: FrameRow): boolean {
  const { message, yourMessage, question } = texts.rows;
  return byHost === true || row[2] === 'by-host' || [message, yourMessage, question].includes(row[0]);
}

/** Names the currency of a table's amounts, but not in what a host or a guest wrote. */
function nameTableDollars(table: FrameTable): FrameTable {
  const named = (row: FrameRow): FrameRow => (isWritten(table, row) ? row : [nameDollars(row[0]), nameDollars(row[1])]);
  return { ...table, ...(table.note && { note: nameDollars(table.note) }), rows: table.rows.map(named) };
}

const hasAmount = (...parts: readonly string[]): boolean => parts.some((text) => /(?<![A-Z])\$\d/.test(text));

/** Writes a mail as plain text and as HTML in the site's frame. */
export function writeMail({
  subject: title,
  heading = title,
  picture = false,
  opening: paragraphs,
  tables,
  link,
  closing,
}: MailParts): MailContent {
  const all = tables.map(toTable).map(nameTableDollars);
  const opening = paragraphs.map(nameDollars);
  const subject = nameDollars(title);
  const words = all.flatMap((table) => [
    table.note ?? '',
    ...table.rows.filter((row) => !isWritten(table, row)).flatMap(([name, value]) => [name, value]),
  ]);
  const small = [...(hasAmount(subject, ...opening, ...words) ? [texts.inDollars] : []), closing];
  return {
    subject,
    text: [
      ...opening.flatMap((paragraph) => [paragraph, '']),
      ...(link ? [`${link.words}: ${link.url}`, ''] : []),
      ...all.flatMap(tableText),
      ...small,
    ].join('\n'),
    html: renderMailHtml({
      heading: nameDollars(heading),
      picture,
      preview: opening[0] ?? '',
      paragraphs: opening,
      tables: all,
      ...(link && { link }),
      closing: small,
    }),
  };
}

/** Returns the first paragraph: with the guest's name when it is known, else as a sentence of its own (SAFE-8). */
export const greet = (name: string | null, sentence: string): string =>
  name === null
    ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
    : `${texts.hello(toMailName(name))}${sentence}`;

/** Returns a day with its weekday, as every row of a mail has it: `Saturday, Feb 27, 2027`. */
export const formatWeekdayDate = (date: string): string => `${formatWeekday(date)}, ${formatDate(date)}`;

/** Returns the days of a stay with their year, which a kept mail needs: `Jan 10 – 12, 2027`. */
export function formatDates(start: string, end: string): string {
  const range = formatDayRange(start, end);
  const year = end.slice(0, 4);
  return start.startsWith(year) ? texts.inYear(range, year) : range;
}

/** Returns the stay as rows: code, home, days, party. */
export function stayRows({ code, listing, startDate, endDate, nights, party, status }: Reservation): Row[] {
  const place = [listing.city, listing.state ?? listing.country].filter((part) => part).join(', ');
  return [
    [texts.rows.reservation, code],
    [texts.rows.home, place === '' ? listing.headline : `${listing.headline}\n${place}`],
    // Nobody arrives at a cancelled stay.
    ...(status === 'cancelled'
      ? [[texts.rows.dates, formatDates(startDate, endDate)] as const]
      : ([
          [texts.rows.checkIn, texts.rows.after(formatWeekdayDate(startDate), listing.checkInFrom)],
          [texts.rows.checkOut, texts.rows.by(formatWeekdayDate(endDate), listing.checkOutBy)],
        ] as const)),
    [texts.rows.stay, `${formatNights(nights)}, ${formatParty(party)}`],
  ];
}

type BillRow = readonly [name: string, cents: string];

/** Returns the bill as rows: every line, every tax, the total that was charged. */
export function billRows({ lines: all, taxes, totalBeforeTaxCents, totalCents }: Reservation): BillRow[] {
  return [
    ...all.map((line): BillRow => [showLine(line), formatCents(line.amountCents)]),
    ...(taxes.length > 0 ? [[texts.rows.beforeTaxes, formatCents(totalBeforeTaxCents)] as const] : []),
    ...taxes.map((tax): BillRow => [showTax(tax), formatCents(tax.amountCents)]),
    [texts.rows.total, formatCents(totalCents)],
  ];
}
