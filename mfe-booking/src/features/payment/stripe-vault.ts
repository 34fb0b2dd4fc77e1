/** The card vault over Stripe's own objects; the only file that knows what their answers look like. */
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import type { CardFieldName, CardProblem, CardVault } from '../checkout/index.ts';

/** Makes the vault. `problems` tells what the fields' events have said so far. */
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
      return paymentMethod ? { ok: true, paymentMethodId: paymentMethod.id } : failureOf(error);
    },
    async handleChallenge(clientSecret) {
      // How it ended is asked of services, which ask the vault's server: a page's word about a payment proves nothing.
      await stripe.handleNextAction({ clientSecret });
    },
    focus: (field) =>
      (
        ({
          cardNumber: elements.getElement(CardNumberElement),
          cardExpiry: elements.getElement(CardExpiryElement),
          cardCvc: elements.getElement(CardCvcElement),
        }) satisfies Record<CardFieldName, unknown>
      )[field]?.focus(),
    clearSecurityCode: () => elements.getElement(CardCvcElement)?.clear(),
  };
}

function failureOf(error: StripeError | undefined): {
  ok: false;
  reason: 'incomplete' | 'refused' | 'unreachable';
  message: string;
} {
  if (error?.type === 'validation_error')
    return { ok: false, reason: 'incomplete', message: bookingErrorMessage('1014') };
  if (error?.type === 'card_error') return { ok: false, reason: 'refused', message: error.message ?? '' };
  return { ok: false, reason: 'unreachable', message: error?.message ?? '' };
}
