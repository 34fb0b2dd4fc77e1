import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkAlways, checkAtRest } from '../soak/invariants.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { describeOnPostgres } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

const GUESTS = 12;

describeOnPostgres(
  'SCALE-3: every connection to the database is cut, again and again, while guests book, on postgresql',
  () => {
    const booking = new BookingWorld('postgresql');

    test('each guest hears of one stay, paid once, or of none; nobody is charged without one', async () => {
      const { db } = booking.database;
      const requests = await Promise.all(
        Array.from({ length: GUESTS }, async (_, index) => {
          const guest = new TestGuest(booking.world.url());
          const request = reservationRequest((await guest.quote(booking.nights(1))).body);
          return { guest, request: { ...request, guest: { ...request.guest, email: `guest${index}@example.com` } } };
        }),
      );
      let over = false;
      const cutting = (async () => {
        for (let cut = 0; cut < 12 && !over; cut += 1) {
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`
            .execute(db)
            .catch(() => undefined);
          await sleep(120);
        }
      })();
      const statuses = await Promise.all(
        requests.map(async ({ guest, request }) => {
          const answer = await eventually(
            () => guest.post('/reservations', request).catch((error: unknown) => ({ status: 0, body: String(error) })),
            ({ status }) => {
              // 422: the recovery came first and nothing was charged.
              if (status === 200 || status === 422) return true;
              // A lease of a request that was cut off runs out.
              booking.world.clock.advance(0.02);
              return false;
            },
            60_000,
          );
          return answer.status;
        }),
      );
      over = true;
      await cutting;
      const booked = statuses.filter((status) => status === 200).length;
      expect(booked).toBeGreaterThan(0);
      await checkAlways(db);
      expect(await checkAtRest(db, booking.world.sandbox.stripe)).toMatchObject({
        confirmed: booked,
        failed: GUESTS - booked,
      });
    }, 120_000);
  },
);
