/**
 * What must be true of the books: after every step, and, more, when nothing is going on. Each throws with what it
 * found.
 */
import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Db, StayRow } from '../db/schema.ts';
import { toRefund } from '../reservations/stay-refund.ts';
import { readStayRefunds, type StayRefund } from '../sent-back/stay-refunds.ts';
import { getPaidCents } from '../reservations/stays.ts';

export class BrokenInvariantError extends Error {
  override name = 'BrokenInvariantError';
}

function hold(truth: boolean, sentence: string, found: unknown): void {
  if (!truth) throw new BrokenInvariantError(`${sentence} ${JSON.stringify(found)}`);
}

/** Never two stays on one night, never a promo code beyond its limit. */
export async function checkAlways(db: Db): Promise<void> {
  const overlaps = await sql<{ a: string; b: string }>`
    select a.code as a, b.code as b from stays a join stays b on a.listing_id = b.listing_id and a.code < b.code
      and a.start_date < b.end_date and b.start_date < a.end_date
    where a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')`.execute(db);
  hold(overlaps.rows.length === 0, 'Two stays share a night:', overlaps.rows);
  // A change that waits for its bank holds its nights as a stay does.
  const shared = await sql<{ change: string; code: string }>`
    select c.id as change, s.code from stay_changes c join stays s on s.listing_id = c.listing_id and s.code <> c.stay_code
      and s.start_date < c.end_date and c.start_date < s.end_date
    where c.status = 'pending' and s.status in ('pending', 'confirmed')
    union all
    select a.id, b.id from stay_changes a join stay_changes b on a.listing_id = b.listing_id and a.id < b.id and a.stay_code <> b.stay_code
      and a.start_date < b.end_date and b.start_date < a.end_date
    where a.status = 'pending' and b.status = 'pending'`.execute(db);
  hold(shared.rows.length === 0, 'A change shares a night with another stay:', shared.rows);
  // Counted from the stays themselves, not from the tables that keep the limits.
  const promos = await sql<{ code: string; used: number; max_uses: number | null; held: number }>`
    select p.code, p.used, p.max_uses, count(s.code)::int as held from promos p
      left join stays s on s.promo_code = p.code and s.status in ('pending', 'confirmed') group by p.code`.execute(db);
  for (const promo of promos.rows) {
    hold(promo.used === promo.held, "A code's count is not that of its stays:", promo);
    hold(promo.max_uses === null || promo.held <= promo.max_uses, 'A code is used beyond its limit:', promo);
  }
  const twice = await sql`
    select s.promo_code, s.guest_email from stays s join promos p on p.code = s.promo_code
    where p.once_per_guest and s.status in ('pending', 'confirmed') group by s.promo_code, s.guest_email having count(*) > 1`.execute(
    db,
  );
  hold(twice.rows.length === 0, 'A guest used a one-use code twice:', twice.rows);
}

export type Books = {
  confirmed: number;
  cancelled: number;
  failed: number;
  capturedCents: number;
  refundedCents: number;
};

/**
 * At rest: every stay is over and its money is where it should be, every payment has its stay, and the books balance to
 * the cent.
 */
export async function checkAtRest(db: Db, stripe: Stripe): Promise<Books> {
  const intents = await all(stripe.paymentIntents.list({ limit: 100 }));
  const charges = await all(stripe.charges.list({ limit: 100 }));
  const refundedBy = new Map<string, number>();
  for (const charge of charges) {
    if (charge.captured) refundedBy.set(String(charge.payment_intent), charge.amount_refunded);
  }
  const byStay = Map.groupBy(intents, (intent) => intent.metadata['stay'] ?? '');
  const stays = await db.selectFrom('stays').selectAll().execute();
  await checkPaidOtherwise(db, stays);
  const undone = await db.selectFrom('stay_changes').select(['id', 'status', 'release_due']).execute();
  hold(
    undone.every((change) => change.status !== 'pending' && !change.release_due),
    'A change is half done:',
    undone.filter((change) => change.status === 'pending' || change.release_due),
  );
  const owed = await db.selectFrom('stay_refunds').selectAll().where('status', '=', 'due').execute();
  hold(owed.length === 0, 'A part is still owed:', owed);
  // Given back by hand beyond what was owed: what a cancellation counted is a part of its refund.
  const byHand = await db
    .selectFrom('stay_refunds')
    .select(['stay_code', (eb) => eb.fn.sum<string>('amount_cents').as('cents')])
    .where('by_hand', '=', true)
    .where('reason', '=', 'change')
    .where('status', '=', 'done')
    .groupBy('stay_code')
    .execute();
  const given = new Map(byHand.map((row) => [row.stay_code, Number(row.cents)]));
  const books: Books = { confirmed: 0, cancelled: 0, failed: 0, capturedCents: 0, refundedCents: 0 };
  let owedCents = 0;

  for (const stay of stays) {
    const payments = byStay.get(stay.code) ?? [];
    byStay.delete(stay.code);
    const captured = payments.reduce((sum, intent) => sum + intent.amount_received, 0);
    const refunded = payments.reduce((sum, intent) => sum + (refundedBy.get(intent.id) ?? 0), 0);
    const held = payments.filter((intent) => intent.status === 'requires_capture').length;
    const paid = getPaidCents(stay) - (given.get(stay.code) ?? 0);
    const refunds = await readStayRefunds(db, stay);
    checkRepaid(stay, refunds);
    // A bank that cannot book a refund sends it back: it is with us until a person finds another way, and at the
    // provider for good. What was given by hand was not owed.
    const sentBack = refunds.reduce(
      (cents, { status, reason, byHand, amountCents }) =>
        cents + (status === 'failed' && !(byHand && reason === 'change') ? amountCents : 0),
      0,
    );
    const found = {
      code: stay.code,
      status: stay.status,
      captured,
      refunded,
      held,
      total: stay.quote.totalCents,
      paid: stay.paid_cents,
      refund: stay.refund_cents,
      refundStatus: stay.refund_status,
    };
    hold(held === 0, 'Money is held for a stay that is over:', found);
    hold(!stay.release_due && stay.refund_status !== 'due', 'Money is still owed:', found);
    hold(
      stay.rest_cents === 0 ||
        (stay.status === 'confirmed' && getPaidCents(stay) + stay.rest_cents === stay.quote.totalCents),
      'What was paid and what is still to be paid are not the total:',
      { ...found, rest: stay.rest_cents },
    );
    if (stay.status === 'confirmed')
      hold(captured - refunded === paid + sentBack, 'A stay is not paid for once:', found);
    else if (stay.status === 'cancelled')
      hold(
        captured - refunded === paid - stay.refund_cents + sentBack,
        "A cancelled stay's refund is not what was promised:",
        found,
      );
    else if (stay.status === 'failed') hold(captured === refunded, 'A charge has no stay:', found);
    else hold(false, 'A stay is half done:', found);
    books[stay.status === 'pending' ? 'failed' : stay.status] += 1;
    books.capturedCents += captured;
    books.refundedCents += refunded;
    owedCents +=
      stay.status === 'confirmed' ? paid : stay.status === 'cancelled' ? paid - stay.refund_cents + sentBack : 0;
  }
  // A payment whose stay is not there at all. Stays that failed go after a month; what was taken for them had come back
  // before.
  const orphans = [...byStay.values()]
    .flat()
    .filter(
      (intent) => intent.amount_received !== (refundedBy.get(intent.id) ?? 0) || intent.status === 'requires_capture',
    );
  hold(
    orphans.length === 0,
    'Payments without a stay:',
    orphans.map((intent) => intent.id),
  );
  hold(books.capturedCents - books.refundedCents === owedCents, 'The books do not balance:', { ...books, owedCents });
  return books;
}

/** The page calls a refund failed as long as a part of it was neither booked by the bank nor paid another way. */
function checkRepaid(stay: StayRow, refunds: readonly StayRefund[]): void {
  const open = refunds.filter(({ status, paid, reason }) => status === 'failed' && !paid && reason === 'cancellation');
  const refund = toRefund(stay, refunds);
  const said = refund?.status === 'failed' ? (refund.failedCents ?? refund.amountCents) : 0;
  const cents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  hold(said === cents, 'The page says another amount that was sent back:', { code: stay.code, said, cents });
}

/** Every payment by which a refund was paid another way is of one that the bank sent back, to the cent. */
async function checkPaidOtherwise(db: Db, stays: readonly StayRow[]): Promise<void> {
  for (const row of await db.selectFrom('refunds_paid_otherwise').selectAll().execute()) {
    const stay = stays.find(({ code }) => code === row.stay_code);
    const refund = stay && (await readStayRefunds(db, stay)).find(({ key }) => key === row.refund_key);
    hold(
      refund?.status === 'failed' && refund.amountCents === row.amount_cents,
      'A payment pays no refund that was sent back:',
      { row, refund },
    );
  }
}

async function all<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of pages) found.push(item);
  return found;
}
