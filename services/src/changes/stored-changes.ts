/** Changes of stays in the database, and what each does to its stay, in one transaction with it (STAY-2). */
import { sql, type Selectable } from 'kysely';
import { planArrivalMail } from '../arrivals/arrival.ts';
import { EXCLUSION_VIOLATION, isDatabaseError, UNIQUE_VIOLATION } from '../db/errors.ts';
import type { ChangeRow, Db, StayChangesTable, StayRow, Tx } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import { returnPromo } from '../promos/promos.ts';
import { planRestMail } from '../split-payments/rest-mail.ts';
import { getStepTime } from '../split-payments/rest.ts';
import { noteChange, StayTakenError } from '../reservations/stays.ts';
import { oweRefund } from './part-refunds.ts';

/** Thrown when another change of the same stay waits for its payment. */
export class ChangeUnderWayError extends Error {
  override name = 'ChangeUnderWayError';
}

export async function findChange(db: Db | Tx, id: string): Promise<ChangeRow | null> {
  return (await db.selectFrom('stay_changes').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findChangeByPayment(db: Db, paymentIntentId: string): Promise<ChangeRow | null> {
  return (
    (await db
      .selectFrom('stay_changes')
      .selectAll()
      .where('payment_intent_id', '=', paymentIntentId)
      .executeTakeFirst()) ?? null
  );
}

export async function lockStay(tx: Tx, code: string): Promise<StayRow> {
  return tx.selectFrom('stays').selectAll().where('code', '=', code).forUpdate().executeTakeFirstOrThrow();
}

export async function lockChange(tx: Tx, id: string): Promise<ChangeRow | null> {
  return (await tx.selectFrom('stay_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export type NewChange = Pick<
  Selectable<StayChangesTable>,
  | 'id'
  | 'kind'
  | 'quote'
  | 'what_changed'
  | 'due_cents'
  | 'refund_cents'
  | 'paid_cents'
  | 'locked_cents'
  | 'rest_cents'
  | 'rest_on'
  | 'payment_method_id'
>;

/**
 * Writes a change that waits for its payment and holds the new nights for it. Throws StayTakenError and
 * ChangeUnderWayError.
 */
export async function insertPendingChange(tx: Tx, stay: StayRow, change: NewChange, now: Date): Promise<void> {
  const { quote } = change;
  try {
    await tx
      .insertInto('stay_changes')
      .values({
        ...change,
        quote: JSON.stringify(quote),
        what_changed: change.what_changed && JSON.stringify(change.what_changed),
        stay_code: stay.code,
        listing_id: stay.listing_id,
        start_date: quote.startDate,
        end_date: quote.endDate,
        status: 'pending',
        created_at: now,
        updated_at: now,
      })
      .execute();
  } catch (error) {
    if (isDatabaseError(error, EXCLUSION_VIOLATION)) throw new StayTakenError('Another stay holds these nights.');
    if (isDatabaseError(error, UNIQUE_VIOLATION)) throw new ChangeUnderWayError('Another change is under way.');
    throw error;
  }
  await noteChange(tx, stay.listing_id);
}

/** What a change leaves to be charged later. */
const getRest = ({ rest_cents: cents, rest_on: on, quote }: ChangeRow) => ({
  rest_cents: cents,
  rest_on: on,
  rest_next_at: on === null ? null : getStepTime(quote.refundTerms?.timeZone ?? 'UTC', on),
  rest_declines: 0,
});

/**
 * Makes a pending change the stay. The caller holds the stay's row and has seen that stay and change are as they have
 * to be.
 */
export async function applyChange(tx: Tx, stay: StayRow, change: ChangeRow, now: Date): Promise<void> {
  const { quote } = change;
  const losesPromo = stay.promo_code !== null && quote.promo?.status !== 'applied';
  if (losesPromo) await returnPromo(tx, stay.code);
  await tx
    .updateTable('stays')
    .set((eb) => ({
      start_date: quote.startDate,
      end_date: quote.endDate,
      party: JSON.stringify(quote.party),
      quote: JSON.stringify(quote),
      paid_cents: change.paid_cents,
      locked_cents: change.locked_cents,
      first_charge_cents: stay.first_charge_cents ?? stay.quote.totalCents,
      changes: eb('changes', '+', change.kind === 'change' ? 1 : 0),
      ...getRest(change),
      updated_at: now,
      ...(losesPromo ? { promo_code: null } : {}),
    }))
    .where('code', '=', stay.code)
    .execute();
  await tx
    .updateTable('stay_changes')
    .set({ status: 'done', updated_at: now, settle_tries: 0, next_try_at: new Date(0) })
    .where('id', '=', change.id)
    .execute();
  const changed = { ...stay, start_date: quote.startDate, end_date: quote.endDate };
  if (change.refund_cents > 0)
    await oweRefund(
      tx,
      { ...stay, first_charge_cents: stay.first_charge_cents ?? stay.quote.totalCents },
      {
        id: change.id,
        reason: 'change',
        amountCents: change.refund_cents,
        now,
      },
    );
  await noteChange(tx, stay.listing_id);
  await tx
    .insertInto('mail_outbox')
    .values({
      kind: change.kind === 'change' ? 'change' : 'rest-paid',
      stay_code: stay.code,
      inquiry_id: null,
      next_at: now,
      sent_at: null,
    })
    .execute();
  const listing = await findListing(tx, stay.listing_id);
  if (!listing) return;
  await planRestMail(tx, { ...changed, ...getRest(change) }, listing, now);
  if (change.kind === 'change') await planArrivalMail(tx, changed, listing, now);
}

/**
 * Stores the payment of a change, before anything is confirmed with it. A change has one payment for good, so false
 * when another was stored meanwhile, and when the change has failed: the payment is due to be released then.
 */
export async function setChangePayment(db: Db, id: string, paymentIntentId: string): Promise<boolean> {
  const row = await db
    .updateTable('stay_changes')
    .set({ payment_intent_id: paymentIntentId, release_due: sql<boolean>`release_due or status = 'failed'` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('payment_intent_id', 'is', null), eb('payment_intent_id', '=', paymentIntentId)]))
    .returning('status')
    .executeTakeFirst();
  return row !== undefined && row.status !== 'failed';
}

/** Ends a pending change without doing it; its nights are free again. False when it was not pending any more. */
export async function failChange(tx: Tx, change: ChangeRow, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('stay_changes')
    .set({
      status: 'failed',
      updated_at: now,
      // What is stored counts, not what was read before: a slower process may have stored its payment since.
      release_due: sql<boolean>`payment_intent_id is not null`,
      settle_tries: 0,
      next_try_at: new Date(0),
    })
    .where('id', '=', change.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await noteChange(tx, change.listing_id);
  return true;
}

/** Ends the pending change of a stay that is being cancelled, in the same transaction. */
export async function failChanges(tx: Tx, stayCode: string, now: Date): Promise<void> {
  const pending = await tx
    .selectFrom('stay_changes')
    .selectAll()
    .where('stay_code', '=', stayCode)
    .where('status', '=', 'pending')
    .execute();
  for (const change of pending) await failChange(tx, change, now);
}
