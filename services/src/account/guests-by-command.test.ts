import { randomUUID } from 'node:crypto';
import { signingKey } from '../db/settings.ts';
import { operatorToken } from '../security/operator.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { tablesWith } from '../testing/database-text.ts';
import { databaseKinds } from '../testing/databases.ts';
import { TestGuest } from '../testing/guest.ts';
import { bookAs } from '../testing/stored-guest.ts';
import { tripToken } from '../trips/links.ts';
import { guestExportSchema } from './guest-export.ts';
import { GUESTS_HEADER } from './operator-routes.ts';

const SECRET = 'a secret of thirty-two characters';

describe.each(databaseKinds())('SAFE-15: npm run guests, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const now = () => booking.world.clock.now();
  const asOperator = async (path: string, body: object, token = operatorToken('guests', SECRET, now())) => {
    const response = await fetch(`${booking.world.url()}/guests/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [GUESTS_HEADER]: token },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('PLAT-9: without TEST_DATA_TOKEN nobody makes test data or moves the clock', async () => {
    for (const token of ['', 'undefined', 'null', SECRET])
      for (const [method, path] of [
        ['POST', 'runs/run0a1b2c/homes'],
        ['POST', 'runs/run0a1b2c/guests'],
        ['PUT', 'runs/run0a1b2c/stays/ABC'],
        ['DELETE', 'runs/run0a1b2c'],
        ['DELETE', 'runs'],
        ['GET', 'clock'],
        ['PUT', 'clock'],
      ] as const) {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const body = method === 'GET' ? {} : { body: JSON.stringify({ number: 1, home: {}, name: null, at: null }) };
        const answer = await fetch(`${booking.world.url()}/test/${path}`, { method, headers, ...body });
        expect([403, 404]).toContain(answer.status);
      }
  });

  test('SAFE-12: by command a guest is signed out everywhere, and nobody else is', async () => {
    const email = `taken-${randomUUID()}@example.com`;
    const session = async () =>
      (await booking.guest.get<{ user?: { email: string } }>('/auth/session')).body?.user?.email;
    await booking.signIn(email);
    const { code } = await bookAs(booking, { email, past: true });
    const open = async () => {
      const token = tripToken(code, now(), await signingKey(booking.database.db));
      return async () => (await new TestGuest(booking.world.url()).post('/trips/open', { code, token })).status;
    };
    const stolen = await open();
    booking.world.clock.advance(1);
    expect(await session()).toBe(email);
    expect((await asOperator('signout', { email }, operatorToken('moderator', SECRET, now()))).status).toBe(404);
    expect((await asOperator('signout', { email: `other-${email}` })).body).toEqual({ sessions: 0 });
    expect(await session()).toBe(email);
    expect(await stolen()).toBe(200);
    expect((await asOperator('signout', { email })).body).toEqual({ sessions: 1 });
    expect(await session()).toBeUndefined();
    // The browser that booked it, too; a new link works.
    expect([await stolen(), (await booking.guest.get(`/trips/${code}`)).status]).toEqual([404, 404]);
    expect(await (await open())()).toBe(200);
  });

  test('by command: the same for a guest without an account, and only with the site’s secret', async () => {
    booking.newGuest();
    const email = `No.Account-${randomUUID()}@Example.com`;
    await bookAs(booking, { email, past: true });
    for (const token of [
      '',
      'x',
      operatorToken('moderator', SECRET, now()),
      operatorToken('guests', 'another secret of 32 characters!', now()),
    ])
      for (const path of ['export', 'forget']) expect((await asOperator(path, { email }, token)).status).toBe(404);
    expect(guestExportSchema.parse((await asOperator('export', { email })).body).stays).toHaveLength(1);
    expect((await asOperator('forget', { email })).body).toMatchObject({ type: 'done', stays: 1, account: false });
    expect(await tablesWith(booking.database.db, [email])).toEqual([]);
    expect((await asOperator('forget', { email })).body).toMatchObject({ type: 'done', stays: 0 });
  });
});
