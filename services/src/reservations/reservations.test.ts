import { reservationAnswerSchema, type Quote, type Reservation } from '@roost/shared/contracts/booking';
import { addDays } from '@roost/shared/domain/dates';
import { BOOKING_TODAY, BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { mailsTo } from '../testing/mailbox.ts';

type Refused = {
  error: { code: string; message: string; field?: string };
  quote?: Quote;
};
type Confirmed = { type: 'confirmed'; reservation: Reservation };

describe.each(databaseKinds())('reservations on %s', (kind) => {
  const booking = new BookingWorld(kind);

  test('BOOK-4, BOOK-7, PRICE-4: a quote is paid once and becomes a stay with the same total', async () => {
    const quote = await booking.quoted();
    const answer = await booking.guest.post<Confirmed>('/reservations', reservationRequest(quote));
    expect(answer.status).toBe(200);
    expect(reservationAnswerSchema.parse(answer.body)).toEqual(answer.body);
    const { reservation } = answer.body;
    expect(reservation).toMatchObject({
      status: 'confirmed',
      totalCents: quote.totalCents,
      lines: quote.lines,
      startDate: quote.startDate,
      endDate: quote.endDate,
      nights: 3,
    });
    const [intent] = (await booking.intents()).filter((each) => each.metadata.stay === reservation.code);
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: quote.totalCents,
      capture_method: 'manual',
    });
  });

  test('BOOK-8: the nights are blocked in calendar and quote, the departure day is free', async () => {
    const quote = await booking.quoted();
    await booking.guest.post('/reservations', reservationRequest(quote));
    const { body } = await booking.guest.get<{
      days: { date: string; code: string }[];
    }>(`/listings/1/calendar?from=${quote.startDate}&months=1`);
    expect(body.days.slice(0, 4).map((day) => day.code)).toEqual(['NO', 'NX', 'NX', 'DC']);
    expect(await booking.isFree(quote)).toBe(false);
    expect(
      await booking.isFree({
        startDate: quote.endDate,
        endDate: addDays(quote.endDate, 1),
      }),
    ).toBe(true);
  });

  test('TEXT-2: each guest’s mail is in the language they booked in, also of two who book at once; what is stored and answered is not', async () => {
    const order = async (email: string, language: string) => {
      const request = reservationRequest(await booking.quoted());
      return booking.guest.post<Confirmed>(
        '/reservations',
        { ...request, guest: { ...request.guest, email } },
        { 'accept-language': language },
      );
    };
    const [spanish, english] = await Promise.all([order('es@example.com', 'es'), order('en@example.com', 'en')]);
    expect(spanish.body.reservation.lines.map(({ label }) => label)).toEqual(
      english.body.reservation.lines.map(({ label }) => label),
    );
    const [mail] = await mailsTo(booking.world.sandbox, 'es@example.com', 1);
    expect(mail?.subject).toMatch(/^Tu estadía está reservada: A house by the lake, \d+ /);
    expect(mail?.text).toMatch(/^Hola, Ada: tu estadía está reservada y pagada\.\n/);
    expect(mail?.text).toMatch(/Llegada: \p{L}+, \d+ jun 2026, a partir de las/u);
    const [other] = await mailsTo(booking.world.sandbox, 'en@example.com', 1);
    expect(other?.subject).toMatch(/^Your stay is booked: A house by the lake, Jun /);
    expect(other?.text).toMatch(/^Hello Ada, your stay is booked and paid\.\n/);
  });

  test('BOOK-7: the same request again gets the same answer and pays nothing more', async () => {
    const request = reservationRequest(await booking.quoted());
    const first = await booking.guest.post('/reservations', request);
    const held = await booking.moneyHeld();
    const second = await booking.guest.post('/reservations', request);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await booking.moneyHeld()).toBe(held);
  });

  test('BOOK-7: a double click books once', async () => {
    const request = reservationRequest(await booking.quoted());
    const held = await booking.moneyHeld();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => booking.guest.post<Confirmed>('/reservations', request)),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.reservation.code}`)).size).toBe(1);
    expect(await booking.moneyHeld()).toBe(held + 1);
  });

  test('BOOK-7: the same key with another body is refused', async () => {
    const request = reservationRequest(await booking.quoted());
    await booking.guest.post('/reservations', request);
    const answer = await booking.guest.post<Refused>('/reservations', {
      ...request,
      subscribe: true,
    });
    expect([answer.status, answer.body.error.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('BOOK-7: of 100 guests who book the same stay at once exactly one gets it, and no other is charged', async () => {
    const stay = booking.nights();
    const quotes = await Promise.all(Array.from({ length: 100 }, () => booking.guest.quote(stay)));
    const before = (await booking.intents()).length;
    const answers = await Promise.all(
      quotes.map((quote) => booking.guest.post<Confirmed & Refused>('/reservations', reservationRequest(quote.body))),
    );
    const winners = answers.filter((answer) => answer.status === 200);
    expect(winners).toHaveLength(1);
    for (const loser of answers.filter((answer) => answer.status !== 200)) {
      expect(loser.status).toBe(409);
      expect(['1020', '1021']).toContain(loser.body.error.code);
    }
    // No card of a loser was even looked at.
    expect((await booking.intents()).length).toBe(Math.min(100, before + 1));
    expect(
      await booking.database.db.selectFrom('stays').select('code').where('start_date', '=', stay.startDate).execute(),
    ).toHaveLength(1);
  }, 180_000);

  test('BOOK-7: guests who book overlapping nights at once share none', async () => {
    const { startDate } = booking.nights(10);
    const stays = [
      [0, 4],
      [2, 6],
      [3, 5],
      [4, 8],
      [5, 10],
      [8, 10],
      [1, 9],
    ].map(([from, to]) => ({
      listingId: '1',
      startDate: addDays(startDate, from ?? 0),
      endDate: addDays(startDate, to ?? 0),
    }));
    const quotes = await Promise.all(stays.map((stay) => booking.guest.quote(stay)));
    const answers = await Promise.all(
      quotes.map((quote) => booking.guest.post<Confirmed>('/reservations', reservationRequest(quote.body))),
    );
    const taken = answers.flatMap((answer) => (answer.status === 200 ? [answer.body.reservation] : []));
    expect(taken.length).toBeGreaterThan(0);
    for (const a of taken)
      for (const b of taken) if (a !== b) expect(a.endDate <= b.startDate || b.endDate <= a.startDate).toBe(true);
  }, 120_000);

  describe('BOOK-6: test cards', () => {
    test.each([
      ['pm_card_chargeDeclined', 'card_declined', 'This card was declined. Use another card, or check the number.'],
      ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'There isn’t enough money on this card.', 'funds'],
      ['pm_card_chargeDeclinedExpiredCard', 'card_declined', 'This card has expired.', 'expired'],
      [
        'pm_card_chargeDeclinedProcessingError',
        'card_declined',
        'Your bank couldn’t check this card just now. Try again in a few minutes.',
        'later',
      ],
      [
        'pm_card_diners',
        '1013',
        'The provider does not accept the chosen card type; change the payment method and try again.',
      ],
      ['pm_card_missingData', '1014', 'Credit Card is missing required information.'],
    ])(
      '%s is refused with %s, nothing is charged and the nights are free again',
      async (paymentMethodId, code, message, ...[decline]) => {
        const quote = await booking.quoted();
        const held = await booking.moneyHeld();
        const request = reservationRequest(quote, { paymentMethodId });
        const answer = await booking.guest.post<Refused>('/reservations', request);
        expect([answer.status, answer.body]).toEqual([
          402,
          {
            error: {
              code,
              message,
              field: 'card',
              ...(decline === undefined ? {} : { values: { decline } }),
            },
          },
        ]);
        expect(await booking.moneyHeld()).toBe(held);
        expect(await booking.isFree(quote)).toBe(true);
        expect((await booking.guest.post('/reservations', request)).body).toEqual(answer.body);
        // The guest takes another card: a new try.
        expect((await booking.guest.post('/reservations', reservationRequest(quote))).status).toBe(200);
      },
    );

    test('an unknown payment method is 1012', async () => {
      const answer = await booking.guest.post<Refused>(
        '/reservations',
        reservationRequest(await booking.quoted(), {
          paymentMethodId: 'pm_nothing',
        }),
      );
      expect([answer.status, answer.body.error.code]).toEqual([422, '1012']);
    });

    test('a bank challenge: the nights are held, the same request goes on after it', async () => {
      const quote = await booking.quoted();
      const request = reservationRequest(quote, {
        paymentMethodId: 'pm_card_threeDSecure2Required',
      });
      const asked = await booking.guest.post<{
        type: string;
        clientSecret: string;
      }>('/reservations', request);
      expect(asked).toMatchObject({ status: 200, body: { type: 'challenge' } });
      expect((await booking.guest.post('/reservations', request)).body).toEqual(asked.body);
      expect(await booking.isFree(quote)).toBe(false);
      await booking.world.sandbox.answerChallenge(asked.body.clientSecret, 'complete');
      const answer = await booking.guest.post<Confirmed>('/reservations', request);
      expect(answer.body).toMatchObject({
        type: 'confirmed',
        reservation: { status: 'confirmed' },
      });
    });

    test('a failed challenge frees the nights', async () => {
      const quote = await booking.quoted();
      const request = reservationRequest(quote, {
        paymentMethodId: 'pm_card_threeDSecure2Required',
      });
      const asked = await booking.guest.post<{ clientSecret: string }>('/reservations', request);
      await booking.world.sandbox.answerChallenge(asked.body.clientSecret, 'fail');
      expect((await booking.guest.post('/reservations', request)).status).toBe(402);
      expect(await booking.isFree(quote)).toBe(true);
    });
  });

  describe('BOOK-4: what the guest saw is what is charged', () => {
    test('another total is refused, with the price as it is now under a new quote', async () => {
      const quote = await booking.quoted();
      const answer = await booking.guest.post<Refused>(
        '/reservations',
        reservationRequest(quote, { totalCents: quote.totalCents - 1 }),
      );
      expect([answer.status, answer.body.error.code]).toEqual([422, 'price_changed']);
      const offered = answer.body.quote;
      expect(offered).toMatchObject({
        totalCents: quote.totalCents,
        startDate: quote.startDate,
      });
      expect((await booking.guest.post('/reservations', reservationRequest(offered ?? quote))).status).toBe(200);
    });

    test('a price the owner changed since is refused, and the new one is offered', async () => {
      const quote = await booking.quoted();
      const day = Math.round((Date.parse(quote.startDate) - Date.parse(BOOKING_TODAY)) / 86_400_000);
      const row = await booking.database.db
        .selectFrom('calendars')
        .select('prices_cents')
        .where('listing_id', '=', '1')
        .executeTakeFirstOrThrow();
      const prices = row.prices_cents.with(day, 12_345);
      await booking.database.db
        .updateTable('calendars')
        .set({ prices_cents: prices })
        .where('listing_id', '=', '1')
        .execute();
      const answer = await booking.guest.post<Refused>('/reservations', reservationRequest(quote));
      expect(answer.body.error.code).toBe('price_changed');
      expect(answer.body.quote?.nightly[0]?.priceCents).toBe(12_345);
    });

    test('a quote older than 30 minutes is refused, with a fresh one', async () => {
      const quote = await booking.quoted();
      expect(Date.parse(quote.expiresAt) - booking.world.clock.now().getTime()).toBe(30 * 60_000);
      booking.world.clock.advance(31);
      const answer = await booking.guest.post<Refused>('/reservations', reservationRequest(quote));
      expect([answer.status, answer.body.error.code]).toEqual([422, 'quote_expired']);
      expect((await booking.guest.post('/reservations', reservationRequest(answer.body.quote ?? quote))).status).toBe(
        200,
      );
    });

    test('a quote nobody made is refused', async () => {
      const answer = await booking.guest.post<Refused>(
        '/reservations',
        reservationRequest({ id: 'nothing', totalCents: 1 }),
      );
      expect([answer.status, answer.body.error.code]).toEqual([422, 'quote_unknown']);
    });
  });
});
