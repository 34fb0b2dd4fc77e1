import { formatDate } from '@roost/shared/domain/dates';
import type { ReceiptEntry, StayReceipt } from '@roost/shared/contracts/receipt';
import { formatCents } from '@roost/shared/domain/money';
import { formatCard } from '@roost/shared/domain/refund-cards';
import { Dollars } from '../../components/Dollars.tsx';
import { dayAtHome } from '../../components/format-stay.ts';
import { receiptCopy as texts } from './receipt-copy.ts';
import { listReceiptRows } from './receipt-rows.ts';
import styles from './PaymentTable.module.css';

function describeCard({ card, amountCents }: ReceiptEntry): string {
  if (card) return formatCard(card);
  return amountCents > 0 ? texts.noCard : '';
}

/** Every charge and refund of a stay with its day at the home, as its other pages and mails have it, and their sums. */
export function PaymentTable({
  receipt: { reservation, entries, chargedCents, refundedCents },
}: {
  receipt: StayReceipt;
}) {
  const day = (instant: string) => formatDate(dayAtHome(reservation, instant));
  const sums: readonly (readonly [name: string, cents: number])[] = [
    ...(refundedCents > 0 ? [[texts.charged, chargedCents] as const, [texts.refunded, -refundedCents] as const] : []),
    [reservation.rest ? texts.soFar : texts.net, chargedCents - refundedCents],
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col" className={styles.amount}>
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {listReceiptRows(entries).map(({ entry, amountCents, returned }) => (
          <tr key={`${entry.at} ${entry.kind} ${entry.status} ${amountCents} ${entry.card?.last4}`}>
            <td>{!returned && day(entry.at)}</td>
            <td>
              {returned ? texts.returned : texts.describe(entry)}
              <span className={styles.card}>{describeCard(entry)}</span>
            </td>
            <td className={styles.amount}>
              <Dollars>{formatCents(amountCents)}</Dollars>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, cents]) => (
          <tr key={name}>
            <th scope="row" colSpan={2}>
              {name}
            </th>
            <td className={styles.amount}>
              <Dollars>{formatCents(cents)}</Dollars>
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
