/** Runs attempts to book, one at a time, and keeps the phase that the last one led to (BOOK-7). */
import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Quote, QuoteRequest } from '@roost/shared/contracts/booking';
import { useNavigate, useRevalidator } from '@roost/shared/router';
import { useAppDispatch, useAppStore } from '@roost/shared/state';
import { toBilling } from '../../state/billing.ts';
import { bookingSlice, inTwoChosen, promoRemoved, stayBooked } from '../../state/booking-slice.ts';
import { bookStay, sendAttempt, stayKey } from './book-stay.ts';
import type { BookOutcome } from './book-stay.ts';
import type { BookingPage } from './booking-page.ts';
import type { PaymentSource } from './card-vault.ts';
import type { PageTools } from './browser-tools.ts';
import { checkoutReducer, EDITING, toEndPhase } from './checkout-machine.ts';
import type { CheckoutEvent } from './checkout-machine.ts';
import { getSplit } from './split.ts';
import { trackOutcome, trackStep } from './track-booking.ts';
import { getExtras } from './use-stay-price.ts';
import { createVaultHolder } from './vault-holder.ts';

/** Milliseconds that a bank's question from before a reload waits for the card form to be back. */
const VAULT_LIMIT_MS = 20_000;

export type AttemptInput = {
  page: BookingPage;
  stay: QuoteRequest | null;
  tools: PageTools;
  /** Services refused something of the guest's details: their step has to be shown. */
  onDetailsRefused: () => void;
};

export function useAttempt({ page, stay, tools, onDetailsRefused }: AttemptInput) {
  const [phase, send] = useReducer(checkoutReducer, EDITING);
  const [vault] = useState(createVaultHolder);
  const working = useRef(false);
  const store = useAppStore();
  const finish = useFinish(page, vault.current, onDetailsRefused);
  const onChallenge = (open: boolean) => send({ type: open ? 'challenge-opened' : 'challenge-closed' });

  /** Runs one attempt and returns whether it booked the stay. A second press while one is under way does nothing. */
  const run = async (start: CheckoutEvent, attempt: () => Promise<BookOutcome>): Promise<boolean> => {
    if (working.current) return false;
    working.current = true;
    send(start);
    const outcome = await attempt().finally(() => {
      working.current = false;
    });
    trackOutcome(stay?.listingId ?? null, outcome);
    const show = () => send({ type: 'ended', outcome });
    // Their parts were loaded with the card's code, but a lazy one of React is empty for 0.3 s unless it may wait.
    if (isShownLater(outcome)) startTransition(show);
    else show();
    finish(outcome, start);
    return outcome.type === 'confirmed';
  };

  /** Pays what the guest has seen on the button, or in the sheet of a wallet. */
  const pay = async (shown: Quote, wallet?: PaymentSource): Promise<boolean> => {
    if (!stay) return false;
    trackStep(stay, 'payment');
    const booking = store.read(bookingSlice);
    const guest = booking.summaryForm;
    return run({ type: 'pay-pressed', shown, ...(wallet ? { wallet: true } : {}) }, async () => {
      const source = wallet ?? vault.current();
      if (!source) return { type: 'notSent' };
      const input = {
        stay: { ...stay, ...getExtras(booking), email: guest.email.trim() },
        totalCents: shown.totalCents,
        split: getSplit(shown, booking),
        guest,
        billing: toBilling(booking.paymentForm),
        paymentMethod: booking.selectedPaymentMethod,
        subscribe: booking.subscribeAgreementChecked,
      };
      return bookStay(input, { ...tools, onChallenge, vault: source });
    });
  };

  const key = stay === null ? null : stayKey(stay);
  /** Asks again how the kept attempt ended, with its own key. */
  const resume = () => {
    const attempt = key === null ? null : tools.attempts.read(key);
    if (!attempt) return;
    // The card is not needed any more. Only the bank may still ask, in a window of the card form.
    const handleChallenge = async (clientSecret: string) => {
      const card = await Promise.race([vault.ready(), tools.wait(VAULT_LIMIT_MS).then(() => null)]);
      await card?.handleChallenge(clientSecret);
    };
    void run({ type: 'attempt-resumed' }, () =>
      sendAttempt(attempt.stay, () => tools.calls.resumeReservation(attempt.idempotencyKey), {
        ...tools,
        onChallenge,
        vault: { handleChallenge },
      }),
    );
  };

  // An attempt that a reload cut off is taken up at once, before anything can be booked a second time.
  const resumeOnOpen = useEffectEvent(resume);
  useEffect(() => {
    if (key !== null) resumeOnOpen();
  }, [key]);

  return { phase, send, vault, pay, resume };
}

const isShownLater = (outcome: BookOutcome): boolean =>
  outcome.type !== 'confirmed' && ['price-changed', 'taken'].includes(toEndPhase(outcome, null).type);

/** Returns what to do once an attempt has ended, beside showing its phase. */
function useFinish(
  page: BookingPage,
  getVault: () => { clearSecurityCode: () => void } | null,
  showDetails: () => void,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (outcome: BookOutcome, start: CheckoutEvent) => {
    if (outcome.type === 'confirmed') {
      dispatch(stayBooked(outcome.reservation));
      void navigate(`/booking/confirmation/${encodeURIComponent(outcome.reservation.code)}`, { replace: true });
      return;
    }
    const ended = toEndPhase(outcome, null);
    if (ended.type === 'price-changed' && ended.reason !== undefined) dispatch(promoRemoved(ended.reason));
    if (ended.type === 'refused' && ended.error.code === 'split_gone') dispatch(inTwoChosen(false));
    // What was typed into the card form was not what a wallet has paid with.
    if (ended.type === 'card-refused' && !('wallet' in start)) getVault()?.clearSecurityCode();
    if (ended.type === 'details-refused') showDetails();
    // Dates that are taken may be taken by this guest, in another tab: the page then says so. And after a reload its
    // price was asked for while the attempt itself held the nights: ask again now that it is over.
    if (ended.type === 'taken' || (page.price.type !== 'quote' && ended.type !== 'price-changed')) void revalidate();
  };
}
