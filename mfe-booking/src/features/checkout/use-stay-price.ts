/**
 * The price of the stay with what was added to it (BOOK-4, BOOK-5): the loader's price while nothing was added, else a
 * quote with the chosen items and the promo code. The quote for an earlier choice never replaces that for a later one.
 */
import { useCallback, useEffect } from 'react';
import type { QuoteRequest } from '@roost/shared/contracts/booking';
import { useAppDispatch, useAppStore } from '@roost/shared/state';
import type { holdQuote } from '../../api/hold-quote.ts';
import { bookingSlice, quoteFailed, quoteReceived, quoteRetried } from '../../state/booking-slice.ts';
import type { BookingState } from '../../state/booking-slice.ts';
import type { BookingPage, PriceAnswer } from './booking-page.ts';

export type StayExtras = Pick<QuoteRequest, 'promoCode' | 'optionalItems'>;

/** Returns what is added to the stay: items, and the code that is applied or to be tried. */
export function getExtras(
  state: Pick<BookingState, 'promosApplied' | 'shouldApplyPromo' | 'paymentForm' | 'optionalPaymentLineItems'>,
): StayExtras {
  const promoCode = state.shouldApplyPromo ? state.paymentForm.promo.trim() : (state.promosApplied[0] ?? '');
  return {
    ...(promoCode ? { promoCode } : {}),
    ...(state.optionalPaymentLineItems.length > 0 ? { optionalItems: state.optionalPaymentLineItems } : {}),
  };
}

/** Returns the request as a key: the same choices always give the same text. */
function toKey(
  { listingId, startDate, endDate, adults, children, infants, pets }: QuoteRequest,
  { promoCode, optionalItems }: StayExtras,
): string {
  const items = optionalItems?.toSorted();
  return JSON.stringify({
    listingId,
    startDate,
    endDate,
    adults,
    children,
    infants,
    pets,
    promoCode: promoCode?.toUpperCase(),
    optionalItems: items,
  } satisfies Asked);
}
type Asked = { [Key in keyof QuoteRequest]: QuoteRequest[Key] | undefined };

export type PricedStay = {
  price: PriceAnswer;
  /** Another price is being asked for; `price` is the last one. */
  busy: boolean;
  retry: () => void;
};

export function useStayPrice(
  page: BookingPage,
  stay: QuoteRequest | null,
  booking: BookingState,
  ask: typeof holdQuote,
): PricedStay {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const extras = getExtras(booking);
  const key =
    stay === null || Object.keys(extras).length === 0 || page.price.type !== 'quote' ? null : toKey(stay, extras);
  const failure = key !== null && booking.quoteError?.key === key ? booking.quoteError : null;
  const wanted = key !== null && booking.quoteFor !== key && failure === null ? key : null;

  useEffect(() => {
    if (wanted === null) return;
    let stale = false;
    const asked = JSON.parse(wanted) as QuoteRequest;
    const email = store.read(bookingSlice).summaryForm.email.trim();
    void ask({ ...asked, ...(email ? { email } : {}) }).then((answer) => {
      if (stale) return;
      if (!answer.ok) {
        dispatch(quoteFailed({ key: wanted, error: answer.failure.type === 'refused' ? answer.failure.error : null }));
        return;
      }
      const quote = answer.value;
      const optionalItems = quote.optionalItems.filter((item) => item.selected).map((item) => item.id);
      const extrasNow: StayExtras = {
        ...(optionalItems.length > 0 ? { optionalItems } : {}),
        ...(quote.promo?.status === 'applied' ? { promoCode: quote.promo.code } : {}),
      };
      dispatch(quoteReceived({ key: toKey(asked, extrasNow), quote }));
    });
    return () => {
      stale = true;
    };
  }, [wanted, ask, store, dispatch]);

  const retry = useCallback(() => {
    dispatch(quoteRetried());
  }, [dispatch]);
  if (key === null) return { price: page.price, busy: false, retry };
  if (failure)
    return {
      price: failure.error ? { type: 'refused', error: failure.error } : { type: 'failed' },
      busy: false,
      retry,
    };
  const settled = booking.quoteFor === key && booking.quote !== null;
  return {
    price: settled && booking.quote ? { type: 'quote', quote: booking.quote } : page.price,
    busy: !settled,
    retry,
  };
}
