import { randomUUID } from 'node:crypto';
import type { Reservation } from '@roost/shared/contracts/booking';
import {
  changeAnswerSchema,
  changeOfferSchema,
  type ChangeAnswer,
  type ChangeOffer,
  type ChangeRequest,
} from '@roost/shared/contracts/change';
import type { Calendar } from '@roost/shared/contracts/listing';
import type { Thread } from '@roost/shared/contracts/messages';
import { receiptSchema, type StayReceipt } from '@roost/shared/contracts/receipt';
import type { Trip } from '@roost/shared/contracts/trips';
import { addDays } from '@roost/shared/domain/dates';
import { stripePayments } from '../reservations/payments.ts';
import { recover } from '../recovery/recovery.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { faultyPayments, type Fault } from '../soak/faulty-payments.ts';
import { checkAlways, checkAtRest } from '../soak/invariants.ts';
import { parseConfig } from '../config.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, type TestAnswer, TestGuest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';
import { changeStay } from './change.ts';

type Refused = { error: { code: string; message: string }; offer?: ChangeOffer };
type Wanted = { startDate?: string; endDate?: string; adults?: number; pets?: number; optionalItems?: string[] };

describe.each(databaseKinds())('STAY-2: changing a stay, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  let guests = 0;
  let kills = 0;
  const db = () => booking.database.db;

  async function booked(startDate: string, nights = 3, over: object = {}): Promise<Reservation> {
    const quote = (
      await booking.guest.quote({ listingId: '1', startDate, endDate: addDays(startDate, nights), ...over })
    ).body;
    const base = reservationRequest(quote);
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', {
      ...base,
      guest: { ...base.guest, email: `change${(guests += 1)}@example.com` },
    });
    expect(answer.status).toBe(200);
    return answer.body.reservation;
  }
  const getWanted = ({ startDate, endDate, party }: Reservation, wanted: Wanted) => ({
    startDate,
    endDate,
    ...party,
    optionalItems: [],
    ...wanted,
  });
  const getOffer = (stay: Reservation, wanted: Wanted, guest = booking.guest) =>
    guest.post<ChangeOffer & Refused>(`/trips/${stay.code}/change/offer`, getWanted(stay, wanted));
  async function request(stay: Reservation, wanted: Wanted, over: Partial<ChangeRequest> = {}): Promise<ChangeRequest> {
    const { body: offer, status } = await getOffer(stay, wanted);
    expect([status, offer.error?.code]).toEqual([200, undefined]);
    return {
      ...getWanted(stay, wanted),
      idempotencyKey: randomUUID(),
      totalCents: offer.now.totalCents,
      dueCents: offer.dueCents,
      refundCents: offer.refundCents,
      paymentMethodId: offer.dueCents > 0 ? 'pm_card_visa' : '',
      ...over,
    };
  }
  const send = (
    stay: Reservation,
    body: ChangeRequest,
    guest = booking.guest,
  ): Promise<TestAnswer<ChangeAnswer & Refused>> =>
    guest.post<ChangeAnswer & Refused>(`/trips/${stay.code}/change`, body);
  const changed = async (stay: Reservation, wanted: Wanted): Promise<Reservation> => {
    const { status, body } = await send(stay, await request(stay, wanted));
    expect([status, body.error?.code, body.type]).toEqual([200, undefined, 'changed']);
    expect(changeAnswerSchema.parse(body)).toEqual(body);
    return (body as { trip: Trip }).trip.reservation;
  };
  const paidAt = async (code: string): Promise<{ captured: number; refunded: number }> => {
    const intents = (await booking.intents()).filter((intent) => intent.metadata.stay === code);
    const refunds = await Promise.all(
      intents.map(async ({ id }) => (await booking.world.sandbox.stripe.refunds.list({ payment_intent: id })).data),
    );
    return {
      captured: intents.reduce((sum, intent) => sum + intent.amount_received, 0),
      refunded: refunds.flat().reduce((sum, { amount }) => sum + amount, 0),
    };
  };
  const mails = async (to: string): Promise<string[]> =>
    (
      (await (await fetch(`${booking.world.sandbox.url}/mail.json?to=${to}`)).json()) as {
        messages: { subject: string }[];
      }
    ).messages.map(({ subject }) => subject);

  test('a longer stay costs the difference to the cent; its own nights stay its own; calendar, mail and trip follow', async () => {
    const stay = await booked('2026-07-01');
    const { body: offer } = await getOffer(stay, { endDate: '2026-07-05' });
    expect(changeOfferSchema.parse(offer)).toEqual(offer);
    const fresh = (await booking.guest.quote({ listingId: '1', startDate: '2026-09-01', endDate: '2026-09-05' })).body;
    expect(offer).toMatchObject({ same: false, refundCents: 0, paidCents: stay.totalCents });
    expect(offer.now.totalCents).toBe(fresh.totalCents);
    expect(offer.dueCents).toBe(fresh.totalCents - stay.totalCents);
    const calendar = await booking.guest.get<Calendar>(`/trips/${stay.code}/calendar`);
    expect(calendar.body.days.find(({ date }) => date === '2026-07-02')?.code).toBe('DC');
    const after = await changed(stay, { endDate: '2026-07-05' });
    expect(after).toMatchObject({ endDate: '2026-07-05', nights: 4, totalCents: fresh.totalCents, changes: 1 });
    expect(await paidAt(stay.code)).toEqual({ captured: fresh.totalCents, refunded: 0 });
    expect(await booking.isFree({ startDate: '2026-07-04', endDate: '2026-07-05' })).toBe(false);
    const subject = 'Your stay is changed: A house by the lake, Jul 1 – 5';
    expect(
      await eventually(
        () => mails(stay.guest.email),
        (all) => all.includes(subject),
      ),
    ).toContain(subject);
  });

  test('a shorter stay gives the difference back, moved nights are free for others, and the new ones are not', async () => {
    const stay = await booked('2026-07-10', 4);
    const after = await changed(stay, { startDate: '2026-07-12', endDate: '2026-07-14' });
    const { captured, refunded } = await paidAt(stay.code);
    expect([captured - refunded, refunded > 0]).toEqual([after.totalCents, true]);
    expect(await booking.isFree({ startDate: '2026-07-10', endDate: '2026-07-12' })).toBe(true);
    expect(await booking.isFree({ startDate: '2026-07-13', endDate: '2026-07-15' })).toBe(false);
  });

  test('nights that are kept cost what they were booked for, whatever the owner asks now', async () => {
    const stay = await booked('2026-08-01');
    await db()
      .updateTable('calendars')
      .set(
        (eb) => ({ prices_cents: eb.fn('array_fill', [eb.cast(eb.val(20_000), 'integer'), eb.val([390])]) }) as object,
      )
      .where('listing_id', '=', '1')
      .execute()
      .catch(() => undefined);
    const { body: offer } = await getOffer(stay, { endDate: '2026-08-05', adults: 3 });
    expect(offer.now.nightly.slice(0, 3).map(({ priceCents }) => priceCents)).toEqual([10_000, 10_000, 10_000]);
  });

  test('guests and extras alone: what they cost and nothing else', async () => {
    const stay = await booked('2026-08-10');
    const { body: offer } = await getOffer(stay, { optionalItems: ['early-check-in'], pets: 1 });
    const extra = offer.now.lines.filter(({ kind }) => kind === 'option' || kind === 'pet');
    expect(extra.map(({ amountCents }) => amountCents)).toEqual([2_500, 4_500]);
    expect(offer.petFeeCents).toBe(offer.now.lines.find(({ kind }) => kind === 'pet')?.amountCents);
    const after = await changed(stay, { optionalItems: ['early-check-in'], pets: 1 });
    expect(after.party.pets).toBe(1);
    const thread = (await booking.guest.get<Thread>(`/messages/${stay.code}`)).body;
    expect(thread.events.at(-1)?.change).toEqual({
      dates: false,
      party: { before: stay.party, after: after.party },
      added: ['Early check-in'],
      removed: [],
    });
    expect((await getOffer(after, { optionalItems: ['early-check-in'] })).body).toMatchObject({
      same: true,
      dueCents: 0,
    });
  });

  test('a late change gives back no more than cancelling, and moving it far away does not open the refund again', async () => {
    // Flexible: all until 14 days before, then nothing.
    const stay = await booked('2026-06-08', 4);
    const { body: offer } = await getOffer(stay, { endDate: '2026-06-10' });
    expect(offer).toMatchObject({ dueCents: 0, refundCents: 0 });
    expect(offer.keptCents).toBe(stay.totalCents - offer.now.totalCents);
    const moved = await changed(stay, { startDate: '2027-02-01', endDate: '2027-02-05' });
    const trip = (await booking.guest.get<Trip>(`/trips/${stay.code}`)).body;
    expect(trip.cancellation).toMatchObject({ possible: true, refundCents: 0 });
    expect(moved.refundTerms?.lockedCents).toBe(stay.totalCents);
  });

  test('cancelling after changes gives back all payments, each to its own', async () => {
    const stay = await booked('2026-09-01', 2);
    await changed(stay, { endDate: '2026-09-05' });
    const longer = (await booking.guest.get<Trip>(`/trips/${stay.code}`)).body.reservation;
    await changed(longer, { endDate: '2026-09-04' });
    const { cancellation } = (await booking.guest.get<Trip>(`/trips/${stay.code}`)).body;
    const answer = await booking.guest.post<Trip>(`/trips/${stay.code}/cancellation`, {
      refundCents: cancellation.refundCents,
    });
    expect([200, 202]).toContain(answer.status);
    await eventually(
      () => paidAt(stay.code),
      ({ captured, refunded }) => captured === refunded && captured > 0,
    );
    const atProvider = await paidAt(stay.code);
    const receipt = await booking.guest.get<StayReceipt>(`/trips/${stay.code}/receipt`);
    expect(receiptSchema.parse(receipt.body)).toEqual(receipt.body);
    expect([receipt.body.chargedCents, receipt.body.refundedCents]).toEqual([atProvider.captured, atProvider.refunded]);
    const kinds = receipt.body.entries.map(({ kind, amountCents }) => `${kind} ${amountCents > 0 ? 'paid' : 'back'}`);
    expect(kinds.toSorted()).toEqual(['booking paid', 'cancellation back', 'change back', 'change paid']);
    expect([kinds[0], kinds[3]]).toEqual(['booking paid', 'cancellation back']);
    expect(receipt.body.entries[0]?.card).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(await booking.isFree({ startDate: '2026-09-01', endDate: '2026-09-05' })).toBe(true);
  });

  test('the same key answers the same; a refused card, other amounts, taken nights and no change at all leave the stay as it is', async () => {
    const stay = await booked('2026-10-01');
    await booked('2026-10-06', 2);
    const body = await request(stay, { endDate: '2026-10-05' });
    const twice = await Promise.all([send(stay, body), send(stay, body)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    expect((await send(stay, { ...body, adults: 1 })).body.error.code).toBe('idempotency_key_reused');
    const now = (await booking.guest.get<Trip>(`/trips/${stay.code}`)).body.reservation;
    const declined = await request(now, { endDate: '2026-10-06' }, { paymentMethodId: 'pm_card_chargeDeclined' });
    expect((await send(now, declined)).status).toBe(402);
    const other = await request(now, { endDate: '2026-10-06' }, { dueCents: 1 });
    const refused = await send(now, other);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'change_price_changed']);
    expect(refused.body.offer?.dueCents).toBeGreaterThan(1);
    const taken = { ...(await request(now, { endDate: '2026-10-06' })), endDate: '2026-10-07' };
    expect((await send(now, taken)).body.error.code).toBe('1020');
    expect((await send(now, { ...(await request(now, {})), idempotencyKey: randomUUID() })).body.error.code).toBe(
      'nothing_changed',
    );
    expect((await booking.guest.get<Trip>(`/trips/${stay.code}`)).body.reservation).toEqual(now);
    expect(await booking.isFree({ startDate: '2026-10-05', endDate: '2026-10-06' })).toBe(true);
    expect((await paidAt(stay.code)).captured).toBe(now.totalCents);
  });

  test('a bank that asks first: the nights are held meanwhile, by one change at a time, and a cancellation ends it', async () => {
    const stay = await booked('2026-11-01');
    const body = await request(stay, { endDate: '2026-11-05' }, { paymentMethodId: 'pm_card_threeDSecure2Required' });
    const asked = await send(stay, body);
    expect(asked.body.type).toBe('challenge');
    expect(await booking.isFree({ startDate: '2026-11-04', endDate: '2026-11-05' })).toBe(false);
    expect((await send(stay, await request(stay, { endDate: '2026-11-06' }))).body.error.code).toBe('change_under_way');
    const { clientSecret } = asked.body as { clientSecret: string };
    await booking.world.sandbox.answerChallenge(clientSecret, 'complete');
    expect((await send(stay, body)).body.type).toBe('changed');

    const second = await booked('2026-12-01');
    const again = await request(
      second,
      { endDate: '2026-12-05' },
      { paymentMethodId: 'pm_card_threeDSecure2Required' },
    );
    const pending = (await send(second, again)).body as { clientSecret: string };
    await booking.guest.post(`/trips/${second.code}/cancellation`, { refundCents: second.totalCents });
    await booking.world.sandbox.answerChallenge(pending.clientSecret, 'complete');
    expect((await send(second, again)).body.error.code).toBe('cannot_change');
    await eventually(
      () => paidAt(second.code),
      ({ captured, refunded }) => captured === refunded,
    );
    expect(await booking.isFree({ startDate: '2026-12-01', endDate: '2026-12-05' })).toBe(true);
  });

  test('strangers see and change nothing; an old cookie gets a mailed link instead', async () => {
    const stay = await booked('2027-01-10');
    const body = await request(stay, { endDate: '2027-01-14' });
    const stranger = new TestGuest(booking.world.url());
    expect((await getOffer(stay, {}, stranger)).status).toBe(404);
    expect((await send(stay, body, stranger)).status).toBe(404);
    for (const what of ['calendar', 'receipt'])
      expect((await stranger.get(`/trips/${stay.code}/${what}`)).status).toBe(404);
    booking.world.clock.advance(61);
    const late = await send(stay, body);
    expect([late.status, late.body.error.code]).toEqual([403, 'proof_needed']);
    booking.world.clock.advance(-61);
  });

  test('200 guests who move their stays onto the same free night at once: one has it', async () => {
    const model = await booked('2027-03-01', 1);
    const row = await db().selectFrom('stays').selectAll().where('code', '=', model.code).executeTakeFirstOrThrow();
    // Stays at many homes would not meet: these are of one home, on nights that only the test's own calendar has.
    const codes = Array.from({ length: 200 }, (_, index) => `R${String(index).padStart(9, '0')}`);
    const { door_code: _door, ...copy } = row;
    await db()
      .insertInto('stays')
      .values(
        codes.map((code, index) => {
          const startDate = addDays('2030-01-01', index * 2);
          const endDate = addDays(startDate, 1);
          return {
            ...copy,
            code,
            start_date: startDate,
            end_date: endDate,
            party: JSON.stringify(row.party),
            guest: JSON.stringify(row.guest),
            billing: JSON.stringify(row.billing),
            quote: JSON.stringify({ ...row.quote, startDate, endDate }),
            payment_intent_id: null,
          };
        }),
      )
      .execute();
    const { environment } = booking.world.sandbox;
    const deps: SettleDeps = {
      db: db(),
      payments: stripePayments(parseConfig(environment).stripe),
      now: booking.world.clock.now,
      phone: '555',
      log: () => undefined,
      wake: () => undefined,
    };
    const wanted = getWanted(model, { startDate: '2027-03-10', endDate: '2027-03-11' });
    const answers = await Promise.all(
      codes.map((code) =>
        changeStay(
          code,
          {
            ...wanted,
            idempotencyKey: randomUUID(),
            totalCents: model.totalCents,
            dueCents: 0,
            refundCents: 0,
            paymentMethodId: '',
          },
          deps,
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([1, 199]);
    await checkAlways(db());
    await db().deleteFrom('mail_outbox').where('stay_code', 'like', 'R0%').execute();
    await db().deleteFrom('reservation_requests').where('change_id', 'like', 'R0%').execute();
    await db().deleteFrom('stays').where('code', 'like', 'R0%').execute();
  }, 120_000);

  test.each<Fault>([
    { mode: 'crash-before', at: 1 },
    { mode: 'crash-after', at: 1 },
    { mode: 'crash-after', at: 2 },
    { mode: 'lost', at: 2 },
    { mode: 'failed-after', at: 1 },
  ])(
    'killed between card and row ($mode at call $at): the change is whole or nothing, and the books balance',
    async (fault) => {
      const stay = await booked(addDays('2027-04-01', (kills += 1) * 6));
      const body = await request(stay, { endDate: addDays(stay.endDate, 1) });
      const { payments, crashed } = faultyPayments(
        stripePayments(parseConfig(booking.world.sandbox.environment).stripe),
        fault,
      );
      const deps: SettleDeps = {
        db: db(),
        payments,
        now: booking.world.clock.now,
        phone: '555',
        log: () => undefined,
        wake: () => undefined,
        busyWaitMs: 100,
      };
      await Promise.race([changeStay(stay.code, body, deps), crashed]);
      booking.world.clock.advance(20);
      const sound = { ...deps, payments: stripePayments(parseConfig(booking.world.sandbox.environment).stripe) };
      await recover(sound);
      booking.world.clock.advance(20);
      await recover(sound);
      await checkAlways(db());
      const { captured, refunded } = await paidAt(stay.code);
      const row = await db().selectFrom('stays').selectAll().where('code', '=', stay.code).executeTakeFirstOrThrow();
      expect(captured - refunded).toBe(row.paid_cents ?? row.quote.totalCents);
      expect([stay.endDate, body.endDate]).toContain(row.end_date);
      booking.world.clock.advance(-40);
    },
  );

  test('and the books of all of it balance', async () => {
    await booking.world.restart();
    await eventually(
      async () =>
        checkAtRest(db(), booking.world.sandbox.stripe).then(
          () => true,
          () => false,
        ),
      (balanced) => balanced,
    );
  });
});
