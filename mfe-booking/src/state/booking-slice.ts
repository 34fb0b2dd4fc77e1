/**
 * The booking context (specification section 3, BOOK-1, BOOK-2), kept in the page's store so that it survives steps, an edited stay and a
 * visit to the home's page. The address owns dates and guests; they are mirrored here for other regions. Card data never gets here
 * (BOOK-6), and no CSRF token either: the client of services asks for a fresh one with each write (BOOK-11).
 */
import type { ApiError, Party, Quote, Reservation } from '@roost/shared/contracts/booking';
import type { HouseRules } from '@roost/shared/contracts/listing';
import { NO_PARTY, partyTotal } from '@roost/shared/domain/party';
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';
import type { PaymentForm, SummaryForm } from './forms.ts';
import { paymentProblems, summaryProblems } from './form-problems.ts';
import type { PaymentField, SummaryField } from './form-problems.ts';

export type BookingState = {
  dates: { start: string | null; end: string | null };
  /** `total` counts adults and children only (BOOK-1). */
  guests: Party & { total: number };
  /** Price of the stay with what was added to it; null when it has none. */
  quote: Quote | null;
  /** What the quote was asked for, see `useStayPrice`. */
  quoteFor: string | null;
  quoteError: { key: string; error: ApiError | null } | null;
  /** Words of the last quote that failed; empty when it did not. */
  quoteErrorMessage: string;
  loadingQuote: boolean;
  houseRules: HouseRules | null;
  listingAvailability: 'unknown' | 'available' | 'unavailable';
  /** Codes that take something off this stay; at most one today. */
  promosApplied: string[];
  /** Why the code that was tried last cannot be used; empty when it can. */
  promoMessage: string;
  /** Ids of the items added to the stay. */
  optionalPaymentLineItems: string[];
  /** How the last try was refused. */
  bookingError: ApiError | null;
  /** The stay that came of it. */
  bookingDetails: Reservation | null;
  selectedPaymentMethod: 'default';
  summaryForm: SummaryForm;
  /** One flag a field; the phone's is the specification's `isValidPhone`. */
  summaryFormValid: Record<SummaryField, boolean>;
  paymentForm: PaymentForm;
  /** `card` is what the vault says of its own fields. */
  paymentFormValid: Record<PaymentField | 'card', boolean>;
  subscribeAgreementChecked: boolean;
  /** The code in the form is to be tried with the next quote. */
  shouldApplyPromo: boolean;
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

function summaryValid(form: SummaryForm): BookingState['summaryFormValid'] {
  const wrong = summaryProblems(form);
  return { firstName: !wrong.firstName, lastName: !wrong.lastName, email: !wrong.email, phone: !wrong.phone };
}

function paymentValid(form: PaymentForm, card: boolean): BookingState['paymentFormValid'] {
  const wrong = paymentProblems(form);
  return {
    card,
    nameOnCard: !wrong.nameOnCard,
    address1: !wrong.address1,
    city: !wrong.city,
    state: !wrong.state,
    zip: !wrong.zip,
  };
}

const initialState: BookingState = {
  dates: { start: null, end: null },
  guests: { ...NO_PARTY, total: 0 },
  quote: null,
  quoteFor: null,
  quoteError: null,
  quoteErrorMessage: '',
  loadingQuote: false,
  houseRules: null,
  listingAvailability: 'unknown',
  promosApplied: [],
  promoMessage: '',
  optionalPaymentLineItems: [],
  bookingError: null,
  bookingDetails: null,
  selectedPaymentMethod: 'default',
  summaryForm: SUMMARY_FORM,
  summaryFormValid: summaryValid(SUMMARY_FORM),
  paymentForm: PAYMENT_FORM,
  paymentFormValid: paymentValid(PAYMENT_FORM, false),
  subscribeAgreementChecked: false,
  shouldApplyPromo: false,
  shouldPromptExit: false,
};

export type ShownStay = { dates: BookingState['dates']; party: Party; houseRules: HouseRules; bookable: boolean };

export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    /** What the address says and what its loader found out. */
    stayShown: (state, { payload }: PayloadAction<ShownStay>) => {
      state.dates = payload.dates;
      state.guests = { ...payload.party, total: partyTotal(payload.party) };
      state.houseRules = payload.houseRules;
      state.listingAvailability = payload.bookable ? 'available' : 'unavailable';
    },
    summaryFormChanged: (state, action: PayloadAction<Partial<SummaryForm>>) => {
      Object.assign(state.summaryForm, action.payload);
      state.summaryFormValid = summaryValid(state.summaryForm);
      if (state.bookingError?.field !== undefined && state.bookingError.field in action.payload)
        state.bookingError = null;
      state.shouldPromptExit = true;
    },
    paymentFormChanged: (state, action: PayloadAction<Partial<PaymentForm>>) => {
      Object.assign(state.paymentForm, action.payload);
      state.paymentFormValid = paymentValid(state.paymentForm, state.paymentFormValid.card);
      if ('promo' in action.payload) state.promoMessage = '';
      state.shouldPromptExit = true;
    },
    cardJudged: (state, action: PayloadAction<boolean>) => {
      state.paymentFormValid.card = action.payload;
    },
    subscribeChanged: (state, action: PayloadAction<boolean>) => {
      state.subscribeAgreementChecked = action.payload;
    },
    optionalItemChosen: (state, { payload: { id, chosen } }: PayloadAction<{ id: string; chosen: boolean }>) => {
      const others = state.optionalPaymentLineItems.filter((item) => item !== id);
      state.optionalPaymentLineItems = chosen ? [...others, id] : others;
      state.loadingQuote = false;
      state.shouldPromptExit = true;
    },
    promoApplied: (state) => {
      state.shouldApplyPromo = true;
    },
    /** The guest took the code back, or services did, with the reason in words. */
    promoRemoved: (state, { payload: message }: PayloadAction<string>) => {
      state.promosApplied = [];
      state.shouldApplyPromo = false;
      state.promoMessage = message;
      state.loadingQuote = false;
      if (message === '') state.paymentForm.promo = '';
    },
    quoteAsked: (state) => {
      state.loadingQuote = true;
      state.quoteError = null;
      state.quoteErrorMessage = '';
    },
    /** `key` is what was asked for; a refused code is not part of what the quote is for. */
    quoteReceived: (state, { payload: { key, quote } }: PayloadAction<{ key: string; quote: Quote }>) => {
      state.loadingQuote = false;
      state.quote = quote;
      state.quoteFor = key;
      state.shouldApplyPromo = false;
      state.promosApplied = quote.promo?.status === 'applied' ? [quote.promo.code] : [];
      state.promoMessage = quote.promo?.status === 'refused' ? quote.promo.message : '';
      state.optionalPaymentLineItems = quote.optionalItems.filter((item) => item.selected).map((item) => item.id);
    },
    quoteFailed: (state, { payload }: PayloadAction<{ key: string; error: ApiError | null }>) => {
      state.loadingQuote = false;
      state.quoteError = payload;
      state.quoteErrorMessage = payload.error?.message ?? '';
    },
    /** Lets the same quote be asked for again. */
    quoteRetried: (state) => {
      state.quoteError = null;
    },
    bookingRefused: (state, action: PayloadAction<ApiError | null>) => {
      state.bookingError = action.payload;
    },
    /** After a booking: the stay is kept, and nothing of what was filled in is offered for the next one (BOOK-1). */
    stayBooked: (_state, { payload }: PayloadAction<Reservation>): BookingState => ({
      ...initialState,
      bookingDetails: payload,
    }),
    bookingReset: () => initialState,
  },
});
export const {
  stayShown,
  summaryFormChanged,
  paymentFormChanged,
  cardJudged,
  subscribeChanged,
  optionalItemChosen,
  promoApplied,
  promoRemoved,
  quoteAsked,
  quoteReceived,
  quoteFailed,
  quoteRetried,
  bookingRefused,
  stayBooked,
  bookingReset,
} = bookingSlice.actions;
