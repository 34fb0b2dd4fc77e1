import { cleanup, screen } from '@testing-library/react';
import { makeReservation } from '../testing/builders.ts';
import { renderPart } from '../testing/render-page.tsx';
import { StayFacts } from './StayFacts.tsx';

const REFUND = { amountCents: 20_000, status: 'done', cancelledAt: '2026-05-02T10:00:00.000Z' } as const;
const list = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('TRUE-1, BOOK-12: a cancelled stay says where its price went, and asks nobody to come', () => {
  const booked = makeReservation();
  const cancelled = { ...booked, status: 'cancelled', totalCents: 90_000, paidCents: 30_000, refund: REFUND } as const;
  renderPart(<StayFacts reservation={cancelled} className={undefined} />);
  expect(list().slice(1)).toEqual([
    'Dates: Jun 12 – 16, 2026',
    expect.stringMatching(/^Guests: /),
    'Paid: $300.00',
    'Kept under the cancellation policy: $100.00',
    'Refund: $200.00',
    'Never charged: $600.00',
  ]);
});

test('TRUE-2: among the facts stands what cancelling gives back now, and until when', () => {
  const row = { refunds: true, current: false };
  const terms = [
    { ...row, when: 'Until May 29, 11:59 PM', what: 'Full refund, $1,813.00', current: true },
    { ...row, when: 'After May 29', what: 'No refund', refunds: false },
  ];
  renderPart(<StayFacts reservation={makeReservation()} terms={terms} className={undefined} />);
  expect(list()).toContain('If you cancel: Full refund, $1,813.00 · Until May 29, 11:59 PM');
  expect(list()).toContain('Check out: Tue, Jun 16, 2026, by 10 AM');
});

test('BOOK-12: a full refund keeps nothing, and one that the bank sent back is not said to be given', () => {
  const paid = { ...makeReservation(), status: 'cancelled', totalCents: 20_000, paidCents: 20_000 } as const;
  renderPart(<StayFacts reservation={{ ...paid, refund: REFUND }} className={undefined} />);
  expect(list().slice(3)).toEqual(['Paid: $200.00', 'Refund: $200.00']);
  cleanup();
  renderPart(<StayFacts reservation={{ ...paid, refund: { ...REFUND, status: 'failed' } }} className={undefined} />);
  expect(list().slice(3)).toEqual(['Paid: $200.00']);
});
