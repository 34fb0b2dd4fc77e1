/** Step 2: card, billing address, terms and the button that pays (BOOK-2, BOOK-6). */
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { useAppDispatch } from '@roost/shared/state';
import { Heading, TextField } from '@roost/shared/ui';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import type { FormProblem } from '../../components/ErrorSummary.tsx';
import styles from '../../components/form.module.css';
import { LazySplitChoice } from '../../components/split/LazySplit.tsx';
import { copy } from '../../copy.ts';
import { inTwoChosen, paymentFormChanged } from '../../state/booking-slice.ts';
import { findPaymentProblems, getPaymentFormValid } from '../../state/form-problems.ts';
import type { PaymentField } from '../../state/form-problems.ts';
import type { PaymentForm } from '../../state/forms.ts';
import { PAYMENT_FORM_ID, useCheckout } from '../checkout/index.ts';
import type { CardProblem } from '../checkout/index.ts';
import { BillingFields } from './BillingFields.tsx';
import { formatCardRefusal } from './card-refusal.ts';
import { CardRefused } from './CardRefused.tsx';
import { CardSlot } from './CardSlot.tsx';
import { CardSkeleton } from './CardStates.tsx';
import { PromoCode } from './PromoCode.tsx';
import { TermsAndPay } from './TermsAndPay.tsx';
import { useSettled } from './use-wallets.ts';
import type { Wallet, Wallets } from './use-wallets.ts';
import stage from './Wallet.module.css';

const noCard = (): CardProblem => ({ field: 'cardNumber', message: bookingErrorMessage('1012') });

/** The step, covered for a moment where it is not known yet whether the browser has a wallet. */
export function PaymentStep({ wallets }: { wallets: Wallets }) {
  const wallet = useSettled(wallets, useCheckout().step === 'payment');
  const waiting = wallet === 'unknown';
  return (
    <div className={stage.stage} data-waiting={waiting || undefined}>
      {waiting && (
        <div className={stage.cover}>
          <CardSkeleton />
        </div>
      )}
      <Payment wallet={waiting ? null : wallet} />
    </div>
  );
}

/** All at once or in two parts, where the stay may be paid in two. */
function HowMuchNow() {
  const { booking, quote } = useCheckout();
  const dispatch = useAppDispatch();
  if (!quote?.split) return null;
  return (
    <LazySplitChoice
      split={quote.split}
      totalCents={quote.totalCents}
      inTwo={booking.paysInTwo}
      onChange={(inTwo) => dispatch(inTwoChosen(inTwo))}
    />
  );
}

/** Checks what was filled in; the checkout pays. */
function Payment({ wallet }: { wallet: Wallet | null }) {
  const { page, booking, phase, closed, vault, pay } = useCheckout();
  const { paymentForm: form } = booking;
  const dispatch = useAppDispatch();
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<PaymentField>>(new Set());
  const [sent, setSent] = useState(0);
  const [cardProblems, setCardProblems] = useState<readonly CardProblem[]>([]);
  // What is missing is asked of the address alone: the wallet has the card.
  const [forWallet, setForWallet] = useState(false);

  const problems = findPaymentProblems(form);
  const getError = (field: PaymentField) => (sent > 0 || left.has(field) ? problems[field] : undefined);
  const leave = (field: PaymentField) => setLeft((before) => new Set(before).add(field));
  const change = (next: Partial<PaymentForm>) => dispatch(paymentFormChanged(next));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (closed) return;
    const wrongCard = vault.current()?.problems() ?? [noCard()];
    setCardProblems(wrongCard);
    setForWallet(false);
    const valid = getPaymentFormValid(form, wrongCard.length === 0);
    const complete = Object.values(valid).every(Boolean);
    // What a refused card empties is not an error of the form that was sent complete.
    setSent(complete ? 0 : sent + 1);
    if (complete) pay();
  };
  const askForAddress = () => {
    setCardProblems([]);
    setForWallet(true);
    setSent(sent + 1);
  };
  const refusal = phase.type === 'card-refused' && !phase.wallet ? formatCardRefusal(phase.refusal) : null;
  const said = sent === 0 ? refusal : null;
  const all: FormProblem[] = [
    ...cardProblems.map(({ field, message }) => ({ message, onFocus: () => vault.current()?.focus(field) })),
    ...Object.entries(problems).map(([field, message]) => ({ controlId: `${id}-${field}`, message })),
  ];
  return (
    <form id={PAYMENT_FORM_ID} noValidate method="dialog" onSubmit={submit} aria-busy={closed || undefined}>
      {said ? <CardRefused refusal={said} cardId={`${id}-card`} /> : <ErrorSummary sent={sent} problems={all} />}
      <HowMuchNow />
      {wallet && <wallet.Section stripe={wallet.stripe} onIncomplete={askForAddress} />}
      <section className={styles.section} id={`${id}-card`}>
        <Heading level={2} look="d1">
          {copy.payment.card}
        </Heading>
        <CardSlot
          config={page.stripe}
          phone={page.contact.phone}
          onVault={vault.set}
          submitted={sent > 0 && !forWallet}
          refusal={refusal?.field}
          onComplete={(field) => setCardProblems((before) => before.filter((problem) => problem.field !== field))}
          securityCodeHint={refusal ? copy.payment.securityCodeEmptied : undefined}
        />
        <TextField
          id={`${id}-nameOnCard`}
          name="nameOnCard"
          label={copy.payment.nameOnCard}
          value={form.nameOnCard}
          error={getError('nameOnCard')}
          autoComplete="cc-name"
          required
          onChange={(event) => change({ nameOnCard: event.currentTarget.value })}
          onBlur={() => leave('nameOnCard')}
        />
      </section>
      <section className={styles.section}>
        <Heading level={2} look="d1">
          {copy.payment.billing}
        </Heading>
        <BillingFields id={id} form={form} getError={getError} onChange={change} onLeave={leave} />
      </section>
      <PromoCode />
      <TermsAndPay />
    </form>
  );
}
