/**
 * What a guest has filled in for one home, and its price (BOOK-1, BOOK-2). Kept in the page's store so that it survives
 * the steps, an edited stay and a visit to the home's page. What the address or the loader already says (dates, guests,
 * house rules, availability) is read from there, and valid flags are derived in `form-problems.ts`. Card data never
 * gets here (BOOK-6), and no CSRF token either: the client of services asks for a fresh one with each write (BOOK-11).
 */
import { promoText } from '../api/refusal-text.ts';
import type { ApiError, Quote, Reservation, ReservationRequest } from '@roost/shared/contracts/booking';
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';
import type { PaymentForm, SummaryForm } from './forms.ts';

export type BookingState = {
  /** The home that all of this is for; null before the first one. */
  listingId: string | null;
  /** Price of the stay with what was added to it; null when it has none. */
  quote: Quote | null;
  /** What the quote was asked for, see `useStayPrice`. */
  quoteFor: string | null;
  /** The last quote that failed: what it was asked for, and the refusal; null when services did not answer. */
  quoteError: { key: string; error: ApiError | null } | null;
  /** Codes that take something off this stay; at most one today. */
  promosApplied: string[];
  /** Why the code that was tried last cannot be used; empty when it can. */
  promoMessage: string;
  /** The code in the form is to be tried with the next quote. */
  shouldApplyPromo: boolean;
  /** Ids of the items added to the stay. */
  optionalPaymentLineItems: string[];
  /** The stay that was booked last, for its confirmation page. */
  bookingDetails: Reservation | null;
  selectedPaymentMethod: ReservationRequest['paymentMethod'];
  /** Pays in two parts where the quote offers it. */
  paysInTwo: boolean;
  summaryForm: SummaryForm;
  paymentForm: PaymentForm;
  subscribeAgreementChecked: boolean;
  /** True once something was typed and nothing is booked: leaving the page then asks first (BOOK-9). */
  shouldPromptExit: boolean;
};

const SUMMARY_FORM: SummaryForm = { firstName: '', lastName: '', email: '', phone: { dialCode: '+1', value: '' } };
const PAYMENT_FORM: PaymentForm = {
  nameOnCard: '',
  promo: '',
  address1: '',
  address2: '',
  city: '',
  state: { value: '', iso: '' },
  zip: '',
  country: { value: 'United States', iso: 'US' },
};

const EMPTY_BOOKING: BookingState = {
  listingId: null,
  quote: null,
  quoteFor: null,
  quoteError: null,
  promosApplied: [],
  promoMessage: '',
  shouldApplyPromo: false,
  optionalPaymentLineItems: [],
  bookingDetails: null,
  selectedPaymentMethod: 'default',
  paysInTwo: false,
  summaryForm: SUMMARY_FORM,
  paymentForm: PAYMENT_FORM,
  subscribeAgreementChecked: false,
  shouldPromptExit: false,
};

/**
 * Returns what was filled in for a home. As long as that is nothing it is one and the same object, so that a form that
 * begins anew renders nothing again. The last booked stay is no part of it.
 */
export function getHomeBooking(state: BookingState, listingId: string): BookingState {
  if (state.listingId !== listingId) return EMPTY_BOOKING;
  const filled = { ...state, listingId: null, bookingDetails: null };
  const keys = Object.keys(EMPTY_BOOKING) as (keyof BookingState)[];
  return keys.some((key) => filled[key] !== EMPTY_BOOKING[key]) ? state : EMPTY_BOOKING;
}

export const bookingSlice = createSlice({
  name: 'booking',
  initialState: EMPTY_BOOKING,
  reducers: {
    /** Begins anew for a home: quote, choices and both forms are cleared, the last booked stay is kept (BOOK-1). */
    bookingReset: ({ bookingDetails }, { payload: listingId }: PayloadAction<string>): BookingState => ({
      ...EMPTY_BOOKING,
      bookingDetails,
      listingId,
    }),
    summaryFormChanged: (state, { payload }: PayloadAction<Partial<SummaryForm>>) => {
      Object.assign(state.summaryForm, payload);
      state.shouldPromptExit = true;
    },
    /** What the account knows, where nothing was typed. The guest has changed nothing: leaving asks no question. */
    ownDetailsKnown: (
      { summaryForm },
      { payload }: PayloadAction<Pick<SummaryForm, 'firstName' | 'lastName' | 'email'>>,
    ) => {
      if (!summaryForm.firstName && !summaryForm.lastName && !summaryForm.email) Object.assign(summaryForm, payload);
    },
    paymentFormChanged: (state, { payload }: PayloadAction<Partial<PaymentForm>>) => {
      Object.assign(state.paymentForm, payload);
      if ('promo' in payload) state.promoMessage = '';
      state.shouldPromptExit = true;
    },
    inTwoChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.paysInTwo = payload;
      state.shouldPromptExit = true;
    },
    subscribeChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.subscribeAgreementChecked = payload;
    },
    optionalItemChosen: (state, { payload: { id, chosen } }: PayloadAction<{ id: string; chosen: boolean }>) => {
      const others = state.optionalPaymentLineItems.filter((item) => item !== id);
      state.optionalPaymentLineItems = chosen ? [...others, id] : others;
      state.shouldPromptExit = true;
    },
    promoApplied: (state) => {
      state.shouldApplyPromo = true;
    },
    /** The guest took the code back (no message), or services did and said why. */
    promoRemoved: (state, { payload: message }: PayloadAction<string>) => {
      state.promosApplied = [];
      state.shouldApplyPromo = false;
      state.promoMessage = message;
      if (message === '') state.paymentForm.promo = '';
    },
    /**
     * `key` is what the quote is for: the items and the code that services took, which may be fewer than were asked
     * for.
     */
    quoteReceived: (state, { payload: { key, quote } }: PayloadAction<{ key: string; quote: Quote }>) => {
      state.quote = quote;
      state.quoteFor = key;
      state.shouldApplyPromo = false;
      state.promosApplied = quote.promo?.status === 'applied' ? [quote.promo.code] : [];
      state.promoMessage = quote.promo?.status === 'refused' ? promoText(quote.promo) : '';
      state.optionalPaymentLineItems = quote.optionalItems.filter((item) => item.selected).map((item) => item.id);
    },
    quoteFailed: (state, { payload }: PayloadAction<{ key: string; error: ApiError | null }>) => {
      state.quoteError = payload;
    },
    /** Lets the same quote be asked for again. */
    quoteRetried: (state) => {
      state.quoteError = null;
    },
    /**
     * Keeps the stay. What was filled in is there until the checkout is gone (`bookingReset`): its page stands until the
     * confirmation is drawn, and may not say another price meanwhile (TRUE-1).
     */
    stayBooked: (state, { payload }: PayloadAction<Reservation>) => {
      state.bookingDetails = payload;
      state.shouldPromptExit = false;
    },
  },
});
export const {
  bookingReset,
  summaryFormChanged,
  ownDetailsKnown,
  paymentFormChanged,
  subscribeChanged,
  inTwoChosen,
  optionalItemChosen,
  promoApplied,
  promoRemoved,
  quoteReceived,
  quoteFailed,
  quoteRetried,
  stayBooked,
} = bookingSlice.actions;
