import { randomUUID } from 'node:crypto';
import type { Reservation } from '@roost/shared/contracts/booking';
import { tripSchema, type Trip } from '@roost/shared/contracts/trips';
import { addDays } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { operatorToken } from '../security/operator.ts';
import { checkAtRest } from '../soak/invariants.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';
import { STAYS_HEADER } from './operator-routes.ts';

const SECRET = 'a secret of thirty-two characters';
type Answer = { type?: string; refundCents?: number; error?: { code: string } };

describe.each(databaseKinds())('BOOK-12: a stay that the host or we cancel, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const now = () => booking.world.clock.now();

  const call = async (code: string, token = operatorToken('stays', SECRET, now())) => {
    const answer = await fetch(`${booking.world.url()}/stays/cancel`, {
      method: 'POST',
      headers: { [STAYS_HEADER]: token, 'content-type': 'application/json' },
      body: JSON.stringify({ code, by: 'Jo Smith' }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const booked = async (startDate: string): Promise<Reservation> => {
    booking.newGuest();
    const { body: quote } = await booking.guest.quote({ listingId: '1', startDate, endDate: addDays(startDate, 3) });
    const base = reservationRequest(quote);
    const request = { ...base, guest: { ...base.guest, email: `${randomUUID()}@example.com` } };
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', request);
    expect(answer.status).toBe(200);
    return answer.body.reservation;
  };
  const trip = async (code: string): Promise<Trip> =>
    tripSchema.parse((await booking.guest.get(`/trips/${code}`)).body);

  test('gives everything back although the policy gives nothing; page and mail say who cancelled; twice is once', async () => {
    const { code, totalCents, guest, listing } = await booked('2026-06-03');
    expect((await trip(code)).cancellation.refundCents).toBeLessThan(totalCents);
    const answers = await Promise.all([call(code), call(code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.type).toSorted()).toEqual(['cancelled', 'known']);
    expect(answers[0]?.body.refundCents).toBe(totalCents);
    const shown = await trip(code);
    expect(shown.reservation).toMatchObject({
      status: 'cancelled',
      notByGuest: true,
      refund: { amountCents: totalCents, status: 'done' },
    });
    expect(shown.cancellation).toMatchObject({ possible: false, refundCents: totalCents, keptCents: 0 });
    const { body: thread } = await booking.guest.get<{ events: object[] }>(`/messages/${code}`);
    expect(thread.events.at(-1)).toMatchObject({ type: 'cancelled', notByGuest: true });
    const mails = async () => {
      const answer = await fetch(`${booking.world.sandbox.url}/mail.json?to=${guest.email}`);
      const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
      return messages.filter(({ subject }) => subject.includes('is cancelled'));
    };
    const [mail, ...more] = await eventually(mails, (found) => found.length > 0);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(listing.headline);
    expect(mail?.text).toMatch(/we had to cancel your stay/);
    expect(mail?.text).toContain(formatCents(totalCents));
    await checkAtRest(booking.database.db, booking.world.sandbox.stripe);
  });

  test('also on a day after the arrival, but not once it is over, nor one that its guest cancelled', async () => {
    const first = await booked('2026-06-08');
    booking.world.clock.moveTo(new Date('2026-06-09T20:00:00Z'));
    expect((await trip(first.code)).cancellation.possible).toBe(false);
    expect((await call(first.code)).body).toMatchObject({ type: 'cancelled', refundCents: first.totalCents });
    const over = await booked('2026-06-12');
    booking.world.clock.moveTo(new Date('2026-06-17T20:00:00Z'));
    expect((await call(over.code)).body.error?.code).toBe('cannot_cancel');
    const own = await booked('2026-09-01');
    const { refundCents } = (await trip(own.code)).cancellation;
    await booking.guest.post(`/trips/${own.code}/cancellation`, { refundCents });
    expect((await call(own.code)).body.error?.code).toBe('cannot_cancel');
  });

  test('SAFE-5: nobody else can ask for it', async () => {
    const { code } = await booked('2026-09-10');
    for (const token of ['', operatorToken('refunds', SECRET, now())])
      expect(await call(code, token)).toMatchObject({ status: 404 });
    expect((await call('NOSUCH1234')).body.error?.code).toBe('not_found');
    expect((await trip(code)).reservation.status).toBe('confirmed');
  });
});
