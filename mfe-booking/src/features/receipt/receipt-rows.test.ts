import fc from 'fast-check';
import type { ReceiptEntry } from '@roost/shared/contracts/receipt';
import { listReceiptRows } from './receipt-rows.ts';

const AT = '2026-05-02T18:00:00.000Z';
const charge = fc.record({
  kind: fc.constantFrom('booking', 'rest', 'change'),
  at: fc.constant(AT),
  amountCents: fc.integer({ min: 1, max: 1_000_000 }),
  status: fc.constant('done'),
  card: fc.constant(null),
});
const refund = fc.record({
  kind: fc.constantFrom('change', 'cancellation'),
  at: fc.constant(AT),
  amountCents: fc.integer({ min: -1_000_000, max: -1 }),
  status: fc.constantFrom('done', 'pending', 'failed'),
  card: fc.constant(null),
});
const sum = (rows: readonly { amountCents: number }[]) =>
  rows.reduce((total, { amountCents }) => total + amountCents, 0);

test('STAY-4: the rows of every receipt sum to its total, which leaves out what the bank sent back', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(charge, refund)), (made) => {
      const entries = made as ReceiptEntry[];
      expect(sum(listReceiptRows(entries))).toBe(sum(entries.filter(({ status }) => status !== 'failed')));
    }),
  );
});

test('STAY-4: a refund that came back has its return right after it', () => {
  const entry: ReceiptEntry = { kind: 'cancellation', at: AT, amountCents: -99_410, status: 'failed', card: null };
  expect(listReceiptRows([entry])).toEqual([
    { entry, amountCents: -99_410, returned: false },
    { entry, amountCents: 99_410, returned: true },
  ]);
});
