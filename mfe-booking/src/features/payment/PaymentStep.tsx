/** Step 2: card, billing address, terms and the button that pays (BOOK-2, BOOK-6). */
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { useAppDispatch } from '@roost/shared/state';
import { Heading, TextField } from '@roost/shared/ui';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import type { FormProblem } from '../../components/ErrorSummary.tsx';
import styles from '../../components/form.module.css';
import { copy } from '../../copy.ts';
import { paymentFormChanged } from '../../state/booking-slice.ts';
import { findPaymentProblems, getPaymentFormValid } from '../../state/form-problems.ts';
import type { PaymentField } from '../../state/form-problems.ts';
import type { PaymentForm } from '../../state/forms.ts';
import { PAYMENT_FORM_ID, useCheckout } from '../checkout/index.ts';
import type { CardProblem } from '../checkout/index.ts';
import { BillingFields } from './BillingFields.tsx';
import { formatCardRefusal } from './card-refusal.ts';
import { CardRefused } from './CardRefused.tsx';
import { CardSlot } from './CardSlot.tsx';
import { PromoCode } from './PromoCode.tsx';
import { TermsAndPay } from './TermsAndPay.tsx';

const noCard = (): CardProblem => ({ field: 'cardNumber', message: bookingErrorMessage('1012') });

/** Checks what was filled in; the checkout pays. */
export function PaymentStep() {
  const { page, booking, phase, closed, vault, pay } = useCheckout();
  const { paymentForm: form } = booking;
  const dispatch = useAppDispatch();
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<PaymentField>>(new Set());
  const [sent, setSent] = useState(0);
  const [cardProblems, setCardProblems] = useState<readonly CardProblem[]>([]);

  const problems = findPaymentProblems(form);
  const getError = (field: PaymentField) => (sent > 0 || left.has(field) ? problems[field] : undefined);
  const leave = (field: PaymentField) => setLeft((before) => new Set(before).add(field));
  const change = (next: Partial<PaymentForm>) => dispatch(paymentFormChanged(next));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (closed) return;
    const wrongCard = vault.current()?.problems() ?? [noCard()];
    setCardProblems(wrongCard);
    const valid = getPaymentFormValid(form, wrongCard.length === 0);
    const complete = Object.values(valid).every(Boolean);
    // What a refused card empties is not an error of the form that was sent complete.
    setSent(complete ? 0 : sent + 1);
    if (complete) pay();
  };
  const refusal = phase.type === 'card-refused' ? formatCardRefusal(phase.refusal) : null;
  const all: FormProblem[] = [
    ...uniqueMessages(cardProblems).map(({ field, message }) => ({
      message,
      onFocus: () => vault.current()?.focus(field),
    })),
    ...Object.entries(problems).map(([field, message]) => ({ controlId: `${id}-${field}`, message })),
  ];
  return (
    <form id={PAYMENT_FORM_ID} noValidate method="dialog" onSubmit={submit} aria-busy={closed || undefined}>
      {refusal ? <CardRefused refusal={refusal} cardId={`${id}-card`} /> : <ErrorSummary sent={sent} problems={all} />}
      <section className={styles.section} id={`${id}-card`}>
        <Heading level={2} look="d1">
          {copy.payment.card}
        </Heading>
        <CardSlot
          config={page.stripe}
          phone={page.contact.phone}
          onVault={vault.set}
          submitted={sent > 0}
          refusal={refusal?.field}
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

/** Returns the first problem of each message: empty fields of the card all say the same. */
function uniqueMessages(problems: readonly CardProblem[]): CardProblem[] {
  return problems.filter(
    ({ message }, index) => problems.findIndex((problem) => problem.message === message) === index,
  );
}
