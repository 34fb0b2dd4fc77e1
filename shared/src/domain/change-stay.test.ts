import fc from 'fast-check';
import { changeMoney } from './change-stay.ts';
import { percentOfCents } from './money.ts';

const money = (paidCents: number, lockedCents = 0) => ({ paidCents, lockedCents });

test.each([
  [
    'a longer stay in time',
    1000,
    0,
    1372,
    1000,
    { dueCents: 372, refundCents: 0, keptCents: 0, paidCents: 1372, lockedCents: 0 },
  ],
  [
    'a shorter stay in time',
    1000,
    0,
    600,
    1000,
    { dueCents: 0, refundCents: 400, keptCents: 0, paidCents: 600, lockedCents: 0 },
  ],
  [
    'the same price',
    1000,
    0,
    1000,
    1000,
    { dueCents: 0, refundCents: 0, keptCents: 0, paidCents: 1000, lockedCents: 0 },
  ],
  [
    'shorter when half comes back',
    1000,
    0,
    600,
    500,
    { dueCents: 0, refundCents: 400, keptCents: 0, paidCents: 600, lockedCents: 500 },
  ],
  [
    'much shorter when half comes back',
    1000,
    0,
    200,
    500,
    { dueCents: 0, refundCents: 500, keptCents: 300, paidCents: 500, lockedCents: 500 },
  ],
  [
    'shorter when nothing comes back',
    1000,
    0,
    600,
    0,
    { dueCents: 0, refundCents: 0, keptCents: 400, paidCents: 1000, lockedCents: 1000 },
  ],
  [
    'longer when nothing comes back',
    1000,
    0,
    1200,
    0,
    { dueCents: 200, refundCents: 0, keptCents: 0, paidCents: 1200, lockedCents: 1000 },
  ],
  [
    'longer again, with money kept before',
    1000,
    1000,
    900,
    0,
    { dueCents: 0, refundCents: 0, keptCents: 100, paidCents: 1000, lockedCents: 1000 },
  ],
])('STAY-2: %s', (_name, paid, locked, newTotalCents, refundTodayCents, after) => {
  expect(changeMoney(money(paid, locked), { newTotalCents, refundTodayCents })).toEqual(after);
});

test('STAY-2: no row of changes and a cancellation at the end gives back more than cancelling at the start, and the books balance', () => {
  const step = fc.record({ total: fc.integer({ min: 1, max: 500_000 }), percent: fc.constantFrom(0, 33, 50, 100) });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.constantFrom(0, 33, 50, 100),
      fc.array(step, { maxLength: 6 }),
      (first, percent, steps) => {
        const refund = (now: { paidCents: number; lockedCents: number }, share: number) =>
          Math.max(0, Math.min(percentOfCents(now.paidCents, share), now.paidCents - now.lockedCents));
        let now = money(first);
        let paidIn = first;
        let back = 0;
        const keptAtOnce = first - refund(now, percent);
        let share = percent;
        for (const { total, percent: next } of steps) {
          const after = changeMoney(now, { newTotalCents: total, refundTodayCents: refund(now, share) });
          expect(after.paidCents).toBe(now.paidCents + after.dueCents - after.refundCents);
          expect(Math.min(after.dueCents, after.refundCents)).toBe(0);
          expect(after.paidCents).toBe(total + after.keptCents);
          paidIn += after.dueCents;
          back += after.refundCents;
          now = after;
          share = next;
        }
        // The most generous end: everything that is not locked.
        expect(paidIn - back - refund(now, 100)).toBeGreaterThanOrEqual(steps.length === 0 ? 0 : keptAtOnce);
      },
    ),
  );
});
