import { sql } from 'kysely';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

const TOKEN = 'data for tests of services alone, kept here';
const RUN = 'run0kept00';

describe.each(databaseKinds())(
  'PLAT-9: what a site keeps of tests, and what it tells who asks wrongly, on %s',
  (kind) => {
    const booking = new BookingWorld(kind, { TEST_DATA_TOKEN: TOKEN });
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${booking.world.url()}/test${path}`, {
        method,
        headers: { authorization: `Bearer ${TOKEN}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, text, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
    };
    const makeHome = async (number: number) =>
      String((await ask('POST', `/runs/${RUN}/homes`, { number, home: {} })).body.id);
    const book = async (stay: { listingId: string; startDate: string; endDate: string }, promoCode?: string) => {
      const quote = await booking.guest.quote({ ...stay, ...(promoCode !== undefined && { promoCode }) });
      const booked = await booking.guest.post<{ reservation: { code: string } }>(
        '/reservations',
        reservationRequest(quote.body),
      );
      return booked.body.reservation.code;
    };

    test.each([
      ['POST', '/homes', { number: 0, home: [] }, [/number: a whole number from 1 to 999/, /home: an object/]],
      ['POST', '/guests', { number: '1' }, [/number: a whole number/, /name: .*or null/]],
      ['PUT', '/stays/X', { startDate: '2026-02-30' }, [/startDate: a day such as 2026-12-24/, /endDate: a day/]],
      ['PUT', '/stays/X', { startDate: '2026-07-05', endDate: '2026-07-05' }, [/endDate: .*after startDate/]],
    ])('%s %s %j is refused with each field and what it may be', async (method, path, body, said) => {
      const answer = await ask(method, `/runs/${RUN}${path}`, body);
      expect(answer.status).toBe(400);
      for (const part of said) expect(answer.text).toMatch(part);
    });

    test.each(['2026-12-24', '2026-12-24T12:00:00+01:00', undefined, '2099-01-01T00:00:00Z', '2031-06-02T12:00:01Z'])(
      'the clock is not moved to %s, and the answer says what it takes',
      async (at) => {
        const answer = await ask('PUT', '/clock', { at });
        expect(answer.status).toBe(400);
        expect(answer.text).toMatch(/at: an instant such as 2026-12-24T12:00:00Z.*five years/);
      },
    );

    test('whoever has the token is told what the name of a run may be', async () => {
      for (const run of ['short', 'Capitals1', 'with-dash', 'a'.repeat(25)]) {
        const answer = await ask('DELETE', `/runs/${run}`);
        expect(answer.status).toBe(400);
        expect(answer.text).toMatch(/6 to 24 small letters and digits/);
      }
    });

    test('a stay is not moved onto nights of another one, and the answer says so', async () => {
      const listingId = await makeHome(1);
      await book({ listingId, startDate: '2026-07-03', endDate: '2026-07-06' });
      const code = await book({ listingId, startDate: '2026-07-10', endDate: '2026-07-12' });
      const answer = await ask('PUT', `/runs/${RUN}/stays/${code}`, { startDate: '2026-07-05', endDate: '2026-07-08' });
      expect(answer.status).toBe(409);
      expect(answer.text).toMatch(/another stay/);
      expect((await booking.guest.get(`/trips/${code}`)).body).toMatchObject({
        reservation: { startDate: '2026-07-10', endDate: '2026-07-12' },
      });
    });

    test('a promo code that a test used is as it was after the run', async () => {
      const { db } = booking.database;
      const used = async () =>
        (await db.selectFrom('promos').select('used').where('code', '=', 'LAKE50').executeTakeFirstOrThrow()).used;
      const before = await used();
      const listingId = await makeHome(2);
      await book({ listingId, startDate: '2026-07-03', endDate: '2026-07-06' }, 'LAKE50');
      await book({ listingId, startDate: '2026-07-10', endDate: '2026-07-12' }, 'LAKE50');
      expect(await used()).toBe(before + 2);
      await ask('DELETE', `/runs/${RUN}`);
      expect(await used()).toBe(before);
    });

    test('who was signed in before the clock went ahead is signed in when it is back', async () => {
      const { db } = booking.database;
      await booking.signIn('tester@example.com');
      const signedIn = async () => JSON.stringify((await booking.guest.get('/auth/session')).body);
      expect(await signedIn()).toContain('tester@example.com');
      await ask('PUT', '/clock', { at: '2028-06-01T12:00:00Z' });
      // What is over is deleted at each start and each minute: these after sessions.
      await sql`insert into account_attempts (key, count, resets_at) values ('ended', 1, '2020-01-01T00:00:00Z')`.execute(
        db,
      );
      await booking.world.restart();
      await eventually(
        () => db.selectFrom('account_attempts').select('key').where('key', '=', 'ended').execute(),
        (rows) => rows.length === 0,
      );
      await ask('PUT', '/clock', { at: null });
      booking.guest.moveTo(booking.world.url());
      expect(await signedIn()).toContain('tester@example.com');
    });
  },
);
