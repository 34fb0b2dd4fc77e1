import { randomUUID } from 'node:crypto';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { subjectsTo } from '../testing/mailbox.ts';
import { bookAs } from '../testing/stored-guest.ts';
import { eventually } from '../testing/world.ts';

const SPANISH = { 'accept-language': 'es' };

describe.each(databaseKinds())('TEXT-2: later mails follow the language of their guest, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const db = () => booking.database.db;
  const getLanguage = async (code: string) =>
    (await db().selectFrom('stays').select('language').where('code', '=', code).executeTakeFirstOrThrow()).language;
  const choose = async (headers = {}) => {
    const { csrfToken } = (await booking.guest.get<{ csrfToken: string }>('/auth/csrf')).body;
    return booking.guest.post('/auth/account/language', { csrfToken, json: 'true' }, headers);
  };
  const cancel = async (code: string, headers = {}) => {
    const path = `/trips/${code}/cancellation`;
    const { refundCents } = (await booking.guest.get<{ refundCents: number }>(path)).body;
    expect((await booking.guest.post(path, { refundCents }, headers)).status).toBe(200);
  };

  test('a signed-in guest who chooses Spanish gets the next mails in Spanish; others’ stays keep their language', async () => {
    const email = `chooses-${kind}@example.com`;
    booking.newGuest();
    const others = await bookAs(booking, { email: `other-${kind}@example.com` });
    booking.newGuest();
    await booking.signIn(email);
    const { code } = await bookAs(booking, { email });
    const inquiry = await booking.guest.post<{ id: string }>('/inquiries', {
      ...{ listingId: '1', startDate: '', endDate: '', firstName: 'Ada', lastName: 'Lovelace', email },
      ...{ message: 'Is the lake warm in July?', idempotencyKey: randomUUID() },
    });
    expect(await getLanguage(code)).toBeNull();
    expect((await choose(SPANISH)).status).toBe(200);
    const { language } = await db()
      .selectFrom('inquiries')
      .select('language')
      .where('id', '=', inquiry.body.id)
      .executeTakeFirstOrThrow();
    expect([await getLanguage(code), language, await getLanguage(others.code)]).toEqual(['es', 'es', null]);
    await cancel(code, SPANISH);
    await eventually(
      () => subjectsTo(booking.world.sandbox, email, 1),
      (subjects) => subjects.some((subject) => subject.startsWith('Tu estadía está cancelada')),
    );
    await choose();
    expect(await getLanguage(code)).toBeNull();
  });

  test('a guest without an account says it by what they do with the stay', async () => {
    booking.newGuest();
    const [first, second] = [await bookAs(booking), await bookAs(booking)];
    await booking.guest.post(`/messages/${first.code}`, { text: 'Hola', idempotencyKey: randomUUID() }, SPANISH);
    expect([await getLanguage(first.code), await getLanguage(second.code)]).toEqual(['es', null]);
    await cancel(second.code, SPANISH);
    expect(await getLanguage(second.code)).toBe('es');
  });

  test('nobody chooses for a guest who is not signed in', async () => {
    booking.newGuest();
    const { code } = await bookAs(booking);
    await choose(SPANISH);
    expect(await getLanguage(code)).toBeNull();
  });
});
