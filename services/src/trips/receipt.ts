/** The receipt of a stay (STAY-4): every charge and refund, as they are stored and as the payment provider has them. */
import type { Repaid, Reservation } from '@roost/shared/contracts/booking';
import type { Card } from '@roost/shared/contracts/card-refunds';
import type { ReceiptEntry, StayReceipt } from '@roost/shared/contracts/receipt';
import { dayIn } from '@roost/shared/domain/time-zone';
import { BoundedCache } from '../bounded-cache.ts';
import type { Db, StayRow } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import type { Payments } from '../reservations/payments.ts';
import { toReservation } from '../reservations/show-stays.ts';
import { readStayPayments, type StayPayment } from '../reservations/stay-payments.ts';
import { readStayRefunds, type StayRefund } from '../sent-back/stay-refunds.ts';
import { getStepTime } from '../split-payments/rest.ts';
import { withinWait } from '../within-wait.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

export type ReceiptDeps = { db: Db; payments: Pick<Payments, 'readCard'>; now: () => Date };

/** A receipt does not wait longer for the card vault; it then says nothing of the card. */
const CARD_WAIT_MS = 1_500;
const REFUND_WORDS = { due: 'pending', done: 'done', failed: 'failed' } as const;
/** What a card is called never changes; the number of a payment method says nothing to anybody else. */
const cards = new BoundedCache<Card>(2_000, DAY_MS);

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

/** The payments of a stay with the names of their cards: as they were stored, else as the card vault has them. */
async function readNamedPayments(stay: StayRow, deps: ReceiptDeps): Promise<StayPayment[]> {
  const payments = await readStayPayments(deps.db, stay);
  return Promise.all(
    payments.map(async (payment) => ({ ...payment, card: payment.card ?? (await findCard(payment.methodId, deps)) })),
  );
}

/** The oldest first. */
const describeCharges = (payments: readonly StayPayment[]): ReceiptEntry[] =>
  payments.toReversed().map(({ kind, at, chargedCents, card }) => ({
    kind,
    at: at.toISOString(),
    amountCents: chargedCents,
    status: 'done',
    card,
  }));

type FindCard = (refund: StayRefund) => Card | null;

/**
 * Refunds of changes, and those that somebody made by hand. One that went back to several payments is one row for each.
 */
const describeChanges = (refunds: readonly StayRefund[], findRefundCard: FindCard): ReceiptEntry[] =>
  refunds
    .filter(({ reason }) => reason === 'change')
    .map((refund) => ({
      kind: 'change',
      ...(refund.byHand ? { byHand: true as const } : {}),
      at: refund.createdAt.toISOString(),
      amountCents: -refund.amountCents,
      status: REFUND_WORDS[refund.status],
      card: findRefundCard(refund),
    }));

/** The refund of a cancellation: a row for each card, or two where the bank has sent a part of it back. */
function describeCancellation(
  refund: Reservation['refund'],
  refunds: readonly StayRefund[],
  findRefundCard: FindCard,
): ReceiptEntry[] {
  if (refund === null) return [];
  const named = refunds
    .filter(({ reason }) => reason === 'cancellation')
    .map((part) => ({ ...part, card: findRefundCard(part) }));
  const byCard = Map.groupBy(named, ({ card }) => (card === null ? '' : `${card.brand} ${card.last4}`));
  return [...byCard.values()].flatMap((parts) => {
    const entry = (some: typeof parts, status: ReceiptEntry['status']): ReceiptEntry[] =>
      some.length === 0
        ? []
        : [
            {
              kind: 'cancellation',
              at: refund.cancelledAt,
              amountCents: -some.reduce((sum, part) => sum + part.amountCents, 0),
              status,
              card: some[0]?.card ?? null,
            },
          ];
    const [failed, good] = [true, false].map((isFailed) =>
      parts.filter((part) => (part.status === 'failed') === isFailed),
    );
    const waits = parts.some(({ status }) => status === 'due');
    return [...entry(good ?? [], waits ? 'pending' : 'done'), ...entry(failed ?? [], 'failed')];
  });
}

/**
 * What the bank had sent back and was paid another way. A refund that was made again by hand at the provider has a row
 * already.
 */
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
  const payments = await readNamedPayments(stay, deps);
  const findRefundCard: FindCard = ({ paymentId }) =>
    payments.find((payment) => payment.paymentId === paymentId)?.card ?? null;
  const [booking, ...charges] = describeCharges(payments);
  // Something may be given back by hand after a cancellation, too.
  const later = [
    ...charges,
    ...describeChanges(refunds, findRefundCard),
    ...describeCancellation(reservation.refund, refunds, findRefundCard),
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
