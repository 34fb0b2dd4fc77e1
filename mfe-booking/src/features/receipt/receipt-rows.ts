import type { ReceiptEntry } from '@roost/shared/contracts/receipt';

/** A row of the receipt: a charge, a refund, or a refund that came back. */
export type ReceiptRow = {
  entry: ReceiptEntry;
  amountCents: number;
  /** The bank sent this refund back. The day on which it did is not known. */
  returned: boolean;
};

/**
 * Returns a row for each charge and refund, and one more for each refund that the bank sent back, so that the rows of a
 * receipt sum to what was paid (STAY-4).
 */
export function listReceiptRows(entries: readonly ReceiptEntry[]): ReceiptRow[] {
  return entries.flatMap((entry): ReceiptRow[] => {
    const row = { entry, amountCents: entry.amountCents, returned: false };
    return entry.status === 'failed' ? [row, { entry, amountCents: -entry.amountCents, returned: true }] : [row];
  });
}
