import { randomUUID } from 'node:crypto';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';

type Answer = { type?: string; reservation?: { code: string }; error?: { code: string } };

describe.each(databaseKinds().slice(0, 1))(
  'SAFE-11: a reload asks by its key alone how a booking ended, on %s',
  (kind) => {
    const booking = new BookingWorld(kind);
    const resume = (idempotencyKey: string, guest = booking.guest) =>
      guest.post<Answer>('/reservations/resume', { idempotencyKey });
    const countStays = async (): Promise<number> =>
      (await booking.database.db.selectFrom('stays').select('code').execute()).length;

    test('BOOK-7: a booking whose answer was lost is told to the browser that made it, charged once, and to no other', async () => {
      const request = reservationRequest(await booking.quoted());
      const held = await booking.moneyHeld();
      const first = await booking.guest.post<Answer>('/reservations', request);
      // The answer did not reach the browser: of its cookies it has those from before.
      const reloaded = new TestGuest(booking.world.url());
      reloaded.setCookie('roost.csrf', booking.guest.cookie('roost.csrf') ?? '');
      const again = await resume(request.idempotencyKey, reloaded);
      expect([again.status, again.body]).toEqual([200, first.body]);
      const code = again.body.reservation?.code ?? '';
      expect((await reloaded.get(`/trips/${code}`)).status).toBe(200);
      expect(await booking.moneyHeld()).toBe(held + 1);
      const stranger = await resume(request.idempotencyKey, new TestGuest(booking.world.url()));
      expect([stranger.status, stranger.body.error?.code, stranger.headers.getSetCookie().join()]).toEqual([
        404,
        'not_found',
        expect.not.stringContaining('roost.stays'),
      ]);
    });

    test('BOOK-7: one that stopped half way goes on', async () => {
      const request = reservationRequest(await booking.quoted());
      await booking.world.sandbox.fault({ part: 'stripe', mode: 'down' });
      expect((await booking.guest.post('/reservations', request)).status).toBe(503);
      await booking.world.sandbox.clearFaults();
      const again = await resume(request.idempotencyKey);
      expect([again.status, again.body.type]).toEqual([200, 'confirmed']);
      // The same as the request itself says.
      expect((await booking.guest.post<Answer>('/reservations', request)).body).toEqual(again.body);
    });

    test('BOOK-7: a declined one says so again, and one that waits for the bank asks it again', async () => {
      const declined = reservationRequest(await booking.quoted(), { paymentMethodId: 'pm_card_chargeDeclined' });
      const first = await booking.guest.post<Answer>('/reservations', declined);
      expect(first.status).toBe(402);
      const again = await resume(declined.idempotencyKey);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      const challenged = reservationRequest(await booking.quoted(), {
        paymentMethodId: 'pm_card_threeDSecure2Required',
      });
      expect((await booking.guest.post<Answer>('/reservations', challenged)).body.type).toBe('challenge');
      expect((await resume(challenged.idempotencyKey)).body.type).toBe('challenge');
    });

    test('BOOK-7: one that never came is refused for good: when it comes after all, nothing is booked or charged', async () => {
      const request = reservationRequest(await booking.quoted());
      const [stays, held] = [await countStays(), await booking.moneyHeld()];
      for (let asked = 0; asked < 2; asked += 1) {
        const answer = await resume(request.idempotencyKey);
        expect([answer.status, answer.body.error?.code]).toEqual([422, 'not_arrived']);
      }
      const late = await booking.guest.post<Answer>('/reservations', request);
      expect([late.status, late.body.error?.code]).toEqual([422, 'idempotency_key_reused']);
      expect([await countStays(), await booking.moneyHeld()]).toEqual([stays, held]);
      // The guest books once more, under a new key.
      const anew = { ...request, idempotencyKey: randomUUID() };
      expect((await booking.guest.post<Answer>('/reservations', anew)).status).toBe(200);
    });

    test('SAFE-3: who asks for made-up keys is stopped, and each is forgotten after a day', async () => {
      const guest = new TestGuest(booking.world.url());
      const { db } = booking.database;
      const left = db.selectFrom('reservation_requests').select('idempotency_key').where('body_hash', '=', 'none');
      await booking.world.restart({ BOOKING_LIMITS: '1' });
      guest.moveTo(booking.world.url());
      const statuses: number[] = [];
      for (let asked = 0; asked < 65; asked += 1) statuses.push((await resume(randomUUID(), guest)).status);
      expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]));
      expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
      expect((await left.execute()).length).toBeGreaterThan(50);
      expect((await guest.post('/reservations/resume', { idempotencyKey: 'x' })).status).toBe(400);
    });
  },
);
