import { arrivalSchema, doorCodeSchema, type Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import { addDays } from '@roost/shared/domain/dates';
import { parseConfig } from '../config.ts';
import { indexClient } from '../feeder/index-client.ts';
import { BOOKING_TODAY, BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

type Refused = { error: { code: string } };
type Mail = { subject: string; text: string; html?: string; receivedAt: string };

const DOOR = '~door~';
/** Of the test home: nothing of it is public. */
const SECRETS = [
  'Secret Street',
  '96145',
  '39.16',
  '-120.14',
  'Hidden Road',
  'hidden-kettle-48',
  'Hidden-Guest',
  '555-0117',
  'blue mailbox',
  'hidden door',
  'press the star',
  DOOR,
];
const secretsIn = (text: string): string[] => SECRETS.filter((secret) => text.includes(secret));

describe.each(databaseKinds())('STAY-1: the front door, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  let guests = 0;

  async function booked(startDate: string, nights = 3, over: object = {}): Promise<Reservation> {
    const quote = (await booking.guest.quote({ listingId: '1', startDate, endDate: addDays(startDate, nights) })).body;
    const request = reservationRequest(quote, over);
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', {
      ...request,
      guest: { ...request.guest, email: `door${(guests += 1)}@example.com` },
    });
    expect(answer.status).toBe(200);
    const { reservation } = answer.body;
    await booking.database.db
      .updateTable('stays')
      .set((eb) => ({ door_code: eb.val(DOOR) }) as object)
      .where('code', '=', reservation.code)
      .execute();
    return reservation;
  }
  const arrival = (code: string, guest = booking.guest) => guest.get<Arrival & Refused>(`/trips/${code}/arrival`);
  const door = (code: string, guest = booking.guest) =>
    guest.get<{ digits: string } & Refused>(`/trips/${code}/door-code`);
  const at = (instant: string) => booking.world.clock.moveTo(new Date(instant));
  afterEach(() => at(`${BOOKING_TODAY}T12:00:00Z`));

  test('its guest is told the way in as soon as the stay is booked, and the code from three days before, at midnight of the home', async () => {
    const { code } = await booked('2026-06-12');
    const early = await arrival(code);
    expect(arrivalSchema.parse(early.body)).toEqual(early.body);
    expect(early.headers.get('cache-control')).toBe('no-store');
    expect(early.body).toMatchObject({
      address: { street: '1 Secret Street', city: 'Tahoe City', zip: '96145' },
      position: { lat: 39.16, lng: -120.14 },
      hostName: 'Ann',
      door: { phase: 'early', opensOn: '2026-06-09' },
      guide: { wifi: { password: 'hidden-kettle-48' } },
    });
    expect(JSON.stringify(early.body)).not.toContain(DOOR);
    // The home is in California: June 9 begins there at 7:00 UTC.
    at('2026-06-09T06:59:59Z');
    expect([(await door(code)).status, (await door(code)).body.error.code]).toEqual([409, 'too_early']);
    at('2026-06-09T07:00:00Z');
    const open = await door(code);
    expect(doorCodeSchema.parse(open.body)).toEqual({ digits: DOOR });
    expect(open.headers.get('cache-control')).toBe('no-store');
    expect((await arrival(code)).body.door.phase).toBe('open');
    at('2026-06-16T06:59:59Z');
    expect((await door(code)).status).toBe(200);
    at('2026-06-16T07:00:00Z');
    expect((await door(code)).body.error.code).toBe('stay_over');
    expect((await arrival(code)).body).toMatchObject({ door: { phase: 'over' }, guide: null });
  });

  test('a code that the owner wrote into the guide is in no answer but its own', async () => {
    const { code } = await booked('2026-08-20');
    const selectGuide = () =>
      booking.database.db.selectFrom('home_guides').select('guide').where('listing_id', '=', '1');
    const { guide } = await selectGuide().executeTakeFirstOrThrow();
    const note = { title: `Now ${DOOR}`, text: `Type ${DOOR}, then press the star.` };
    const careless = {
      ...guide,
      way: [note],
      entry: [note, ...guide.entry],
      lock: note.text,
      notes: [note],
      leaving: [DOOR],
    };
    const setGuide = (value: typeof guide) =>
      booking.database.db
        .updateTable('home_guides')
        .set({ guide: JSON.stringify(value) })
        .where('listing_id', '=', '1')
        .execute();
    await setGuide(careless);
    for (const instant of [`${BOOKING_TODAY}T12:00:00Z`, '2026-08-18T12:00:00Z']) {
      at(instant);
      const { body } = await arrival(code);
      expect(JSON.stringify(body)).not.toContain(DOOR);
      expect(body.guide?.entry[0]).toEqual({ title: 'Now ••••••', text: 'Type ••••••, then press the star.' });
      expect(body.guide?.wifi).toEqual(guide.wifi);
    }
    expect((await door(code)).body.digits).toBe(DOOR);
    await setGuide(guide);
    expect((await selectGuide().executeTakeFirstOrThrow()).guide).toEqual(guide);
  });

  test('each stay has a code of its own, of six digits', async () => {
    const rows = async () =>
      (await booking.database.db.selectFrom('stays').select('door_code').execute()).map((row) => row.door_code);
    const quote = (await booking.guest.quote({ listingId: '1', startDate: '2026-06-20', endDate: '2026-06-22' })).body;
    const again = (await booking.guest.quote({ listingId: '1', startDate: '2026-06-23', endDate: '2026-06-25' })).body;
    for (const each of [quote, again]) await booking.guest.post('/reservations', reservationRequest(each));
    const codes = (await rows()).filter((digits) => digits !== DOOR);
    expect(codes).toHaveLength(2);
    for (const digits of codes) expect(digits).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBe(2);
  });

  /** Asks every address that services answer, with all codes and ids that a stranger could know. */
  async function everyAnswer(code: string, email: string, guest: TestGuest): Promise<string[]> {
    const routes = booking.world
      .services()
      .app.printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => /(\/[^\s(]*) \(([^)]*)\)/.exec(line)?.slice(1, 3).join(' ') ?? []);
    expect(routes.length).toBeGreaterThan(30);
    const found: string[] = [];
    for (const route of routes) {
      const [path = '', ...methods] = route.replaceAll(',', '').split(' ');
      const address = path
        .replace(':code', code)
        .replace(':id', '1')
        .replace(/:\w+|\*/g, 'x');
      for (const query of ['', `?email=${email}`, '?startDate=2026-07-01&endDate=2026-07-03&adults=2&q=Tahoe']) {
        if (!methods.includes('GET')) continue;
        const { body, headers } = await guest.get(address + query).catch(() => ({ body: {}, headers: new Headers() }));
        for (const secret of secretsIn(JSON.stringify(body) + JSON.stringify([...headers])))
          found.push(`GET ${address}${query}: ${secret}`);
      }
      if (!methods.includes('POST')) continue;
      const body = { code, email, token: `${code}~9999999999999.x`, listingId: '1', refundCents: 0, adults: 2 };
      const answer = await guest.post(address, body).catch(() => ({ body: {} }));
      for (const secret of secretsIn(JSON.stringify(answer.body))) found.push(`POST ${address}: ${secret}`);
    }
    return found;
  }

  test('nobody else is told, whatever they ask: without cookie, with the cookie of another stay, with its code and a wrong address', async () => {
    const { code, guest: owner } = await booked('2026-07-10');
    at('2026-07-08T12:00:00Z');
    expect((await door(code)).status).toBe(200);

    const stranger = new TestGuest(booking.world.url());
    expect(await everyAnswer(code, 'stranger@example.com', stranger)).toEqual([]);
    booking.newGuest();
    // At another home, which has the same secrets in this test, and which this guest may know for their own stay alone.
    await booking.signIn('other@example.com');
    expect(await everyAnswer(code, 'other@example.com', booking.guest)).toEqual([]);
    const other = booking.guest;
    const foreign = [await arrival(code, other), await door(code, other), await arrival('ABCDEFGHJK', other)];
    expect(foreign.map(({ status, body }) => [status, body.error.code])).toEqual(foreign.map(() => [404, 'not_found']));
    // Code and e-mail address together show the receipt, as before, and still not the door.
    expect(await everyAnswer(code, owner.email, new TestGuest(booking.world.url()))).toEqual([]);
  });

  test('a guest with a stay of their own is not told about the stay of another guest', async () => {
    const first = await booked('2026-07-20');
    booking.newGuest();
    const second = await booked('2026-07-25');
    expect((await arrival(second.code)).status).toBe(200);
    expect([(await arrival(first.code)).status, (await door(first.code)).status]).toEqual([404, 404]);
  });

  test('nor a guest who has not paid: the card is refused, or the bank still asks', async () => {
    const startDate = '2026-08-01';
    const quote = (await booking.guest.quote({ listingId: '1', startDate, endDate: addDays(startDate, 2) })).body;
    const refused = await booking.guest.post(
      '/reservations',
      reservationRequest(quote, { paymentMethodId: 'pm_card_chargeDeclined' }),
    );
    expect(refused.status).toBe(402);
    await booking.signIn('pending@example.com');
    const asked = await booking.guest.post<{ type: string }>(
      '/reservations',
      reservationRequest(
        (await booking.guest.quote({ listingId: '1', startDate, endDate: addDays(startDate, 2) })).body,
        {
          paymentMethodId: 'pm_card_threeDSecure2Required',
        },
      ),
    );
    expect(asked.body.type).toBe('challenge');
    const rows = await booking.database.db
      .selectFrom('stays')
      .select(['code', 'status'])
      .where('start_date', '=', startDate)
      .orderBy('status')
      .execute();
    expect(rows.map((row) => row.status)).toEqual(['failed', 'pending']);
    at('2026-07-31T12:00:00Z');
    for (const { code } of rows) {
      expect([404, 409]).toContain((await arrival(code)).status);
      expect([404, 409]).toContain((await door(code)).status);
    }
    expect(secretsIn(JSON.stringify([refused.body, asked.body]))).toEqual([]);
  });

  test('and a guest who cancels knows no more than before they booked', async () => {
    const { code, totalCents, guest } = await booked('2026-09-10');
    at('2026-08-01T12:00:00Z');
    const cancelled = await booking
      .signIn(guest.email)
      .then(() => booking.guest.post(`/trips/${code}/cancellation`, { refundCents: totalCents }));
    expect([200, 202]).toContain(cancelled.status);
    at('2026-09-09T12:00:00Z');
    expect([(await arrival(code)).body.error.code, (await door(code)).body.error.code]).toEqual([
      'not_booked',
      'not_booked',
    ]);
    expect(await everyAnswer(code, guest.email, booking.guest)).toEqual([]);
  });

  test('no record of the index has any of it', async () => {
    const { search } = parseConfig(booking.world.sandbox.environment);
    const client = indexClient(search);
    const { hits } = await eventually(
      () => client.searchSingleIndex({ indexName: search.index, searchParams: { query: '', hitsPerPage: 1000 } }),
      (answer) => (answer.nbHits ?? 0) > 0,
    );
    expect(secretsIn(JSON.stringify(hits))).toEqual([]);
    const { facets } = await client.searchSingleIndex({
      indexName: search.index,
      searchParams: { query: 'Secret Hidden', facets: ['*'] },
    });
    expect(secretsIn(JSON.stringify(facets ?? {}))).toEqual([]);
  });

  test('the mails: the confirmation says where it is and how to get in, three days before a mail says it again, and none has the code', async () => {
    const { code, guest, totalCents } = await booked('2026-10-12');
    const mails = async () =>
      ((await (await fetch(`${booking.world.sandbox.url}/mail.json?to=${guest.email}`)).json()) as { messages: Mail[] })
        .messages;
    const [confirmation] = await eventually(mails, (all) => all.length === 1);
    for (const part of ['1 Secret Street', '1. Number 1: On the blue mailbox.', 'hidden-kettle-48', '555-0117'])
      expect(confirmation?.text).toContain(part);
    const row = () =>
      booking.database.db
        .selectFrom('mail_outbox')
        .selectAll()
        .where('stay_code', '=', code)
        .where('kind', '=', 'arrival')
        .execute();
    // Nine in the morning at the home, daylight saving time.
    expect((await row()).map(({ next_at: due }) => due.toISOString())).toEqual(['2026-10-09T16:00:00.000Z']);
    at('2026-10-09T16:00:01Z');
    await booking.database.db.updateTable('mail_outbox').set({ attempts: 0 }).where('stay_code', '=', code).execute();
    await booking.world.restart();
    booking.newGuest();
    const all = await eventually(mails, (found) => found.length === 2);
    const arrived = all.find((mail) => mail.subject.includes('how to get into'));
    expect(arrived?.subject).toBe('Monday: how to get into A house by the lake');
    expect(arrived?.text).toContain('1. Number 1: On the blue mailbox.');
    expect(JSON.stringify(all)).not.toContain(DOOR);
    // A stay that is cancelled before its time gets none.
    at(`${BOOKING_TODAY}T12:00:00Z`);
    const second = await booked('2026-10-20');
    await booking.guest.post(`/trips/${second.code}/cancellation`, { refundCents: totalCents });
    at('2026-10-18T16:00:01Z');
    await booking.world.restart();
    booking.newGuest();
    const unsent = () =>
      booking.database.db
        .selectFrom('mail_outbox')
        .select('id')
        .where('stay_code', '=', second.code)
        .where('sent_at', 'is', null)
        .execute();
    await eventually(unsent, (left) => left.length === 0);
    const sent = (await (await fetch(`${booking.world.sandbox.url}/mail.json?to=${second.guest.email}`)).json()) as {
      messages: Mail[];
    };
    expect(sent.messages.map((mail) => mail.subject).filter((subject) => subject.includes('how to get'))).toEqual([]);
  });

  test('a mail about arriving that could not be sent before the stay began is not sent any more', async () => {
    const { code, guest } = await booked('2026-11-10');
    at('2026-11-11T16:00:00Z');
    await booking.world.restart();
    booking.newGuest();
    const unsent = () =>
      booking.database.db
        .selectFrom('mail_outbox')
        .select('id')
        .where('stay_code', '=', code)
        .where('kind', '=', 'arrival')
        .where('sent_at', 'is', null)
        .execute();
    await eventually(unsent, (left) => left.length === 0);
    const answer = await fetch(`${booking.world.sandbox.url}/mail.json?to=${guest.email}`);
    const { messages } = (await answer.json()) as { messages: Mail[] };
    expect(messages.filter(({ subject }) => subject.includes('how to get'))).toEqual([]);
  });
});
