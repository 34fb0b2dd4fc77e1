import type { ReactNode } from 'react';
import { formatCents } from '@roost/shared/domain/money';
import { SEARCH_PATH } from '@roost/shared/domain/search-path';
import { Button, LinkButton, Note, useDollars } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { DueNote, RefundNote, useCheckout } from '../checkout/index.ts';
import styles from './Outcome.module.css';
import { PriceTable } from './PriceTable.tsx';

/**
 * The old and the new price, and the new total on the button: nothing is booked that the guest has not agreed to
 * (BOOK-4). Who was paying with a wallet gets `wallet` in place of the button, which would ask for a card that was
 * never typed.
 */
export function PriceChanged({ wallet }: { wallet: ReactNode }) {
  const { phase, pay, dueCents, backToForm } = useCheckout();
  const inDollars = useDollars();
  if (phase.type !== 'price-changed') return null;
  const { before, now, reason } = phase;
  const byWallet = phase.wallet === true;
  const difference = before ? now.totalCents - before.totalCents : 0;
  return (
    <>
      <Note tone="warn" role="alert">
        <strong>{copy.changed.note}</strong> {reason}{' '}
        {difference !== 0 && inDollars(copy.changed.difference(formatCents(Math.abs(difference)), difference > 0))}
      </Note>
      <PriceTable before={before} now={now} />
      <RefundNote />
      <div className={styles.actions}>
        <LinkButton href={SEARCH_PATH}>{copy.changed.others}</LinkButton>
        {!byWallet && (
          <Button variant="primary" size="lg" icon="lock" onClick={pay}>
            {/* In two parts less than the total is charged now (BOOK-13). */}
            {copy.payment.pay(inDollars(formatCents(dueCents ?? now.totalCents)))}
          </Button>
        )}
      </div>
      {byWallet && wallet}
      <p className={styles.fine}>
        {!byWallet && (
          <>
            <DueNote cents={dueCents} /> {copy.changed.kept}{' '}
          </>
        )}
        <button type="button" className={styles.inline} onClick={backToForm}>
          {byWallet ? copy.payment.back : copy.changed.look}
        </button>
      </p>
    </>
  );
}
