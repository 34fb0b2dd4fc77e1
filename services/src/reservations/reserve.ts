/** Making a reservation (BOOK-4, BOOK-7): claim the key, hold the nights, then touch the card (decision 0005). */
import { isDeepStrictEqual } from 'node:util';
import type { Quote, QuoteRequest, ReservationRequest } from '@roost/shared/contracts/booking';
import { promoCode } from '@roost/shared/domain/promo';
import { apiError, catalogueError, Refusal, refuse } from '../api-error.ts';
import { withRetries } from '../db/errors.ts';
import type { Db } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import { PromoTakenError } from '../promos/promos.ts';
import { currentQuote, findQuote, storeQuote } from '../quotes/store.ts';
import { enforceHolds, type LimitedSender } from './booking-limits.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { PaymentUnavailableError } from './payments.ts';
import { releaseLease, whileHolding } from './leases.ts';
import { answer, claimOrWait, KeyReusedError, linkStay, type Claim, type StoredAnswer } from './requests.ts';
import { settle, type SettleDeps } from './settle.ts';
import { findStay, insertPendingStay, noteTry, isTaken, newStayCode, StayTakenError } from './stays.ts';

/** The code for nights that were free when the quote was given and are not any more. */
const GONE_SINCE_QUOTE: Record<string, string> = { '1021': '1020' };

const UNKNOWN_SENDER: LimitedSender = {
  profileId: null,
  browserHash: null,
  addressHash: null,
  factor: null,
  work: null,
};
/** Refusals by a limit, which holds for this moment: the same request is a new try when it comes again. */
const BY_LIMIT = [428, 429];

/** Returns the answer to `POST /reservations`, stored or new. Equal requests get equal answers. */
export async function reserve(
  request: ReservationRequest,
  deps: SettleDeps,
  sender: LimitedSender = UNKNOWN_SENDER,
): Promise<StoredAnswer> {
  const claimed = await claimKey(request, deps);
  return finish(request.idempotencyKey, claimed, deps, () => holdNights(request, sender, deps));
}

/** One answer for a booking of another browser and for what is none. */
export const noSuchBooking = (): Refusal =>
  new Refusal(404, apiError('not_found', 'There is no such booking in this browser.'));
const notArrived = (): Refusal =>
  new Refusal(
    422,
    apiError('not_arrived', 'Your booking did not reach us, and nothing was charged. Please book once more.'),
  );

/**
 * Returns how a request ended whose key a browser still has, and nothing else of it: after a reload (SAFE-11). It is
 * settled as if it came again. One that has not come by now is refused for good, also when it comes later.
 */
export async function resumeReservation(key: string, deps: SettleDeps): Promise<StoredAnswer> {
  const claimed = await claimOrWait(deps.db, { key, request: null }, deps);
  // A change of a stay has keys of the same table, and is none of this route's.
  const isChange = claimed.type === 'claimed' && claimed.changeId !== null;
  if (isChange) await releaseLease(deps.db, claimed.lease);
  if (isChange || (claimed.type === 'answered' && 'trip' in claimed.answer.body)) throw noSuchBooking();
  return finish(key, claimed, deps, () => Promise.reject(notArrived()));
}

/**
 * Ends what was claimed.
 * @param hold writes the stay and returns its code, where there is none yet
 */
async function finish(
  key: string,
  claimed: Claim,
  deps: SettleDeps,
  hold: () => Promise<string>,
): Promise<StoredAnswer> {
  const { db, now, phone } = deps;
  if (claimed.type === 'answered') return claimed.answer;
  if (claimed.type === 'busy')
    return { status: 409, body: apiError('in_progress', 'This booking is already being made. Please wait a moment.') };
  try {
    return await whileHolding(claimed.lease, deps, async () => {
      if (claimed.stayCode !== null) await noteTry(db, claimed.stayCode, now());
      const code = claimed.stayCode ?? (await hold());
      const stay = await findStay(db, code);
      if (!stay) throw new Error(`Stay ${code} is missing.`);
      const settled = await settle(stay, { key, mayAuthorise: true, mayChallenge: true }, deps);
      if (!settled.final) await releaseLease(db, claimed.lease);
      return settled.answer;
    });
  } catch (error) {
    if (error instanceof Refusal) {
      const refused = { status: error.status, body: error.body };
      if (BY_LIMIT.includes(error.status)) await releaseLease(db, claimed.lease);
      else await answer(db, key, refused);
      return refused;
    }
    // No final result: the same request may go on where this one stopped; without it the recovery does.
    await releaseLease(db, claimed.lease).catch(() => undefined);
    if (error instanceof PaymentUnavailableError) {
      deps.log('payment_unavailable', errorFields(error));
      return { status: 503, body: catalogueError('1000', { phone }) };
    }
    throw error;
  }
}

/** Takes the key of a request. A key that was used with another body is refused. */
export async function claimKey(
  request: { idempotencyKey: string },
  { db, now, log, busyWaitMs }: SettleDeps,
): Promise<Claim> {
  try {
    return await claimOrWait(db, { key: request.idempotencyKey, request }, { now, busyWaitMs });
  } catch (error) {
    if (!(error instanceof KeyReusedError)) throw error;
    log('idempotency_key_reused');
    throw new Refusal(
      422,
      apiError('idempotency_key_reused', 'This booking was changed while it was being made. Please try again.'),
    );
  }
}

/**
 * The promo code of a booking: what it names, else the one that its quote was made with. A code that the quote refused
 * is not asked for again.
 */
const getAskedCode = ({ promoCode: named }: ReservationRequest, quote: Quote | null): string =>
  promoCode(named ?? (quote?.promo?.status === 'applied' ? quote.promo.code : ''));

/** Returns the promo code that `reserve` will look up for this request; empty text for none. */
export async function findAskedCode(db: Db, request: ReservationRequest): Promise<string> {
  return getAskedCode(request, request.promoCode === undefined ? await findQuote(db, request.quoteId) : null);
}

/** Checks that the quote still holds and writes the pending stay, in one transaction. Returns the stay's code. */
async function holdNights(request: ReservationRequest, sender: LimitedSender, deps: SettleDeps): Promise<string> {
  const { db, now, phone, wake, splits = false } = deps;
  const quote = await findQuote(db, request.quoteId);
  if (!quote)
    throw new Refusal(
      422,
      apiError('quote_unknown', 'This price is not known any more. Please look at the home again.'),
    );
  const offer: QuoteRequest = {
    listingId: quote.listingId,
    startDate: quote.startDate,
    endDate: quote.endDate,
    ...quote.party,
    email: request.guest.email,
    optionalItems: request.optionalItems ?? quote.optionalItems.filter((item) => item.selected).map((item) => item.id),
    promoCode: getAskedCode(request, quote),
  };
  const anew = async (code: string, message: string, field?: string): Promise<Refusal> =>
    new Refusal(422, { ...apiError(code, message, field), quote: await storeQuote(offer, deps) });

  const code = newStayCode();
  const hold = () =>
    withRetries(() =>
      db.transaction().execute(async (tx): Promise<{ held: true } | { held: false; current: Quote }> => {
        // Locks the calendar, so that the price check below and the insert see the same one.
        await tx
          .selectFrom('calendars')
          .select('listing_id')
          .where('listing_id', '=', quote.listingId)
          .forUpdate()
          .execute();
        const current = await currentQuote(quote.id, offer, { db: tx, now, phone, splits });
        if (
          !sameBill(current, quote) ||
          !maySplit(request, current) ||
          current.totalCents !== request.totalCents ||
          new Date(quote.expiresAt) <= now()
        )
          return { held: false, current };
        // Last, so that the guests of one network address wait for each other as briefly as can be.
        await enforceHolds(tx, sender, request.guest.email, { now: now(), phone });
        await insertPendingStay(tx, { code, quote, request, sender, now: now() });
        await linkStay(tx, request.idempotencyKey, code);
        return { held: true };
      }),
    );
  const outcome = await oneAtATime(quote.listingId, async () => {
    // Refuses most late guests before their whole price is calculated.
    if (await isTaken(db, quote)) throw new StayTakenError('Another stay holds these nights.');
    return hold();
  }).catch((error: unknown): { held: false; current: null } => {
    if (error instanceof StayTakenError) throw refuse('1020', {}, 409);
    // Another stay used the code between the check and the insert: checked again below.
    if (error instanceof PromoTakenError) return { held: false as const, current: null };
    if (error instanceof Refusal) {
      const gone = GONE_SINCE_QUOTE[error.body.error.code];
      if (gone) throw refuse(gone, {}, 409);
    }
    throw error;
  });
  if (outcome.held) {
    wake('index');
    return code;
  }
  const current = outcome.current ?? (await currentQuote(quote.id, offer, deps));
  if (quote.promo?.status === 'applied' && current.promo?.status === 'refused')
    throw await anew('promo_refused', current.promo.message, 'promo');
  if (!sameBill(current, quote) || current.totalCents !== request.totalCents) {
    throw await anew('price_changed', 'The total is different now. Please look at it before you book.');
  }
  if (!maySplit(request, current))
    throw new Refusal(
      422,
      apiError('split_gone', 'This stay can’t be paid in two parts any more. Nothing was charged.', 'split'),
    );
  throw await anew('quote_expired', 'This price was held for 30 minutes. Please check it again before you book.');
}

/** True when the stay is paid at once, or in the two parts that are offered now. */
const maySplit = ({ split }: ReservationRequest, current: Quote): boolean =>
  split === undefined ||
  (split.nowCents === current.split?.nowCents &&
    split.restCents === current.split.restCents &&
    split.restOn === current.split.restOn);

/** True when every line of the two quotes is equal. Equal totals alone are not what the guest agreed to. */
function sameBill(a: Quote, b: Quote): boolean {
  return a.totalCents === b.totalCents && isDeepStrictEqual([a.lines, a.taxes], [b.lines, b.taxes]);
}
