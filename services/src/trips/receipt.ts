/** The receipt of a stay (STAY-4): every charge and refund, as they are stored and as the payment provider has them. */
import type { Reservation } from '@roost/shared/contracts/booking';
import type { ReceiptEntry, StayReceipt } from '@roost/shared/contracts/receipt';
import { BoundedCache } from '../bounded-cache.ts';
import type { Db, StayRow } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import type { Card, Payments } from '../reservations/payments.ts';
import { getPaidCents, toReservation } from '../reservations/stays.ts';
import { withinWait } from '../within-wait.ts';

export type ReceiptDeps = { db: Db; payments: Pick<Payments, 'readCard'>; now: () => Date };

/** A receipt does not wait longer for the card vault; it then says nothing of the card. */
const CARD_WAIT_MS = 1_500;
const REFUND_WORDS = { due: 'pending', done: 'done', failed: 'failed' } as const;
/** What a card is called never changes; the number of a payment method says nothing to anybody else. */
const cards = new BoundedCache<Card>(2_000, 86_400_000);

async function findCard(id: string, { payments, now }: ReceiptDeps): Promise<Card | null> {
  const known = cards.get(id, now());
  if (known || id === '') return known ?? null;
  let card: Card | null = null;
  const read = payments.readCard(id).then(
    (found) => {
      card = found;
      if (found) cards.set(id, found, now());
    },
    // Without the vault there is a receipt, too.
    () => undefined,
  );
  await withinWait(read, CARD_WAIT_MS);
  return card;
}

/** Charges of the booking, of its rest and of its changes; a change that gave money back charged nothing. */
async function findCharges(stay: StayRow, deps: ReceiptDeps): Promise<ReceiptEntry[]> {
  const changes = await deps.db
    .selectFrom('stay_changes')
    .select(['kind', 'due_cents', 'updated_at', 'payment_method_id'])
    .where('stay_code', '=', stay.code)
    .where('status', '=', 'done')
    .where('due_cents', '>', 0)
    .execute();
  const first = {
    kind: 'booking' as const,
    at: stay.created_at,
    amountCents: stay.first_charge_cents ?? getPaidCents(stay),
    method: stay.payment_method_id,
  };
  const later = changes.map((row) => ({
    kind: row.kind === 'change' ? ('change' as const) : ('rest' as const),
    at: row.updated_at,
    amountCents: row.due_cents,
    method: row.payment_method_id,
  }));
  return Promise.all(
    [first, ...later].map(async ({ method, at, ...charge }) => ({
      ...charge,
      at: at.toISOString(),
      status: 'done' as const,
      card: await findCard(method, deps),
    })),
  );
}

/** Refunds of changes, and those that somebody made by hand. One that went back to several payments is one row for each. */
async function findChangeRefunds(stay: StayRow, db: Db): Promise<ReceiptEntry[]> {
  const rows = await db
    .selectFrom('stay_refunds')
    .select(['amount_cents', 'created_at', 'status', 'by_hand'])
    .where('stay_code', '=', stay.code)
    .where('reason', '=', 'change')
    .execute();
  return rows.map((row) => ({
    kind: 'change',
    ...(row.by_hand ? { byHand: true as const } : {}),
    at: row.created_at.toISOString(),
    amountCents: -row.amount_cents,
    status: REFUND_WORDS[row.status],
    card: null,
  }));
}

/** The refund of a cancellation: one row, or two where the bank has sent a part of it back. */
function describeCancellation(refund: Reservation['refund']): ReceiptEntry[] {
  if (refund === null) return [];
  const { amountCents, status, failedCents = status === 'failed' ? amountCents : 0, cancelledAt } = refund;
  const entry = (cents: number, word: ReceiptEntry['status']): ReceiptEntry[] =>
    cents === 0 ? [] : [{ kind: 'cancellation', at: cancelledAt, amountCents: -cents, status: word, card: null }];
  return [
    ...entry(amountCents - failedCents, status === 'pending' ? 'pending' : 'done'),
    ...entry(failedCents, 'failed'),
  ];
}

/** Returns the receipt of a stay that was paid; null for one that was not. */
export async function findReceipt(stay: StayRow, deps: ReceiptDeps): Promise<StayReceipt | null> {
  if (stay.status !== 'confirmed' && stay.status !== 'cancelled') return null;
  const { db } = deps;
  const reservation = await toReservation(db, stay);
  const [booking, ...charges] = await findCharges(stay, deps);
  // Something may be given back by hand after a cancellation, too.
  const later = [
    ...charges,
    ...(await findChangeRefunds(stay, db)),
    ...describeCancellation(reservation.refund),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const entries = [...(booking ? [booking] : []), ...later];
  // What the bank has sent back was not refunded.
  const booked = entries.filter(({ status }) => status !== 'failed');
  const sum = (sign: 1 | -1) => booked.reduce((total, { amountCents }) => total + Math.max(0, sign * amountCents), 0);
  return {
    reservation,
    hostName: (await findListing(db, stay.listing_id))?.host.name ?? '',
    entries,
    chargedCents: sum(1),
    refundedCents: sum(-1),
  };
}
