import { cleanup, screen, within } from '@testing-library/react';
import type { ReceiptEntry, StayReceipt } from '@roost/shared/contracts/receipt';
import { makeReservation } from '../../testing/builders.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { PrintableReceipt } from './ReceiptPage.tsx';

const VISA = { brand: 'visa', last4: '4242' };
const OTHER = { brand: 'visa', last4: '3155' };
const AT = '2026-05-02T18:00:00.000Z';

function makeReceipt(changes: number): StayReceipt {
  const refund = { amountCents: 181_300, status: 'done', cancelledAt: AT } as const;
  return {
    reservation: makeReservation({ status: 'cancelled', refund, ...(changes > 0 ? { changes } : {}) }),
    hostName: 'Ruth',
    entries: [
      { kind: 'booking', at: '2026-05-01T18:00:00.000Z', amountCents: 90_650, status: 'done', card: VISA },
      { kind: 'rest', at: '2026-05-01T19:00:00.000Z', amountCents: 90_650, status: 'done', card: OTHER },
      { kind: 'cancellation', at: AT, amountCents: -90_650, status: 'done', card: OTHER },
      { kind: 'cancellation', at: AT, amountCents: -90_650, status: 'done', card: VISA },
    ],
    chargedCents: 181_300,
    refundedCents: 181_300,
  };
}

test('STAY-4: each refund has its card, also when two cards get the same sum', () => {
  renderPart(<PrintableReceipt receipt={makeReceipt(0)} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1, 5).map((row) => row.textContent)).toEqual([
    'May 1, 2026BookingVisa ending in 4242$906.50',
    'May 1, 2026Rest of the stayVisa ending in 3155$906.50',
    'May 2, 2026Refund for the cancellationVisa ending in 3155−$906.50',
    'May 2, 2026Refund for the cancellationVisa ending in 4242−$906.50',
  ]);
});

test('STAY-4: a refund that the bank sent back is followed by its return, and the rows sum to the total', () => {
  const receipt = makeReceipt(0);
  const [booking, rest, refund, other] = receipt.entries as [ReceiptEntry, ReceiptEntry, ReceiptEntry, ReceiptEntry];
  const entries: ReceiptEntry[] = [booking, rest, { ...refund, status: 'failed' }, other];
  renderPart(<PrintableReceipt receipt={{ ...receipt, entries, refundedCents: 90_650 }} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(3).map((row) => row.textContent)).toEqual([
    'May 2, 2026Refund for the cancellationVisa ending in 3155−$906.50',
    'Refund sent back by the bankVisa ending in 3155$906.50',
    'May 2, 2026Refund for the cancellationVisa ending in 4242−$906.50',
    'Charged in all$1,813.00',
    'Refunds in all−$906.50',
    'Total paid$906.50',
  ]);
});

test('STAY-4: the bill of a cancelled stay is headed by what it shows: the stay as booked, or as last changed', () => {
  renderPart(<PrintableReceipt receipt={makeReceipt(0)} />);
  expect(screen.getByRole('heading', { name: 'The stay as it was booked' })).toBeVisible();
  cleanup();
  renderPart(<PrintableReceipt receipt={makeReceipt(2)} />);
  expect(screen.getByRole('heading', { name: 'The stay as it was last changed' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The stay as it was booked' })).not.toBeInTheDocument();
});
