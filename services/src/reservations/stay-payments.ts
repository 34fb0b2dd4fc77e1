/**
 * What a stay was paid with: its own payment and those of its changes and its rest, each with its card, and how a
 * refund is shared among them.
 */
import type { Card, CardRefund } from '@roost/shared/contracts/card-refunds';
import { mergeByCard, shareRefund, type Balance } from '@roost/shared/domain/refund-cards';
import type { Db, StayRow, Tx } from '../db/schema.ts';
import type { StayRefund } from '../sent-back/stay-refunds.ts';

export type StayPayment = {
  kind: 'booking' | 'rest' | 'change';
  /** At the payment provider. */
  paymentId: string | null;
  methodId: string;
  card: Card | null;
  chargedCents: number;
  at: Date;
};

type CardColumns = Pick<StayRow, 'card_brand' | 'card_last4'>;

export const toCardColumns = ({ brand, last4 }: Card): CardColumns => ({ card_brand: brand, card_last4: last4 });

/** The card of a payment as far as it is kept; null where it is not known. */
export const readCard = ({ card_brand: brand, card_last4: last4 }: CardColumns): Card | null =>
  brand === null || last4 === null ? null : { brand, last4 };

const getOwnPayment = (stay: StayRow): StayPayment => ({
  kind: 'booking',
  paymentId: stay.payment_intent_id,
  methodId: stay.payment_method_id,
  card: readCard(stay),
  chargedCents: stay.first_charge_cents ?? stay.quote.totalCents,
  at: stay.created_at,
});

/**
 * Returns the payments of each of these stays by its code, the newest first and the stay's own last. A change that gave
 * money back charged nothing.
 */
export async function readPaymentsOfStays(db: Db | Tx, stays: readonly StayRow[]): Promise<Map<string, StayPayment[]>> {
  if (stays.length === 0) return new Map();
  const rows = await db
    .selectFrom('stay_changes')
    .select([
      'stay_code',
      'kind',
      'due_cents',
      'updated_at',
      'payment_intent_id',
      'payment_method_id',
      'card_brand',
      'card_last4',
    ])
    .where(
      'stay_code',
      'in',
      stays.map(({ code }) => code),
    )
    .where('status', '=', 'done')
    .where('due_cents', '>', 0)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const later = Map.groupBy(rows, (row) => row.stay_code);
  return new Map(
    stays.map((stay) => {
      const changes = (later.get(stay.code) ?? []).map((row): StayPayment => ({
        kind: row.kind === 'change' ? 'change' : 'rest',
        paymentId: row.payment_intent_id,
        methodId: row.payment_method_id,
        card: readCard(row),
        chargedCents: row.due_cents,
        at: row.updated_at,
      }));
      return [stay.code, [...changes, getOwnPayment(stay)]];
    }),
  );
}

/** Returns the payments of a stay, the newest first and its own last. */
export async function readStayPayments(db: Db | Tx, stay: StayRow): Promise<StayPayment[]> {
  return (await readPaymentsOfStays(db, [stay])).get(stay.code) ?? [];
}

/**
 * Returns what each payment of a stay still holds, in the order of `payments`. What is owed of it counts as given back.
 */
export function getBalances(payments: readonly StayPayment[], refunds: readonly StayRefund[]): Balance[] {
  const getGivenCents = (paymentId: string): number =>
    refunds.reduce((sum, refund) => sum + (refund.paymentId === paymentId ? refund.amountCents : 0), 0);
  return payments.flatMap(({ paymentId, chargedCents }) =>
    paymentId === null ? [] : [{ paymentId, leftCents: chargedCents - getGivenCents(paymentId) }],
  );
}

/** Tells cards apart; where a card is not known, by the payment method. */
const getCardKey = ({ card, methodId, paymentId }: StayPayment): string =>
  card === null ? (methodId === '' ? `payment ${paymentId}` : methodId) : `${card.brand} ${card.last4}`;

/** True when refunds may go back to more than one card. */
const hasSeveralCards = (payments: readonly StayPayment[]): boolean => new Set(payments.map(getCardKey)).size > 1;

type Shares = readonly { paymentId: string | null; amountCents: number }[];

/**
 * Returns how much of a refund goes back to which card; undefined for a stay that was paid with one card, and for a
 * refund of nothing.
 */
export function describeRefundTo(payments: readonly StayPayment[], shares: Shares): CardRefund[] | undefined {
  if (shares.length === 0 || !hasSeveralCards(payments)) return undefined;
  return mergeByCard(
    shares.map(({ paymentId, amountCents }) => ({
      amountCents,
      card: payments.find((payment) => payment.paymentId === paymentId)?.card ?? null,
    })),
  );
}

/** What a stay was paid with and what went back of it before. */
export type StayMoney = { payments: readonly StayPayment[]; refunds: readonly StayRefund[] };

/**
 * Returns to which cards a refund would go that is made now. A cancellation counts what somebody gave back by hand as a
 * part of it.
 */
export function previewRefundTo(
  { payments, refunds }: StayMoney,
  refundCents: number,
  reason: StayRefund['reason'],
): CardRefund[] | undefined {
  const byHand = reason === 'cancellation' ? refunds.filter((each) => each.byHand && each.status === 'done') : [];
  const handCents = byHand.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return describeRefundTo(payments, [
    ...byHand,
    ...shareRefund(getBalances(payments, refunds), Math.max(0, refundCents - handCents)),
  ]);
}
