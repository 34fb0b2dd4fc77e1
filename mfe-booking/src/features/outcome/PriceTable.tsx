import { showLine, showTax } from '@roost/shared/domain/shown-words';
import type { Quote } from '@roost/shared/contracts/booking';
import { formatNights } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { useDollars, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './Outcome.module.css';
import { priceDifference } from './price-difference.ts';
import type { DifferenceRow, PricedLine } from './price-difference.ts';

/** Returns the lines and taxes of a bill alike. */
const getLines = (quote: Quote): PricedLine[] => [
  ...quote.lines.map((line) => ({ ...line, label: showLine(line) })),
  ...quote.taxes.map((tax) => ({
    kind: 'tax' as const,
    label: showTax(tax),
    amountCents: tax.amountCents,
  })),
];

/** The single nights of a label make one amount: beside two amounts it only counts them. */
const getLabel = ({ kind, label, changed }: DifferenceRow, { nights }: Quote): string =>
  kind === 'nights' && changed ? formatNights(nights) : label;

/** The old and the new price line by line (BOOK-4). Without the old one there is one column. */
export function PriceTable({ before, now }: { before: Quote | null; now: Quote }) {
  const changed = before !== null && before.totalCents !== now.totalCents;
  const inDollars = useDollars();
  const amount = (cents: number) => inDollars(formatCents(cents));
  return (
    <div className={styles.scroll}>
      <table className={styles.diff}>
        <caption>
          <VisuallyHidden>{copy.changed.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{copy.changed.line}</VisuallyHidden>
            </th>
            {before && <th scope="col">{copy.changed.before}</th>}
            <th scope="col">{copy.changed.now}</th>
          </tr>
        </thead>
        <tbody>
          {priceDifference(getLines(before ?? now), getLines(now)).map((row) => (
            <tr key={`${row.kind} ${row.label}`} className={row.changed ? styles.changedRow : undefined}>
              <th scope="row">{inDollars(before ? getLabel(row, now) : row.label)}</th>
              {before && (
                <td>
                  {row.beforeCents === null ? (
                    ''
                  ) : row.changed ? (
                    <s>{amount(row.beforeCents)}</s>
                  ) : (
                    amount(row.beforeCents)
                  )}
                </td>
              )}
              <td>{row.nowCents === null ? copy.changed.removed : amount(row.nowCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.changed.total}</th>
            {before && <td>{changed ? <s>{amount(before.totalCents)}</s> : amount(before.totalCents)}</td>}
            <td>{amount(now.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
