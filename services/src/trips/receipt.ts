/** The receipt of a stay (STAY-4): every charge and refund, as they are stored and as the payment provider has them. */
import type { Repaid, Reservation } from '@roost/shared/contracts/booking';
import type { ReceiptEntry, StayReceipt } from '@roost/shared/contracts/receipt';
import { dayIn } from '@roost/shared/domain/time-zone';
import { BoundedCache } from '../bounded-cache.ts';
import type { Db, StayRow } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import type { Card, Payments } from '../reservations/payments.ts';
import { toReservation } from '../reservations/show-stays.ts';
import { getPaidCents } from '../reservations/stays.ts';
import { readStayRefunds, type StayRefund } from '../sent-back/stay-refunds.ts';
import { getStepTime } from '../split-payments/rest.ts';
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

const getSum = (refunds: readonly StayRefund[]): number => refunds.reduce((sum, each) => sum + each.amountCents, 0);

/** Refunds of changes, and those that somebody made by hand. One that went back to several payments is one row for each. */
const describeChanges = (refunds: readonly StayRefund[]): ReceiptEntry[] =>
  refunds
    .filter(({ reason }) => reason === 'change')
    .map((refund) => ({
      kind: 'change',
      ...(refund.byHand ? { byHand: true as const } : {}),
      at: refund.createdAt.toISOString(),
      amountCents: -refund.amountCents,
      status: REFUND_WORDS[refund.status],
      card: null,
    }));

/** The refund of a cancellation: one row, or two where the bank has sent a part of it back. */
function describeCancellation(refund: Reservation['refund'], refunds: readonly StayRefund[]): ReceiptEntry[] {
  if (refund === null) return [];
  const { amountCents, cancelledAt } = refund;
  const parts = refunds.filter(({ reason }) => reason === 'cancellation');
  const failedCents = getSum(parts.filter(({ status }) => status === 'failed'));
  const waits = parts.some(({ status }) => status === 'due');
  const entry = (cents: number, word: ReceiptEntry['status']): ReceiptEntry[] =>
    cents === 0 ? [] : [{ kind: 'cancellation', at: cancelledAt, amountCents: -cents, status: word, card: null }];
  return [...entry(amountCents - failedCents, waits ? 'pending' : 'done'), ...entry(failedCents, 'failed')];
}

/** What the bank had sent back and was paid another way. A refund that was made again by hand at the provider has a row already. */
function describeRepaid({ repaid = [], refundTerms }: Reservation, refunds: readonly StayRefund[]): ReceiptEntry[] {
  const zone = refundTerms?.timeZone ?? 'UTC';
  // In the morning of the day that was recorded; of the same day after what it pays.
  const getTime = (on: string, of: Repaid['of']): string => {
    const paid = refunds.find((each) => each.reason === of && each.paid?.on === on);
    const morning = getStepTime(zone, on);
    return (
      paid && paid.createdAt > morning && dayIn(zone, paid.createdAt) === on ? paid.createdAt : morning
    ).toISOString();
  };
  return repaid
    .filter(({ method }) => method !== 'card')
    .map(({ amountCents, on, method, of }) => ({
      kind: of,
      paidBy: method,
      at: getTime(on, of),
      amountCents: -amountCents,
      status: 'done',
      card: null,
    }));
}

/** Returns the receipt of a stay that was paid; null for one that was not. */
export async function findReceipt(stay: StayRow, deps: ReceiptDeps): Promise<StayReceipt | null> {
  if (stay.status !== 'confirmed' && stay.status !== 'cancelled') return null;
  const { db } = deps;
  const reservation = await toReservation(db, stay);
  const refunds = await readStayRefunds(db, stay);
  const [booking, ...charges] = await findCharges(stay, deps);
  // Something may be given back by hand after a cancellation, too.
  const later = [
    ...charges,
    ...describeChanges(refunds),
    ...describeCancellation(reservation.refund, refunds),
    ...describeRepaid(reservation, refunds),
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
