/** Puts the checkout of one home and stay around the parts of the booking page. */
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigation, useRevalidator } from '@roost/shared/router';
import { useAppDispatch, useAppStore, useSlice } from '@roost/shared/state';
import { bookingReset, bookingSlice, getHomeBooking } from '../../state/booking-slice.ts';
import type { BookingState } from '../../state/booking-slice.ts';
import { getSummaryFormValid } from '../../state/form-problems.ts';
import { browserTools } from './browser-tools.ts';
import type { PageTools } from './browser-tools.ts';
import type { BookingPage } from './booking-page.ts';
import { CheckoutContext } from './checkout-context.ts';
import type { Checkout } from './checkout-context.ts';
import { isLocked } from './checkout-machine.ts';
import { getSplit } from './split.ts';
import { trackStep, useTrackCheckout } from './track-booking.ts';
import { useAttempt } from './use-attempt.ts';
import { toQuoteRequest, useCheckoutAddress } from './use-checkout-address.ts';
import type { CheckoutAddress } from './use-checkout-address.ts';
import type { BookingStep } from '../../state/booking-address.ts';
import { useKeptCheckout } from './use-kept-checkout.ts';
import { useStayPrice } from './use-stay-price.ts';

export type CheckoutProviderProps = {
  page: BookingPage;
  /** The browser's own unless a test brings others. */
  tools?: PageTools;
  children: ReactNode;
};

export function CheckoutProvider({ page, tools = browserTools, children }: CheckoutProviderProps) {
  const booking = useHomeBooking(page.home.id);
  const restoring = useKeptCheckout(page.home.id, booking.shouldPromptExit);
  const address = useCheckoutAddress(page);
  const stay = toQuoteRequest(page);
  const priced = useStayPrice(page, stay, booking, tools.calls.holdQuote);
  const { phase, send, vault, pay, resume } = useAttempt({
    page,
    stay,
    tools,
    onDetailsRefused: () => address.goTo('details'),
  });
  useEndOfCheckout(page.home.id, phase.type === 'booked');
  const { revalidate, state: revalidation } = useRevalidator();
  // A changed stay has no price until its loader has answered. One that is booked keeps it while its page arrives.
  const settling = useNavigation().state === 'loading' && phase.type !== 'booked';
  const quote = priced.price.type === 'quote' ? priced.price.quote : null;
  useTrackCheckout(stay, quote?.totalCents ?? null);

  const changed = phase.type === 'price-changed' ? phase.now : null;
  const payable = settling || priced.busy ? null : quote;
  const offer = changed ?? payable;
  const edit = () => send({ type: 'edited' });
  // The payment step without the guest's details (a shared address) begins at the details.
  const step = address.step === 'payment' && showsPayment(phase.type, booking) ? 'payment' : 'details';
  useAddressOfStep(address, step, restoring);
  const checkout: Checkout = {
    page,
    booking,
    phase,
    step,
    closed: isLocked(phase),
    price: changed ? { type: 'quote', quote: changed } : priced.price,
    quote,
    loadingQuote: priced.busy,
    split: getSplit(offer ?? quote, booking),
    totalCents: payable ? (getSplit(payable, booking)?.nowCents ?? payable.totalCents) : null,
    offer,
    dueCents: offer ? (getSplit(offer, booking)?.nowCents ?? offer.totalCents) : null,
    reloading: revalidation === 'loading',
    vault,
    homeHref: address.homeHref,
    pay: () => {
      if (offer && !isLocked(phase)) void pay(offer);
    },
    payWith: (wallet, agreed) => pay(agreed, wallet),
    checkAgain: resume,
    retryPrice: () => {
      priced.retry();
      void revalidate();
    },
    backToForm: () => {
      edit();
      void revalidate();
    },
    goTo: (step) => {
      edit();
      if (step === 'payment' && stay) trackStep(stay, 'details');
      address.goTo(step);
    },
    changeStay: (change) => {
      edit();
      address.changeStay(change);
    },
    fieldsChanged: (fields) => send({ type: 'fields-changed', fields }),
  };
  return <CheckoutContext value={checkout}>{children}</CheckoutContext>;
}

/**
 * Returns what was filled in for this home. What belongs to another home is never shown, and cleared as soon as the
 * page stands (BOOK-1).
 */
function useHomeBooking(listingId: string): BookingState {
  const booking = useSlice(bookingSlice, (state) => getHomeBooking(state, listingId));
  const store = useAppStore();
  const dispatch = useAppDispatch();
  // In the moment in which the page is React's: what is typed right after it is not cleared.
  useLayoutEffect(() => {
    if (store.read(bookingSlice).listingId !== listingId) dispatch(bookingReset(listingId));
  }, [listingId, store, dispatch]);
  return booking;
}

/** Clears what was filled in once a booked checkout leaves the screen: nothing of it is offered for the next (BOOK-1). */
function useEndOfCheckout(listingId: string, booked: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (booked) return () => void dispatch(bookingReset(listingId));
  }, [booked, listingId, dispatch]);
}

/**
 * Keeps the address true: one that still says the payment step says the details where these are shown (ROUTE-7), unless
 * they are on their way back after a reload.
 */
function useAddressOfStep({ step, goTo }: CheckoutAddress, shown: BookingStep, restoring: boolean): void {
  const store = useAppStore();
  const correct = useEffectEvent(() => {
    // An attempt that a reload cut off has just brought its details back.
    if (!hasDetails(store.read(bookingSlice))) goTo('details');
  });
  const untrue = step === 'payment' && shown === 'details' && !restoring;
  useEffect(() => {
    if (untrue) correct();
  }, [untrue]);
}

const hasDetails = ({ summaryForm }: BookingState): boolean =>
  Object.values(getSummaryFormValid(summaryForm)).every(Boolean);

function showsPayment(phase: Checkout['phase']['type'], booking: BookingState): boolean {
  if (phase === 'editing') return hasDetails(booking);
  return phase !== 'details-refused';
}
