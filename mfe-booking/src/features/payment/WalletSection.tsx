/**
 * The wallets that the browser has, above the card (BOOK-6). Their buttons and sheets are the vault's and the
 * browser's; what comes out is a payment method like that of a card, for the same request.
 */
import { useId, useRef, useState } from 'react';
import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import type { Quote } from '@roost/shared/contracts/booking';
import { useAppDispatch, useAppStore } from '@roost/shared/state';
import { useIsDark } from '@roost/shared/theme';
import { AppLink, Heading, Note } from '@roost/shared/ui';
import { refusalText } from '../../api/refusal-text.ts';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import form from '../../components/form.module.css';
import { copy } from '../../copy.ts';
import { bookingSlice, paymentFormChanged } from '../../state/booking-slice.ts';
import { findPaymentProblems } from '../../state/form-problems.ts';
import { getStayRefunds, isRunning, useCheckout } from '../checkout/index.ts';
import type { CardRefusal } from '../checkout/index.ts';
import { stripeWallet } from './stripe-vault.ts';
import { takeWalletAddress } from './wallet-address.ts';
import { walletCopy } from './wallet-copy.ts';
import { toElementsOptions, toWalletOptions } from './wallet-options.ts';
import styles from './Wallet.module.css';

export type WalletSectionProps = {
  /** The vault's library, in a browser that has a wallet. */
  stripe: Stripe;
  /** The wallet gave less of the address than a booking needs; the form holds what it gave. */
  onIncomplete: () => void;
};

export function WalletSection({ stripe, onIncomplete }: WalletSectionProps) {
  const { page, price, phase, quote, split, dueCents } = useCheckout();
  const id = useId();
  const { line } = getStayRefunds(page, price, split);
  // While another price is asked for, the sheet does not open: the last amount stands in for it.
  const amountCents = dueCents ?? quote?.totalCents;
  if (!amountCents) return null;
  return (
    <section className={form.section} aria-labelledby={id}>
      <div id={id}>
        <Heading level={2} look="d1">
          {walletCopy.title}
        </Heading>
      </div>
      {phase.type === 'card-refused' && phase.wallet && <Refused refusal={phase.refusal} />}
      <Elements stripe={stripe} options={toElementsOptions(amountCents)}>
        <Buttons stripe={stripe} onIncomplete={onIncomplete} />
      </Elements>
      <p className={form.fine}>
        {line} {walletCopy.applies}{' '}
        <AppLink href="/terms" target="_blank" rel="noopener">
          {copy.payment.readTerms}
        </AppLink>
      </p>
    </section>
  );
}

function Refused({ refusal }: { refusal: CardRefusal }) {
  const silent = refusal.by === 'vault';
  const known = silent ? '' : bookingErrorMessage(refusal.code);
  // Only what the bank itself says beyond that: our words for it speak of a number that was typed.
  const why = refusal.by === 'bank' && !known && refusal.values?.decline ? refusalText(refusal) : '';
  return (
    <Note tone="bad" role="alert">
      {silent ? (
        <strong>{walletCopy.silent}</strong>
      ) : (
        <>
          <strong>{known || walletCopy.declined}</strong> {why} {walletCopy.another}
        </>
      )}
    </Note>
  );
}

/** What is said under the buttons, in a place that keeps its height. */
type SaidText = 'gives' | 'dismissed' | 'pricing' | 'missing' | 'silent';

function Buttons({ stripe, onIncomplete }: WalletSectionProps) {
  const { closed } = useCheckout();
  const dark = useIsDark();
  const { said, press, confirm, dismiss } = useWalletPayment(stripe, onIncomplete);
  return (
    <div>
      <div className={styles.buttons} inert={closed}>
        {/* Its look is fixed once it stands: another theme takes another one. */}
        <ExpressCheckoutElement
          key={dark ? 'dark' : 'light'}
          options={toWalletOptions(dark)}
          onClick={press}
          onConfirm={(event) => void confirm(event)}
          onCancel={dismiss}
        />
      </div>
      <Said said={said} />
    </div>
  );
}

function Said({ said }: { said: SaidText }) {
  const { phase } = useCheckout();
  const running = isRunning(phase);
  const under = phase.type === 'challenge' ? copy.payment.challenge : copy.payment.paying;
  return (
    <div className={styles.said}>
      {/* The longest of them, unseen, keeps the room that any of them takes. */}
      {[walletCopy.missing, walletCopy.gives].map((text) => (
        <p key={text} aria-hidden className={styles.room}>
          {text}
        </p>
      ))}
      {running && <p aria-hidden>{under}</p>}
      <p role="status" hidden={running}>
        {walletCopy[said]}
      </p>
    </div>
  );
}

/** Answers what the wallet asks and tells: its button, its sheet's approval, its closing. */
function useWalletPayment(stripe: Stripe, onIncomplete: () => void) {
  const { page, closed, offer, dueCents, payWith } = useCheckout();
  const elements = useElements();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [said, setSaid] = useState<SaidText>('gives');
  /** The price that the open sheet shows. */
  const shown = useRef<Quote | null>(null);

  const press = (event: StripeExpressCheckoutElementClickEvent) => {
    if (closed || !offer || dueCents === null) {
      if (!closed) setSaid('pricing');
      event.reject();
      return;
    }
    shown.current = offer;
    setSaid('gives');
    event.resolve({ lineItems: [{ name: page.home.headline, amount: dueCents }] });
  };

  const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    const agreed = shown.current;
    shown.current = null;
    if (!elements || !agreed || (await elements.submit()).error) {
      setSaid('silent');
      event.paymentFailed();
      return;
    }
    const billing = takeWalletAddress(store.read(bookingSlice).paymentForm, event.billingDetails);
    dispatch(paymentFormChanged(billing));
    if (Object.keys(findPaymentProblems(billing)).length > 0) {
      event.paymentFailed({ reason: 'invalid_billing_address', message: walletCopy.missing });
      setSaid('missing');
      onIncomplete();
      return;
    }
    // Until the payment method is made the sheet waits; afterwards it is closed, and this does nothing.
    if (!(await payWith(stripeWallet(stripe, elements), agreed))) event.paymentFailed();
  };

  const dismiss = () => {
    // A sheet that gave up waiting for us says so too, and the payment tells how that ended.
    if (shown.current) setSaid('dismissed');
    shown.current = null;
  };

  return { said, press, confirm, dismiss };
}
