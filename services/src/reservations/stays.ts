/** Stays in the database. Each change that frees or takes nights tells the index in the same transaction (BOOK-8). */
import { randomInt } from 'node:crypto';
import type { Quote, ReservationRequest, SplitPayment } from '@roost/shared/contracts/booking';
import { sql } from 'kysely';
import { EXCLUSION_VIOLATION, isDatabaseError } from '../db/errors.ts';
import type { Db, StayRow, StayStatus, Tx } from '../db/schema.ts';
import { getStepTime } from '../split-payments/rest.ts';
import type { LimitedSender } from './booking-limits.ts';
import { returnPromo, takePromo } from '../promos/promos.ts';
import { guestLanguage } from '../language.ts';

/** Letters and digits without those that people mix up. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** A code a guest can read out on the phone and nobody can guess: 50 random bits. */
export function newStayCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Thrown when another stay holds the nights; the database's constraint decides (BOOK-7). */
export class StayTakenError extends Error {
  override name = 'StayTakenError';
}

/** Notes that the listing's index record must be written again; the feeder delivers it after the transaction. */
export async function noteChange(tx: Tx, listingId: string): Promise<void> {
  await tx.insertInto('index_outbox').values({ listing_id: listingId }).execute();
}

export type NewPending = {
  code: string;
  quote: Quote;
  request: ReservationRequest;
  sender: LimitedSender;
  now: Date;
};

/** What a stay in two parts begins with; nothing for one that is paid at once. */
const startSplit = (split: SplitPayment | undefined, { refundTerms }: Quote) =>
  split && refundTerms
    ? {
        paid_cents: split.nowCents,
        first_charge_cents: split.nowCents,
        rest_cents: split.restCents,
        rest_on: split.restOn,
        rest_next_at: getStepTime(refundTerms.timeZone, split.restOn),
      }
    : {};

/**
 * Holds the nights and the promo code for this guest, before any card is touched. Throws StayTakenError or
 * PromoTakenError.
 */
export async function insertPendingStay(tx: Tx, { code, quote, request, sender, now }: NewPending): Promise<void> {
  const promo = quote.promo?.status === 'applied' ? quote.promo.code : null;
  const guestEmail = request.guest.email.toLowerCase();
  try {
    await tx
      .insertInto('stays')
      .values({
        code,
        listing_id: quote.listingId,
        start_date: quote.startDate,
        end_date: quote.endDate,
        status: 'pending',
        party: JSON.stringify(quote.party),
        quote: JSON.stringify(quote),
        guest: JSON.stringify(request.guest),
        billing: JSON.stringify(request.billing),
        guest_email: guestEmail,
        profile_id: sender.profileId,
        language: guestLanguage(),
        browser_hash: sender.browserHash,
        address_hash: sender.addressHash,
        promo_code: promo,
        payment_method_id: request.paymentMethodId,
        payment_intent_id: null,
        subscribe: request.subscribe,
        fraud_session_id: request.fraudSessionId ?? null,
        ...startSplit(request.split, quote),
        created_at: now,
        updated_at: now,
      })
      .execute();
  } catch (error) {
    if (isDatabaseError(error, EXCLUSION_VIOLATION)) throw new StayTakenError('Another stay holds these nights.');
    throw error;
  }
  if (promo !== null) await takePromo(tx, promo, { code, guestEmail });
  await noteChange(tx, quote.listingId);
}

/**
 * Returns whether another stay than `exceptStay` holds one of these nights now. The constraint decides; this only saves
 * work.
 */
export async function isTaken(
  db: Db,
  { listingId, startDate, endDate }: Pick<Quote, 'listingId' | 'startDate' | 'endDate'>,
  exceptStay = '',
): Promise<boolean> {
  const row = await db
    .selectFrom('held_nights')
    .select('holder')
    .where('listing_id', '=', listingId)
    .where('stay_code', '!=', exceptStay)
    .where('start_date', '<', endDate)
    .where('end_date', '>', startDate)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findStay(db: Db | Tx, code: string): Promise<StayRow | null> {
  return (await db.selectFrom('stays').selectAll().where('code', '=', code).executeTakeFirst()) ?? null;
}

export async function findStayByPayment(db: Db, paymentIntentId: string): Promise<StayRow | null> {
  return (
    (await db.selectFrom('stays').selectAll().where('payment_intent_id', '=', paymentIntentId).executeTakeFirst()) ??
    null
  );
}

/** Notes that the guest of a pending stay asks again, so that the recovery waits for them. */
export async function noteTry(db: Db, code: string, now: Date): Promise<void> {
  await db
    .updateTable('stays')
    .set({ updated_at: now })
    .where('code', '=', code)
    .where('status', '=', 'pending')
    .execute();
}

/**
 * Stores the payment of a stay, before anything is confirmed with it. False when the stay has failed meanwhile, because
 * the recovery took over from a process that was too slow: no money may be taken then, and the payment is due to be
 * released. A stay has one payment for good: false when another was stored, too.
 */
export async function setPayment(db: Db, code: string, paymentIntentId: string): Promise<boolean> {
  const row = await db
    .updateTable('stays')
    .set({ payment_intent_id: paymentIntentId, release_due: sql<boolean>`release_due or status = 'failed'` })
    .where('code', '=', code)
    .where((eb) => eb.or([eb('payment_intent_id', 'is', null), eb('payment_intent_id', '=', paymentIntentId)]))
    .returning('status')
    .executeTakeFirst();
  return row !== undefined && row.status !== 'failed';
}

/** Confirms or fails a pending stay. Returns false when it was not pending any more. */
export async function endPending(
  tx: Tx,
  stay: StayRow,
  status: Exclude<StayStatus, 'pending'>,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('stays')
    .set({
      status,
      updated_at: now,
      // What is stored counts, not what was read before: a slower process may have stored its payment since.
      release_due: status === 'failed' ? sql<boolean>`payment_intent_id is not null` : false,
      settle_tries: 0,
      next_try_at: new Date(0),
      ...(status === 'failed' ? { rest_cents: 0, rest_on: null, rest_next_at: null } : {}),
    })
    .where('code', '=', stay.code)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  if (status !== 'confirmed') {
    await returnPromo(tx, stay.code);
    await noteChange(tx, stay.listing_id);
  }
  return true;
}

/** Stores whether the payment must still be released. */
export async function setReleaseDue(db: Db | Tx, code: string, due: boolean): Promise<void> {
  await db.updateTable('stays').set({ release_due: due }).where('code', '=', code).execute();
}

/** What we hold of the guest's money for a stay that is booked, cents. */
export const getPaidCents = ({ paid_cents: paid, quote }: Pick<StayRow, 'paid_cents' | 'quote'>): number =>
  paid ?? quote.totalCents;

/** True for a stay that the account booked, or that was booked with the address it has proven. */
export const isOwnStay = (
  guest: { profileId: string; email: string },
  stay: Pick<StayRow, 'profile_id' | 'guest_email'>,
): boolean => guest.profileId === stay.profile_id || guest.email.toLowerCase() === stay.guest_email;
