import type { QuoteLine } from '@roost/shared/contracts/booking';

/** One line of the table: what it was and what it is; null where the line did not or does not exist. */
export type DifferenceRow = { kind: QuoteLine['kind']; label: string; beforeCents: number | null; nowCents: number | null; changed: boolean };

/** Lines of two bills side by side, in the order of the new one; lines that are gone come last (BOOK-4). */
export function priceDifference(before: readonly QuoteLine[], now: readonly QuoteLine[]): DifferenceRow[] {
  const old = new Map(before.map((line) => [line.kind, line]));
  const rows = now.map((line): DifferenceRow => {
    const was = old.get(line.kind)?.amountCents ?? null;
    return { kind: line.kind, label: line.label, beforeCents: was, nowCents: line.amountCents, changed: was !== line.amountCents };
  });
  const kinds = new Set(now.map((line) => line.kind));
  const gone = before.filter((line) => !kinds.has(line.kind))
    .map((line): DifferenceRow => ({ kind: line.kind, label: line.label, beforeCents: line.amountCents, nowCents: null, changed: true }));
  return [...rows, ...gone];
}
