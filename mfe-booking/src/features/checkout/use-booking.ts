/** The state of a checkout: one try at a time, and how the last one ended. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Quote, QuoteRequest } from '@roost/shared/contracts/booking';
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import { fraudSessionId } from '@roost/shared/fraud/session';
import { nanoid, useAppDispatch } from '@roost/shared/state';
import { useNavigate } from '@roost/shared/router';
import { paymentFormChanged, stayBooked, subscribeChanged, summaryFormChanged } from '../../state/booking-slice.ts';
import { formOfBilling } from '../../state/billing.ts';
import { sessionAttempts } from './attempt.ts';
import { bookStay, sendAttempt, stayKey } from './book-stay.ts';
import type { BookInput, BookOutcome, BookTools } from './book-stay.ts';
import type { CardVault } from './card-vault.ts';
import { trackOutcome } from './track-booking.ts';

/** What the page shows beside the form: nothing yet, at work, or how it ended. Confirmed is not here: that is another page. */
export type BookingPhase =
  | { type: 'editing' }
  | { type: 'booking'; /** A try of before the reload. */ resumed: boolean }
  | {
      type: 'ended';
      outcome: Exclude<BookOutcome, { type: 'confirmed' }>;
      /** The price that was on the button. */ before: Quote | null;
    };

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Where the browser's parts come from; tests bring their own. */
export const browserTools = {
  client: createServicesClient(browserApi),
  attempts: sessionAttempts(),
  newKey: () => nanoid(32),
  fraudSession: () => fraudSessionId(),
  wait,
} satisfies Omit<BookTools, 'vault'>;
export type PageTools = Omit<BookTools, 'vault'>;

export function useBooking(stay: QuoteRequest | null, tools: PageTools = browserTools) {
  const [phase, setPhase] = useState<BookingPhase>({ type: 'editing' });
  const working = useRef(false);
  const vault = useRef<CardVault | null>(null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const product = stay?.listingId ?? null;

  /** Runs one try. A second press while one is under way does nothing. */
  const run = useCallback(
    async (resumed: boolean, before: Quote | null, attempt: () => Promise<BookOutcome>) => {
      if (working.current) return;
      working.current = true;
      setPhase({ type: 'booking', resumed });
      const outcome = await attempt().finally(() => {
        working.current = false;
      });
      trackOutcome(product, outcome);
      if (outcome.type === 'confirmed') {
        dispatch(stayBooked(outcome.reservation));
        navigate(`/booking/confirmation/${encodeURIComponent(outcome.reservation.code)}`, { replace: true });
        return;
      }
      setPhase({ type: 'ended', outcome, before });
    },
    [dispatch, navigate, product],
  );

  const book = useCallback(
    (input: BookInput, before: Quote) =>
      run(false, before, async () => {
        if (!vault.current) return { type: 'notSent' };
        return bookStay(input, { ...tools, vault: vault.current });
      }),
    [run, tools],
  );

  const key = stay === null ? null : stayKey(stay);
  /** Asks again how the remembered try ended, with its own key. Without a card form yet a challenge has to wait for it. */
  const resume = useCallback(() => {
    const attempt = key === null ? null : tools.attempts.read(key);
    if (!attempt) return;
    const { guest, billing, subscribe } = attempt.request;
    dispatch(summaryFormChanged(guest));
    dispatch(paymentFormChanged(formOfBilling(billing)));
    dispatch(subscribeChanged(subscribe));
    void run(true, null, () =>
      sendAttempt(attempt, {
        ...tools,
        vault: {
          createPaymentMethod: unused,
          handleChallenge: (secret) => challengeWhenReady(vault, tools.wait, secret),
        },
      }),
    );
  }, [dispatch, key, run, tools]);

  // A try that a reload cut off is taken up at once, before anything can be booked a second time.
  useEffect(() => {
    resume();
  }, [resume]);

  const edit = useCallback(() => setPhase({ type: 'editing' }), []);
  const onVault = useCallback((next: CardVault | null) => {
    vault.current = next;
  }, []);
  return { phase, book, resume, edit, onVault, vault };
}

const unused = () => Promise.resolve({ ok: false as const, reason: 'unreachable' as const, message: '' });

const VAULT_STEP_MS = 250;
const VAULT_STEPS = 80;

async function challengeWhenReady(
  vault: { current: CardVault | null },
  pause: (milliseconds: number) => Promise<void>,
  clientSecret: string,
): Promise<void> {
  for (let step = 0; step < VAULT_STEPS && !vault.current; step += 1) await pause(VAULT_STEP_MS);
  await vault.current?.handleChallenge(clientSecret);
}
