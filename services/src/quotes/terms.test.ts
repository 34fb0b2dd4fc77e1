import type { Quote, Reservation } from '@roost/shared/contracts/booking';
import { quoteSchema } from '@roost/shared/contracts/booking';
import { addDays } from '@roost/shared/domain/dates';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';

type Refused = { error: { code: string; message: string; field?: string }; quote?: Quote };
type Confirmed = { type: 'confirmed'; reservation: Reservation };

describe.each(databaseKinds())('what a stay costs besides its nights, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const quote = async (over: object = {}, nights = 3) =>
    (await booking.guest.quote({ ...booking.nights(nights), ...over })).body;
  const book = (from: Quote, over: object = {}) =>
    booking.guest.post<Confirmed & Refused>('/reservations', reservationRequest(from, over));
  const promo = (values: {
    code: string;
    percent?: number;
    amount_cents?: number;
    max_uses?: number;
    once_per_guest?: boolean;
    starts_at?: Date;
    ends_at?: Date;
  }) =>
    booking.database.db
      .insertInto('promos')
      .values({ percent: null, amount_cents: null, starts_at: null, ends_at: null, max_uses: null, ...values })
      .execute();

  test('BOOK-4, PRICE-4, PRICE-5: the preview, the quote, the stay and the charge agree to the cent, before tax and after', async () => {
    const stay = booking.nights();
    const shown = (
      await booking.guest.get<Quote>(`/listings/1/quote?startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`)
    ).body;
    const stored = (await booking.guest.quote(stay)).body;
    expect(quoteSchema.parse(stored)).toEqual(stored);
    // Three nights of $100, cleaning $50, service 10 %, protection $5 a night; California's 12 % and 0.195 % on the
    // lodging.
    expect(stored).toMatchObject({
      stayCents: 40_000,
      totalBeforeTaxCents: 40_000,
      taxCents: 4_268,
      totalCents: 44_268,
    });
    expect({ ...shown, id: stored.id }).toEqual(stored);
    const { reservation } = (await book(stored)).body;
    expect(reservation).toMatchObject({
      stayCents: 40_000,
      taxes: stored.taxes,
      totalCents: 44_268,
      promoCode: null,
      refund: null,
    });
    const [intent] = (await booking.intents()).filter((each) => each.metadata.stay === reservation.code);
    expect(intent?.amount_received).toBe(44_268);
  });

  test('BOOK-4: optional items are offered by what home and stay allow, and cost what is chosen', async () => {
    const ids = (of: Quote) => of.optionalItems.map((item) => item.id);
    expect(ids(await quote())).toEqual(['early-check-in', 'late-check-out']);
    expect(ids(await quote({ pets: 1 }, 5))).toEqual([
      'early-check-in',
      'late-check-out',
      'mid-stay-cleaning',
      'pet-kit',
    ]);
    // True of a condo as of a house, and of a fire pit as of a fireplace.
    const texts = await booking.database.db.selectFrom('optional_items').select('description').execute();
    expect(texts.filter(({ description }) => /house|hearth/i.test(description))).toEqual([]);
    const chosen = await quote({ pets: 2, optionalItems: ['pet-kit', 'late-check-out', 'a-helicopter'] });
    expect(chosen.optionalItems.filter((item) => item.selected).map((item) => [item.id, item.amountCents])).toEqual([
      ['late-check-out', 4_500],
      ['pet-kit', 5_000],
    ]);
    expect(chosen.totalBeforeTaxCents).toBe(chosen.stayCents + 9_500);
    const { reservation } = (await book(chosen)).body;
    expect(reservation.lines.filter((line) => line.kind === 'option').map((line) => line.label)).toEqual([
      'Late check-out',
      'Pet kit',
    ]);
  });

  test("BOOK-4: another choice than the quote's is a new price, shown before it is paid", async () => {
    const plain = await quote();
    const answer = await book(plain, { optionalItems: ['early-check-in'] });
    expect([answer.status, answer.body.error.code]).toEqual([422, 'price_changed']);
    expect(answer.body.quote?.totalBeforeTaxCents).toBe(plain.totalBeforeTaxCents + 4_500);
    const booked = await book(answer.body.quote ?? plain, { optionalItems: ['early-check-in'] });
    expect(booked.status).toBe(200);
    // Pages, mails and calendar files say the hour that was paid for.
    expect(booked.body.reservation.listing.checkInFrom).toBe('1:00 PM');
  });

  test('BOOK-4: hours that one guest paid for are not sold to the next, at the quote and at the booking', async () => {
    const both = booking.nights(6);
    const middle = addDays(both.startDate, 3);
    const after = { ...both, startDate: middle, optionalItems: ['early-check-in'] };
    const early = await quote(after);
    expect(early.optionalItems.find(({ selected }) => selected)?.id).toBe('early-check-in');
    const late = await quote({ ...both, endDate: middle, optionalItems: ['late-check-out'] });
    expect((await book(late, { optionalItems: ['late-check-out'] })).status).toBe(200);
    const answer = await book(early, { optionalItems: ['early-check-in'] });
    expect([answer.status, answer.body.error.code]).toEqual([422, 'price_changed']);
    expect((await quote(after)).optionalItems.map(({ id }) => id)).toEqual(['late-check-out']);
  });

  test('BOOK-5: a code in any case takes its share off the nights, and the stay names it', async () => {
    const reduced = await quote({ promoCode: ' welcome10 ' });
    expect(reduced.promo).toEqual({
      status: 'applied',
      code: 'WELCOME10',
      label: 'WELCOME10: 10% off the nights',
      discountCents: 3_000,
    });
    expect([reduced.stayCents, reduced.totalBeforeTaxCents]).toEqual([40_000, 37_000]);
    const { reservation } = (
      await book(reduced, { guest: { ...reservationRequest(reduced).guest, email: `${kind}-welcome@example.com` } })
    ).body;
    expect(reservation).toMatchObject({ promoCode: 'WELCOME10', totalCents: reduced.totalCents });
  });

  test.each([
    ['NOBODYMADEIT', 'unknown'],
    ['SUMMER25', 'ended'],
    ['EARLYBIRD', 'not_started'],
    ['STAY5', 'min_nights'],
  ])('BOOK-5: %s is refused (%s) in words, and the quote stands without it', async (promoCode, reason) => {
    const answered = await quote({ promoCode });
    expect(answered.promo).toMatchObject({
      status: 'refused',
      code: promoCode,
      reason,
      message: expect.stringContaining(promoCode),
    });
    expect(answered.totalBeforeTaxCents).toBe(answered.stayCents);
    expect((await book(answered)).status).toBe(200);
  });

  test('BOOK-5, TRUE-1: a code is good through its last day at the home, and the day that is named is that day', async () => {
    const { clock } = booking.world;
    const noon = clock.now();
    await promo({ code: 'TILLJUNE1', percent: 10, ends_at: new Date('2026-06-02T00:00:00Z') });
    await promo({ code: 'FROMJUNE2', percent: 10, starts_at: new Date('2026-06-02T00:00:00Z') });
    const stay = booking.nights();
    const say = async (promoCode: string) => {
      const { promo: said } = (await booking.guest.quote({ ...stay, startDate: addDays(stay.startDate, 1), promoCode }))
        .body;
      return said?.status === 'refused' ? said.message : said?.status;
    };
    // The home is in California, where June 1 ends seven hours after it does in UTC.
    clock.moveTo(new Date('2026-06-02T06:59:59Z'));
    expect([await say('TILLJUNE1'), await say('FROMJUNE2')]).toEqual([
      'applied',
      'The promo code FROMJUNE2 starts on June 2, 2026.',
    ]);
    clock.moveTo(new Date('2026-06-02T07:00:00Z'));
    expect([await say('TILLJUNE1'), await say('FROMJUNE2')]).toEqual([
      'The promo code TILLJUNE1 ended on June 1, 2026.',
      'applied',
    ]);
    clock.moveTo(noon);
  });

  test('BOOK-5: of many guests who want the last use of a code at once, one gets it, and the rest are told with the price without it', async () => {
    await promo({ code: 'RACE', amount_cents: 2_000, max_uses: 1 });
    const quotes = await Promise.all(Array.from({ length: 8 }, () => quote({ promoCode: 'RACE' })));
    expect(quotes.every((each) => each.promo?.status === 'applied')).toBe(true);
    const answers = await Promise.all(quotes.map((each) => book(each)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.error.code, body.error.field]).toEqual([422, 'promo_refused', 'promo']);
      expect(body.quote).toMatchObject({
        promo: { status: 'refused', reason: 'used_up' },
        totalBeforeTaxCents: body.quote?.stayCents,
      });
    }
    expect(
      (
        await booking.database.db
          .selectFrom('promos')
          .select('used')
          .where('code', '=', 'RACE')
          .executeTakeFirstOrThrow()
      ).used,
    ).toBe(1);
  }, 180_000);

  test('BOOK-5, SAFE-9: a one-use code is used once by each guest, and comes back when the card is declined', async () => {
    await promo({ code: 'ONCE', percent: 20, once_per_guest: true });
    const guest = { ...reservationRequest({ id: '', totalCents: 0 }).guest, email: 'Once@Example.com' };
    const declined = await book(await quote({ promoCode: 'ONCE' }), {
      guest,
      paymentMethodId: 'pm_card_chargeDeclined',
    });
    expect(declined.status).toBe(402);
    expect((await book(await quote({ promoCode: 'ONCE' }), { guest })).status).toBe(200);
    // SAFE-9: a quote says the same about a customer and a stranger; the booking decides.
    const forCustomer = await quote({ promoCode: 'ONCE', email: 'once@example.com' });
    const forStranger = await quote({ promoCode: 'ONCE', email: 'stranger@example.com' });
    expect(forCustomer.promo).toEqual(forStranger.promo);
    expect(forCustomer.promo?.status).toBe('applied');
    const again = await book(await quote({ promoCode: 'ONCE' }), { guest });
    expect([again.status, again.body.error.code]).toEqual([422, 'promo_refused']);
    expect(again.body.quote?.promo).toMatchObject({ status: 'refused', reason: 'used_by_guest' });
    booking.guest = new TestGuest(booking.world.url());
    expect(
      (await book(await quote({ promoCode: 'ONCE' }), { guest: { ...guest, email: 'other@example.com' } })).status,
    ).toBe(200);
  });

  test('FRAUD-4: the fraud session is kept with the reservation', async () => {
    const { reservation } = (await book(await quote(), { fraudSessionId: 'f0f1f2f3', subscribe: true })).body;
    const row = await booking.database.db
      .selectFrom('stays')
      .select(['fraud_session_id', 'subscribe'])
      .where('code', '=', reservation.code)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ fraud_session_id: 'f0f1f2f3', subscribe: true });
  });
});
