import type { CancellationPolicy } from '../contracts/listing.ts';
import { addDays } from './dates.ts';
import { refundCents } from './refund.ts';
import { getPayByDay, getRetryDays, MOST_DECLINES, getRemainingAfterChange, splitPayment } from './split-payment.ts';

const full = (daysBefore: number, ...steps: CancellationPolicy['steps']): CancellationPolicy => ({
  name: 'Firm',
  steps: [{ daysBefore, refundPercent: 100 }, ...steps],
});
const today = '2026-06-01';

/** The day of the second charge of a stay that is far away. */
const getRestDay = (policy: CancellationPolicy, checkIn: string): string | null =>
  splitPayment({ policy, checkIn, today, totalCents: 100_000 })?.restOn ?? null;

describe('BOOK-13: a stay that is paid in two parts', () => {
  test.each<[string, CancellationPolicy, string, string | null]>([
    ['30 days before check-in', full(14), '2026-12-31', '2026-12-01'],
    ['a week before full refunds end', full(30), '2026-12-31', '2026-11-24'],
    ['also with a long notice', full(60, { daysBefore: 30, refundPercent: 50 }), '2026-12-31', '2026-10-25'],
    [
      'never without a full refund',
      { name: 'Strict', steps: [{ daysBefore: 60, refundPercent: 50 }] },
      '2026-12-31',
      null,
    ],
    ['never without any refund', { name: 'Strict', steps: [] }, '2026-12-31', null],
  ])('the rest is charged %s', (_name, policy, checkIn, day) => {
    expect(getRestDay(policy, checkIn)).toBe(day);
  });

  test.each([
    ['61 days ahead', 61, 100_000, { nowCents: 30_000, restCents: 70_000, restOn: '2026-07-02' }],
    ['60 days ahead', 60, 100_000, { nowCents: 30_000, restCents: 70_000, restOn: '2026-07-01' }],
    ['59 days ahead', 59, 100_000, null],
    ['cheap', 300, 49_999, null],
    ['just dear enough', 60, 50_000, { nowCents: 15_000, restCents: 35_000, restOn: '2026-07-01' }],
    ['with odd cents', 60, 50_001, { nowCents: 15_000, restCents: 35_001, restOn: '2026-07-01' }],
    ['with half a cent', 60, 50_005, { nowCents: 15_002, restCents: 35_003, restOn: '2026-07-01' }],
  ])('%s', (_name, days, totalCents, parts) => {
    expect(splitPayment({ policy: full(14), checkIn: addDays(today, days), today, totalCents })).toEqual(parts);
  });

  test('whatever the amount, both parts are the total to the cent, and neither is nothing', () => {
    for (let totalCents = 50_000; totalCents < 1_000_000; totalCents += 997) {
      const parts = splitPayment({ policy: full(14), checkIn: '2027-01-01', today, totalCents });
      expect((parts?.nowCents ?? 0) + (parts?.restCents ?? 0)).toBe(totalCents);
      expect(Math.min(parts?.nowCents ?? 0, parts?.restCents ?? 0)).toBeGreaterThan(10_000);
    }
  });

  test('with any policy a stay is paid, or over, while cancelling still gives everything back', () => {
    for (let notice = 0; notice <= 120; notice += 1) {
      const policy = full(notice, { daysBefore: Math.floor(notice / 2), refundPercent: 50 });
      const checkIn = '2027-05-01';
      const restOn = getRestDay(policy, checkIn);
      const end = addDays(getPayByDay(0, restOn ?? ''), 1);
      expect(refundCents(policy, checkIn, end, 70_000)).toBe(70_000);
      expect(end < checkIn).toBe(true);
    }
  });

  test('the last day to pay stays the same, however many charges were declined', () => {
    let step = '2026-11-01';
    const last = getPayByDay(0, step);
    for (let declines = 1; declines <= MOST_DECLINES; declines += 1) {
      step = addDays(step, getRetryDays(declines));
      expect(getPayByDay(declines, step)).toBe(last);
    }
    expect(addDays(step, -1)).toBe(last);
  });

  test.each([
    ['dearer: the rest grows', { newTotalCents: 120_000 }, { restCents: 90_000, restOn: '2026-12-02' }],
    ['cheaper: the rest shrinks', { newTotalCents: 50_000 }, { restCents: 20_000, restOn: '2026-12-02' }],
    ['cheaper than what was paid: there is none', { newTotalCents: 30_000 }, null],
    ['moved away: its day follows', { checkIn: '2027-03-01' }, { restCents: 70_000, restOn: '2027-01-30' }],
    ['moved near: all is due now', { checkIn: '2026-06-20' }, null],
    ['on the day of the charge: all is due now', { today: '2026-12-02' }, null],
    ['money locked by a late change: all is due now', { lockedCents: 1 }, null],
  ])('changed, %s', (_name, over, rest) => {
    const stay = { policy: full(14), checkIn: '2027-01-01', today, newTotalCents: 100_000, paidCents: 30_000 };
    expect(getRemainingAfterChange({ ...stay, lockedCents: 0, ...over })).toEqual(rest);
  });
});
