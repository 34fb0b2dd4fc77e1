import type { Quote } from '@roost/shared/contracts/booking';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest, type TestAnswer } from '../testing/guest.ts';

type Answer = TestAnswer<Quote & { error?: { code: string } }>;

describe.each(databaseKinds())('SAFE-9: how often promo codes may be tried, on %s', (kind) => {
  const booking = new BookingWorld(kind, { BOOKING_LIMITS: '1' });
  beforeAll(() =>
    booking.database.db
      .insertInto('promos')
      .values(
        [...Array(30).keys()].map((number) => ({
          code: `REAL${number}`,
          percent: 10,
          amount_cents: null,
          starts_at: null,
          ends_at: null,
          max_uses: null,
          once_per_guest: true,
        })),
      )
      .execute(),
  );
  beforeEach(() => booking.database.db.deleteFrom('counted_tries').execute());

  const price = async (promoCode: string, guest = booking.guest, address = '198.51.100.1'): Promise<Answer> =>
    guest.post(
      '/quotes',
      {
        listingId: '1',
        startDate: '2027-03-01',
        endDate: '2027-03-04',
        adults: 2,
        children: 0,
        infants: 0,
        pets: 0,
        promoCode,
      },
      { 'x-forwarded-for': address },
    );
  const getWord = ({ status, body }: Answer): string => body.error?.code ?? body.promo?.status ?? String(status);

  test('over the limit a code that exists is refused as one that does not; without a code, and with one that was told before, prices go on', async () => {
    expect(getWord(await price('REAL1'))).toBe('applied');
    for (let number = 0; number < 20; number += 1) expect(getWord(await price(`GUESS${number}`))).toBe('refused');
    const over = [await price('REAL2'), await price('GUESS20')];
    expect(over.map(({ status, body }) => [status, body])).toEqual([
      [429, over[0]?.body],
      [429, over[0]?.body],
    ]);
    expect(over[0]?.body.error?.code).toBe('too_many');
    expect(getWord(await price(''))).toBe('200');
    expect(getWord(await price(' real1 '))).toBe('applied');
    booking.world.clock.advance(61);
    expect(getWord(await price('REAL2'))).toBe('applied');
  }, 120_000);

  test('guesses that are sent at once get no more answers than one after the other', async () => {
    await booking.guest.get('/auth/csrf');
    await price('');
    const answers = await Promise.all(
      [...Array(40).keys()].map((number) => price(number % 8 === 7 ? `REAL${number % 30}` : `GUESS${number}`)),
    );
    expect(answers.filter(({ body }) => body.promo?.status === 'refused').length).toBeLessThanOrEqual(20);
    expect(getWord(await price('REAL29'))).toBe('too_many');
  }, 120_000);

  test('new browsers of one network address share a limit, and codes that exist count nothing, however many guests send one', async () => {
    for (let number = 0; number < 30; number += 1) expect(getWord(await price(`REAL${number}`))).toBe('applied');
    for (let number = 0; number < 30; number += 1)
      expect(getWord(await price('REAL1', new TestGuest(booking.world.url())))).toBe('applied');
    const { db } = booking.database;
    const counts = await db
      .selectFrom('counted_tries')
      .select('count')
      .where('key', 'like', 'promo-address:%')
      .execute();
    expect(counts).toEqual([{ count: 0 }]);
    await db.updateTable('counted_tries').set({ count: 200 }).where('key', 'like', 'promo-address:%').execute();
    expect(getWord(await price('REAL3', new TestGuest(booking.world.url())))).toBe('too_many');
    expect(getWord(await price('REAL3', new TestGuest(booking.world.url()), '198.51.100.2'))).toBe('applied');
  }, 120_000);

  test('a stay that cannot be had tells nothing of a code, so it counts nothing', async () => {
    for (let number = 0; number < 25; number += 1) {
      const answer = await booking.guest.quote({ ...booking.nights(), adults: 99, promoCode: `GUESS${number}` });
      expect(answer.status).toBe(422);
    }
    expect(getWord(await price('REAL4'))).toBe('applied');
  }, 120_000);

  describe('what a booking tells of who has used a code', () => {
    let people = 0;
    const newEmail = (): string => `asked${(people += 1)}@example.com`;

    async function book(
      promoCode: string,
      email: string,
      over: { paymentMethodId?: string; totalCents?: number; promoCode?: string } = {},
      address = '198.51.100.9',
    ): Promise<Answer> {
      const guest = new TestGuest(booking.world.url());
      const quote = await guest.quote({ ...booking.nights(1), ...(promoCode === '' ? {} : { promoCode }) });
      expect(quote.status).toBe(200);
      const request = reservationRequest(quote.body, over);
      return guest.post(
        '/reservations',
        { ...request, guest: { ...request.guest, email } },
        { 'x-forwarded-for': address },
      );
    }

    test('after twenty answers an address hears the same of who has used a code and who has not, and books without one', async () => {
      const customer = newEmail();
      expect((await book('REAL1', customer, {}, '198.51.100.8')).status).toBe(200);
      for (let tries = 0; tries < 10; tries += 1) expect(getWord(await book('REAL1', customer))).toBe('promo_refused');
      // No card is needed to be told: another total than the quote's is answered before any card.
      for (let tries = 0; tries < 10; tries += 1)
        expect(getWord(await book('REAL1', newEmail(), { totalCents: 1 }))).toBe('price_changed');
      const used = await book('REAL1', customer);
      const unused = await book('REAL1', newEmail());
      const named = await book('', newEmail(), { promoCode: 'REAL5' });
      expect([used.status, used.body.error?.code]).toEqual([429, 'too_many']);
      for (const answer of [unused, named]) expect([answer.status, answer.body]).toEqual([429, used.body]);
      expect((await book('', newEmail())).status).toBe(200);
      expect((await book('REAL1', newEmail(), {}, '198.51.100.10')).status).toBe(200);
    }, 120_000);

    test('guests of one office who book with a code are no tries, and one who was refused a code books without it', async () => {
      for (let guest = 0; guest < 25; guest += 1) expect((await book('REAL2', newEmail())).status).toBe(200);
      expect((await book('NOBODYMADEIT', newEmail())).status).toBe(200);
    }, 120_000);
  });
});
