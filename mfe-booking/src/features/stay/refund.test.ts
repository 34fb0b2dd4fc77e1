import { fullRefundUntil } from './refund.ts';

const policy = { name: 'Firm' as const, steps: [{ daysBefore: 14, refundPercent: 100 }, { daysBefore: 7, refundPercent: 50 }] };

test.each([
  ['2026-05-01', '2026-05-29'], ['2026-05-29', '2026-05-29'], ['2026-05-30', null],
])('BOOK-12: on %s a stay from June 12 is refunded in full until %s', (today, until) => {
  expect(fullRefundUntil(policy, '2026-06-12', today)).toBe(until);
});

test('BOOK-12: a policy without a full refund promises none', () => {
  expect(fullRefundUntil({ name: 'Strict', steps: [{ daysBefore: 30, refundPercent: 50 }] }, '2026-06-12', '2026-01-01')).toBeNull();
});
