/** Texts of the printable receipt. */
import { hasSeveralHosts } from '@roost/shared/domain/hosts';
import { defineTexts } from '@roost/shared/texts';
import type { ReceiptEntry } from '@roost/shared/contracts/receipt';

const KINDS = {
  charge: { booking: 'Booking', rest: 'Rest of the stay', change: 'Change of the stay', cancellation: '' },
  refund: { booking: '', rest: '', change: 'Refund for a change', cancellation: 'Refund for the cancellation' },
} as const;
const PAID = { 'bank-transfer': 'Refund by bank transfer', check: 'Refund by check', card: 'Refund by Roost' } as const;

export const receiptCopy = /* @__PURE__ */ defineTexts('mfe-booking/receipt', {
  for: (code: string) => `Receipt for ${code}`,
  print: 'Print or save as PDF',
  trip: 'Back to the stay',
  home: 'Home',
  host: (name: string) => (hasSeveralHosts(name) ? 'Hosts' : 'Host'),
  guest: 'Guest',
  dates: 'Dates',
  party: 'Guests',
  booked: 'Booked',
  reservation: 'Reservation',
  bill: 'The stay',
  cancelledBill: 'The stay as it was booked',
  cancelledChangedBill: 'The stay as it was last changed',
  payments: 'Charges and refunds',
  date: 'Date',
  what: 'What',
  amount: 'Amount (USD)',
  charged: 'Charged in all',
  refunded: 'Refunds in all',
  net: 'Total paid',
  soFar: 'Paid so far',
  later: (amount: string, day: string) => `${amount} is still to be charged, on ${day}.`,
  payBy: (amount: string, day: string) => `${amount} is still to be paid, by ${day}.`,
  noCard: 'Card not shown',
  describe: ({ kind, amountCents, status, byHand, paidBy }: ReceiptEntry) =>
    `${paidBy ? PAID[paidBy] : byHand ? 'Refund by Roost' : KINDS[amountCents > 0 ? 'charge' : 'refund'][kind]}${status === 'pending' ? ', on its way' : ''}`,
  returned: 'Refund sent back by the bank',
  by: 'Roost takes payments on the host’s behalf.',
  failed: 'We couldn’t load your receipt',
});
