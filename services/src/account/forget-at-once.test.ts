import { randomUUID } from 'node:crypto';
import { FAVORITES_API_KEY_HEADER } from '@roost/shared/contracts/favorites-service';
import { BookingWorld } from '../testing/booking-world.ts';
import { tablesWith } from '../testing/database-text.ts';
import { databaseKinds } from '../testing/databases.ts';
import { forgetGuest } from './forget-guest.ts';

const ROUNDS = 6;
/** The key of our pages, as it is without a setting. */
const KEY = 'local-favorites-key';

describe.each(databaseKinds())('SAFE-15: whatever a guest writes while they are deleted, on %s', (kind) => {
  const booking = new BookingWorld(kind, { REQUEST_LIMITS: '1000', BOOKING_LIMITS: '1000' });
  const db = () => booking.database.db;

  test('is answered, and nothing of it is left', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await db().deleteFrom('counted_tries').execute();
      booking.newGuest();
      const email = `late${round}@example.com`;
      await booking.signIn(email);
      const { guest } = booking;
      const { csrfToken } = (await guest.get<{ csrfToken: string }>('/auth/csrf')).body;
      const { id } = await db()
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const form = (path: string, fields: object) => () =>
        guest.post(`/auth/account/${path}`, { csrfToken, json: 'true', ...fields });
      const contact = { firstName: 'Late', lastName: 'Writer', email };
      const stay = { ...booking.nights(), adults: 1, children: 0, infants: 0, pets: 0 };
      const { accessToken } = (await guest.get<{ accessToken: string }>('/auth/session')).body;
      const list = (name: string) => () =>
        guest.post(
          `/favorites/${id}/createCollection`,
          {
            ...{ collectionName: name, favoriteNames: ['1'] },
            selectedDates: { startDate: null, endDate: null },
            selectedGuests: { adults: 1, children: 0, infants: 0, pets: 0 },
          },
          { authtoken: `Bearer ${accessToken}`, [FAVORITES_API_KEY_HEADER]: KEY },
        );
      expect((await list('First')()).status).toBe(200);
      const writes: Record<string, () => Promise<{ status: number }>> = {
        name: form('name', { name: 'Late Writer' }),
        address: form('email', { email: `other-${email}` }),
        person: form('guests/add', { firstName: 'Late', lastName: 'Friend', email: `friend-${email}` }),
        inquiry: () =>
          guest.post('/inquiries', { ...stay, ...contact, message: `From ${email}`, idempotencyKey: randomUUID() }),
        question: () =>
          guest.post('/listings/1/questions', {
            ...{ name: 'Late', email, question: 'Is there a lake nearby?', idempotencyKey: randomUUID() },
          }),
        list: list('Late'),
        link: () => guest.post('/auth/reset', { csrfToken, json: 'true', email }),
        session: () => guest.get('/auth/session'),
        trips: () => guest.get('/trips'),
        export: form('export', {}),
      };
      const [deleted, ...answers] = await Promise.all([
        forgetGuest(db(), { email, accountId: id }, booking.world.clock.now()),
        ...Object.entries(writes).flatMap(([what, write]) =>
          [1, 2].map(async () => ({ what, status: (await write()).status })),
        ),
      ]);
      expect(deleted.type).toBe('done');
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect([round, await tablesWith(db(), [id])]).toEqual([round, []]);
    }
  }, 120_000);
});
