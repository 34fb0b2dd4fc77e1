import type { QuoteLine } from '@roost/shared/contracts/booking';

/** A line of a bill, or one of its taxes. */
export type PricedLine = { kind: QuoteLine['kind'] | 'tax'; label: string; amountCents: number };
/** One line of the table: what it was and what it is; null where the line did not or does not exist. */
export type DifferenceRow = {
  kind: PricedLine['kind'];
  label: string;
  beforeCents: number | null;
  nowCents: number | null;
  changed: boolean;
};

/**
 * A bill can have several lines of these kinds, which are told apart by their label. The others keep their kind when
 * the label changes ("4 nights").
 */
const SEVERAL: ReadonlySet<PricedLine['kind']> = new Set(['option', 'tax', 'promo']);
const getKey = ({ kind, label }: PricedLine): string => (SEVERAL.has(kind) ? `${kind} ${label}` : kind);

/** Returns the lines of two bills side by side, in the order of the new one; lines that are gone come last (BOOK-4). */
export function priceDifference(before: readonly PricedLine[], now: readonly PricedLine[]): DifferenceRow[] {
  const old = new Map(before.map((line) => [getKey(line), line]));
  const rows = now.map((line): DifferenceRow => {
    const was = old.get(getKey(line))?.amountCents ?? null;
    return {
      kind: line.kind,
      label: line.label,
      beforeCents: was,
      nowCents: line.amountCents,
      changed: was !== line.amountCents,
    };
  });
  const kept = new Set(now.map(getKey));
  const gone = before
    .filter((line) => !kept.has(getKey(line)))
    .map((line): DifferenceRow => ({
      kind: line.kind,
      label: line.label,
      beforeCents: line.amountCents,
      nowCents: null,
      changed: true,
    }));
  return [...rows, ...gone];
}
