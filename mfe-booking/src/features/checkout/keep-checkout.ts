/**
 * Saves a checkout while it is filled in, and restores it after a reload (BOOK-14, docs/decisions/0114). Choices are in
 * the tab's storage. Personal details stay with services, which return them to this tab only. Nothing of a card is
 * saved, not even the name on it.
 */
import type { BookingDraft } from '@roost/shared/contracts/booking-draft';
import { nanoid } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import { getDraft, keepDraft } from '../../api/draft.ts';
import {
  bookingReset,
  bookingSlice,
  inTwoChosen,
  optionalItemChosen,
  paymentFormChanged,
  promoApplied,
  subscribeChanged,
  summaryFormChanged,
} from '../../state/booking-slice.ts';
import type { BookingState } from '../../state/booking-slice.ts';
import { keptChoices } from './kept-choices.ts';

/** Milliseconds without a keystroke after which the fields are saved. Leaving a field saves at once. */
const PAUSE_MS = 600;

/** Resolves when the saved checkout is restored. Then saves every change until `left` aborts. */
export async function keepCheckout(listingId: string, store: AppStore, left: AbortSignal): Promise<void> {
  const kept = keptChoices.read();
  const own = kept?.listingId === listingId ? kept : null;
  // A payment attempt that the reload interrupted has restored everything and is being resumed.
  if (own && !isResumed(store)) {
    const draft = await getDraft(own.tab);
    if (!left.aborted) restore(listingId, own, draft, store);
  }
  if (!left.aborted) watch(listingId, own?.tab ?? nanoid(24), store, left);
}

type Kept = NonNullable<ReturnType<typeof keptChoices.read>>;

/** Returns true when an attempt was resumed: only attempts have the name on a card. */
const isResumed = (store: AppStore): boolean => store.read(bookingSlice).paymentForm.nameOnCard !== '';

/** Restores fields that are still empty: what was typed meanwhile is newer. */
function restore(listingId: string, kept: Kept, draft: BookingDraft | null, store: AppStore): void {
  if (store.read(bookingSlice).listingId !== listingId) store.dispatch(bookingReset(listingId));
  const { summaryForm, paymentForm } = store.read(bookingSlice);
  if (draft?.listingId === listingId) {
    const { guest, billing } = draft;
    store.dispatch(
      summaryFormChanged({
        firstName: summaryForm.firstName || guest.firstName,
        lastName: summaryForm.lastName || guest.lastName,
        email: summaryForm.email || guest.email,
        phone: summaryForm.phone.value ? summaryForm.phone : guest.phone,
      }),
    );
    if (paymentForm.address1 === '') store.dispatch(paymentFormChanged(billing));
    if (draft.subscribe) store.dispatch(subscribeChanged(true));
  }
  for (const id of kept.items) store.dispatch(optionalItemChosen({ id, chosen: true }));
  if (kept.inTwo) store.dispatch(inTwoChosen(true));
  if (kept.promo !== '' && paymentForm.promo === '') {
    store.dispatch(paymentFormChanged({ promo: kept.promo }));
    if (kept.promoApplied) store.dispatch(promoApplied());
  }
}

function watch(listingId: string, tab: string, store: AppStore, left: AbortSignal): void {
  let sent = '';
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Sends one request at a time; later changes follow in the next. */
  const send = async (): Promise<void> => {
    clearTimeout(timer);
    const state = store.read(bookingSlice);
    const draft = toDraft(listingId, state);
    const text = JSON.stringify(draft);
    if (sending || text === sent || !state.shouldPromptExit || state.listingId !== listingId) return;
    sending = true;
    sent = text;
    await keepDraft(tab, draft);
    sending = false;
    if (!left.aborted) void send();
  };
  const note = () => {
    const state = store.read(bookingSlice);
    // The stay is booked, or the checkout is now for another home.
    if (state.listingId !== listingId || !state.shouldPromptExit) return keptChoices.remove();
    keptChoices.write(toChoices(listingId, tab, state));
    clearTimeout(timer);
    timer = setTimeout(() => void send(), PAUSE_MS);
  };
  const stop = store.subscribe(note);
  document.addEventListener('focusout', () => void send(), { signal: left });
  left.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
    // The tab may show another page and be reloaded there.
    void send();
  });
  if (store.read(bookingSlice).shouldPromptExit) note();
}

const toChoices = (
  listingId: string,
  tab: string,
  { optionalPaymentLineItems, promosApplied, paymentForm, shouldApplyPromo, paysInTwo }: BookingState,
): Kept => ({
  listingId,
  tab,
  items: optionalPaymentLineItems,
  promo: promosApplied[0] ?? paymentForm.promo,
  promoApplied: promosApplied.length > 0 || shouldApplyPromo,
  inTwo: paysInTwo,
});

function toDraft(
  listingId: string,
  { summaryForm, paymentForm, subscribeAgreementChecked }: BookingState,
): BookingDraft {
  const { address1, address2, city, state, zip, country } = paymentForm;
  return {
    listingId,
    guest: summaryForm,
    billing: { address1, address2, city, state, zip, country },
    subscribe: subscribeAgreementChecked,
  };
}
