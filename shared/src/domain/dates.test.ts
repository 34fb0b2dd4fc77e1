import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  daysFrom,
  formatDate,
  formatDay,
  formatDayRange,
  formatLongDate,
  formatMonth,
  formatWeekday,
  fromEpochDay,
  getWeekday,
  toIsoDate,
  nightsBetween,
  formatNights,
  parseIsoDate,
  toCompact,
  toEpochDay,
} from './dates.ts';

const day = fc.integer({ min: -20_000, max: 60_000 });

describe('dates', () => {
  test.each([
    ['2026-06-12', '2026-06-12'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['2026-6-12', null],
    ['20260612', null],
    ['2026-06-12T00:00:00Z', null],
    ['', null],
    [null, null],
    [20260612, null],
    [['2026-06-12'], null],
  ])('ROUTE-13: %p is read as %p', (text, expected) => {
    expect(parseIsoDate(text)).toBe(expected);
  });

  test('sums agree with a calendar counted day by day over leap years and centuries', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -3_000, max: 3_000 }), (start, offset) => {
        const from = fromEpochDay(start);
        const expected = new Date(
          Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1, Number(from.slice(8)) + offset),
        );
        expect(addDays(from, offset)).toBe(toIsoDate(expected));
        expect(nightsBetween(from, addDays(from, offset))).toBe(offset);
        expect(toEpochDay(from)).toBe(start);
      }),
    );
  });

  test('the compact form of the index is the day without its dashes', () => {
    expect(toCompact('2026-06-12')).toBe('20260612');
  });

  test('the nights of a stay are named after their evenings', () => {
    expect(daysFrom('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysFrom('2026-02-27', 0)).toEqual([]);
    expect(daysFrom('2026-02-27', -2)).toEqual([]);
  });

  test('STACK-4: weekdays and formats agree with the platform, before 1970 too', () => {
    const platform = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    const formats: [Intl.DateTimeFormat, (date: string) => string][] = [
      [platform({ weekday: 'long' }), (date) => formatWeekday(date)],
      [platform({ weekday: 'short' }), (date) => formatWeekday(date, 'short')],
      [platform({ month: 'short', day: 'numeric' }), formatDay],
      [platform({ month: 'short', day: 'numeric', year: 'numeric' }), formatDate],
      [platform({ month: 'long', day: 'numeric', year: 'numeric' }), formatLongDate],
      [platform({ month: 'long', year: 'numeric' }), formatMonth],
    ];
    fc.assert(
      fc.property(day, (number) => {
        const date = fromEpochDay(number);
        for (const [oracle, format] of formats) expect(format(date)).toBe(oracle.format(number * 86_400_000));
        expect(getWeekday(date)).toBe(new Date(number * 86_400_000).getUTCDay());
      }),
    );
  });

  test('STACK-4: months agree with a calendar counted by hand; a shorter month gives its last day', () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), (number, months) => {
        const [year = 0, month = 0, dayOfMonth = 0] = fromEpochDay(number).split('-').map(Number);
        const index = year * 12 + month - 1 + months;
        const [toYear, toMonth] = [Math.floor(index / 12), ((index % 12) + 12) % 12];
        const last = toMonth === 1 && isLeap(toYear) ? 29 : (lengths[toMonth] ?? 0);
        const expected = [toYear, toMonth + 1, Math.min(dayOfMonth, last)].map((part) => String(part).padStart(2, '0'));
        expect(addMonths(fromEpochDay(number), months)).toBe(expected.join('-'));
      }),
    );
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  });

  // Zones whose clocks change at midnight, and the two ends of the day.
  test.each(['America/Santiago', 'Asia/Beirut', 'Pacific/Kiritimati', 'Pacific/Niue'])(
    'ROUTE-12: with a clock in %s dates are the same',
    (zone) => {
      const script = `
        const { addMonths, daysFrom, formatDate, getWeekday } = await import(${JSON.stringify(join(__dirname, 'dates.ts'))});
        console.log(JSON.stringify(daysFrom('2024-01-01', 1500).map((d) => [addMonths(d, 1), formatDate(d), getWeekday(d)])));`;
      const run = (TZ: string) =>
        execFileSync(process.execPath, ['--input-type=module', '-e', script], {
          env: { ...process.env, TZ },
        }).toString();
      expect(run(zone)).toBe(run('UTC'));
    },
  );

  test('days are written as the design writes them', () => {
    expect(formatDay('2026-06-02')).toBe('Jun 2');
    expect(formatDate('2026-06-12')).toBe('Jun 12, 2026');
    expect(formatLongDate('2026-06-12')).toBe('June 12, 2026');
    expect(formatMonth('2026-06-12')).toBe('June 2026');
    expect([formatNights(1), formatNights(4)]).toEqual(['1 night', '4 nights']);
  });

  test.each([
    ['2026-06-12', '2026-06-16', 'Jun 12 – 16'],
    ['2026-06-28', '2026-07-02', 'Jun 28 – Jul 2'],
    ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
  ])('%s to %s is %s', (start, end, words) => {
    expect(formatDayRange(start, end)).toBe(words);
  });
});
