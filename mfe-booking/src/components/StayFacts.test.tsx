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

test('BOOK-12: a full refund keeps nothing, and one that the bank sent back is not said to be given', () => {
  const paid = { ...makeReservation(), status: 'cancelled', totalCents: 20_000, paidCents: 20_000 } as const;
  renderPart(<StayFacts reservation={{ ...paid, refund: REFUND }} className={undefined} />);
  expect(list().slice(3)).toEqual(['Paid: $200.00', 'Refund: $200.00']);
  cleanup();
  renderPart(<StayFacts reservation={{ ...paid, refund: { ...REFUND, status: 'failed' } }} className={undefined} />);
  expect(list().slice(3)).toEqual(['Paid: $200.00']);
});
