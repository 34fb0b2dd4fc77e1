/**
 * Records that a refund which the bank sent back was paid another way (docs/decisions/0097). One transaction under the
 * lock of the stay: what is owed is read, compared with what was paid, and written once for each refund, so that two
 * operators, or one twice, pay no refund twice in the books.
 */
import * as z from 'zod/mini';
import { REPAID_METHODS } from '@roost/shared/contracts/booking';
import { isIsoDate, toIsoDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { apiError, Refusal } from '../api-error.ts';
import { lockStay } from '../changes/stored-changes.ts';
import type { Db, StayRow, Tx } from '../db/schema.ts';
import { storableText } from '../storable-text.ts';
import { readStayRefunds, type StayRefund } from './stay-refunds.ts';

const words = (longest: number) => storableText(longest).check(z.minLength(1));

export const paymentSchema = z.object({
  /** The code of a stay, for all that was sent back of it, or the id of one refund. */
  id: storableText(80).check(z.minLength(1)),
  amountCents: z.number().check(z.int(), z.positive()),
  method: z.enum(REPAID_METHODS),
  /** The day it was paid. */
  on: z.string().check(z.refine(isIsoDate)),
  reference: words(200),
  by: words(100),
  reason: words(500),
});
export type Payment = z.infer<typeof paymentSchema>;

/** `known`: it had been recorded before, with the same words. */
export type Recorded = { type: 'recorded' | 'known'; code: string; amountCents: number };

const refuse = (code: string, message: string, status = 409): Refusal => new Refusal(status, apiError(code, message));
const getSum = (refunds: readonly StayRefund[]): number => refunds.reduce((sum, each) => sum + each.amountCents, 0);
const list = (refunds: readonly StayRefund[]): string =>
  refunds.map(({ key, amountCents }) => `${key} ${formatCents(amountCents)}`).join(', ');

async function findCode(tx: Tx, id: string): Promise<string> {
  const stay = await tx
    .selectFrom('stays')
    .select('code')
    .where('code', '=', id.split('.')[0] ?? '')
    .executeTakeFirst();
  if (stay) return stay.code;
  const refund = await tx.selectFrom('stay_refunds').select('stay_code').where('id', '=', id).executeTakeFirst();
  if (!refund) throw refuse('not_found', `There is no stay and no refund ${id}.`, 404);
  return refund.stay_code;
}

/** Hours that clocks on earth are ahead of and behind UTC: who pays need not be where the home is. */
const AHEAD_MS = 14 * 3_600_000;
const BEHIND_MS = 12 * 3_600_000;

/** Throws unless the day can be the one of this payment: somewhere it has begun, and the stay was booked by then. */
function checkDay(stay: StayRow, { on }: Payment, now: Date): void {
  const [last, first] = [new Date(now.getTime() + AHEAD_MS), new Date(stay.created_at.getTime() - BEHIND_MS)].map(
    toIsoDate,
  );
  if (last === undefined || first === undefined || (on >= first && on <= last)) return;
  throw refuse(
    'bad_day',
    on > last
      ? `${on} is still to come: record a payment when it was made.`
      : `The stay was booked on ${first}, after ${on}.`,
    422,
  );
}

/** A refund that was made again at the payment provider is there: one that was made by hand, and pays nothing else. */
function checkCard(refunds: readonly StayRefund[], { reference, method, amountCents }: Payment): void {
  if (method !== 'card') return;
  const byHand = refunds.filter((each) => each.byHand && each.status === 'done' && each.reason === 'change');
  const used = getSum(refunds.filter(({ paid }) => paid?.method === 'card'));
  if (!byHand.some(({ refundId }) => refundId === reference))
    throw refuse('not_found', `The payment provider has told of no refund by hand ${reference} for this stay.`);
  if (getSum(byHand) - used < amountCents)
    throw refuse('wrong_amount', `By hand went back ${formatCents(getSum(byHand) - used)} that pay nothing else.`);
}

const isSame = ({ paid }: StayRefund, { method, on, reference }: Payment): boolean =>
  paid !== null && paid.method === method && paid.on === on && paid.reference === reference;

/**
 * Returns the refunds that this payment pays; nothing when it was recorded before. Throws why it cannot be recorded.
 */
function choose(code: string, refunds: readonly StayRefund[], payment: Payment): StayRefund[] {
  const { id, amountCents } = payment;
  const named = refunds.filter(({ key }) => id === code || key === id);
  const failed = named.filter(({ status }) => status === 'failed');
  if (failed.length === 0)
    throw refuse(
      'not_sent_back',
      named.length === 0
        ? `Nothing is refunded under ${id}.`
        : `The bank has not sent back ${id}: ${named.map(({ key, status }) => `${key} is ${status}`).join(', ')}.`,
    );
  const before = failed.filter((each) => isSame(each, payment));
  if (before.length > 0 && getSum(before) === amountCents) return [];
  const open = failed.filter(({ paid }) => paid === null);
  if (open.length === 0) {
    const paid = failed.map(
      ({ key, paid: how }) => `${key} by ${how?.method} on ${how?.on}, ${how?.reference} (recorded by ${how?.by})`,
    );
    throw refuse('already_paid', `It was paid before: ${paid.join('; ')}.`);
  }
  if (getSum(open) !== amountCents)
    throw refuse(
      'wrong_amount',
      `${formatCents(getSum(open))} are owed, not ${formatCents(amountCents)}: ${list(open)}. A payment of one of them names its id.`,
    );
  return open;
}

/** Records the payment, with a mail to the guest. */
export async function recordPayment(db: Db, payment: Payment, now: Date): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    const code = await findCode(tx, payment.id);
    const stay = await lockStay(tx, code);
    const refunds = await readStayRefunds(tx, stay);
    const chosen = choose(code, refunds, payment);
    const { amountCents, method, on, reference, reason, by } = payment;
    if (chosen.length === 0) return { type: 'known', code, amountCents };
    checkDay(stay, payment, now);
    checkCard(refunds, payment);
    await tx
      .insertInto('refunds_paid_otherwise')
      .values(
        chosen.map((refund) => ({
          refund_key: refund.key,
          stay_code: code,
          amount_cents: refund.amountCents,
          method,
          paid_on: on,
          reference,
          reason,
          recorded_by: by,
          recorded_at: now,
        })),
      )
      .execute();
    if (stay.forgotten_at === null)
      await tx
        .insertInto('mail_outbox')
        .values({ kind: 'refund-paid', stay_code: code, inquiry_id: null, next_at: now, sent_at: null })
        .execute();
    return { type: 'recorded', code, amountCents };
  });
}
