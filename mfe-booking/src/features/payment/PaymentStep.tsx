/** Step 2: card, billing address, terms and the button that pays (BOOK-2, BOOK-6). */
import { useCallback, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { PromoResult } from '@roost/shared/contracts/booking';
import type { HouseRules } from '@roost/shared/contracts/listing';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { formatCents } from '@roost/shared/domain/money';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { AppLink, Button, Heading, Note, TextField } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from '../../components/form.module.css';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import type { FormProblem } from '../../components/ErrorSummary.tsx';
import { bookingSlice, cardJudged, paymentFormChanged } from '../../state/booking-slice.ts';
import { paymentProblems } from '../../state/form-problems.ts';
import type { PaymentField } from '../../state/form-problems.ts';
import { BillingFields } from './BillingFields.tsx';
import { CardSlot } from './CardSlot.tsx';
import { PromoCode } from './PromoCode.tsx';
import type { CardProblem, CardVault } from '../checkout/card-vault.ts';

export type PaymentStepProps = {
  stripe: PublicConfig['stripe'];
  phone: string;
  /** What the button asks for; null while there is no price. */
  totalCents: number | null;
  /** A new price is on its way. */
  pricing: boolean;
  promo: PromoResult | null;
  houseRules: HouseRules;
  busy: boolean;
  /** A refusal of the card by the bank or the vault: its title, and the words at the field. */
  refusal: { title: string; field: string; explain: boolean } | null;
  onVault: (vault: CardVault | null) => void;
  onBack: () => void;
  onPay: () => void;
};

/** Sends nothing itself: it checks, and tells its page that the guest wants to pay. */
export function PaymentStep({
  stripe,
  phone,
  totalCents,
  pricing,
  promo,
  houseRules,
  busy,
  refusal,
  onVault,
  onBack,
  onPay,
}: PaymentStepProps) {
  const { paymentForm: form } = useSlice(bookingSlice);
  const dispatch = useAppDispatch();
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<PaymentField>>(new Set());
  const [sent, setSent] = useState(0);
  const [cardProblems, setCardProblems] = useState<readonly CardProblem[]>([]);
  const vault = useRef<CardVault | null>(null);
  const keepVault = useCallback(
    (next: CardVault | null) => {
      vault.current = next;
      onVault(next);
    },
    [onVault],
  );

  const problems = paymentProblems(form);
  const errorOf = (field: PaymentField) => (sent > 0 || left.has(field) ? problems[field] : undefined);
  const leave = (field: PaymentField) => setLeft((before) => new Set(before).add(field));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrongCard = vault.current?.problems() ?? [
      { field: 'cardNumber' as const, message: bookingErrorMessage('1012') },
    ];
    setCardProblems(wrongCard);
    dispatch(cardJudged(wrongCard.length === 0));
    if (wrongCard.length > 0 || Object.keys(problems).length > 0) setSent(sent + 1);
    else onPay();
  };
  const cardMessages = uniqueBy(cardProblems, ({ message }) => message);
  const all: FormProblem[] = [
    ...cardMessages.map(({ field, message }) => ({ message, onFocus: () => vault.current?.focus(field) })),
    ...Object.entries(problems).map(([field, message]) => ({ controlId: `${id}-${field}`, message })),
  ];
  const total = totalCents === null ? null : formatCents(totalCents);
  return (
    <form noValidate method="dialog" onSubmit={submit} aria-busy={busy || undefined}>
      {refusal && (
        <div className={styles.note}>
          <Note tone="bad" role="alert">
            <strong>{refusal.title}</strong>{' '}
            {refusal.explain && (
              <>
                <a
                  href={`#${id}-card`}
                  onClick={(event) => {
                    event.preventDefault();
                    vault.current?.focus('cardNumber');
                  }}
                >
                  {copy.declined.change}
                </a>{' '}
                {copy.declined.after}
              </>
            )}
          </Note>
        </div>
      )}
      {!refusal && <ErrorSummary sent={sent} problems={all} />}
      <section className={styles.section} id={`${id}-card`}>
        <Heading level={2} look="d1">
          {copy.payment.card}
        </Heading>
        <CardSlot
          config={stripe}
          phone={phone}
          onVault={keepVault}
          submitted={sent > 0}
          refusal={refusal?.field}
          securityCodeHint={refusal ? copy.payment.securityCodeEmptied : undefined}
        />
        <TextField
          id={`${id}-nameOnCard`}
          name="nameOnCard"
          label={copy.payment.nameOnCard}
          value={form.nameOnCard}
          error={errorOf('nameOnCard')}
          autoComplete="cc-name"
          required
          onChange={(event) => dispatch(paymentFormChanged({ nameOnCard: event.currentTarget.value }))}
          onBlur={() => leave('nameOnCard')}
        />
      </section>
      <section className={styles.section}>
        <Heading level={2} look="d1">
          {copy.payment.billing}
        </Heading>
        <BillingFields
          id={id}
          form={form}
          errorOf={errorOf}
          onChange={(next) => dispatch(paymentFormChanged(next))}
          onLeave={leave}
        />
      </section>
      <PromoCode applied={promo} busy={pricing} />
      <section className={styles.section}>
        <p>
          {copy.payment.rules}: {ruleWords(houseRules)}
        </p>
        <p>
          {copy.payment.terms}{' '}
          <AppLink href="/terms" target="_blank" rel="noopener">
            {copy.payment.readTerms}
          </AppLink>
        </p>
        <div className={styles.actions}>
          <Button variant="text" onClick={onBack}>
            {copy.payment.back}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon="lock"
            busy={busy}
            {...(total === null ? { unavailable: pricing ? copy.payment.pricing : copy.details.nextBlocked } : {})}
          >
            {total === null ? copy.payment.payNoTotal : copy.payment.pay(total)}
          </Button>
        </div>
        <p className={styles.fine} role="status">
          {busy ? copy.payment.paying : copy.payment.once}
        </p>
      </section>
    </form>
  );
}

/** The rules that most often matter, in one line. */
function ruleWords({ smoking, parties, pets, quietHours, minimumAge }: HouseRules): string {
  const { no, age, quiet } = copy.payment.ruleWords;
  const forbidden = [...(smoking ? [] : [no.smoking]), ...(parties ? [] : [no.parties]), ...(pets ? [] : [no.pets])];
  return (
    [...forbidden, ...(quietHours ? [quiet(quietHours)] : []), ...(minimumAge > 0 ? [age(minimumAge)] : [])].join(
      ', ',
    ) + '.'
  );
}

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();
}
