/**
 * What the guest has filled in (BOOK-1, BOOK-2), kept in the page's store so that it survives steps, an edited stay and a visit to the
 * home's page. Dates and guests live in the address; card data never gets here (BOOK-6).
 */
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';

export type SummaryForm = { firstName: string; lastName: string; email: string; phone: { dialCode: string; value: string } };
export type PaymentForm = { nameOnCard: string; address1: string; address2: string; city: string; state: string; zip: string; country: string };

export type BookingState = {
  summaryForm: SummaryForm;
  paymentForm: PaymentForm;
  selectedPaymentMethod: 'default';
  subscribe: boolean;
  /** True once something was typed and nothing is booked: leaving the page then asks first (BOOK-9). */
  shouldPromptExit: boolean;
};

const initialState: BookingState = {
  summaryForm: { firstName: '', lastName: '', email: '', phone: { dialCode: '+1', value: '' } },
  paymentForm: { nameOnCard: '', address1: '', address2: '', city: '', state: '', zip: '', country: 'US' },
  selectedPaymentMethod: 'default',
  subscribe: false,
  shouldPromptExit: false,
};

export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    summaryFormChanged: (state, action: PayloadAction<Partial<SummaryForm>>) => {
      Object.assign(state.summaryForm, action.payload);
      state.shouldPromptExit = true;
    },
    paymentFormChanged: (state, action: PayloadAction<Partial<PaymentForm>>) => {
      Object.assign(state.paymentForm, action.payload);
      state.shouldPromptExit = true;
    },
    subscribeChanged: (state, action: PayloadAction<boolean>) => { state.subscribe = action.payload; },
    /** After a booking: nothing of it is offered for the next one (BOOK-1). */
    bookingReset: () => initialState,
  },
});
export const { summaryFormChanged, paymentFormChanged, subscribeChanged, bookingReset } = bookingSlice.actions;
