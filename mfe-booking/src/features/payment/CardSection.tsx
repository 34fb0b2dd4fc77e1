/**
 * The card, in three frames of the vault (BOOK-6). Loaded with its library before the payment step. The page
 * knows it only as a CardVault.
 */
import { currentLanguage } from '@roost/shared/texts';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe, StripeElementStyle } from '@stripe/stripe-js';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useIsDark } from '@roost/shared/theme';
import { FieldGrid } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { CARD_FIELDS, PAYMENT_FORM_ID } from '../checkout/index.ts';
import type { CardFieldName, CardProblem, CardVault } from '../checkout/index.ts';
import { CardField } from './CardField.tsx';
import { CardSkeleton, VaultFailed } from './CardStates.tsx';
import { loadVault } from './stripe-script.ts';
import { stripeVault } from './stripe-vault.ts';
import { useFraudField } from './use-fraud-field.ts';
import grid from './CardGrid.module.css';
import styles from './Card.module.css';

export type CardSectionProps = {
  config: PublicConfig['stripe'];
  phone: string;
  /** Gets the vault when its fields are in the page, and null when they leave it. */
  onVault: (vault: CardVault | null) => void;
  /** Show what is wrong with every field: the form was sent. */
  submitted: boolean;
  /** Why the card was refused, shown at its number. */
  refusal?: string | undefined;
  securityCodeHint?: string | undefined;
  /** A field has what it needs. */
  onComplete?: (field: CardFieldName) => void;
};

type VaultState = { type: 'loading' } | { type: 'failed' } | { type: 'ready'; stripe: Stripe };

/** The card's fields, a skeleton while the vault loads, or the phone number when it does not load. */
export function CardSection(props: CardSectionProps) {
  const {
    config: { scriptUrl, publishableKey },
    phone,
  } = props;
  const [vault, setVault] = useState<VaultState>({ type: 'loading' });
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let current = true;
    loadVault({ scriptUrl, publishableKey }).then(
      (stripe) => {
        if (current) setVault({ type: 'ready', stripe });
      },
      () => {
        if (current) setVault({ type: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [scriptUrl, publishableKey, attempts]);

  if (vault.type === 'loading') return <CardSkeleton />;
  if (vault.type === 'failed') {
    const retry = () => {
      setVault({ type: 'loading' });
      setAttempts(attempts + 1);
    };
    return <VaultFailed phone={phone} onRetry={retry} />;
  }
  return (
    <Elements stripe={vault.stripe} options={{ locale: currentLanguage() }}>
      <CardFields {...props} />
    </Elements>
  );
}

type FieldState = { empty: boolean; complete: boolean; error: string | undefined; left: boolean };
const UNTOUCHED: FieldState = { empty: true, complete: false, error: undefined, left: false };
type CardFieldStates = Readonly<Record<CardFieldName, FieldState>>;
const ALL_UNTOUCHED: CardFieldStates = { cardNumber: UNTOUCHED, cardExpiry: UNTOUCHED, cardCvc: UNTOUCHED };

const getLabel = (name: CardFieldName): string =>
  ({
    cardNumber: copy.payment.cardNumber,
    cardExpiry: copy.payment.expires,
    cardCvc: copy.payment.securityCode,
  })[name];

function CardFields({ onVault, submitted, refusal, securityCodeHint, onComplete }: CardSectionProps) {
  // With the card's code, which loads after the page is interactive.
  useFraudField(PAYMENT_FORM_ID);
  const stripe = useStripe();
  const elements = useElements();
  const id = useId();
  const [fields, setFields] = useState(ALL_UNTOUCHED);
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);
  const change = (name: CardFieldName, next: (before: FieldState) => Partial<FieldState>) =>
    setFields((before) => ({ ...before, [name]: { ...before[name], ...next(before[name]) } }));

  useEffect(() => {
    if (!stripe || !elements) return;
    const problems = () =>
      CARD_FIELDS.flatMap((field): CardProblem[] => {
        const message = getProblem(field, latest.current[field]);
        return message ? [{ field, message }] : [];
      });
    onVault(
      onClearing(stripeVault(stripe, elements, problems), () =>
        setFields((before) => ({ ...before, cardCvc: UNTOUCHED })),
      ),
    );
    return () => onVault(null);
  }, [stripe, elements, onVault]);

  const style = useFieldStyle();
  const options = (name: CardFieldName) => ({
    style,
    ...(name === 'cardCvc' ? { placeholder: copy.payment.securityCodePlaceholder } : {}),
  });
  const field = (name: CardFieldName) => ({
    id: `${id}-${name}`,
    label: getLabel(name),
    error: submitted || fields[name].left ? getProblem(name, fields[name], submitted) : undefined,
  });
  const events = (name: CardFieldName) => ({
    onChange: (event: { empty: boolean; complete: boolean; error: { message: string } | undefined }) => {
      change(name, () => ({ empty: event.empty, complete: event.complete, error: event.error?.message }));
      if (event.complete) onComplete?.(name);
    },
    onBlur: () => change(name, (before) => ({ left: before.left || !before.empty })),
  });
  const number = field('cardNumber');
  return (
    <FieldGrid columns={2} className={grid.grid}>
      <div data-span="full">
        <CardField {...number} error={number.error ?? refusal} icon="card">
          <CardNumberElement
            id={number.id}
            className={styles.frame}
            options={options('cardNumber')}
            {...events('cardNumber')}
          />
        </CardField>
      </div>
      <CardField {...field('cardExpiry')}>
        <CardExpiryElement
          id={`${id}-cardExpiry`}
          className={styles.frame}
          options={options('cardExpiry')}
          {...events('cardExpiry')}
        />
      </CardField>
      <CardField {...field('cardCvc')} hint={securityCodeHint}>
        <CardCvcElement
          id={`${id}-cardCvc`}
          className={styles.frame}
          options={options('cardCvc')}
          {...events('cardCvc')}
        />
      </CardField>
    </FieldGrid>
  );
}

/**
 * Returns the vault with `forget` after its code was emptied: we did that, so nothing is wrong until the guest has left
 * the field or sent the form.
 */
function onClearing(vault: CardVault, forget: () => void): CardVault {
  return {
    ...vault,
    clearSecurityCode: () => {
      vault.clearSecurityCode();
      forget();
    },
  };
}

/**
 * Returns the frame's own message for a wrong value; for an empty field what is missing, once the form was sent: at the
 * number the catalogue's 1014.
 */
function getProblem(name: CardFieldName, state: FieldState, withEmpty = true): string | undefined {
  if (state.error) return state.error;
  if (!withEmpty || state.complete) return undefined;
  if (name === 'cardExpiry') return copy.payment.needsExpires;
  return name === 'cardCvc' ? copy.payment.needsSecurityCode : bookingErrorMessage('1014');
}

/** Returns the design tokens as plain values: a frame of another origin does not see the page's custom properties. */
function useFieldStyle(): StripeElementStyle {
  // The tokens' values are others in the dark; Stripe's elements take a new style at any time.
  const dark = useIsDark();
  return useMemo(() => {
    const tokens = getComputedStyle(document.documentElement);
    const token = (name: string) => tokens.getPropertyValue(name).trim();
    const plain = (entries: Record<string, string>) =>
      Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
    return {
      base: {
        ...plain({ color: token('--text-strong') }),
        fontFamily: 'system-ui, sans-serif',
        fontSize: '16px',
        lineHeight: '46px',
        '::placeholder': plain({ color: token('--text-quiet') }),
      },
      invalid: plain({ color: token('--text-strong') }),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is read from the document changes with it
  }, [dark]);
}
