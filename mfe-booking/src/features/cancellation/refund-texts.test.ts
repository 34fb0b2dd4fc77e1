import { makeTrip } from '../../testing/builders.ts';
import { refundLine, refundStatus, timelineRows } from './refund-texts.ts';

const REFUND = { amountCents: 181_300, status: 'done', cancelledAt: '2026-05-02T10:00:00.000Z' };

test('BOOK-12: the timeline leaves no day out and says what comes back on each', () => {
  expect(timelineRows(makeTrip().cancellation.steps, 181_300)).toEqual([
    { when: 'Until May 29, 11:59 PM', what: 'Everything comes back, $1,813.00', current: true },
    { when: 'May 30 to Jun 5', what: '50% comes back, $906.50', current: false },
    { when: 'After Jun 5', what: 'Nothing comes back', current: false },
  ]);
  expect(timelineRows([{ refundPercent: 0, refundCents: 0, until: null, current: true }], 100)).toEqual([
    { when: 'Whenever you cancel', what: 'Nothing comes back', current: true },
  ]);
});

test('BOOK-12: an upcoming stay says what comes back now, if anything does', () => {
  const { cancellation } = makeTrip();
  expect(refundLine(cancellation)).toBe('Full refund until May 29, 11:59 PM.');
  const half = cancellation.steps.map((step, index) => ({ ...step, current: index === 1 }));
  expect(refundLine({ ...cancellation, steps: half })).toBe('$906.50 comes back until Jun 5, 11:59 PM');
  expect(refundLine({ ...cancellation, possible: false })).toBeNull();
});

test.each([
  ['done', 'Cancelled May 2. $1,813.00 was sent back to your card.'],
  ['pending', /on its way back/],
  ['failed', /Call us/],
] as const)('BOOK-12: a refund that is %s says so', (status, words) => {
  expect(refundStatus({ refund: { ...REFUND, status } })).toMatch(words);
});
