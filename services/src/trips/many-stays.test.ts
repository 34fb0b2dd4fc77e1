import { threadsSchema, type Threads } from '@roost/shared/contracts/messages';
import type { Reservation } from '@roost/shared/contracts/booking';
import { tripsSchema, type Trips } from '@roost/shared/contracts/trips';
import { sql, type KyselyPlugin } from 'kysely';
import { listThreads } from '../messages/threads.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { MOST_STAYS } from './access.ts';
import { toTrips } from './trip.ts';

const MANY = MOST_STAYS + 5;

describe.each(databaseKinds())('SAFE-6: a guest of many stays, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  let people = 0;

  async function booked(email: string): Promise<Reservation> {
    const quote = (await booking.guest.quote(booking.nights())).body;
    const request = reservationRequest(quote);
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', {
      ...request,
      guest: { ...request.guest, email },
    });
    expect(answer.status).toBe(200);
    return answer.body.reservation;
  }

  /** Copies a stay: each copy is cancelled, a day earlier than the one before, and has one message of the host. */
  async function copy(code: string, copies: number): Promise<void> {
    const { db } = booking.database;
    const columns = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'stays' and is_generated = 'NEVER' and column_name not in ('code', 'status', 'start_date', 'payment_intent_id')`.execute(
      db,
    );
    const same = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
    const name = sql`'C' || lpad(number::text, 9, '0')`;
    await sql`insert into stays (code, status, start_date, ${same})
      select ${name}, 'cancelled', start_date - number, ${same} from stays, generate_series(1, ${copies}::int) number
      where code = ${code}`.execute(db);
    await sql`insert into message_threads (code, stay_code, listing_id) select code, code, listing_id from stays where code like 'C0%'`.execute(
      db,
    );
    await sql`insert into messages (thread_code, sender, body, idempotency_key, sent_at)
      select code, 'host', 'Hello', code, now() from message_threads`.execute(db);
  }

  /** Returns the database, with a count of what it is asked. */
  function counted() {
    let statements = 0;
    const count: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return { db: booking.database.db.withPlugin(count), getStatements: () => statements };
  }

  test('the newest stays and their threads are listed, with word of older ones, in as many statements as a few', async () => {
    const email = `many${(people += 1)}@example.com`;
    await booking.signIn(email);
    booking.nights();
    const { code } = await booked(email);
    await copy(code, MANY);

    const trips = (await booking.guest.get<Trips>('/trips')).body;
    expect(tripsSchema.parse(trips)).toEqual(trips);
    expect([trips.trips.length, trips.hasMore]).toEqual([MOST_STAYS, true]);
    // The stay to come is never among those that are left out.
    expect(trips.trips[0]).toMatchObject({ when: 'upcoming', reservation: { code } });
    expect(trips.trips.map((trip) => trip.reservation.code)).not.toContain(`C${String(MANY).padStart(9, '0')}`);
    expect(trips.trips.at(-1)?.unread).toBe(1);
    const older = await booking.guest.get(`/trips/C${String(MANY).padStart(9, '0')}`);
    expect(older.status).toBe(200);

    const threads = (await booking.guest.get<Threads>('/messages')).body;
    expect(threadsSchema.parse(threads)).toEqual(threads);
    expect([threads.threads.length, threads.hasMore]).toEqual([200, true]);
    expect(threads.threads[0]).toMatchObject({ kind: 'stay', hostName: expect.any(String), unread: 1 });

    const { db } = booking.database;
    const stays = await db.selectFrom('stays').selectAll().execute();
    const now = booking.world.clock.now();
    for (const some of [stays, stays.slice(0, 2)]) {
      const asked = counted();
      expect(await toTrips(asked.db, some, now)).toHaveLength(some.length);
      expect(asked.getStatements()).toBe(5);
    }
    const asked = counted();
    const heads = stays.map((stay) => ({
      code: stay.code,
      kind: 'stay' as const,
      listingId: stay.listing_id,
      startDate: stay.start_date,
      endDate: stay.end_date,
    }));
    expect(await listThreads(asked.db, heads)).toHaveLength(MANY);
    expect(asked.getStatements()).toBe(3);
  }, 120_000);

  test('a few stays are listed whole, and nothing says that there are more', async () => {
    const email = `few${(people += 1)}@example.com`;
    await booking.signIn(email);
    const codes = [(await booked(email)).code, (await booked(email)).code];
    const { trips, ...rest } = (await booking.guest.get<Trips>('/trips')).body;
    expect([trips.map((trip) => trip.reservation.code), rest]).toEqual([codes, { signedIn: true }]);
  });
});
