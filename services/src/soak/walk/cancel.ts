/**
 * A guest cancels a stay, while the provider is there or not, a person gives money back by hand, or the bank sends it
 * back.
 */
import type { Trip } from '@roost/shared/contracts/trips';
import { findDueRefunds } from '../../changes/part-refunds.ts';
import { followRefund } from '../../cancellation/pay-refund.ts';
import { Refusal } from '../../api-error.ts';
import { listSentBack } from '../../sent-back/list-sent-back.ts';
import { recordPayment, type Payment } from '../../sent-back/record-payment.ts';
import { eventually } from '../../testing/world.ts';
import type { Dice } from '../random.ts';
import { prove } from './change.ts';
import { getAgreed, checkAmounts, look, today, type Looked, type Walk } from './look.ts';
import { refundOn } from './oracle.ts';
import { namesLanguage, type WalkStay } from './stay.ts';

/** Somebody gives back an amount at the provider, and services hear of it. */
async function refundByHand({ world, checks }: Walk, stay: WalkStay, cents: number): Promise<void> {
  const { payments } = await world.books(stay.code);
  const payment = await world.sandbox.stripe.paymentIntents.retrieve(payments[0] ?? '');
  const refund = await world.sandbox.stripe.refunds.create({
    payment_intent: payment.id,
    amount: Math.min(cents, payment.amount_received),
  });
  await followRefund(refund.id, world.deps);
  checks.note(`refunded by hand, ${stay.handWhen} the cancellation`);
  stay.handCents += refund.amount;
}

/** The cardholder disputes a payment; people answer that at the provider, and nothing is changed. */
async function dispute({ world, checks }: Walk, stay: WalkStay): Promise<void> {
  const payload = JSON.stringify({
    id: `evt_dispute_${stay.number}`,
    object: 'event',
    type: 'charge.dispute.created',
    data: { object: { id: `dp_${stay.number}`, object: 'dispute', charge: 'ch_1' } },
  });
  const signature = world.sandbox.stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_local' });
  const answer = await fetch(`${world.url()}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  checks.hold('dispute: taken', answer.status === 200, { stay: stay.number, status: answer.status });
}

/** Longer than a guest waits for the refund of a cancellation. */
const SLOW_REFUSAL_MS = 4_000;

async function breakProvider({ world }: Walk, { fault, handWhen }: WalkStay): Promise<void> {
  const { sandbox } = world;
  if (handWhen === 'due') await sandbox.fault({ part: 'stripe', mode: 'down', delayMs: SLOW_REFUSAL_MS });
  else if (fault === 'down') await sandbox.fault({ part: 'stripe', mode: 'down' });
  else if (fault === 'failed') await sandbox.fault({ part: 'stripe', mode: 'failed' });
  else if (fault === 'lost') await sandbox.fault({ part: 'stripe', mode: 'lost', times: 1, method: 'POST' });
}

/**
 * Waits until services have asked for each refund that is due of this stay, and were told no. The guest has their
 * answer after three seconds, and a try that is still on its way then would pay as soon as the provider is back, before
 * the person who refunds by hand.
 */
async function awaitTries({ world }: Walk, { code }: WalkStay): Promise<void> {
  const { db } = world.database;
  const isUntried = async (): Promise<boolean> => {
    const stay = await db.selectFrom('stays').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
    const parts = await findDueRefunds(db, code);
    return (stay.refund_status === 'due' ? [stay, ...parts] : parts).some(({ settle_tries: tries }) => tries === 0);
  };
  await eventually(isUntried, (left) => !left);
}

/** The bank cannot book the refunds and sends them back: that is said, and the sums know it. */
async function sendBack(walk: Walk, stay: WalkStay): Promise<void> {
  const { world, checks } = walk;
  const { payments, capturedCents } = await world.books(stay.code);
  for (const payment of payments) {
    const { data } = await world.sandbox.stripe.refunds.list({ payment_intent: payment });
    for (const refund of data) {
      await world.sandbox.failRefund(refund.id);
      await followRefund(refund.id, world.deps);
    }
  }
  const { reservation, books } = await look(walk, stay, 'sent back by the bank');
  checks.note('refund sent back by the bank');
  checks.hold(
    'sent back: the page says so, and nothing is lost',
    reservation.refund?.status === 'failed' && books.refundedCents === 0 && books.capturedCents === capturedCents,
    { stay: stay.number, refund: reservation.refund, books },
  );
}

/**
 * An operator pays by a transfer what the bank sent back, twice by mistake: it is paid once, and everything says so.
 */
async function payOtherwise(walk: Walk, stay: WalkStay, owedCents: number): Promise<void> {
  const { world, checks } = walk;
  const { db } = world.database;
  const listed = (await listSentBack(db)).find(({ code }) => code === stay.code);
  const about = { stay: stay.number, owedCents, listed };
  checks.hold('sent back: listed with what is owed', listed?.owedCents === owedCents, about);
  const payment: Payment = {
    id: stay.code,
    amountCents: owedCents,
    method: 'bank-transfer',
    on: today(walk, stay),
    reference: `T-${stay.number}`,
    by: 'Jo',
    reason: 'sent back',
  };
  const refused = await recordPayment(db, { ...payment, amountCents: owedCents + 1 }, world.clock.now()).catch(
    (error: unknown) => error,
  );
  checks.hold('sent back: another amount is refused', refused instanceof Refusal, about);
  const twice = [];
  for (let time = 0; time < 2; time += 1) twice.push(await recordPayment(db, payment, world.clock.now()));
  checks.hold('sent back: recorded once', twice.map(({ type }) => type).join() === 'recorded,known', about);
  stay.repaidCents = owedCents;
  const { reservation } = await look(walk, stay, 'paid another way');
  checks.hold('paid another way: the page says so', reservation.refund?.status === 'done', { ...about, reservation });
  const mail = await world.mail(stay.email, /We paid your refund|Pagamos tu reembolso/);
  checks.hold('mail of a payment another way: came', mail !== null, about);
  if (mail)
    checkAmounts(
      walk,
      stay,
      'paid another way',
      mail,
      (reservation.repaid ?? []).map((each) => each.amountCents),
    );
}

async function checkMail(walk: Walk, stay: WalkStay, paidCents: number, refundCents: number): Promise<void> {
  const mail = await walk.world.mail(stay.email, /cancel/i);
  walk.checks.hold('cancellation mail: came', mail !== null, { stay: stay.number });
  if (!mail) return;
  const keptCents = paidCents - refundCents;
  checkAmounts(walk, stay, 'cancellation', mail, [paidCents, refundCents, ...(keptCents > 0 ? [keptCents] : [])]);
}

/** The money went where the page had said it would. */
function checkDone({ checks }: Walk, stay: WalkStay, before: Looked, after: Looked, refundCents: number): void {
  const { refund } = after.reservation;
  const about = { stay: stay.number, fault: stay.fault, hand: stay.handWhen, refund, refundCents };
  checks.hold('cancelled: the refund that was shown', (refund?.amountCents ?? 0) === refundCents, about);
  checks.hold('cancelled: the refund is paid', refundCents === 0 || refund?.status === 'done', about);
  // What was given back by hand before is a part of the refund.
  const earlier = stay.handWhen === 'before' ? stay.handCents : 0;
  const keptCents = before.books.capturedCents - before.books.refundedCents + earlier - refundCents;
  checks.hold(
    'provider: keeps what was paid and not given back',
    after.books.capturedCents - after.books.refundedCents === keptCents,
    { ...about, keptCents, books: after.books },
  );
}

export async function cancelStay(walk: Walk, stay: WalkStay, dice: Dice): Promise<void> {
  const { world, checks } = walk;
  await prove(walk, stay);
  if (stay.handWhen === 'before') await refundByHand(walk, stay, dice.int(1_000, 9_000));
  if (stay.fault === 'dispute') await dispute(walk, stay);
  const before = await look(walk, stay, 'before cancelling');
  if (!before.trip.cancellation.possible) {
    // What happened to the stay before it took minutes, and this one was to be cancelled half a minute before its day
    // was over.
    const isOver = today(walk, stay) > before.reservation.startDate;
    return checks.hold(
      'cancelling: possible',
      before.reservation.status === 'cancelled' || isOver,
      before.trip.cancellation,
    );
  }
  const wanted = refundOn(today(walk, stay), getAgreed(stay, before.reservation));
  await breakProvider(walk, stay);
  const answer = await stay.browser.post<Trip & { error?: object }>(
    `/trips/${stay.code}/cancellation`,
    {
      refundCents: wanted,
    },
    namesLanguage(stay),
  );
  checks.hold('cancelling: taken', answer.status < 300, { stay: stay.number, error: answer.body.error });
  if (stay.handWhen === 'due') await awaitTries(walk, stay);
  await world.sandbox.clearFaults();
  if (stay.handWhen === 'due' && wanted > 0)
    await refundByHand(walk, stay, dice.chance(0.5) ? wanted : Math.ceil(wanted / 3));
  await world.settle();
  world.clock.advance(2);
  await world.settle();
  stay.cancelled = true;
  const refundCents = Math.max(wanted, stay.handCents);
  checkDone(walk, stay, before, await look(walk, stay, 'cancelled'), refundCents);
  await checkMail(walk, stay, before.paidCents, refundCents);
  if (stay.handWhen === 'after' && before.paidCents > refundCents) {
    await refundByHand(walk, stay, 100);
    await world.settle();
    await look(walk, stay, 'given back by hand afterwards');
  }
  if (stay.fault !== 'bank' || refundCents === 0) return;
  const { refundedCents } = await world.books(stay.code);
  await sendBack(walk, stay);
  await payOtherwise(walk, stay, refundedCents);
}
