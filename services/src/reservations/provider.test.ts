import type { Reservation } from '@roost/shared/contracts/booking';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

type Refused = { error: { code: string; message: string } };
type Confirmed = { type: 'confirmed'; reservation: Reservation };

describe.each(databaseKinds())("the payment provider's bad days, on %s", (kind) => {
  const booking = new BookingWorld(kind);

  test('BOOK-7: with the payment provider away nothing is booked, and the same request goes on when it is back', async () => {
    const quote = await booking.quoted();
    const request = reservationRequest(quote);
    await booking.world.sandbox.fault({ part: 'stripe', mode: 'down' });
    const answer = await booking.guest.post<Refused>('/reservations', request);
    expect([answer.status, answer.body.error]).toEqual([
      503,
      {
        code: '1000',
        message: 'We cannot complete your booking at this time. Please send us an inquiry or call 555 for assistance.',
        values: { phone: '555' },
      },
    ]);
    await booking.world.sandbox.clearFaults();
    expect((await booking.guest.post('/reservations', request)).status).toBe(200);
  }, 120_000);

  const stepsAndModes = (['/v1/payment_intents', '/confirm', '/capture'] as const).flatMap((address) =>
    (['failed', 'failed-after'] as const).map((mode) => ({ address, mode })),
  );
  test.each(stepsAndModes)(
    'SAFE-13: a failure that the provider stores ($mode at $address) is got over in the same request, and charges once',
    async ({ address, mode }) => {
      const quote = await booking.quoted();
      const held = await booking.moneyHeld();
      await booking.world.sandbox.fault({ part: 'stripe', mode, address, times: 1, method: 'POST' });
      const { status, body } = await booking.guest.post<Confirmed>('/reservations', reservationRequest(quote));
      expect([status, body.type]).toEqual([200, 'confirmed']);
      expect(await booking.moneyHeld()).toBe(held + 1);
    },
    30_000,
  );

  test('SAFE-13: while the provider fails every capture the stay waits; once it works again it is decided, and the guest hears it', async () => {
    const quote = await booking.quoted();
    const request = reservationRequest(quote);
    const { sandbox, clock } = booking.world;
    await sandbox.fault({ part: 'stripe', mode: 'failed', address: '/capture', method: 'POST' });
    expect((await booking.guest.post<Refused>('/reservations', request)).status).toBe(503);
    clock.advance(0.5);
    await eventually(
      async () => booking.world.events.filter(({ event }) => event === 'recovery_failed').length,
      (count) => count > 0,
    );
    await sandbox.clearFaults();
    // Half a minute, as the timers of the recovery see it.
    clock.advance(0.5);
    await eventually(
      () =>
        booking.database.db
          .selectFrom('stays')
          .innerJoin('reservation_requests', 'stay_code', 'code')
          .select('status')
          .where('idempotency_key', '=', request.idempotencyKey)
          .executeTakeFirstOrThrow(),
      ({ status }) => status === 'confirmed',
    );
    const answer = await booking.guest.post<Confirmed>('/reservations', request);
    expect(answer.body.reservation.status).toBe('confirmed');
  }, 120_000);

  test('BOOK-7: a lost answer of the provider is asked for again and charges once', async () => {
    const quote = await booking.quoted();
    const held = await booking.moneyHeld();
    await booking.world.sandbox.fault({ part: 'stripe', mode: 'lost', times: 1, method: 'POST' });
    expect((await booking.guest.post('/reservations', reservationRequest(quote))).status).toBe(200);
    expect(await booking.moneyHeld()).toBe(held + 1);
  }, 120_000);

  test('BOOK-7: a guest who never comes back from the bank loses the nights after 15 minutes', async () => {
    const quote = await booking.quoted();
    const asked = await booking.guest.post<{ type: string; clientSecret: string }>(
      '/reservations',
      reservationRequest(quote, { paymentMethodId: 'pm_card_threeDSecure2Required' }),
    );
    booking.world.clock.advance(10);
    await booking.world.restart();
    booking.newGuest();
    expect(await booking.isFree(quote)).toBe(false);
    booking.world.clock.advance(10);
    await booking.world.restart();
    booking.newGuest();
    // The clock goes on, as outside: the first restart may have been cut while it held the lease of this request for
    // eight seconds.
    const laterIsFree = () => {
      booking.world.clock.advance(0.1);
      return booking.isFree(quote);
    };
    await eventually(laterIsFree, Boolean);
    const intent = await booking.world.sandbox.stripe.paymentIntents.retrieve(
      asked.body.clientSecret.split('_secret_')[0] ?? '',
    );
    expect(intent.status).toBe('canceled');
  }, 120_000);

  describe('webhooks', () => {
    const send = (body: string, signature: string) =>
      fetch(`${booking.world.url()}/webhooks/stripe`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
    const signed = (body: string, secret = 'whsec_local') =>
      booking.world.sandbox.stripe.webhooks.generateTestHeaderString({ payload: body, secret });

    test('BOOK-7: a paid challenge becomes a stay though the browser never came back, and events may come twice', async () => {
      const quote = await booking.quoted();
      const request = reservationRequest(quote, { paymentMethodId: 'pm_card_threeDSecure2Required' });
      const asked = await booking.guest.post<{ clientSecret: string }>('/reservations', request);
      await booking.world.sandbox.answerChallenge(asked.body.clientSecret, 'complete');
      const held = await booking.moneyHeld();
      const body = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.amount_capturable_updated',
        data: { object: { id: asked.body.clientSecret.split('_secret_')[0] } },
      });
      const answers = await Promise.all([send(body, signed(body)), send(body, signed(body))]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect((await send(body, signed(body))).status).toBe(200);
      const answer = await booking.guest.post<Confirmed>('/reservations', request);
      expect(answer.body.reservation.status).toBe('confirmed');
      expect(await booking.moneyHeld()).toBe(held);
    });

    test.each([
      ['no signature', () => ''],
      ['another secret', (body: string) => signed(body, 'whsec_other')],
      ['another body', () => signed('{}')],
    ])('with %s is refused', async (_name, signature) => {
      const body = JSON.stringify({
        id: 'evt_2',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { id: 'pi_1' } },
      });
      expect((await send(body, signature(body))).status).toBe(400);
    });

    const paid = JSON.stringify({
      id: 'evt_6',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_1' } },
    });

    test('SAFE-19: an old event is refused, however well it is signed, and so is one of the day after tomorrow', async () => {
      const at = (seconds: number) =>
        booking.world.sandbox.stripe.webhooks.generateTestHeaderString({
          payload: paid,
          secret: 'whsec_local',
          timestamp: Math.floor(Date.now() / 1_000) + seconds,
        });
      expect((await send(paid, at(-240))).status).toBe(200);
      expect((await send(paid, at(-400))).status).toBe(400);
      expect((await send(paid, at(-86_400))).status).toBe(400);
      // A time that was changed afterwards is not what was signed.
      const old = at(-86_400);
      expect((await send(paid, old.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000)}`))).status).toBe(400);
    });

    test('SAFE-19: while the provider replaces its secret it signs with both, and ours is enough', async () => {
      const ours = signed(paid);
      const other = signed(paid, 'whsec_next').replace(/^t=\d+,/, '');
      expect((await send(paid, `${ours},${other}`)).status).toBe(200);
      expect((await send(paid, ours.replace(/v1=/, `${other},v1=`))).status).toBe(200);
      expect((await send(paid, `${signed(paid, 'whsec_a')},${other}`)).status).toBe(400);
      // Another scheme's signature is none.
      expect((await send(paid, ours.replace('v1=', 'v0='))).status).toBe(400);
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'x'])(
      'SAFE-19: the bytes count, not that they are said to be %s',
      async (type) => {
        const ask = (signature: string) =>
          fetch(`${booking.world.url()}/webhooks/stripe`, {
            method: 'POST',
            body: Buffer.from(paid),
            headers: { 'content-type': type, 'stripe-signature': signature },
          });
        expect((await ask(signed(paid))).status).toBeLessThan(500);
        expect((await ask('')).status).toBeGreaterThanOrEqual(400);
      },
    );

    test('SAFE-19: ten megabytes are refused before they are read, with the right signature too', async () => {
      const large = JSON.stringify({ ...(JSON.parse(paid) as object), more: 'x'.repeat(10_000_000) });
      const answer = await send(large, signed(large)).catch((error: Error) => error);
      // The connection may be closed while the rest is on its way.
      if (answer instanceof Response) expect(answer.status).toBe(413);
      expect((await send(paid, signed(paid))).status).toBe(200);
    });

    test('SAFE-19: an event about the payment of somebody else’s account changes no stay, nor one that lies about what happened', async () => {
      const quote = await booking.quoted();
      const request = reservationRequest(quote, { paymentMethodId: 'pm_card_threeDSecure2Required' });
      const asked = await booking.guest.post<{ clientSecret: string }>('/reservations', request);
      const id = asked.body.clientSecret.split('_secret_')[0];
      const event = (object: object, more: object = {}) =>
        JSON.stringify({ id: 'evt_7', object: 'event', type: 'payment_intent.succeeded', data: { object }, ...more });
      for (const body of [
        event({ id: 'pi_of_somebody', status: 'succeeded', metadata: { stay: 'AAAAAAAAAA' } }),
        event({ id: 'pi_of_somebody', status: 'succeeded' }, { account: 'acct_other' }),
        // The provider is asked what became of it: nothing yet.
        event({ id, status: 'succeeded', amount_received: 1, amount: 1 }),
      ])
        expect((await send(body, signed(body))).status).toBe(200);
      const { status } = await booking.database.db
        .selectFrom('stays')
        .innerJoin('reservation_requests', 'stay_code', 'code')
        .select('status')
        .where('idempotency_key', '=', request.idempotencyKey)
        .executeTakeFirstOrThrow();
      expect(status).toBe('pending');
    });

    test.each([
      '{',
      'null',
      '[]',
      '"text"',
      '{}',
      '{"type":"payment_intent.succeeded"}',
      '{"type":"payment_intent.succeeded","data":null}',
      '{"type":"payment_intent.succeeded","data":{"object":null}}',
      '{"type":"payment_intent.succeeded","data":{"object":{"id":7}}}',
      '{"type":"payment_intent.succeeded","data":{"object":{"id":"\\u0000"}}}',
      '{"type":["refund.updated"],"data":{"object":{"id":"re_1"}}}',
    ])('SAFE-13: a signed event that is none is refused as such: %s', async (body) => {
      expect((await send(body, signed(body))).status).toBe(400);
    });

    test('SAFE-13: a refund that the provider does not know changes nothing, and a provider that is away is asked again', async () => {
      const body = JSON.stringify({
        id: 'evt_5',
        object: 'event',
        type: 'refund.updated',
        data: { object: { id: 're_unknown' } },
      });
      expect((await send(body, signed(body))).status).toBe(200);
      await booking.world.sandbox.fault({ part: 'stripe', mode: 'down' });
      expect((await send(body, signed(body))).status).toBe(503);
    }, 120_000);

    test('BOOK-7: a dispute changes no stay and is told to whoever reads the log', async () => {
      const quote = await booking.quoted();
      const booked = await booking.guest.post<Confirmed>('/reservations', reservationRequest(quote));
      const body = JSON.stringify({
        id: 'evt_4',
        object: 'event',
        type: 'charge.dispute.created',
        data: { object: { id: 'dp_1', object: 'dispute', charge: 'ch_1' } },
      });
      expect((await send(body, signed(body))).status).toBe(200);
      expect(booking.world.events).toContainEqual({
        event: 'payment_disputed',
        fields: { type: 'charge.dispute.created', dispute: 'dp_1' },
      });
      expect(
        (await booking.guest.get<Confirmed['reservation']>(`/reservations/${booked.body.reservation.code}`)).body
          .status,
      ).toBe('confirmed');
    });

    test('about payments we do not know are taken and change nothing', async () => {
      const body = JSON.stringify({
        id: 'evt_3',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { id: 'pi_unknown' } },
      });
      expect((await send(body, signed(body))).status).toBe(200);
    });
  });
});
