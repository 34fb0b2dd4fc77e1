import type { Reservation } from '@roost/shared/contracts/booking';
import {
  cancellationPreviewSchema,
  tripSchema,
  tripsSchema,
  type CancellationPreview,
  type Trip,
  type Trips,
} from '@roost/shared/contracts/trips';
import type { StayReceipt } from '@roost/shared/contracts/receipt';
import { refundTimeline } from '@roost/shared/domain/refund';
import { dayIn } from '@roost/shared/domain/time-zone';
import { sql } from 'kysely';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, type TestAnswer } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

type Refused = { error: { code: string; message: string } };
type Mail = { subject: string; text: string; attachments: { filename: string; text: string }[] };

describe.each(databaseKinds())('trips and their cancellation, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  let guests = 0;
  const newEmail = () => `guest${(guests += 1)}@example.com`;

  async function booked(email = newEmail(), over: object = {}): Promise<Reservation> {
    const quote = (await booking.guest.quote({ ...booking.nights(), ...over })).body;
    const answer = await booking.guest.post<{ reservation: Reservation }>(
      '/reservations',
      reservationRequest(quote, { guest: { ...reservationRequest(quote).guest, email } }),
    );
    expect(answer.status).toBe(200);
    return answer.body.reservation;
  }
  const trip = (code: string) => booking.guest.get<Trip & Refused>(`/trips/${code}`);
  const cancel = (code: string, refundCents: number) =>
    booking.guest.post<Trip & Refused>(`/trips/${code}/cancellation`, { refundCents });
  const preview = async (code: string) =>
    (await booking.guest.get<CancellationPreview>(`/trips/${code}/cancellation`)).body;
  const mails = async (to: string): Promise<Mail[]> =>
    (
      (await (await fetch(`${booking.world.sandbox.url}/mail.json?to=${encodeURIComponent(to)}`)).json()) as {
        messages: Mail[];
      }
    ).messages;
  const mailed = (to: string, subject: string) =>
    eventually(
      async () => (await mails(to)).filter((mail) => mail.subject.includes(subject)),
      (found) => found.length > 0,
    );
  const refunds = async (code: string) => {
    const intent = (await booking.intents()).find((each) => each.metadata.stay === code);
    return (await booking.world.sandbox.stripe.refunds.list({ payment_intent: intent?.id ?? '' })).data.map(
      (refund) => refund.amount,
    );
  };
  /**
   * Moves the check-in of a stay so many days away from today; its nights stay free of others because tests do not
   * share them.
   */
  const arrives = async (code: string, days: number): Promise<void> => {
    const from = new Date(booking.world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const to = new Date(Date.parse(from) + 3 * 86_400_000).toISOString().slice(0, 10);
    await booking.database.db
      .updateTable('stays')
      .set({ start_date: from, end_date: to, listing_id: 'no-pets' })
      .where('code', '=', code)
      .execute();
  };

  describe('BOOK-12: who sees a stay', () => {
    test('the browser it was booked in, signed in or not', async () => {
      booking.nights(10);
      const { code } = await booked();
      const list = await booking.guest.get<Trips>('/trips');
      expect(tripsSchema.parse(list.body)).toEqual(list.body);
      expect(list.body).toMatchObject({ signedIn: false, trips: [{ reservation: { code }, when: 'upcoming' }] });
      expect(list.headers.get('cache-control')).toBe('no-store');
    });

    test('a signed-in guest: what was booked signed in, and what was booked before with the proven address', async () => {
      const email = newEmail();
      const before = await booked(email);
      booking.newGuest();
      await booking.signIn(email);
      const signedIn = await booked(newEmail());
      const { body } = await booking.guest.get<Trips>('/trips');
      expect(body.signedIn).toBe(true);
      expect(body.trips.map((each) => each.reservation.code)).toEqual([before.code, signedIn.code]);
      expect((await trip(before.code)).status).toBe(200);
      // Its confirmation, too: a page that asked for the address would contradict the list.
      const confirmation = () => booking.guest.get(`/reservations/${before.code}`);
      expect((await confirmation()).status).toBe(200);
      booking.newGuest();
      await booking.signIn(newEmail());
      expect((await confirmation()).status).toBe(404);
      expect((await booking.guest.get<Trips>('/trips')).body.trips).toEqual([]);
      expect([(await trip(before.code)).status, (await cancel(before.code, 0)).status]).toEqual([404, 404]);
    });

    test('nobody else: the same words for a stay of others and for none', async () => {
      const { code } = await booked();
      booking.newGuest();
      const answers = await Promise.all([code, 'ABCDEFGHJK'].map(trip));
      expect(answers.map((answer) => [answer.status, answer.body])).toEqual([
        [404, answers[0]?.body],
        [404, answers[0]?.body],
      ]);
      expect((await booking.guest.get<Trips>('/trips')).body).toEqual({ signedIn: false, trips: [] });
    });

    test('who has the mailed link, asked for by code and e-mail with one answer for right and wrong', async () => {
      const email = newEmail();
      const { code } = await booked(email);
      booking.newGuest();
      const ask = (body: object) => booking.guest.post('/trips/link', body);
      const answers = await Promise.all([
        ask({ code: code.toLowerCase(), email: email.toUpperCase() }),
        ask({ code, email: 'other@example.com' }),
        ask({ code: 'NOSUCHSTAY', email }),
      ]);
      expect(answers.map((answer) => [answer.status, answer.body])).toEqual(answers.map(() => [202, { sent: true }]));
      const [mail] = await mailed(email, `Your booking ${code}`);
      const [, path = '', token = ''] = /(\/trips\/\S+?)#(\S+)/.exec(mail?.text ?? '') ?? [];
      expect(path).toBe(`/trips/${code}`);
      const forged = [
        { code, token: `${token}x` },
        { code: 'ABCDEFGHJK', token },
        { code, token: '' },
      ];
      for (const body of forged) expect((await booking.guest.post('/trips/open', body)).status).toBe(404);
      const opened = await booking.guest.post<Trip>('/trips/open', { code, token });
      expect(tripSchema.parse(opened.body)).toEqual(opened.body);
      expect((await trip(code)).status).toBe(200);
      expect((await mails('other@example.com')).filter((each) => each.subject.includes(code))).toEqual([]);
    });

    // PGlite has one connection: a lock of this test would hold everybody.
    if (kind === 'postgresql')
      test('SAFE-9: the answer about a mailed link comes before anything is looked up, so its time tells nothing', async () => {
        const email = newEmail();
        const { code } = await booked(email);
        booking.newGuest();
        await booking.guest.get('/auth/csrf');
        await booking.database.db.transaction().execute(async (tx) => {
          await sql`lock table stays, mail_outbox in access exclusive mode`.execute(tx);
          for (const asked of [
            { code, email },
            { code, email: 'other@example.com' },
            { code: 'NOSUCHSTAY', email },
          ])
            expect((await booking.guest.post('/trips/link', asked)).body).toEqual({ sent: true });
        });
        expect(await mailed(email, `Your booking ${code}`)).toHaveLength(1);
      });

    test('not who tries often', async () => {
      const { code } = await booked();
      booking.newGuest();
      const tries: TestAnswer<Refused>[] = [];
      for (let attempt = 0; attempt < 32; attempt += 1)
        tries.push(await booking.guest.get<Refused>(`/reservations/${code}?email=guess${attempt}@example.com`));
      const last = tries.at(-1);
      expect([last?.status, last?.body.error.code]).toEqual([429, 'too_many']);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
      // And an hour later they may again.
      booking.world.clock.advance(61);
      expect((await booking.guest.get(`/reservations/${code}?email=guess@example.com`)).status).toBe(404);
    });
  });

  describe('BOOK-12: cancelling', () => {
    test('in time gives all of it back: shown before, paid once, mailed with a calendar entry that takes the stay away', async () => {
      const email = newEmail();
      const { code, totalCents } = await booked(email);
      await arrives(code, 20);
      const shown = await preview(code);
      expect(cancellationPreviewSchema.parse(shown)).toEqual(shown);
      expect(shown).toMatchObject({
        possible: true,
        refundCents: totalCents,
        keptCents: 0,
        timeZone: 'America/Los_Angeles',
        policyName: 'Flexible',
      });
      const answers = await Promise.all([cancel(code, shown.refundCents), cancel(code, shown.refundCents)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect((await cancel(code, shown.refundCents)).body).toMatchObject({
        when: 'cancelled',
        reservation: { status: 'cancelled', refund: { amountCents: totalCents, status: 'done' } },
        cancellation: { possible: false, refundCents: totalCents },
      });
      expect(await refunds(code)).toEqual([totalCents]);
      const [mail] = await mailed(email, 'Your stay is cancelled');
      expect(mail?.attachments[0]?.text).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
      expect((await mails(email)).filter((each) => each.subject.includes('cancelled'))).toHaveLength(1);
    });

    test('too late gives nothing back, and on a day with another refund than shown nothing is cancelled', async () => {
      const { code, totalCents } = await booked();
      await arrives(code, 5);
      const refused = await cancel(code, totalCents);
      expect([refused.status, refused.body.error.code]).toEqual([422, 'refund_changed']);
      expect((await trip(code)).body.reservation.status).toBe('confirmed');
      expect((await cancel(code, 0)).body.reservation).toMatchObject({
        status: 'cancelled',
        refund: { amountCents: 0, status: 'done' },
      });
      expect(await refunds(code)).toEqual([]);
    });

    test('not once the stay has begun', async () => {
      const { code } = await booked();
      await arrives(code, -1);
      const answer = await cancel(code, 0);
      expect([answer.status, answer.body.error.code]).toEqual([409, 'cannot_cancel']);
      expect((await trip(code)).body).toMatchObject({
        when: 'current',
        cancellation: { possible: false, refundCents: 0 },
      });
    });

    test('frees dates and promo code: calendar, quote and, soon after, the index', async () => {
      const { code, startDate, endDate } = await booked(undefined, { promoCode: 'LASTONE' });
      const night = startDate.replaceAll('-', '');
      const indexed = async (): Promise<string | undefined> => {
        const { search } = {
          search: { 'x-algolia-application-id': 'roost-local', 'x-algolia-api-key': 'local-admin-key' },
        };
        const response = await fetch(`${booking.world.sandbox.url}/1/indexes/prod_listings/1`, { headers: search });
        return ((await response.json()) as { Availability?: Record<string, string> }).Availability?.[night];
      };
      await eventually(indexed, (availability) => availability !== 'DC');
      expect(await booking.isFree({ startDate, endDate })).toBe(false);
      expect((await cancel(code, (await preview(code)).refundCents)).status).toBe(200);
      expect(await booking.isFree({ startDate, endDate })).toBe(true);
      await eventually(indexed, (availability) => availability === 'DC');
      expect((await booking.guest.quote({ ...booking.nights(), promoCode: 'LASTONE' })).body.promo?.status).toBe(
        'applied',
      );
    });

    test('with the payment provider away: cancelled at once, paid back after the next start, once', async () => {
      const { code, totalCents } = await booked();
      await arrives(code, 30);
      await booking.world.sandbox.fault({ part: 'stripe', mode: 'down' });
      expect((await cancel(code, totalCents)).body.reservation).toMatchObject({
        status: 'cancelled',
        refund: { amountCents: totalCents, status: 'pending' },
      });
      await booking.world.sandbox.clearFaults();
      expect(await refunds(code)).toEqual([]);
      booking.world.clock.advance(1);
      await booking.world.restart();
      await eventually(
        () => refunds(code),
        (amounts) => amounts.length > 0,
      );
      const row = () =>
        booking.database.db
          .selectFrom('stays')
          .select('refund_status')
          .where('code', '=', code)
          .executeTakeFirstOrThrow();
      await eventually(row, ({ refund_status: status }) => status === 'done');
      expect(await refunds(code)).toEqual([totalCents]);
    }, 180_000);

    test('SCALE-3: with a slow payment provider it is accepted at once, and the refund follows', async () => {
      const { code, totalCents } = await booked();
      await arrives(code, 60);
      await booking.world.sandbox.fault({ part: 'stripe', mode: 'slow', delayMs: 5_000, times: 1 });
      const answer = await cancel(code, totalCents);
      // "Accepted, pending" is what is said before the provider has answered.
      expect([answer.status, answer.body.reservation.refund]).toMatchObject([202, { status: 'pending' }]);
      await eventually(
        async () => (await trip(code)).body.reservation.refund?.status,
        (status) => status === 'done',
        90_000,
      );
      expect(await refunds(code)).toEqual([totalCents]);
    }, 120_000);

    test('SAFE-13: a refund made by hand at the provider is known as done, and holds up no other refund', async () => {
      const byHand: string[] = [];
      const { sandbox, clock } = booking.world;
      const { db } = booking.database;
      for (let count = 0; count < 2; count += 1) {
        const { code, totalCents } = await booked();
        await arrives(code, 70 + 5 * count);
        const intent = (await booking.intents()).find((each) => each.metadata.stay === code);
        await sandbox.stripe.refunds.create({
          payment_intent: intent?.id ?? '',
          ...(count === 0 ? {} : { amount: 10_000 }),
        });
        expect((await cancel(code, totalCents)).body.reservation.refund?.status).toBe('done');
        byHand.push(code);
      }
      const [whole = '', part = ''] = byHand;
      expect(await refunds(whole)).toHaveLength(1);
      expect(await refunds(part)).toHaveLength(2);
      // A hundred refunds that can never be paid, older than the one that can.
      const { code, totalCents } = await booked();
      const stay = await db.selectFrom('stays').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
      await sandbox.fault({ part: 'stripe', mode: 'down' });
      await arrives(code, 90);
      expect((await cancel(code, totalCents)).status).toBe(202);
      await sandbox.clearFaults();
      for (let count = 0; count < 110; count += 1) {
        const { quote, party, guest, billing, ...rest } = stay;
        const json = { quote, party, guest, billing };
        await db
          .insertInto('stays')
          .values({
            ...rest,
            ...(Object.fromEntries(
              Object.entries(json).map(([name, value]) => [name, JSON.stringify(value)]),
            ) as Record<keyof typeof json, string>),
            code: `BAD${count}`,
            status: 'cancelled',
            refund_status: 'due',
            refund_cents: 100,
            payment_intent_id: `pi_gone${count}`,
            updated_at: new Date(0),
            next_try_at: new Date(0),
          })
          .execute();
      }
      clock.advance(1);
      await eventually(
        async () => {
          clock.advance(0.05);
          return (await trip(code)).body.reservation.refund?.status;
        },
        (status) => status === 'done',
        30_000,
      );
      await db.deleteFrom('stays').where('code', 'like', 'BAD%').execute();
    }, 120_000);

    test('with the answer of the refund lost: asked again, paid once', async () => {
      booking.newGuest();
      const { code, totalCents } = await booked();
      await arrives(code, 40);
      await booking.world.sandbox.fault({ part: 'stripe', mode: 'lost', times: 1, method: 'POST' });
      await cancel(code, totalCents);
      expect(await refunds(code)).toEqual([totalCents]);
    });
  });

  test('TRUE-2: what was promised when booking holds, whatever the owner makes of the policy later', async () => {
    booking.newGuest();
    const { code, totalCents, refundTerms, startDate } = await booked();
    const { db } = booking.database;
    const stay = await db.selectFrom('stays').select('listing_id').where('code', '=', code).executeTakeFirstOrThrow();
    const row = () => db.selectFrom('listings').selectAll().where('id', '=', stay.listing_id).executeTakeFirstOrThrow();
    const before = await row();
    const change = (steps: object[]) =>
      db
        .updateTable('listings')
        .set({ document: JSON.stringify({ ...before.document, cancellationPolicy: { name: 'Strict', steps } }) })
        .where('id', '=', stay.listing_id)
        .execute();
    await change([]);
    const now = await preview(code);
    expect(now.refundCents).toBe(totalCents);
    const today = dayIn(now.timeZone, booking.world.clock.now());
    expect(now.steps).toEqual(refundTimeline(refundTerms?.policy ?? { steps: [] }, startDate, today, totalCents));
    expect((await cancel(code, totalCents)).status).toBe(200);
    expect(await refunds(code)).toEqual([totalCents]);
    await db
      .updateTable('listings')
      .set({ document: JSON.stringify(before.document) })
      .where('id', '=', stay.listing_id)
      .execute();
  });

  test('SAFE-5: cancelling takes a proof of the last hour: the stay is shown, and a link to prove it is mailed', async () => {
    booking.newGuest();
    const email = newEmail();
    const { code, totalCents } = await booked(email);
    await arrives(code, 120);
    booking.world.clock.advance(61);
    expect((await trip(code)).status).toBe(200);
    const refused = await cancel(code, totalCents);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'proof_needed']);
    expect((await trip(code)).body.reservation.status).toBe('confirmed');
    const [mail] = await mailed(email, `Your booking ${code}`);
    const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await booking.guest.post('/trips/open', { code, token })).status).toBe(200);
    expect((await cancel(code, totalCents)).body.reservation.status).toBe('cancelled');
  });

  test('SAFE-6: a stay is cancelled 60 times an hour at most, since each press may ask the provider', async () => {
    booking.newGuest();
    const { code, totalCents } = await booked();
    await arrives(code, 120);
    const statuses: number[] = [];
    for (let time = 0; time < 59; time += 1) statuses.push((await cancel(code, totalCents + 1)).status);
    for (let time = 0; time < 2; time += 1) statuses.push((await cancel(code, totalCents)).status);
    expect([new Set(statuses.slice(0, 59)), statuses.slice(59)]).toEqual([new Set([422]), [200, 429]]);
    const other = await booked();
    await arrives(other.code, 120);
    expect((await cancel(other.code, other.totalCents)).status).toBe(200);
  });

  test('BOOK-11: cancelling, asking for a link and opening it need the token of this browser', async () => {
    const { code } = await booked();
    for (const path of [`/trips/${code}/cancellation`, '/trips/link', '/trips/open', '/inquiries']) {
      const answer = await booking.guest.post<Refused>(path, {}, { 'x-csrf-token': 'another' });
      expect([answer.status, answer.body.error.code]).toEqual([403, 'csrf']);
    }
  });

  /** An event of the provider about a refund. */
  const tell = (type: string, id: string) => {
    const object = { id, object: 'refund' };
    const body = JSON.stringify({ id: 'evt', object: 'event', type, data: { object } });
    const signature = booking.world.sandbox.stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: 'whsec_local',
    });
    return fetch(`${booking.world.url()}/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  };
  const receipt = async (code: string) => (await booking.guest.get<StayReceipt>(`/trips/${code}/receipt`)).body;
  const giveByHand = async (code: string, amount: number): Promise<string> => {
    const intent = (await booking.intents()).find((each) => each.metadata.stay === code);
    const { id } = await booking.world.sandbox.stripe.refunds.create({ payment_intent: intent?.id ?? '', amount });
    for (const type of ['refund.created', 'refund.updated', 'refund.created'])
      expect((await tell(type, id)).status).toBe(200);
    return id;
  };

  test('SAFE-13: what was given back by hand is on the receipt, and a cancellation gives back what is missing of its promise', async () => {
    booking.newGuest();
    const { code, totalCents } = await booked();
    await arrives(code, 50);
    await giveByHand(code, 1_000);
    expect(await receipt(code)).toMatchObject({
      refundedCents: 1_000,
      entries: [{ kind: 'booking' }, { kind: 'change', byHand: true, amountCents: -1_000, status: 'done' }],
    });
    expect((await cancel(code, totalCents)).body.reservation.refund).toMatchObject({ amountCents: totalCents });
    expect((await refunds(code)).toSorted((a, b) => a - b)).toEqual([1_000, totalCents - 1_000]);
    expect(await receipt(code)).toMatchObject({ chargedCents: totalCents, refundedCents: totalCents });
  });

  test('SAFE-13: given back by hand while a refund waits, or after it: nothing comes back twice, and the receipt has all of it', async () => {
    booking.newGuest();
    const { code, totalCents } = await booked();
    await arrives(code, 50);
    const { db } = booking.database;
    const { quote } = await db.selectFrom('stays').select('quote').where('code', '=', code).executeTakeFirstOrThrow();
    const policy = { name: 'Firm' as const, steps: [{ daysBefore: 1, refundPercent: 50 }] };
    const half = JSON.stringify({ ...quote, refundTerms: { policy, timeZone: 'America/Los_Angeles' } });
    await db.updateTable('stays').set({ quote: half }).where('code', '=', code).execute();
    const { refundCents } = await preview(code);
    expect(refundCents).toBe(Math.round(totalCents / 2));
    await booking.world.sandbox.fault({ part: 'stripe', mode: 'down' });
    expect((await cancel(code, refundCents)).status).toBe(202);
    await booking.world.sandbox.clearFaults();
    await giveByHand(code, 1_500);
    await eventually(
      async () => {
        booking.world.clock.advance(0.5);
        return (await trip(code)).body.reservation.refund?.status;
      },
      (status) => status === 'done',
    );
    expect((await refunds(code)).toSorted((a, b) => a - b)).toEqual([1_500, refundCents - 1_500]);
    expect((await receipt(code)).refundedCents).toBe(refundCents);
    await giveByHand(code, 200);
    const { refundedCents, entries } = await receipt(code);
    expect(refundedCents).toBe(refundCents + 200);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  });

  test('SAFE-13: all of it given back by hand while our refund is on its way: nothing comes back twice, and ours is done', async () => {
    booking.newGuest();
    const { code, totalCents } = await booked();
    await arrives(code, 50);
    const intent = (await booking.intents()).find((each) => each.metadata.stay === code);
    const { sandbox, clock } = booking.world;
    // Ours has left, and arrives after the one that somebody makes meanwhile.
    await sandbox.fault({ part: 'stripe', mode: 'slow', delayMs: 6_000, times: 1, method: 'POST' });
    const cancelled = await cancel(code, totalCents);
    expect([cancelled.status, cancelled.body.reservation.refund?.status]).toEqual([202, 'pending']);
    await giveByHand(code, totalCents);
    await eventually(
      async () => {
        clock.advance(0.5);
        return (await trip(code)).body.reservation.refund?.status;
      },
      (status) => status === 'done',
    );
    expect(intent?.amount_received).toBe(totalCents);
    expect(await refunds(code)).toEqual([totalCents]);
    expect((await receipt(code)).refundedCents).toBe(totalCents);
  }, 60_000);

  test('BOOK-7, SAFE-13: a refund of ours whose answer was lost is nothing given by hand: another one of the same payment is paid in full', async () => {
    booking.newGuest();
    const { code } = await booked();
    const { db } = booking.database;
    const { sandbox, clock } = booking.world;
    const intent = (await booking.intents()).find((each) => each.metadata.stay === code);
    const owes = (id: string, amountCents: number, tryAt: number) =>
      db
        .insertInto('stay_refunds')
        .values({
          id: `${code}.${id}`,
          stay_code: code,
          reason: 'change',
          payment_intent_id: intent?.id ?? '',
          amount_cents: amountCents,
          status: 'due',
          next_try_at: new Date(tryAt),
          created_at: clock.now(),
        })
        .execute();
    await sandbox.stripe.refunds.create({
      payment_intent: intent?.id ?? '',
      amount: 3_000,
      metadata: { cancellation: `${code}.first` },
    });
    await owes('first', 3_000, clock.now().getTime() + 86_400_000);
    await owes('second', 2_000, 0);
    await eventually(
      async () => {
        clock.advance(0.5);
        return (
          await db.selectFrom('stay_refunds').select('status').where('id', '=', `${code}.second`).executeTakeFirst()
        )?.status;
      },
      (status) => status === 'done',
    );
    expect((await refunds(code)).toSorted((x, y) => x - y)).toEqual([2_000, 3_000]);
  });

  test('STAY-4: what the bank has sent back was not refunded: the receipt says so and its sums leave it out', async () => {
    booking.newGuest();
    const { code, totalCents } = await booked();
    await arrives(code, 50);
    await cancel(code, totalCents);
    const intent = (await booking.intents()).find((each) => each.metadata.stay === code);
    const [refund] = (await booking.world.sandbox.stripe.refunds.list({ payment_intent: intent?.id ?? '' })).data;
    await booking.world.sandbox.failRefund(refund?.id ?? '');
    await tell('refund.failed', refund?.id ?? '');
    expect(await receipt(code)).toMatchObject({
      chargedCents: totalCents,
      refundedCents: 0,
      entries: [{ kind: 'booking' }, { kind: 'cancellation', amountCents: -totalCents, status: 'failed' }],
    });
  });

  test('BOOK-7: events about refunds may come late, twice and out of order; a refund that the bank sends back is known as failed', async () => {
    const { code, totalCents } = await booked();
    await arrives(code, 50);
    await cancel(code, totalCents);
    const intent = (await booking.intents()).find((each) => each.metadata.stay === code);
    const [refund] = (await booking.world.sandbox.stripe.refunds.list({ payment_intent: intent?.id ?? '' })).data;
    const send = (type: string) => tell(type, refund?.id ?? '');
    const status = async () => (await trip(code)).body.reservation.refund?.status;
    for (const type of ['refund.updated', 'refund.created', 'refund.created'])
      expect((await send(type)).status).toBe(200);
    expect(await status()).toBe('done');
    await booking.world.sandbox.failRefund(refund?.id ?? '');
    for (const type of ['refund.failed', 'refund.created', 'refund.failed'])
      expect((await send(type)).status).toBe(200);
    expect(await status()).toBe('failed');
  });
});
