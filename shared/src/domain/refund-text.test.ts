import fc from 'fast-check';
import type { CancellationPolicy } from '../contracts/listing.ts';
import { addDays } from './dates.ts';
import { formatCents } from './money.ts';
import { refundCents, refundTimeline } from './refund.ts';
import { describePolicy, formatPolicyLine, formatRefundLine, formatRefundRows } from './refund-text.ts';

/** The rows of a stay. */
const describeRefunds = (
  {
    policy,
    checkIn,
    totalCents,
    lockedCents = 0,
  }: { policy: CancellationPolicy; checkIn: string; totalCents: number; lockedCents?: number },
  today: string,
) => formatRefundRows(refundTimeline(policy, checkIn, today, totalCents, lockedCents), { today, totalCents });

const policy = (...steps: [daysBefore: number, refundPercent: number][]): CancellationPolicy => ({
  name: 'Firm',
  steps: steps.map(([daysBefore, refundPercent]) => ({ daysBefore, refundPercent })),
});
const USUAL = policy([14, 100], [7, 50]);
const line = (each: CancellationPolicy, checkIn: string, today: string) =>
  formatRefundLine(refundTimeline(each, checkIn, today, 125_961), today);

test.each([
  [
    'full, then half',
    USUAL,
    '2026-12-17',
    '2026-11-21',
    'Cancel by Dec 3 for a full refund; after that 50% until Dec 10, then no refund.',
  ],
  [
    'the last full day',
    USUAL,
    '2026-12-17',
    '2026-12-03',
    'Cancel by Dec 3 for a full refund; after that 50% until Dec 10, then no refund.',
  ],
  ['half only', USUAL, '2026-12-17', '2026-12-04', 'Cancel by Dec 10 for a 50% refund; after that no refund.'],
  ['too late', USUAL, '2026-12-17', '2026-12-11', 'No refund if you cancel this stay.'],
  ['never anything', policy([0, 0]), '2026-12-17', '2026-11-21', 'No refund if you cancel this stay.'],
  [
    'a deadline in another year names the year',
    USUAL,
    '2027-01-12',
    '2026-11-21',
    'Cancel by Dec 29 for a full refund; after that 50% until Jan 5, 2027, then no refund.',
  ],
  [
    'three steps',
    policy([30, 100], [14, 50], [2, 20]),
    '2026-12-31',
    '2026-11-21',
    'Cancel by Dec 1 for a full refund; after that 50% until Dec 17, then 20% until Dec 29, then no refund.',
  ],
])('TRUE-2: one line, %s', (_name, each, checkIn, today, text) => {
  expect(line(each, checkIn, today)).toBe(text);
});

test('TRUE-2: a row for each refund, with its amount, and no day left out', () => {
  const rows = (today: string) =>
    describeRefunds({ policy: USUAL, checkIn: '2026-12-17', totalCents: 125_961 }, today).map((row) => [
      row.when,
      row.what,
      row.current,
    ]);
  expect(rows('2026-11-21')).toEqual([
    ['Until Dec 3, 11:59 PM', 'Full refund, $1,259.61', true],
    ['Dec 4 to Dec 10', '50% refund, $629.81', false],
    ['After Dec 10', 'No refund', false],
  ]);
  expect(rows('2026-12-10')).toEqual([
    ['Until Dec 10, 11:59 PM', '50% refund, $629.81', true],
    ['After Dec 10', 'No refund', false],
  ]);
  expect(rows('2026-12-11')).toEqual([['Whenever you cancel', 'No refund', true]]);
});

test('TRUE-2: a step of one day is that day', () => {
  expect(
    describeRefunds({ policy: policy([1, 100], [0, 50]), checkIn: '2026-12-17', totalCents: 100 }, '2026-12-01').map(
      (row) => row.when,
    ),
  ).toEqual(['Until Dec 16, 11:59 PM', 'On Dec 17', 'After Dec 17']);
});

test('TRUE-2: without a total the rows have no amounts, without dates they count in days', () => {
  const steps = refundTimeline(USUAL, '2026-12-17', '2026-11-21', 0);
  expect(formatRefundRows(steps, { today: '2026-11-21', totalCents: null }).map((row) => row.what)).toEqual([
    'Full refund',
    '50% refund',
    'No refund',
  ]);
  expect(describePolicy(policy([7, 50], [14, 100])).map((row) => `${row.when}: ${row.what}`)).toEqual([
    'Until 14 days before check-in: Full refund',
    'Until 7 days before check-in: 50% refund',
    'After that: No refund',
  ]);
  expect(describePolicy(policy([1, 50], [0, 20]))[0]?.when).toBe('Until 1 day before check-in');
  expect(describePolicy(policy([0, 20]))[0]?.when).toBe('Until the day of check-in');
  expect(describePolicy(policy()).map((row) => `${row.when}: ${row.what}`)).toEqual(['Whenever you cancel: No refund']);
});

test.each([
  [
    USUAL,
    'Cancel up to 14 days before check-in for a full refund; after that 50% up to 7 days before check-in, then no refund.',
  ],
  [policy([1, 50]), 'Cancel up to 1 day before check-in for a 50% refund; after that no refund.'],
  [policy([0, 20]), 'Cancel up to the day of check-in for a 20% refund; after that no refund.'],
  [policy(), 'No refund if you cancel.'],
])('TRUE-2: a policy without a stay is one line too', (each, text) => {
  expect(formatPolicyLine(each)).toBe(text);
});

/** Reads the days and the amount of a row back from its words, as a guest would. Years are those of `near`. */
function readRow({ when, what }: { when: string; what: string }, near: string) {
  const toIso = (text: string) => {
    const year = /, (\d{4})$/.exec(text)?.[1] ?? near.slice(0, 4);
    const [month = '', day = ''] = text.replace(/, \d{4}$/, '').split(' ');
    return new Date(`${month} ${day}, ${year} UTC`).toISOString().slice(0, 10);
  };
  const [, until] = /^Until (.*), 11:59 PM$/.exec(when) ?? [];
  const [, first, last] = /^(.*) to (.*)$/.exec(when) ?? [];
  const [, only] = /^On (.*)$/.exec(when) ?? [];
  const [, after] = /^After (.*)$/.exec(when) ?? [];
  const from = first ?? only;
  const to = until ?? last ?? only;
  return {
    from: from === undefined ? (after === undefined ? null : addDays(toIso(after), 1)) : toIso(from),
    to: to === undefined ? null : toIso(to),
    amount: /\$[\d,.]+$/.exec(what)?.[0] ?? '$0.00',
  };
}

test('TRUE-2: where a change left nothing to refund, or the same on both sides of a deadline, one row says it', () => {
  const describe = (totalCents: number, lockedCents: number, today = '2026-11-21') =>
    describeRefunds({ policy: USUAL, checkIn: '2026-12-20', totalCents, lockedCents }, today).map(
      ({ when, what, current }) => `${when}: ${what}${current ? ', today' : ''}`,
    );
  expect(describe(10_000, 10_000)).toEqual(['Whenever you cancel: No refund, today']);
  expect(describe(10_000, 10_000, '2026-12-14')).toEqual(['Whenever you cancel: No refund, today']);
  expect(describe(10_000, 8_000)).toEqual(['Until Dec 13, 11:59 PM: $20.00 refund, today', 'After Dec 13: No refund']);
  expect(describe(10_000, 2_000)).toEqual([
    'Until Dec 6, 11:59 PM: $80.00 refund, today',
    'Dec 7 to Dec 13: 50% refund, $50.00',
    'After Dec 13: No refund',
  ]);
  expect(formatRefundLine(refundTimeline(USUAL, '2026-12-20', '2026-11-21', 10_000, 10_000), '2026-11-21')).toBe(
    'No refund if you cancel this stay.',
  );
});

test('TRUE-2: what a screen promised, on whatever day it was shown, is what cancelling gives back on every later day', () => {
  const steps = fc.array(
    fc.record({ daysBefore: fc.integer({ min: 0, max: 70 }), refundPercent: fc.integer({ min: 0, max: 100 }) }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(
      steps,
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 1 }),
      fc.integer({ min: 100_00, max: 900_000 }),
      (some, notice, winter, totalCents) => {
        const terms = { policy: { name: 'Firm' as const, steps: some }, totalCents };
        const checkIn = winter === 1 ? '2027-01-20' : '2026-07-20';
        const shown = addDays(checkIn, -notice);
        const promised = describeRefunds({ ...terms, checkIn }, shown).map((row) => readRow(row, shown));
        const screenLine = formatRefundLine(refundTimeline(terms.policy, checkIn, shown, totalCents), shown);
        for (let day = shown; day <= checkIn; day = addDays(day, 1)) {
          const rows = promised.filter(({ from, to }) => (from === null || from <= day) && (to === null || to >= day));
          expect(rows).toHaveLength(1);
          const refund = refundCents(terms.policy, checkIn, day, totalCents);
          expect(rows[0]?.amount).toBe(formatCents(refund));
          if (day === shown) expect(screenLine.startsWith('No refund')).toBe(refund === 0);
        }
      },
    ),
    { numRuns: 300 },
  );
});
