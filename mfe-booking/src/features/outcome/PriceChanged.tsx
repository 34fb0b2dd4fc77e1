import type { Quote } from '@roost/shared/contracts/booking';
import { formatCents } from '@roost/shared/domain/money';
import { Button, LinkButton, Note, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './Outcome.module.css';
import { priceDifference } from './price-difference.ts';

export type PriceChangedProps = {
  /** What was on the button; null when it is not known any more, after a reload. */
  before: Quote | null;
  now: Quote;
  /** Why, where services say more than that it changed. */
  reason?: string | undefined;
  searchHref: string;
  busy: boolean;
  onPay: () => void;
  onBack: () => void;
};

/** Lines and taxes alike. */
const allLines = (quote: Quote) => [
  ...quote.lines,
  ...quote.taxes.map((tax) => ({
    kind: 'tax' as const,
    label: `${tax.name}, ${tax.rate}`,
    amountCents: tax.amountCents,
  })),
];

/** The old and the new price, and the new total on the button: nothing is booked that was not agreed to (BOOK-4). */
export function PriceChanged({ before, now, reason, searchHref, busy, onPay, onBack }: PriceChangedProps) {
  const difference = before ? now.totalCents - before.totalCents : 0;
  return (
    <>
      <Note tone="warn" role="alert">
        <strong>{copy.changed.note}</strong> {reason}{' '}
        {difference !== 0 && copy.changed.difference(formatCents(Math.abs(difference)), difference > 0)}
      </Note>
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
            {priceDifference(allLines(before ?? now), allLines(now)).map((row) => (
              <tr key={`${row.kind} ${row.label}`} className={row.changed ? styles.changedRow : undefined}>
                <th scope="row">{row.label}</th>
                {before && (
                  <td>
                    {row.beforeCents === null ? (
                      ''
                    ) : row.changed ? (
                      <s>{formatCents(row.beforeCents)}</s>
                    ) : (
                      formatCents(row.beforeCents)
                    )}
                  </td>
                )}
                <td>{row.nowCents === null ? copy.changed.removed : formatCents(row.nowCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{copy.changed.total}</th>
              {before && (
                <td>{difference === 0 ? formatCents(before.totalCents) : <s>{formatCents(before.totalCents)}</s>}</td>
              )}
              <td>{formatCents(now.totalCents)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className={styles.actions}>
        <LinkButton href={searchHref}>{copy.changed.others}</LinkButton>
        <Button variant="primary" size="lg" icon="lock" busy={busy} onClick={onPay}>
          {copy.payment.pay(formatCents(now.totalCents))}
        </Button>
      </div>
      <p className={styles.fine}>
        {copy.changed.kept}{' '}
        <button type="button" className={styles.inline} onClick={onBack}>
          {copy.changed.look}
        </button>
      </p>
    </>
  );
}
