import { makeTrip } from '../../testing/builders.ts';
import { refundLine, refundStatus } from './refund-texts.ts';

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
  expect(refundStatus(makeTrip({ refund: { ...REFUND, status } }))).toMatch(words);
});

test('BOOK-12: the day of cancelling is the one at the home, whatever day it is elsewhere', () => {
  const trip = makeTrip({ refund: { ...REFUND, cancelledAt: '2026-11-22T06:30:00.000Z' } });
  expect(refundStatus(trip)).toContain('Cancelled Nov 21.');
});
