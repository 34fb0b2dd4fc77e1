import { expect } from '@playwright/test';
import { getDoorDay } from '@roost/shared/domain/arrival';
import { dayIn } from '@roost/shared/domain/time-zone';

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const AMOUNT = /\$[\d,]+(?:\.\d\d)?/g;
const DAY = new RegExp(`\\b(${MONTHS})[a-z]*\\.?\\s(\\d{1,2})\\b(?:\\s?[–-]\\s?(\\d{1,2})\\b(?![:,]?\\d))?`, 'g');

const toPlain = (text: string): string => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ');

/** The amounts and days in a text: `$1,214.37`, `Jan 12` also of `January 12`, and of `Jan 12 – 16` both. */
function readFacts(text: string): string[] {
  const plain = toPlain(text);
  const days = [...plain.matchAll(DAY)].flatMap(([, month = '', first = '', last]) =>
    [first, ...(last === undefined ? [] : [last])].map((day) => `${month} ${Number(day)}`),
  );
  return [...new Set([...(plain.match(AMOUNT) ?? []), ...days])];
}

/** Check-in and check-out as the house rules of a checkout say them, with the words that stand before them elsewhere. */
export function readTimes(checkout: string): string[] {
  const [, from = 'no check-in', by = 'no check-out'] =
    /Check-in after (\S+ [AP]M), check-out by (\S+ [AP]M)/.exec(toPlain(checkout)) ?? [];
  return [`after ${from}`, `by ${by}`];
}

/** Returns the words of a mail's HTML, without what it hides. */
export function readHtml(html: string): string {
  return html
    .replaceAll(/<(style|head|title)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&');
}

/** `Jan 12` of an ISO day. */
function formatDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${MONTHS.split('|')[(month ?? 0) - 1] ?? ''} ${date ?? 0}`;
}

/**
 * Fails where a place says an amount or a day that does not stand in `agreed`, the page on which the guest agreed, or
 * lacks one of `words`. Days that come after are the day of the booking and the one on which the door code is shown
 * (TRUE-1, TRUE-2).
 */
export function expectSays(
  { stay, agreed, words = [] }: { stay: { startDate: string }; agreed: string; words?: readonly string[] },
  places: Readonly<Record<string, string>>,
): void {
  const now = new Date();
  const later = [
    formatDay(getDoorDay(stay.startDate)),
    ...['Pacific/Honolulu', 'UTC', 'Europe/Athens'].map((zone) => formatDay(dayIn(zone, now))),
  ];
  const known = new Set([...readFacts(agreed), ...later]);
  const contradictions = Object.entries(places).flatMap(([place, text]) => [
    ...readFacts(text)
      .filter((fact) => !known.has(fact))
      .map((fact) => `${place} says ${fact}`),
    ...words.filter((word) => !toPlain(text).includes(word)).map((word) => `${place} does not say ${word}`),
  ]);
  expect(contradictions).toEqual([]);
}
