import { makeTrip } from '../../testing/builders.ts';
import { refundLine, refundStatus, sentBackStatus } from './refund-texts.ts';

const TODAY = '2026-12-01';
const REFUND = { amountCents: 181_300, status: 'done', cancelledAt: '2026-05-02T10:00:00.000Z' } as const;

test('BOOK-12: an upcoming stay says what comes back until when', () => {
  const { cancellation } = makeTrip();
  expect(refundLine(cancellation, '2026-05-01')).toBe(
    'Cancel by May 29 for a full refund; after that 50% until Jun 5, then no refund.',
  );
  expect(refundLine({ ...cancellation, possible: false }, '2026-05-01')).toBeNull();
});

test.each([
  ['done', 'Cancelled May 2. We refunded $1,813.00 to your card.'],
  ['pending', /is on its way to your card/],
  ['failed', /Call us/],
] as const)('BOOK-12: a refund that is %s says so', (status, words) => {
  expect(refundStatus(makeTrip({ refund: { ...REFUND, status } }), TODAY)).toMatch(words);
});

test('BOOK-12: a refund on its way to two cards says how much goes to which', () => {
  const to = [
    { amountCents: 100_000, card: { brand: 'visa', last4: '4242' } },
    { amountCents: 81_300, card: { brand: 'mastercard', last4: '4444' } },
  ];
  expect(refundStatus(makeTrip({ refund: { ...REFUND, status: 'pending', to } }), TODAY)).toBe(
    'Cancelled May 2. Your refund of $1,813.00 is on its way: $1,000.00 to Visa ending in 4242, $813.00 to Mastercard ending in 4444.',
  );
});

test('BOOK-12: the day of cancelling is the one at the home, whatever day it is elsewhere', () => {
  const trip = makeTrip({ refund: { ...REFUND, cancelledAt: '2026-11-22T06:30:00.000Z' } });
  expect(refundStatus(trip, TODAY)).toContain('Cancelled Nov 21.');
});

const REPAID = { amountCents: 20_037, on: '2026-11-24', method: 'bank-transfer', of: 'cancellation' } as const;

test('BOOK-12: what the bank sent back and was paid another way is said with its day and way', () => {
  const all = makeTrip({ refund: { ...REFUND, amountCents: 20_037 }, repaid: [REPAID] });
  expect(refundStatus(all, TODAY)).toBe('Cancelled May 2. We paid your refund of $200.37 on Nov 24 by bank transfer.');
  const part = makeTrip({
    refund: { ...REFUND, amountCents: 50_037, status: 'failed', failedCents: 30_000 },
    repaid: [{ ...REPAID, method: 'check' }],
  });
  expect(refundStatus(part, TODAY)).toBe(
    'Cancelled May 2. Your bank didn’t accept the refund of $300.00. Call us, and we’ll send it another way. We paid your refund of $200.37 on Nov 24 by check.',
  );
  const rest = makeTrip({ refund: { ...REFUND, amountCents: 50_037 }, repaid: [REPAID] });
  expect(refundStatus(rest, TODAY)).toContain('We refunded $300.00 to your card. We paid your refund of $200.37');
});

test('STAY-2: a refund for a change that the bank sent back is said as one of a cancellation', () => {
  const { reservation } = makeTrip({ sentBackCents: 20_037 });
  expect(sentBackStatus(reservation, TODAY)).toMatch(/^Your bank didn’t accept the refund of \$200\.37\. Call us/);
  expect(sentBackStatus(makeTrip({ repaid: [{ ...REPAID, of: 'change', method: 'card' }] }).reservation, TODAY)).toBe(
    'We paid your refund of $200.37 on Nov 24 to your card.',
  );
  expect(sentBackStatus(makeTrip().reservation, TODAY)).toBe('');
});

test('TRUE-2: a stay that was cancelled without a refund says so', () => {
  expect(refundStatus(makeTrip({ refund: { ...REFUND, amountCents: 0, status: 'done' } }), TODAY)).toBe(
    'Cancelled May 2. Under this home’s cancellation policy, there’s no refund.',
  );
});

test('BOOK-12: days of another year say which', () => {
  const trip = makeTrip({ refund: { ...REFUND, amountCents: 20_037 }, repaid: [REPAID] });
  expect(refundStatus(trip, '2027-01-20')).toBe(
    'Cancelled May 2, 2026. We paid your refund of $200.37 on Nov 24, 2026 by bank transfer.',
  );
});
