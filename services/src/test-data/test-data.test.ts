import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

const TOKEN = 'data for tests of services alone, kept here';
const RUN = 'run0a1b2c';

describe.each(databaseKinds())('PLAT-9: test data and time, with a token, on %s', (kind) => {
  const booking = new BookingWorld(kind, { TEST_DATA_TOKEN: TOKEN });
  const ask = async (method: string, path: string, body?: object, token: string | null = TOKEN) => {
    const answer = await fetch(`${booking.world.url()}/test${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      cookie: answer.headers.get('set-cookie'),
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    };
  };
  const makeHome = async (home: object) => {
    const { body } = await ask('POST', `/runs/${RUN}/homes`, { number: 1, home });
    return String(body.id);
  };

  test('whoever has no token, another one or half of it finds nothing', async () => {
    for (const token of [null, '', 'x', TOKEN.slice(0, -1), `${TOKEN}x`]) {
      expect((await ask('POST', `/runs/${RUN}/homes`, { number: 1, home: {} }, token)).status).toBe(404);
      expect((await ask('POST', `/runs/${RUN}/guests`, { number: 1, name: null }, token)).status).toBe(404);
      expect((await ask('PUT', '/clock', { at: '2030-01-01T00:00:00Z' }, token)).status).toBe(404);
      expect((await ask('DELETE', '/runs', undefined, token)).status).toBe(404);
    }
    expect((await ask('GET', '/clock')).body).toEqual({ now: booking.world.clock.now().toISOString() });
  });

  test('a home with its calendar, prices, place and policy is booked, moved, and gone after the run', async () => {
    const id = await makeHome({
      city: 'Reno',
      state: 'Nevada',
      night_price: '80',
      prices: ['2026-07-04..2026-07-05=200'],
      blocked: ['2026-07-10..2026-07-12'],
      policy: 'Strict',
      cleaning_fee: 0,
      service_percent: 0,
      damage_protection_a_night: 0,
    });
    const stay = { listingId: id, startDate: '2026-07-03', endDate: '2026-07-06' };
    const quote = await booking.guest.quote(stay);
    expect(quote.body).toMatchObject({
      nights: 3,
      nightly: [{ priceCents: 8_000 }, { priceCents: 20_000 }, { priceCents: 20_000 }],
    });
    const blocked = await booking.guest.quote({ ...stay, startDate: '2026-07-09', endDate: '2026-07-12' });
    expect(blocked.status).toBe(422);
    const booked = await booking.guest.post<{ reservation: { code: string } }>(
      '/reservations',
      reservationRequest(quote.body),
    );
    const { code } = booked.body.reservation;
    const past = { startDate: '2026-05-21', endDate: '2026-05-24' };
    expect((await ask('PUT', `/runs/${RUN}/stays/${code}`, past)).status).toBe(200);
    expect((await ask('PUT', `/runs/another1/stays/${code}`, past)).status).toBe(404);
    expect((await booking.guest.get(`/trips/${code}`)).body).toMatchObject({ when: 'past', reservation: past });
    // A stay that is over now is asked about now, not with the next minute.
    const asked = () =>
      booking.database.db.selectFrom('stay_reviews').select('stay_code').where('stay_code', '=', code).execute();
    await eventually(asked, (rows) => rows.length === 1, 30_000);
    expect((await ask('DELETE', `/runs/${RUN}`)).status).toBe(204);
    expect((await booking.guest.get(`/listings/${id}`)).status).toBe(404);
    expect((await booking.guest.get(`/trips/${code}`)).status).toBe(404);
    expect((await booking.guest.get('/listings/1')).status).toBe(200);
  });

  test('a home that cannot be is refused, by field', async () => {
    const { status, body } = await ask('POST', `/runs/${RUN}/homes`, { number: 1, home: { policy: 'Kind', lat: 200 } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/policy.*Flexible.*/);
    expect(JSON.stringify(body)).toMatch(/lat/);
    expect((await ask('POST', "/runs/x'--%25/homes", { number: 1, home: {} })).status).toBe(400);
  });

  test.each([
    ['0000-01-01', '2026-07-03', 'startDate'],
    ['2026-07-01', '9999-12-31', 'endDate'],
  ])('nights that no calendar has are refused, by field: %s to %s', async (startDate, endDate, field) => {
    const { status, body } = await ask('PUT', `/runs/${RUN}/stays/ABC`, { startDate, endDate });
    expect([status, body]).toMatchObject([400, { error: { field } }]);
  });

  test("a guest's name is stored as that of any guest, whatever a test sends", async () => {
    const { status, body } = await ask('POST', `/runs/${RUN}/guests`, { number: 7, name: 'Zo\0ë \ud800' });
    expect([status, body.name]).toEqual([201, 'Zoë \ufffd']);
  });

  test('what is wrong with an instant is said once', async () => {
    const { body } = await ask('PUT', '/clock', { at: '2026-13-01T00:00:00Z' });
    expect(JSON.stringify(body).match(/an instant such as/g)).toHaveLength(1);
  });

  test('a guest is signed in by the answer, and gone after the run', async () => {
    const { status, cookie, body } = await ask('POST', `/runs/${RUN}/guests`, { number: 1, name: 'Maya Ortiz' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { email: `guest-1.${RUN}@guests.test`, name: 'Maya Ortiz' },
    });
    const session = () =>
      fetch(`${booking.world.url()}/auth/session`, { headers: { cookie: cookie?.split(';')[0] ?? '' } }).then(
        (answer) => answer.json(),
      );
    expect(JSON.stringify(await session())).toContain('Maya Ortiz');
    await ask('DELETE', '/runs');
    expect(JSON.stringify(await session())).not.toContain('Maya');
  });

  test.each(['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', 'soon'])(
    'SAFE-21: a time that no calendar has is refused, and the clock stays: %s',
    async (at) => {
      expect((await ask('PUT', '/clock', { at })).status).toBe(400);
      expect((await ask('GET', '/clock')).body).toEqual({ now: booking.world.clock.now().toISOString() });
    },
  );

  test('BOOK-3: a home that is made when it is tomorrow in UTC can be booked for tonight where it lies', async () => {
    await ask('PUT', '/clock', { at: '2027-01-01T05:00:00Z' });
    const home = { city: 'Reno', state: 'Nevada', lat: 39.53, lng: -119.81 };
    const { body } = await ask('POST', `/runs/${RUN}/homes`, { number: 7, home });
    const stay = { listingId: String(body.id), startDate: '2026-12-31', endDate: '2027-01-02' };
    expect((await booking.guest.quote(stay)).status).toBe(200);
    const over = await booking.guest.quote({ ...stay, startDate: '2026-12-30' });
    expect(over.status).toBe(422);
    await ask('PUT', '/clock', { at: null });
    await ask('DELETE', `/runs/${RUN}`);
  });

  test('the clock of the site is moved, also back, and calendars are as before', async () => {
    const { db } = booking.database;
    const calendars = () => db.selectFrom('calendars').selectAll().orderBy('listing_id').execute();
    const before = await calendars();
    const moved = await ask('PUT', '/clock', { at: '2026-09-01T12:00:00Z' });
    expect(moved.body).toEqual({ now: '2026-09-01T12:00:00.000Z' });
    const gone = { listingId: '1', startDate: '2026-08-01', endDate: '2026-08-03' };
    expect((await booking.guest.quote(gone)).status).toBe(422);
    expect((await booking.guest.quote({ ...gone, startDate: '2026-09-10', endDate: '2026-09-12' })).status).toBe(200);
    // A process beside this one reads where the clock stands; a run that died leaves it for a quarter of an hour at
    // most.
    await booking.world.restart();
    expect((await ask('GET', '/clock')).body).toEqual(moved.body);
    booking.world.clock.advance(16);
    const real = booking.world.clock.now().toISOString();
    await eventually(
      () => ask('GET', '/clock'),
      ({ body }) => body.now === real,
    );
    await eventually(calendars, (now) => JSON.stringify(now) === JSON.stringify(before));
    booking.newGuest();
    expect((await booking.guest.quote(gone)).status).toBe(200);
  });
});
