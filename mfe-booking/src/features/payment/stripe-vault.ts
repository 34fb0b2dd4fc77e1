/** The card vault and the wallets over Stripe's objects: a payment method and the bank's window, whichever pays. */
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import type { CardFieldName, CardProblem, CardResult, CardVault, PaymentSource } from '../checkout/index.ts';

/** Makes the vault. `problems` returns what the fields have reported so far. */
export function stripeVault(
  stripe: Stripe,
  elements: StripeElements,
  problems: () => readonly CardProblem[],
): CardVault {
  return {
    problems,
    async createPaymentMethod(billing) {
      const card = elements.getElement(CardNumberElement);
      if (!card) return { ok: false, reason: 'unreachable', message: '' };
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: billing,
      });
      return paymentMethod ? { ok: true, paymentMethodId: paymentMethod.id } : toFailure(error);
    },
    handleChallenge: openChallenge(stripe),
    focus: (field) =>
      (
        {
          cardNumber: elements.getElement(CardNumberElement),
          cardExpiry: elements.getElement(CardExpiryElement),
          cardCvc: elements.getElement(CardCvcElement),
        } satisfies Record<CardFieldName, unknown>
      )[field]?.focus(),
    clearSecurityCode: () => elements.getElement(CardCvcElement)?.clear(),
  };
}

/** Pays with what the guest has approved in the sheet of a wallet. */
export function stripeWallet(stripe: Stripe, elements: StripeElements): PaymentSource {
  return {
    async createPaymentMethod(billing) {
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        elements,
        params: { billing_details: billing },
      });
      return paymentMethod ? { ok: true, paymentMethodId: paymentMethod.id } : toFailure(error);
    },
    handleChallenge: openChallenge(stripe),
  };
}

/** Services ask the vault's server for the outcome: what a page says about a payment proves nothing. */
const openChallenge = (stripe: Stripe) => async (clientSecret: string) => {
  await stripe.handleNextAction({ clientSecret });
};

function toFailure(error: StripeError | undefined): CardResult {
  if (error?.type === 'validation_error')
    return { ok: false, reason: 'incomplete', message: bookingErrorMessage('1014') };
  if (error?.type === 'card_error') return { ok: false, reason: 'refused', message: error.message ?? '' };
  return { ok: false, reason: 'unreachable', message: error?.message ?? '' };
}
