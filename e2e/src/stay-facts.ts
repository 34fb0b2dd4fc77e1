import { expect } from '@playwright/test';
import { getDoorDay } from '@roost/shared/domain/arrival';
import { dayIn } from '@roost/shared/domain/time-zone';

/**
 * What a text says of a stay: its amounts, days and times. A flow reads every place of one stay with it and asks that no
 * place says what no other one knows (TRUE-1, TRUE-2).
 */
type StayFacts = { amounts: string[]; days: string[]; times: string[] };

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const AMOUNT = /\$[\d,]+(?:\.\d\d)?/g;
const DAY = new RegExp(`\\b(${MONTHS})[a-z]*\\.?\\s(\\d{1,2})\\b(?:\\s?[–-]\\s?(\\d{1,2})\\b(?![:,]?\\d))?`, 'g');
const TIME = /\b\d{1,2}(?::\d\d)?\s[AP]M\b/g;

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted();

/** Returns each once, in order: `$1,214.37`, `Jan 12` also of `January 12`, and of `Jan 12 – 16` both days, `4 PM`. */
export function readStayFacts(text: string): StayFacts {
  const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const days = [...plain.matchAll(DAY)].flatMap(([, month = '', first = '', last]) =>
    [first, ...(last === undefined ? [] : [last])].map((day) => `${month} ${Number(day)}`),
  );
  return {
    amounts: sorted(plain.match(AMOUNT) ?? []),
    days: sorted(days),
    times: sorted((plain.match(TIME) ?? []).map((time) => time.replace(':00', ''))),
  };
}

/** Returns the words of a mail's HTML, without what it hides. */
export function readPlainHtml(html: string): string {
  return html
    .replaceAll(/<(style|head|title)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#36;', '$');
}

/** `Jan 12` of an ISO day. */
function formatDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${MONTHS.split('|')[(month ?? 0) - 1] ?? ''} ${date ?? 0}`;
}

/**
 * Fails where a place says an amount or a day that the guest had not agreed to. Days that come after are the day of the
 * booking and the one on which the door code is shown.
 */
export function expectSays(
  stay: { startDate: string },
  agreed: StayFacts,
  places: Readonly<Record<string, StayFacts>>,
): void {
  const now = new Date();
  const later = [
    formatDay(getDoorDay(stay.startDate)),
    ...['Pacific/Honolulu', 'UTC', 'Europe/Athens'].map((zone) => formatDay(dayIn(zone, now))),
  ];
  const known = new Set([...agreed.amounts, ...agreed.days, ...later]);
  const contradictions = Object.entries(places).flatMap(([place, { amounts, days }]) =>
    [...amounts, ...days].filter((fact) => !known.has(fact)).map((fact) => `${place} says ${fact}`),
  );
  expect(contradictions).toEqual([]);
}
