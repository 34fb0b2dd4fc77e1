import { createContext, use } from 'react';
import type { Quote, SplitPayment } from '@roost/shared/contracts/booking';
import type { BookingState } from '../../state/booking-slice.ts';
import type { BookingStep } from '../../state/booking-address.ts';
import type { BookingPage, PriceAnswer } from './booking-page.ts';
import type { PaymentSource } from './card-vault.ts';
import type { CheckoutPhase } from './checkout-machine.ts';
import type { StayChange } from './use-checkout-address.ts';
import type { VaultHolder } from './vault-holder.ts';

/** Everything that the parts of the booking page read and do (BOOK-1). */
export type Checkout = {
  page: BookingPage;
  /** What the guest has filled in for this home. */
  booking: BookingState;
  phase: CheckoutPhase;
  step: BookingStep;
  /** Nothing can be changed: a payment is under way or the stay is booked. */
  closed: boolean;
  /** The price shown beside the form: after a price change the new one. */
  price: PriceAnswer;
  /** The price that the form is about; null when this stay has none. */
  quote: Quote | null;
  /** Another price is on its way; `price` and `quote` are the last ones. */
  loadingQuote: boolean;
  /** The two parts in which the guest pays; null when it is paid at once. */
  split: SplitPayment | null;
  /** What the button asks for and is charged now; null while there is no price. */
  totalCents: number | null;
  /** What a press on pay agrees to, after a price change the new price; null while there is none. */
  offer: Quote | null;
  /** What is charged when the guest pays `offer` now, in cents. */
  dueCents: number | null;
  /** The page's data are being loaded again. */
  reloading: boolean;
  /** The card form, which stands in the payment step. */
  vault: VaultHolder;
  /** Address of the home's page with the stay of this booking. */
  homeHref: string;

  pay: () => void;
  /**
   * Pays with what a wallet of the browser gives, at the price that its sheet has shown. Resolves with whether the stay
   * is booked.
   */
  payWith: (wallet: PaymentSource, agreed: Quote) => Promise<boolean>;
  /** Asks again how the kept attempt ended. */
  checkAgain: () => void;
  /** Asks for the price again. */
  retryPrice: () => void;
  /** Goes back from what the last attempt came to, to the form and a fresh price. */
  backToForm: () => void;
  goTo: (step: BookingStep) => void;
  changeStay: (change: StayChange) => void;
  /** Tells that the guest has changed these fields. */
  fieldsChanged: (fields: readonly string[]) => void;
};

export const CheckoutContext = createContext<Checkout | null>(null);

/** Returns the checkout of the page around. Throws outside of a CheckoutProvider. */
export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('There is no CheckoutProvider around this component.');
  return checkout;
}
