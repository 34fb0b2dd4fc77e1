import { refusalText } from '../../api/refusal-text.ts';
import { useEffect, useRef, useState } from 'react';
import type { Party } from '@roost/shared/contracts/booking';
import type { CardRefund } from '@roost/shared/contracts/card-refunds';
import type { ChangeOffer, ChangeRequest, WantedStay } from '@roost/shared/contracts/change';
import type { Trip } from '@roost/shared/contracts/trips';
import type { DraftDates } from '@roost/shared/domain/stay';
import { useOnline } from '@roost/shared/query';
import { nanoid } from '@roost/shared/state';
import { changeStay, getChangeOffer, getStayCalendar } from '../../api/change.ts';
import type { CardVault } from '../checkout/index.ts';
import { changeCopy } from './change-copy.ts';
import { sendChange } from './send-change.ts';

export type ChangeCalls = {
  getChangeOffer: typeof getChangeOffer;
  changeStay: typeof changeStay;
  getStayCalendar: typeof getStayCalendar;
  /** Waits before a request is repeated. */
  wait: (milliseconds: number) => Promise<void>;
};

/** Presses follow each other; only the last one is asked for. */
const SETTLE_MS = 250;
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
export const CHANGE_CALLS: ChangeCalls = { getChangeOffer, changeStay, getStayCalendar, wait };

type Wish = { dates: DraftDates; party: Party; items: string[] | null };
type Offered = {
  offer: ChangeOffer | null;
  problem: string | null;
  busy: boolean;
  /** True when the offer is for an earlier wish: what is wanted now has no price. */
  stale?: boolean;
  /** True when the price only did not load, and can be asked for again. */
  unanswered?: boolean;
};

const calculate = ({ offer }: Offered): Offered => ({ offer, problem: null, busy: true });

/** What the guest wants, and what it would cost. Without a connection that is said, and asked for once it is back. */
export function useOffer(trip: Trip, calls: ChangeCalls) {
  const { code, startDate, endDate, party } = trip.reservation;
  const [wish, setWish] = useState<Wish>({ dates: { checkIn: startDate, checkOut: endDate }, party, items: null });
  const [offered, setOffered] = useState<Offered>({ offer: null, problem: null, busy: true });
  const [asked, setAsked] = useState(0);
  const known = useRef<string[] | null>(null);
  const { checkIn, checkOut } = wish.dates;
  const wanted: WantedStay | null =
    checkIn && checkOut
      ? { startDate: checkIn, endDate: checkOut, ...wish.party, optionalItems: wish.items ?? [] }
      : null;
  const key = wanted && JSON.stringify(wanted);
  const online = useOnline();
  useEffect(() => {
    if (key === null) return undefined;
    let current = true;
    const timer = setTimeout(async () => {
      if (!online) {
        setOffered((before) =>
          before.busy ? { ...before, busy: false, problem: changeCopy.noPrice, stale: true } : before,
        );
        return;
      }
      const answer = await calls.getChangeOffer(code, JSON.parse(key) as WantedStay);
      if (!current) return;
      if (answer.ok) {
        // The extras that are booked are known with the first answer; where there are some, it was for another stay.
        const booked = answer.value.was.optionalItems.filter((item) => item.selected).map(({ id }) => id);
        const first = known.current === null;
        known.current = booked;
        if (first) setWish((before) => ({ ...before, items: before.items ?? booked }));
        setOffered({ offer: answer.value, problem: null, busy: first && booked.length > 0 });
      } else {
        const refused = answer.failure.type === 'refused' ? refusalText(answer.failure.error) : '';
        setOffered((before) => ({
          ...before,
          busy: false,
          problem: refused || changeCopy.priceFailed,
          stale: true,
          unanswered: refused === '',
        }));
      }
    }, SETTLE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, code, calls, online, asked]);
  const change = (next: Partial<Wish>) => {
    setWish({ ...wish, ...next });
    setOffered(calculate);
  };
  return {
    wish,
    wanted,
    change,
    ...offered,
    /** Asks again for a price that did not load; null when there is nothing to ask. */
    retry: offered.unanswered
      ? () => {
          setAsked(asked + 1);
          setOffered(calculate);
        }
      : null,
    show: (offer: ChangeOffer, problem: string) => setOffered({ offer, problem, busy: false }),
  };
}

/** The changed stay and what it took. */
export type Changed = { trip: Trip; dueCents: number; refundCents: number; refundTo?: CardRefund[] };

type SubmitInput = {
  trip: Trip;
  wanted: WantedStay | null;
  offer: ChangeOffer | null;
  calls: ChangeCalls;
  onOffer: (offer: ChangeOffer, problem: string) => void;
  /** What is said when it does not work. */
  words?: Pick<typeof changeCopy, 'nameMissing' | 'notSent' | 'unknown' | 'failed' | 'declined'>;
};

/** A change that was sent, with the cards that its offer named. */
type SentChange = { request: ChangeRequest; refundTo: CardRefund[] | undefined };

/** The change with the amounts that the guest has seen, under a new key. */
const toRequest = (
  { dueCents, refundCents, rest, now: { totalCents } }: ChangeOffer,
  stay: WantedStay,
  paymentMethodId: string,
): ChangeRequest => ({
  ...stay,
  idempotencyKey: nanoid(32),
  totalCents,
  dueCents,
  refundCents,
  paymentMethodId,
  ...(rest ? { rest } : {}),
});

/** Makes what the card pays with, or says why not. */
async function makePaymentMethod(
  card: CardVault | null,
  name: string,
  email: string,
  words: Pick<typeof changeCopy, 'nameMissing' | 'notSent' | 'declined'>,
): Promise<{ paymentMethodId: string } | { problem: string }> {
  if (!card) return { problem: words.notSent };
  if (name === '') return { problem: words.nameMissing };
  const address = { line1: '', line2: '', city: '', state: '', postal_code: '', country: '' };
  const made = await card.createPaymentMethod({ name, email, phone: '', address });
  if (made.ok) return made;
  return { problem: made.message === '' ? words.notSent : `${words.declined}${made.message}` };
}

/** Pays or refunds the difference and changes the stay, one attempt at a time. */
export function useSubmit({ trip, wanted, offer, calls, onOffer, words: copy = changeCopy }: SubmitInput) {
  const vault = useRef<CardVault | null>(null);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<Changed | null>(null);
  /** Sent without an answer: the next press asks how it ended, with its own key and card, whatever is wanted by then. */
  const [open, setOpen] = useState<SentChange | null>(null);
  const working = useRef(false);

  const makeRequest = async (agreed: ChangeOffer, stay: WantedStay): Promise<ChangeRequest | null> => {
    let paymentMethodId = '';
    if (agreed.dueCents > 0) {
      setSent(true);
      const made = await makePaymentMethod(vault.current, name.trim(), trip.reservation.guest.email, copy);
      if ('problem' in made) {
        setProblem(made.problem);
        return null;
      }
      ({ paymentMethodId } = made);
    }
    return toRequest(agreed, stay, paymentMethodId);
  };

  const makeChange = async (agreed: ChangeOffer, stay: WantedStay): Promise<SentChange | null> => {
    const request = await makeRequest(agreed, stay);
    return request && { request, refundTo: agreed.refundTo };
  };

  const run = async ({ request, refundTo }: SentChange): Promise<void> => {
    const outcome = await sendChange(trip.reservation.code, request, {
      send: calls.changeStay,
      challenge: async (secret) => vault.current?.handleChallenge(secret),
      wait: calls.wait,
    });
    if (outcome.type === 'unknown') {
      setOpen({ request, refundTo });
      setProblem(copy.unknown);
      return;
    }
    setOpen(null);
    if (outcome.type === 'changed')
      setDone({
        trip: outcome.trip,
        dueCents: request.dueCents,
        refundCents: request.refundCents,
        ...(refundTo ? { refundTo } : {}),
      });
    else if (outcome.type === 'offer') onOffer(outcome.offer, refusalText(outcome) || copy.failed);
    else {
      if (outcome.card) vault.current?.clearSecurityCode();
      setProblem(outcome.card ? `${copy.declined}${refusalText(outcome)}` : refusalText(outcome) || copy.failed);
    }
  };

  const submit = async () => {
    if (working.current || (!open && (!offer || !wanted))) return;
    working.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const change = open ?? (offer && wanted && (await makeChange(offer, wanted)));
      if (change) await run(change);
    } finally {
      working.current = false;
    }
    setBusy(false);
  };
  const setVault = (held: CardVault | null) => {
    vault.current = held;
  };
  const unknown = open !== null;
  /** A payment that got no answer may still be asked about by the bank. */
  const asksBank = unknown && open.request.dueCents > 0;
  return { submit, busy, sent, problem, done, unknown, asksBank, name, setName, setVault };
}
