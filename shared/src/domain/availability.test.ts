import fc from 'fast-check';
import { AVAILABILITY_CODES, type AvailabilityCode, type CalendarDay } from '../contracts/listing.ts';
import {
  applyStays,
  canCheckIn,
  canCheckOut,
  canStay,
  canStayOver,
  explainStay,
  possibleNights,
  selectableCheckIns,
  selectableCheckOuts,
} from './availability.ts';
import { addDays } from './dates.ts';

const START = '2026-06-01';
/**
 * A calendar from June 1 on: codes with an optional minimum and maximum, as `DC`, `DC3`, `DC1-5`; `!` is a night
 * without a rate.
 */
const calendar = (text: string): CalendarDay[] =>
  text.split(' ').map((word, index) => {
    const [, code, min, max, unpriced] = /^([A-Z]{2})(\d+)?(?:-(\d+))?(!)?$/.exec(word) ?? [];
    return {
      date: addDays(START, index),
      code: code as AvailabilityCode,
      minStay: Number(min ?? 1),
      maxStay: Number(max ?? 365),
      priceCents: unpriced ? null : 10_000 + index,
    };
  });
const june = (day: number): string => addDays(START, day - 1);

describe('SRCH-12: what each code allows', () => {
  test.each<[AvailabilityCode, boolean, boolean, boolean]>([
    ['DC', true, true, true],
    ['DO', false, false, true],
    ['DI', true, false, false],
    ['DX', false, true, false],
    ['NC', false, false, false],
    ['NI', false, false, false],
    ['NO', false, false, true],
    ['NX', false, false, false],
  ])('%s: check-in %p, night between %p, check-out %p', (code, checkIn, between, checkOut) => {
    expect([canCheckIn(code), canStayOver(code), canCheckOut(code)]).toEqual([checkIn, between, checkOut]);
  });
});

describe('SRCH-12, BOOK-3: a stay is refused with the code of its reason', () => {
  test.each([
    ['DC DC DC', 1, 3, null],
    ['DI DX NO', 1, 3, null],
    ['DC DX DO', 1, 3, null],
    ['DC DC DC', 3, 1, '1005'],
    ['DC DC DC', 2, 2, '1005'],
    ['DC NX DC', 1, 3, '1021'],
    ['NX DC DC', 1, 3, '1021'],
    ['DC DI DC', 1, 3, '1021'],
    ['DC DC DC', 2, 5, '1021'],
    ['DX DC DC', 1, 3, '1018'],
    ['DO DC DC', 1, 3, '1018'],
    ['DC DC DI', 1, 3, '1019'],
    ['DC DC NX', 1, 3, '1019'],
    ['DC3 DC DC DC', 1, 3, '1016'],
    ['DC DC3 DC DC', 1, 3, '1016'],
    ['DC DC DC9 DC', 1, 3, null],
    ['DC1-1 DC DC', 1, 3, '1021'],
    ['DC DC! DC', 1, 3, '1015'],
    ['DC DC DC!', 1, 3, null],
  ])('%s, June %i to %i: %p', (days, start, end, code) => {
    const answer = canStay(calendar(days), june(start), june(end));
    expect(answer.ok ? null : answer.code).toBe(code);
  });

  test('BOOK-3: a check-in before today is 1004', () => {
    expect(canStay(calendar('DC DC DC'), june(1), june(3), june(2))).toMatchObject({ ok: false, code: '1004' });
  });

  test('LIST-3: the reason is told in words and as a code of the catalogue with its blanks', () => {
    expect(explainStay(calendar('DC3 DC DC DC'), june(1), june(2))).toEqual({
      ok: false,
      code: '1016',
      date: june(1),
      blanks: { nights: 3 },
      words: '3 nights minimum from Jun 1. Earliest check-out is Jun 4.',
    });
    expect(explainStay(calendar('DC1-2 DC DC DC'), june(1), june(4))).toMatchObject({
      words: '2 nights maximum from Jun 1. Latest check-out is Jun 3.',
    });
    expect(explainStay(calendar('DC DC! DC'), june(1), june(3), { phone: '555' })).toMatchObject({
      code: '1015',
      blanks: { phone: '555' },
    });
    expect(explainStay(calendar('DC DC DC'), june(1), june(3))).toEqual({ ok: true });
  });
});

const code = fc.constantFrom(...AVAILABILITY_CODES);
const randomCalendar = fc
  .array(
    fc.record({
      code: fc.oneof({ weight: 3, arbitrary: fc.constant<AvailabilityCode>('DC') }, { weight: 2, arbitrary: code }),
      minStay: fc.integer({ min: 1, max: 4 }),
      maxStay: fc.integer({ min: 3, max: 12 }),
    }),
    { minLength: 2, maxLength: 16 },
  )
  .map((days) => days.map((day, index): CalendarDay => ({ date: addDays(START, index), priceCents: 100, ...day })));

/** SRCH-12 read as the index's filter: built as text, then evaluated with no code of the module under test. */
function filterAccepts(days: readonly CalendarDay[], start: number, nights: number): boolean {
  const at = (offset: number, ...codes: string[]): boolean => codes.includes(days[start + offset]?.code ?? 'missing');
  const clauses = [at(0, 'DC', 'DI'), at(nights, 'DC', 'DO', 'NO')];
  for (let offset = 1; offset < nights; offset += 1) clauses.push(at(offset, 'DC', 'DX'));
  for (let offset = 0; offset < nights; offset += 1) {
    const day = days[start + offset];
    clauses.push(day !== undefined && day.minStay <= nights && day.maxStay >= nights);
  }
  return clauses.every(Boolean);
}

test('SRCH-12: agrees with the index filter on every stay of random calendars', () => {
  fc.assert(
    fc.property(randomCalendar, (days) => {
      for (let start = 0; start < days.length; start += 1) {
        for (let nights = 1; nights <= days.length - start; nights += 1) {
          expect(canStay(days, june(start + 1), june(start + 1 + nights)).ok).toBe(filterAccepts(days, start, nights));
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('LIST-3: the calendar offers exactly the check-outs that a stay may have, and check-ins that have one', () => {
  fc.assert(
    fc.property(randomCalendar, fc.integer({ min: 0, max: 5 }), (days, passed) => {
      const possible = days.map((day, start) =>
        days
          .slice(start + 1)
          .map((end) => end.date)
          .filter((end) => canStay(days, day.date, end).ok),
      );
      days.forEach((day, index) => expect(selectableCheckOuts(days, day.date)).toEqual(possible[index]));
      expect(selectableCheckIns(days, june(1 + passed))).toEqual(
        days.filter((_, index) => index >= passed && possible[index]?.length).map((day) => day.date),
      );
    }),
    { numRuns: 200 },
  );
});

test('LIST-3: no check-outs are offered for a day outside the calendar, and none longer than asked', () => {
  expect(selectableCheckOuts(calendar('DC DC DC'), june(9))).toEqual([]);
  expect(selectableCheckOuts(calendar('DC DC DC'), '2026-05-30')).toEqual([]);
  expect(selectableCheckOuts([], june(1))).toEqual([]);
  expect(possibleNights(calendar('DC DC DC DC'), 0, 2)).toEqual([1, 2]);
});

describe("BOOK-8: stays over the owner's calendar", () => {
  const codes = (days: readonly CalendarDay[]): string => days.map((day) => day.code).join(' ');
  const stay = (start: number, end: number) => ({ checkIn: june(start), checkOut: june(end) });

  test.each([
    [
      'nights are taken, arrival day keeps its check-out, departure day keeps its code',
      'DC DC DC DC DC',
      [stay(2, 4)],
      'DC NO NX DC DC',
    ],
    ['no check-out where the owner allows none', 'DC DX DC DC', [stay(2, 4)], 'DC NX NX DC'],
    ['no check-out when the night before is not for sale', 'NX DC DC', [stay(2, 3)], 'NX NX DC'],
    ['no check-out when the night before is taken', 'DC DC DC DC', [stay(1, 2), stay(2, 3)], 'NX NX DC DC'],
    ['two stays one after the other, in any order', 'DC DC DC DC DC DC', [stay(4, 5), stay(2, 4)], 'DC NO NX NX DC DC'],
    ['stays that reach over the ends', 'DC DC DC', [stay(-3, 2), stay(3, 9)], 'NX DC NO'],
    ['no stays', 'DC DO', [], 'DC DO'],
  ])('%s', (_name, days, stays, expected) => {
    expect(codes(applyStays(calendar(days), stays))).toBe(expected);
  });

  test('after any bookable stay no stay that shares a night is possible, and every stay that touches none still is', () => {
    fc.assert(
      fc.property(randomCalendar, fc.nat(), fc.nat(), (days, pick, pickEnd) => {
        const starts = selectableCheckIns(days, START);
        fc.pre(starts.length > 0);
        const startDate = starts[pick % starts.length] ?? START;
        const ends = selectableCheckOuts(days, startDate);
        const endDate = ends[pickEnd % ends.length] ?? START;
        const after = applyStays(days, [{ checkIn: startDate, checkOut: endDate }]);
        for (const { date: from } of days) {
          for (const { date: to } of days) {
            if (to <= from) continue;
            const overlaps = from < endDate && to > startDate;
            expect(canStay(after, from, to).ok).toBe(!overlaps && canStay(days, from, to).ok);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
