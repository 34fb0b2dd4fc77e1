import { randomUUID } from 'node:crypto';
import type { Reservation } from '@roost/shared/contracts/booking';
import type { StayReceipt } from '@roost/shared/contracts/receipt';
import { tripSchema, type Trip } from '@roost/shared/contracts/trips';
import { formatCents } from '@roost/shared/domain/money';
import { followRefund } from '../cancellation/pay-refund.ts';
import { changeStay } from '../changes/change.ts';
import { makeOffer } from '../changes/offer.ts';
import { parseConfig } from '../config.ts';
import { silentLog } from '../log.ts';
import { stripePayments } from '../reservations/payments.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { findStay } from '../reservations/stays.ts';
import { recover } from '../recovery/recovery.ts';
import { operatorToken } from '../security/operator.ts';
import { checkAtRest } from '../soak/invariants.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';
import type { SentBackStay } from './list-sent-back.ts';
import type { Payment } from './record-payment.ts';
import { REFUNDS_HEADER } from './routes.ts';

const SECRET = 'a secret of thirty-two characters';
type Mail = { subject: string; text: string; html: string };

describe.each(databaseKinds())('BOOK-12: refunds that the bank sent back, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const now = () => booking.world.clock.now();
  // Far enough away that cancelling gives everything back.
  beforeAll(() => void booking.nights(60));
  const db = () => booking.database.db;
  const stripe = () => booking.world.sandbox.stripe;
  const deps = (): SettleDeps => ({
    db: db(),
    payments: stripePayments(parseConfig(booking.world.sandbox.environment).stripe),
    now,
    phone: '555',
    log: silentLog,
    wake: () => undefined,
  });

  const call = async <T>(body?: object, token = operatorToken('refunds', SECRET, now())) => {
    const answer = await fetch(`${booking.world.url()}/refunds/sent-back`, {
      headers: { [REFUNDS_HEADER]: token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const TRANSFER = { method: 'bank-transfer', reference: 'T-881', by: 'Jo Smith', reason: 'card was closed' } as const;
  const pay = async (over: Partial<Payment> & Pick<Payment, 'id' | 'amountCents'>) => {
    type Answer = { type?: string; error?: { code: string; message: string } };
    const { status, body } = await call<Answer>({ ...TRANSFER, on: '2026-06-01', ...over });
    return status === 200 ? body.type : body.error?.code;
  };
  const listed = async (code: string) =>
    (await call<{ stays: SentBackStay[] }>()).body.stays.find((stay) => stay.code === code);

  async function booked(): Promise<Reservation> {
    booking.newGuest();
    const quote = await booking.quoted();
    const base = reservationRequest(quote);
    const request = { ...base, guest: { ...base.guest, email: `${randomUUID()}@example.com` } };
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', request);
    expect(answer.status).toBe(200);
    return answer.body.reservation;
  }
  async function change(code: string, over: object): Promise<void> {
    const stay = await findStay(db(), code);
    if (!stay) throw new Error('No stay.');
    const wanted = {
      startDate: stay.start_date,
      endDate: stay.end_date,
      ...stay.party,
      optionalItems: [] as string[],
      ...over,
    };
    const { offer } = await makeOffer(db(), stay, wanted, deps());
    const answer = await changeStay(
      code,
      {
        ...wanted,
        idempotencyKey: randomUUID(),
        totalCents: offer.now.totalCents,
        dueCents: offer.dueCents,
        refundCents: offer.refundCents,
        paymentMethodId: offer.dueCents > 0 ? 'pm_card_visa' : '',
      },
      deps(),
    );
    expect(answer.status).toBe(200);
    await recover(deps());
  }
  const cancel = async (code: string, headers: Record<string, string> = {}): Promise<number> => {
    const path = `/trips/${code}/cancellation`;
    const { refundCents } = (await booking.guest.get<{ refundCents: number }>(path)).body;
    expect((await booking.guest.post(path, { refundCents }, headers)).status).toBe(200);
    return refundCents;
  };
  const getPayments = async (code: string) =>
    (await booking.intents()).filter((intent) => intent.metadata['stay'] === code);
  const getRefunds = async (code: string) =>
    (
      await Promise.all(
        (await getPayments(code)).map(async ({ id }) => (await stripe().refunds.list({ payment_intent: id })).data),
      )
    ).flat();
  const sendBack = async (id: string): Promise<void> => {
    await booking.world.sandbox.failRefund(id);
    await followRefund(id, deps());
  };
  const sendAllBack = async (code: string): Promise<void> => {
    for (const { id, status } of await getRefunds(code)) if (status !== 'failed') await sendBack(id);
  };
  const trip = async (code: string): Promise<Trip> =>
    tripSchema.parse((await booking.guest.get(`/trips/${code}`)).body);
  const receipt = async (code: string) => (await booking.guest.get<StayReceipt>(`/trips/${code}/receipt`)).body;
  const mail = (to: string, subject: string) =>
    eventually(
      async () => {
        const answer = await fetch(`${booking.world.sandbox.url}/mail.json?to=${to}`);
        const { messages } = (await answer.json()) as { messages: Mail[] };
        return messages.find((each) => each.subject.includes(subject));
      },
      (found) => found !== undefined,
    );
  const forget = (email: string) =>
    fetch(`${booking.world.url()}/guests/forget`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-operator': operatorToken('guests', SECRET, now()) },
      body: JSON.stringify({ email }),
    }).then((answer) => answer.json() as Promise<{ type: string; stays: unknown }>);

  test('listed, paid by bank transfer, and then page, receipt, mail and deletion say so', async () => {
    const stay = await booked();
    const { code, guest } = stay;
    const cents = await cancel(code);
    expect(await pay({ id: code, amountCents: cents })).toBe('not_sent_back');
    await sendAllBack(code);
    expect((await trip(code)).reservation.refund).toMatchObject({ status: 'failed', amountCents: cents });
    expect(await listed(code)).toMatchObject({
      owedCents: cents,
      guest: { email: guest.email },
      refunds: [{ id: `${code}.cancelled.own`, reason: 'cancellation', amountCents: cents }],
    });
    expect(await forget(guest.email)).toMatchObject({ type: 'open', stays: [{ code, reason: 'money' }] });
    expect(await pay({ id: code, amountCents: cents })).toBe('recorded');
    const { reservation } = await trip(code);
    expect(reservation.refund).toMatchObject({ status: 'done', amountCents: cents });
    expect(reservation.repaid).toEqual([
      { amountCents: cents, on: '2026-06-01', method: 'bank-transfer', of: 'cancellation' },
    ]);
    const { entries, refundedCents, chargedCents } = await receipt(code);
    expect([refundedCents, chargedCents]).toEqual([cents, stay.totalCents]);
    expect(entries.map(({ kind: of, status, paidBy, amountCents }) => [of, status, paidBy, amountCents])).toEqual([
      ['booking', 'done', undefined, stay.totalCents],
      ['cancellation', 'failed', undefined, -cents],
      ['cancellation', 'done', 'bank-transfer', -cents],
    ]);
    const told = await mail(guest.email, 'We paid your refund');
    expect(told?.text).toContain(`We paid your refund of ${formatCents(cents)} on Jun 1, 2026 by bank transfer.`);
    expect(await listed(code)).toBeUndefined();
    expect(await forget(guest.email)).toMatchObject({ type: 'done', stays: 1 });
    // The row is kept without the guest, and so is how it was paid.
    expect(await pay({ id: code, amountCents: cents })).toBe('known');
  });

  test('in the language of the guest, the mail too', async () => {
    const { code, guest } = await booked();
    const amountCents = await cancel(code, { 'accept-language': 'es' });
    await sendAllBack(code);
    expect(await pay({ id: code, amountCents, method: 'check' })).toBe('recorded');
    const told = await mail(guest.email, 'Pagamos tu reembolso');
    expect(told?.text).toMatch(/Pagamos tu reembolso de US\$[\d,.]+ el .* con un cheque\./);
  });

  test('twice, by two at once, with another amount, on a day to come, for a stay that is not there: once or refused with a reason', async () => {
    const { code, guest } = await booked();
    const amountCents = await cancel(code);
    await sendAllBack(code);
    for (const [over, refusal] of [
      [{ amountCents: amountCents - 1 }, 'wrong_amount'],
      [{ amountCents: amountCents * 100 }, 'wrong_amount'],
      [{ on: '2026-06-03' }, 'bad_day'],
      [{ on: '2026-05-20' }, 'bad_day'],
      [{ id: 'NOBODY2345' }, 'not_found'],
      [{ id: `${code}.other` }, 'not_sent_back'],
      [{ method: 'card', reference: 're_none' }, 'not_found'],
    ] as const)
      expect(await pay({ id: code, amountCents, ...over } as Payment)).toBe(refusal);
    for (const over of [{ by: ' ' }, { reference: '' }, { reason: '' }, { amountCents: 1.5 }, { method: 'cash' }])
      expect((await call({ ...TRANSFER, on: '2026-06-01', id: code, amountCents, ...over })).status).toBe(400);
    for (const token of ['', 'x', operatorToken('guests', SECRET, now()), operatorToken('moderator', SECRET, now())])
      expect((await call(undefined, token)).status).toBe(404);
    const both = await Promise.all([
      pay({ id: code, amountCents }),
      pay({ id: code, amountCents, reference: 'T-882' }),
      pay({ id: code, amountCents }),
    ]);
    expect(both.filter((word) => word === 'recorded')).toHaveLength(1);
    const rows = await db().selectFrom('refunds_paid_otherwise').selectAll().where('stay_code', '=', code).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ amount_cents: amountCents, recorded_by: 'Jo Smith', reason: 'card was closed' });
    const reference = rows[0]?.reference ?? '';
    expect(await pay({ id: code, amountCents, reference })).toBe('known');
    expect(await pay({ id: code, amountCents, reference: 'T-883' })).toBe('already_paid');
    // Late and repeated events of the provider change nothing.
    for (const { id } of await getRefunds(code)) await followRefund(id, deps());
    expect((await trip(code)).reservation.refund?.status).toBe('done');
    await mail(guest.email, 'We paid your refund');
  });

  test('of a change: the page and the receipt say it as for a cancellation; paid, with the parts of several payments', async () => {
    const stay = await booked();
    const { code } = stay;
    booking.nights(4);
    await change(code, { endDate: new Date(Date.parse(stay.endDate) + 86_400_000).toISOString().slice(0, 10) });
    const longer = (await trip(code)).reservation;
    await change(code, { endDate: stay.endDate });
    const changed = (await trip(code)).reservation;
    expect(changed.sentBackCents).toBeUndefined();
    await sendAllBack(code);
    const cents = longer.totalCents - changed.totalCents;
    expect((await trip(code)).reservation.sentBackCents).toBe(cents);
    expect((await receipt(code)).entries.at(-1)).toMatchObject({ kind: 'change', status: 'failed' });
    // Then it is cancelled, and the bank sends that back too.
    const refundCents = await cancel(code);
    await sendAllBack(code);
    expect((await trip(code)).reservation).toMatchObject({ sentBackCents: cents, refund: { status: 'failed' } });
    const open = await listed(code);
    expect(open?.owedCents).toBe(cents + refundCents);
    const part = open?.refunds.find(({ reason }) => reason === 'change');
    expect(await pay({ id: part?.id ?? '', amountCents: cents, method: 'check', reference: 'C-1' })).toBe('recorded');
    expect((await trip(code)).reservation).toMatchObject({
      refund: { status: 'failed', amountCents: refundCents },
      repaid: [{ amountCents: cents, method: 'check', of: 'change' }],
    });
    expect((await trip(code)).reservation.sentBackCents).toBeUndefined();
    expect(await pay({ id: code, amountCents: refundCents })).toBe('recorded');
    const { refundedCents, chargedCents } = await receipt(code);
    expect(chargedCents - refundedCents).toBe(stay.totalCents - refundCents);
  });

  test('a part of a cancellation: what went to the card, what was paid and what is open are told apart', async () => {
    const stay = await booked();
    const { code } = stay;
    booking.nights(4);
    await change(code, { endDate: new Date(Date.parse(stay.endDate) + 86_400_000).toISOString().slice(0, 10) });
    const refundCents = await cancel(code);
    const [first] = await getRefunds(code);
    await sendBack(first?.id ?? '');
    const amountCents = first?.amount ?? 0;
    expect((await trip(code)).reservation.refund).toMatchObject({ status: 'failed', failedCents: amountCents });
    expect(await pay({ id: code, amountCents: refundCents })).toBe('wrong_amount');
    expect(await pay({ id: code, amountCents })).toBe('recorded');
    expect((await trip(code)).reservation.refund).toMatchObject({ status: 'done', amountCents: refundCents });
    // The other part is sent back later: it is owed beside the first.
    await sendAllBack(code);
    expect((await trip(code)).reservation.refund).toMatchObject({
      status: 'failed',
      failedCents: refundCents - amountCents,
    });
    expect(await pay({ id: code, amountCents: refundCents - amountCents, reference: 'T-2' })).toBe('recorded');
    expect((await trip(code)).reservation.repaid).toEqual([
      { amountCents: refundCents, on: '2026-06-01', method: 'bank-transfer', of: 'cancellation' },
    ]);
    expect((await receipt(code)).refundedCents).toBe(refundCents);
  });

  test('given back once more by hand at the provider: recorded with its number, counted once', async () => {
    const stay = await booked();
    const { code } = stay;
    const amountCents = await cancel(code);
    await sendAllBack(code);
    const [payment] = await getPayments(code);
    const again = await stripe().refunds.create({ payment_intent: payment?.id ?? '', amount: amountCents });
    await followRefund(again.id, deps());
    expect((await listed(code))?.byHand).toEqual([{ refundId: again.id, amountCents }]);
    expect(await pay({ id: code, amountCents, method: 'card', reference: again.id })).toBe('recorded');
    expect((await receipt(code)).refundedCents).toBe(amountCents);
    expect((await trip(code)).reservation.refund?.status).toBe('done');
  });

  test.each([
    ['the one made by hand', 0],
    ['ours', 1],
    ['first ours, then the one made by hand', 2],
  ] as const)(
    'a part of what was owed was given back by hand before ours; the bank sends back %s: that part is owed, and no more',
    async (_name, which) => {
      const stay = await booked();
      const { code } = stay;
      await booking.world.sandbox.fault({ part: 'stripe', mode: 'down' });
      const path = `/trips/${code}/cancellation`;
      const { refundCents } = (await booking.guest.get<{ refundCents: number }>(path)).body;
      expect((await booking.guest.post(path, { refundCents })).status).toBe(202);
      await booking.world.sandbox.clearFaults();
      const [payment] = await getPayments(code);
      const hand = await stripe().refunds.create({ payment_intent: payment?.id ?? '', amount: 3_000 });
      await followRefund(hand.id, deps());
      await eventually(
        async () => {
          booking.world.clock.advance(1);
          await recover(deps());
          return getRefunds(code);
        },
        (all) => all.length === 2,
      );
      const ours = (await getRefunds(code)).find(({ id }) => id !== hand.id);
      expect(ours?.amount).toBe(refundCents - 3_000);
      const sent = { 0: [hand.id], 1: [ours?.id ?? ''], 2: [ours?.id ?? '', hand.id] }[which];
      const cents = { 0: 3_000, 1: refundCents - 3_000, 2: refundCents }[which];
      for (const id of sent) await sendBack(id);
      for (const id of sent) await followRefund(id, deps());
      expect((await trip(code)).reservation.refund).toEqual({
        amountCents: refundCents,
        status: 'failed',
        ...(cents < refundCents ? { failedCents: cents } : {}),
        cancelledAt: expect.any(String) as string,
      });
      expect((await listed(code))?.owedCents).toBe(cents);
      expect((await receipt(code)).refundedCents).toBe(refundCents - cents);
      expect(await pay({ id: code, amountCents: cents })).toBe('recorded');
      expect((await receipt(code)).refundedCents).toBe(refundCents);
    },
  );

  test('sent back and made again by hand before we heard of it: nothing is owed', async () => {
    const { code } = await booked();
    const amountCents = await cancel(code);
    const [ours] = await getRefunds(code);
    const [payment] = await getPayments(code);
    await booking.world.sandbox.failRefund(ours?.id ?? '');
    const again = await stripe().refunds.create({ payment_intent: payment?.id ?? '', amount: amountCents });
    await followRefund(again.id, deps());
    await followRefund(ours?.id ?? '', deps());
    expect((await trip(code)).reservation.refund).toMatchObject({ status: 'done', amountCents });
    expect(await pay({ id: code, amountCents })).toBe('not_sent_back');
  });

  test('and the books of all of it balance', async () => {
    await recover(deps());
    await expect(checkAtRest(db(), stripe())).resolves.toBeDefined();
    await db().updateTable('refunds_paid_otherwise').set({ amount_cents: 1 }).where('reference', '=', 'C-1').execute();
    await expect(checkAtRest(db(), stripe())).rejects.toThrow('pays no refund');
  });
});
