/** The checkout, for the page and the features that show its parts. */
export { CheckoutProvider } from './CheckoutProvider.tsx';
export type { CheckoutProviderProps } from './CheckoutProvider.tsx';
export { useCheckout } from './checkout-context.ts';
export type { Checkout } from './checkout-context.ts';
export type { CardRefusal, CheckoutPhase } from './checkout-machine.ts';
export { areDatesGone, isEndUnknown, isRunning } from './checkout-machine.ts';
export type { BookingHome, BookingPage, OwnStay, PriceAnswer } from './booking-page.ts';
export { CARD_FIELDS } from './card-vault.ts';
export type { CardFieldName, CardProblem, CardResult, CardVault, PaymentSource } from './card-vault.ts';
export { getExtras } from './use-stay-price.ts';
export type { StayExtras } from './use-stay-price.ts';
export { ExitPrompt } from './ExitPrompt.tsx';
export { PAYMENT_FORM_ID } from './payment-form.ts';
export { DueNote } from './DueNote.tsx';
export { RefundNote } from './RefundNote.tsx';
export { getStayRefunds } from './refunds.ts';
export { StayTerms } from './StayTerms.tsx';
export { Steps } from './Steps.tsx';
