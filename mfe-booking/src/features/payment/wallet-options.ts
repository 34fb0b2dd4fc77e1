/**
 * What the vault's library is asked for about wallets. The same for looking whether the browser has one and for
 * offering it.
 */
import type { StripeElementsOptionsMode, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { currentLanguage } from '@roost/shared/texts';

/** Wallets give a payment method, as cards do: services authorise and capture it (BOOK-7). */
export const toElementsOptions = (amountCents: number) =>
  ({
    mode: 'payment',
    amount: amountCents,
    currency: 'usd',
    captureMethod: 'manual',
    paymentMethodCreation: 'manual',
    allowedPaymentMethodTypes: ['card'],
    locale: currentLanguage(),
  }) satisfies StripeElementsOptionsMode;

/** Pixels; wallets draw their buttons 40 to 55 high. The page keeps this room. */
const BUTTON_HEIGHT = 48;

/**
 * The wallets that hold cards, where the browser has them, in one row. E-mail and phone are the guest's own, from the
 * step before.
 */
export const toWalletOptions = (dark: boolean): StripeExpressCheckoutElementOptions => ({
  billingAddressRequired: true,
  emailRequired: false,
  phoneNumberRequired: false,
  shippingAddressRequired: false,
  buttonHeight: BUTTON_HEIGHT,
  buttonTheme: { applePay: dark ? 'white' : 'black', googlePay: dark ? 'white' : 'black' },
  buttonType: { applePay: 'book', googlePay: 'book' },
  layout: { maxColumns: 2, maxRows: 1 },
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    amazonPay: 'never',
    klarna: 'never',
    link: 'never',
    paypal: 'never',
  },
});
