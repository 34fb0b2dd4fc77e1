/** BOOK-13: a stay that is paid in two parts, above all when its second charge goes wrong. */
import { randomUUID } from 'node:crypto';
import type { Quote, Reservation, ReservationRequest } from '@roost/shared/contracts/booking';
import type { ChangeOffer, ChangeRequest } from '@roost/shared/contracts/change';
import type { StayReceipt } from '@roost/shared/contracts/receipt';
import type { Trip } from '@roost/shared/contracts/trips';
import { addDays } from '@roost/shared/domain/dates';
import { cancelStay } from '../cancellation/cancel.ts';
import { changeStay } from '../changes/change.ts';
import { settleChange } from '../changes/settle-change.ts';
import { makeOffer } from '../changes/offer.ts';
import { parseConfig } from '../config.ts';
import type { StayRow } from '../db/schema.ts';
import { mailOutbox } from '../mail/outbox.ts';
import { stripePayments, type Payments } from '../reservations/payments.ts';
import { recover } from '../recovery/recovery.ts';
import { reserve } from '../reservations/reserve.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { findStay } from '../reservations/stays.ts';
import { faultyPayments, type Fault } from '../soak/faulty-payments.ts';
import { checkAlways, checkAtRest } from '../soak/invariants.ts';
import { BOOKING_TODAY, BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { eventually, TestClock } from '../testing/world.ts';
import { chargeRests } from './charge-rests.ts';

/** Both charges of this card are asked for; the second is declined, because its holder is not there. */
const FAILS_LATER = 'pm_card_chargeCustomerFail';

describe.each(databaseKinds())('BOOK-13: a stay in two payments, on %s', (kind) => {
  const booking = new BookingWorld(kind, { ROOST_TWO_PAYMENTS: 'yes' });
  let day = 100;
  let guests = 0;
  const db = () => booking.database.db;
  const start = new Date(`${BOOKING_TODAY}T12:00:00Z`);
  const clock = () => booking.world.clock;
  const atHome = (date: string, hour = 17): void => clock().moveTo(new Date(`${date}T${hour}:00:00Z`));
  const real = () => stripePayments(parseConfig(booking.world.sandbox.environment).stripe);
  const deps = (payments: Payments = real(), now = clock().now): SettleDeps => ({
    db: db(),
    payments,
    now,
    phone: '555',
    log: () => undefined,
    wake: () => undefined,
    busyWaitMs: 100,
    splits: true,
  });

  const outbox = () =>
    mailOutbox({
      ...deps(),
      mail: parseConfig(booking.world.sandbox.environment).mail,
      siteUrl: 'http://localhost:3000',
      key: 'key',
    });

  beforeEach(() => clock().moveTo(start));
  afterEach(async () => {
    // Nothing of a test is left for the next.
    for (const payments of [real(), real()]) await recover(deps(payments));
    await checkAlways(db());
  });

  async function quoted(): Promise<Quote> {
    const startDate = addDays(BOOKING_TODAY, (day += 6));
    const answer = await booking.guest.quote({ listingId: '1', startDate, endDate: addDays(startDate, 5) });
    return answer.body;
  }
  const requestFor = (quote: Quote, over: Partial<ReservationRequest> = {}): ReservationRequest => {
    const base = reservationRequest(quote);
    return {
      ...base,
      ...(quote.split ? { split: quote.split } : {}),
      guest: { ...base.guest, email: `two${(guests += 1)}@example.com` },
      ...over,
    };
  };
  async function booked(paymentMethodId = 'pm_card_visa'): Promise<Reservation> {
    const request = requestFor(await quoted(), { paymentMethodId });
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', request);
    expect(answer.status).toBe(200);
    return answer.body.reservation;
  }
  const toRow = async (code: string): Promise<StayRow> => (await findStay(db(), code)) as StayRow;
  const getTrip = async (code: string): Promise<Trip> => (await booking.guest.get<Trip>(`/trips/${code}`)).body;
  const paidAt = async (code: string): Promise<{ captured: number; refunded: number; held: number }> => {
    const intents = (await booking.intents()).filter((intent) => intent.metadata['stay'] === code);
    const refunds = await Promise.all(
      intents.map(async ({ id }) => (await booking.world.sandbox.stripe.refunds.list({ payment_intent: id })).data),
    );
    return {
      captured: intents.reduce((sum, intent) => sum + intent.amount_received, 0),
      refunded: refunds.flat().reduce((sum, { amount }) => sum + amount, 0),
      held: intents.filter(({ status }) => status === 'requires_capture').length,
    };
  };
  const subjects = async (to: string): Promise<string[]> =>
    (
      (await (await fetch(`${booking.world.sandbox.url}/mail.json?to=${to}`)).json()) as {
        messages: { subject: string }[];
      }
    ).messages.map(({ subject }) => subject);
  const mailed = (stay: Reservation, part: string) =>
    eventually(
      async () => {
        // Services would look for mails of a moved clock once a minute.
        await outbox().deliver();
        return subjects(stay.guest.email);
      },
      (all) => all.some((subject) => subject.includes(part)),
    );
  const getRest = ({ rest }: Reservation) => rest as NonNullable<Reservation['rest']>;
  const getWanted = (row: StayRow, over: object = {}) => ({
    startDate: row.start_date,
    endDate: row.end_date,
    ...row.party,
    optionalItems: [],
    ...over,
  });
  /** Asks for what a change costs and agrees to it. */
  async function change(
    code: string,
    over: object,
    paymentMethodId = 'pm_card_visa',
  ): Promise<{ offer: ChangeOffer; status: number }> {
    const row = await toRow(code);
    const wanted = getWanted(row, over);
    const { offer } = await makeOffer(db(), row, wanted, deps());
    const request: ChangeRequest = {
      ...wanted,
      idempotencyKey: randomUUID(),
      totalCents: offer.now.totalCents,
      dueCents: offer.dueCents,
      refundCents: offer.refundCents,
      paymentMethodId: offer.dueCents > 0 ? paymentMethodId : '',
      ...(offer.rest ? { rest: offer.rest } : {}),
    };
    const { status } = await changeStay(code, request, deps());
    return { offer, status };
  }

  /** Lets the recovery and the next steps do what is left. */
  async function settled(code: string, time = clock(), payments = real()): Promise<void> {
    for (let tries = 0; tries < 6 && (await toRow(code)).rest_cents > 0; tries += 1) {
      time.advance(20);
      await recover(deps(payments, time.now));
      await chargeRests(deps(payments, time.now));
    }
  }

  test('a quote says both parts; booking takes the first, keeps the card, and says when the second comes', async () => {
    const quote = await quoted();
    const split = quote.split as NonNullable<Quote['split']>;
    expect(split.nowCents + split.restCents).toBe(quote.totalCents);
    expect(split.restOn).toBe(addDays(quote.startDate, -30));
    const wrong = requestFor(quote, { split: { ...split, nowCents: 1, restCents: quote.totalCents - 1 } });
    const refused = await booking.guest.post<{ error: { code: string } }>('/reservations', wrong);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'split_gone']);
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', requestFor(quote));
    const { reservation } = answer.body;
    expect(reservation).toMatchObject({
      paidCents: split.nowCents,
      rest: { amountCents: split.restCents, on: split.restOn, declines: 0, payBy: addDays(split.restOn, 5) },
    });
    expect(await paidAt(reservation.code)).toEqual({ captured: split.nowCents, refunded: 0, held: 0 });
    await mailed(reservation, 'Your stay is booked');
    const { cancellation } = await getTrip(reservation.code);
    expect(cancellation).toMatchObject({ totalCents: split.nowCents, refundCents: split.nowCents });
    const near = await booking.guest.quote({ listingId: '1', startDate: '2026-07-20', endDate: '2026-07-26' });
    expect(near.body.split).toBeUndefined();
    const once = await booked();
    expect((await toRow(once.code)).rest_next_at?.toISOString()).toBe(`${getRest(once).on}T16:00:00.000Z`);
  });

  test('a stay that is paid at once though it could be in two parts owes nothing later', async () => {
    const { split: _split, ...request } = requestFor(await quoted());
    const { body } = await booking.guest.post<{ reservation: Reservation }>('/reservations', request);
    expect(body.reservation.rest).toBeUndefined();
    expect((await paidAt(body.reservation.code)).captured).toBe(body.reservation.totalCents);
    expect((await toRow(body.reservation.code)).customer_id).toBeNull();
  });

  test('mailed before; charged on its day, once, by however many processes; on the receipt; and the card is forgotten', async () => {
    const stay = await booked();
    const { on } = getRest(stay);
    atHome(addDays(on ?? '', -5));
    await mailed(stay, 'We’ll charge ');
    atHome(addDays(on ?? '', -1), 23);
    await chargeRests(deps());
    expect((await paidAt(stay.code)).captured).toBe(stay.paidCents);
    atHome(on ?? '');
    await Promise.all([chargeRests(deps()), chargeRests(deps()), chargeRests(deps())]);
    await chargeRests(deps());
    expect(await paidAt(stay.code)).toEqual({ captured: stay.totalCents, refunded: 0, held: 0 });
    await mailed(stay, 'Your stay is paid');
    const receipt = (await booking.guest.get<StayReceipt>(`/trips/${stay.code}/receipt`)).body;
    expect(receipt.entries.map(({ kind: entry, amountCents }) => [entry, amountCents])).toEqual([
      ['booking', stay.paidCents],
      ['rest', getRest(stay).amountCents],
    ]);
    expect(receipt.reservation.rest).toBeUndefined();
    expect(receipt.reservation.changes).toBeUndefined();
    await chargeRests(deps());
    expect((await toRow(stay.code)).customer_id).toBeNull();
  });

  test('declined four times: mailed each time, the nights stay held, then cancelled, and everything comes back', async () => {
    const stay = await booked(FAILS_LATER);
    const { on, payBy } = getRest(stay);
    const days = [0, 1, 3, 5].map((wait) => addDays(on ?? '', wait));
    for (const [index, date] of days.entries()) {
      atHome(date);
      await chargeRests(deps());
      await chargeRests(deps());
      const { reservation } = await getTrip(stay.code);
      expect(reservation.rest).toMatchObject({ declines: index + 1, on: days[index + 1] ?? null, payBy });
      expect(await booking.isFree(stay)).toBe(false);
    }
    await mailed(stay, 'Your card was declined');
    atHome(payBy, 23);
    await chargeRests(deps());
    expect((await toRow(stay.code)).status).toBe('confirmed');
    atHome(addDays(payBy, 1));
    await Promise.all([chargeRests(deps()), chargeRests(deps())]);
    const { reservation } = await getTrip(stay.code);
    expect(reservation).toMatchObject({ status: 'cancelled', unpaid: true, refund: { amountCents: stay.paidCents } });
    expect(reservation.rest).toBeUndefined();
    const { captured, refunded } = await paidAt(stay.code);
    expect([captured, refunded]).toEqual([stay.paidCents, stay.paidCents]);
    await mailed(stay, 'Your stay is cancelled');
  });

  test('a bank that would ask its holder declines; the guest pays with another card, whose refusal counts for nothing', async () => {
    const request = requestFor(await quoted(), { paymentMethodId: 'pm_card_authenticationRequired' });
    const asked = (await reserve(request, deps())).body as { clientSecret: string };
    await booking.world.sandbox.answerChallenge(asked.clientSecret, 'complete');
    const { reservation: stay } = (await reserve(request, deps())).body as { reservation: Reservation };
    atHome(getRest(stay).on ?? '');
    await chargeRests(deps());
    expect((await toRow(stay.code)).rest_declines).toBe(1);
    expect((await change(stay.code, {}, 'pm_card_chargeDeclined')).status).toBe(402);
    expect((await toRow(stay.code)).rest_declines).toBe(1);
    const paid = await change(stay.code, {});
    expect([paid.status, paid.offer.dueCents]).toEqual([200, getRest(stay).amountCents]);
    expect(await toRow(stay.code)).toMatchObject({ rest_cents: 0, rest_declines: 0, rest_next_at: null, changes: 0 });
    expect((await paidAt(stay.code)).captured).toBe(stay.totalCents);
    atHome(addDays(getRest(stay).payBy, 2));
    await chargeRests(deps());
    expect((await toRow(stay.code)).status).toBe('confirmed');
  });

  test.each<[string, Fault]>(
    (['away', 'lost', 'failed-before', 'failed-after', 'crash-before', 'crash-after'] as const).flatMap((mode) =>
      [0, 1, 2].map((at): [string, Fault] => [`${mode} at call ${at}`, { mode, at }]),
    ),
  )('the second charge with the provider %s: paid once, and never more', async (_name, fault) => {
    const stay = await booked();
    // A clock that the running services have not: it moves twenty minutes while a charge of theirs would be under way.
    const time = new TestClock(`${getRest(stay).on}T17:00:00Z`);
    const { payments, crashed } = faultyPayments(real(), fault);
    await Promise.race([chargeRests(deps(payments, time.now)), crashed]);
    await settled(stay.code, time);
    expect(await paidAt(stay.code)).toEqual({ captured: stay.totalCents, refunded: 0, held: 0 });
    expect(await toRow(stay.code)).toMatchObject({ rest_cents: 0, paid_cents: stay.totalCents });
  });

  const getCall = (payments: Payments, name: keyof Payments) =>
    payments[name] as unknown as (...args: unknown[]) => Promise<unknown>;
  /**
   * Where a process stands still, and at which call of the one that ends its charge it goes on: before that call, or
   * after it.
   */
  const STANDS = (['create', 'confirm', 'capture'] as const).flatMap((at) =>
    (['read', 'cancel'] as const).flatMap((call) =>
      (['before', 'after'] as const).map((when) => [at, when, call] as const),
    ),
  );
  test.each([...STANDS, ['create', 'before', 'claim'] as const])(
    'a process that stands still for twenty minutes around its %s, and goes on %s the %s of the one that ends its charge: one charge, nothing given back',
    async (at, when, call) => {
      const stay = await booked();
      const time = new TestClock(`${getRest(stay).on}T17:00:00Z`);
      const [asking, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const standStill = async <T>(run: () => Promise<T>): Promise<T> => {
        // A payment is made at once and its answer comes late: the one that is stored after another process read the
        // charge.
        const made = at === 'create' ? await run() : null;
        asking.resolve();
        await ended.promise;
        return made ?? run();
      };
      const standing = chargeRests(
        deps(
          {
            ...real(),
            [at]: (...args: unknown[]) => standStill(() => getCall(real(), at)(...args)),
          },
          time.now,
        ),
      );
      await asking.promise;
      const goOn = async (): Promise<void> => {
        ended.resolve();
        await standing;
      };
      const other = { ...real() };
      if (call === 'claim') await goOn();
      else {
        const run = getCall(real(), call);
        Object.assign(other, {
          [call]: async (...args: unknown[]) => {
            if (when === 'before') await goOn();
            const answer = await run(...args);
            if (when === 'after') await goOn();
            return answer;
          },
        });
      }
      await settled(stay.code, time, other);
      ended.resolve();
      await standing;
      await settled(stay.code, time);
      expect(await paidAt(stay.code)).toEqual({ captured: stay.totalCents, refunded: 0, held: 0 });
      expect(await toRow(stay.code)).toMatchObject({ rest_cents: 0, paid_cents: stay.totalCents });
    },
  );

  test('a charge whose payment was stored after another process read it is not given up', async () => {
    const stay = await booked();
    const time = new TestClock(`${getRest(stay).on}T17:00:00Z`);
    const [made, stored, asking, ended] = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const standing = chargeRests(
      deps(
        {
          ...real(),
          create: async (...call) => {
            const payment = await real().create(...call);
            made?.resolve();
            await stored?.promise;
            return payment;
          },
          confirm: (...call) => (asking?.resolve(), ended?.promise.then(() => real().confirm(...call)) as never),
        },
        time.now,
      ),
    );
    await made?.promise;
    const read = await db()
      .selectFrom('stay_changes')
      .selectAll()
      .where('stay_code', '=', stay.code)
      .executeTakeFirstOrThrow();
    expect(read).toMatchObject({ status: 'pending', payment_intent_id: null });
    stored?.resolve();
    await asking?.promise;
    const options = { key: 'none', mayAuthorise: false, mayChallenge: false, offSession: true };
    await expect(settleChange(read, options, deps(real(), time.now))).rejects.toThrow('meanwhile');
    ended?.resolve();
    await standing;
    expect(await paidAt(stay.code)).toEqual({ captured: stay.totalCents, refunded: 0, held: 0 });
  });

  test('a provider that fails for hours takes nothing, cancels nothing, and is asked again', async () => {
    const stay = await booked();
    atHome(getRest(stay).on ?? '');
    await booking.world.sandbox.fault({ part: 'stripe', mode: 'failed' });
    for (let tries = 0; tries < 4; tries += 1) {
      await chargeRests(deps());
      await recover(deps());
      clock().advance(11);
    }
    expect(await toRow(stay.code)).toMatchObject({ status: 'confirmed', rest_declines: 0 });
    await booking.world.sandbox.clearFaults();
    await settled(stay.code);
    expect(await paidAt(stay.code)).toEqual({ captured: stay.totalCents, refunded: 0, held: 0 });
  });

  test('cancelled while the second charge is made: whatever came first, everything is back', async () => {
    for (let round = 0; round < 4; round += 1) {
      const stay = await booked();
      atHome(getRest(stay).on ?? '');
      const shown = (await getTrip(stay.code)).cancellation.refundCents;
      const cancelling = (cents: number) => cancelStay(stay.code, cents, deps()).then(() => null, String);
      const [, refused] = await Promise.all([chargeRests(deps()), cancelling(shown)]);
      // Charged first: the refund is another now, and is asked for as it is shown then.
      if (refused !== null) await cancelling(stay.totalCents);
      clock().advance(30);
      await recover(deps());
      await chargeRests(deps());
      const { captured, refunded, held } = await paidAt(stay.code);
      expect([captured - refunded, held]).toEqual([0, 0]);
      expect(await toRow(stay.code)).toMatchObject({ status: 'cancelled', rest_cents: 0, rest_next_at: null });
      clock().moveTo(start);
    }
  });

  test('changes before the second charge move the rest; dates that are too near are paid at once', async () => {
    const stay = await booked();
    const { rest: before, paidCents = 0 } = stay;
    const more = await change(stay.code, { pets: 1 });
    expect([more.status, more.offer.dueCents]).toEqual([200, 0]);
    expect(more.offer.rest?.restCents).toBe(more.offer.now.totalCents - paidCents);
    expect((await toRow(stay.code)).rest_on).toBe(before?.on);
    const unagreed = await makeOffer(
      db(),
      await toRow(stay.code),
      getWanted(await toRow(stay.code), { pets: 2 }),
      deps(),
    );
    const silent = {
      ...getWanted(await toRow(stay.code), { pets: 2 }),
      idempotencyKey: randomUUID(),
      totalCents: unagreed.offer.now.totalCents,
      dueCents: 0,
      refundCents: 0,
      paymentMethodId: '',
    };
    expect((await changeStay(stay.code, silent, deps())).status).toBe(422);
    const shorter = await change(stay.code, { endDate: addDays(stay.startDate, 1), pets: 0 });
    expect(shorter.status).toBe(200);
    const row = await toRow(stay.code);
    expect((row.paid_cents ?? 0) + row.rest_cents).toBe(shorter.offer.now.totalCents);
    const near = await change(stay.code, { startDate: '2026-06-20', endDate: '2026-06-25' });
    expect([near.status, near.offer.rest]).toEqual([200, undefined]);
    expect(near.offer.dueCents).toBe(near.offer.now.totalCents - (row.paid_cents ?? 0));
    const { captured, refunded } = await paidAt(stay.code);
    expect(captured - refunded).toBe(near.offer.now.totalCents);
    expect((await toRow(stay.code)).rest_next_at).toBeNull();
  });

  test('the day comes while a change waits for its bank: the rest waits too, and is charged as it is then', async () => {
    const stay = await booked();
    atHome(getRest(stay).on ?? '', 16);
    const pending = await change(stay.code, { endDate: addDays(stay.endDate, 1) }, 'pm_card_threeDSecure2Required');
    expect(pending.status).toBe(200);
    clock().advance(1);
    await chargeRests(deps());
    expect((await paidAt(stay.code)).captured).toBe(stay.paidCents);
    // The guest never comes back from the bank.
    await settled(stay.code);
    expect(await paidAt(stay.code)).toEqual({ captured: stay.totalCents, refunded: 0, held: 0 });
  });

  test('a clock that jumps, or services that were off: charged late and once; a stay that has begun is left to people', async () => {
    const stay = await booked();
    atHome(addDays(stay.startDate, -2));
    await chargeRests(deps());
    expect((await paidAt(stay.code)).captured).toBe(stay.totalCents);
    clock().moveTo(start);
    const begun = await booked(FAILS_LATER);
    for (let wait = 0; wait < 7; wait += 1) {
      atHome(addDays(begun.startDate, wait));
      await chargeRests(deps());
    }
    expect(await toRow(begun.code)).toMatchObject({ status: 'confirmed', rest_next_at: null, rest_declines: 4 });
    const told = (await getTrip(begun.code)).reservation.rest;
    expect(told).toMatchObject({ on: null, payBy: getRest(begun).payBy });
    await mailed(begun, 'Your card was declined');
    await cancelStay(begun.code, 0, { ...deps(), now: () => start }).catch(() => undefined);
  });

  test('a first charge that comes to nothing leaves no rest and no card', async () => {
    const request = requestFor(await quoted(), { paymentMethodId: 'pm_card_chargeDeclined' });
    expect((await reserve(request, deps())).status).toBe(402);
    const row = await db()
      .selectFrom('stays')
      .selectAll()
      .where('guest_email', '=', request.guest.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'failed', rest_cents: 0, rest_next_at: null });
    await chargeRests(deps());
    expect((await toRow(row.code)).customer_id).toBeNull();
  });

  test('and the books of all of it balance', async () => {
    await eventually(
      async () => {
        await recover(deps());
        return checkAtRest(db(), booking.world.sandbox.stripe).then(
          () => '',
          (error: unknown) => String(error),
        );
      },
      (problem) => problem === '',
      20_000,
    );
  });
});
