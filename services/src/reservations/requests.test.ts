import { reservationSchema, type Reservation } from '@roost/shared/contracts/booking';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

type Refused = { error: { code: string; message: string; field?: string } };
type Confirmed = { type: 'confirmed'; reservation: Reservation };

describe.each(databaseKinds())('what is refused and who may see a stay, on %s', (kind) => {
  const booking = new BookingWorld(kind);

  test.each<[string, object, number, string]>([
    ['no guest', { guest: null }, 422, '1007'],
    ['no first name', { guest: { firstName: ' ', lastName: 'L', email: 'a@b.co' } }, 422, '1008'],
    ['no last name', { guest: { firstName: 'A', email: 'a@b.co' } }, 422, '1009'],
    ['no e-mail', { guest: { firstName: 'A', lastName: 'L' } }, 422, '1010'],
    ['half an e-mail', { guest: { firstName: 'A', lastName: 'L', email: 'a@b' } }, 422, '1011'],
    ['no payment method', { paymentMethodId: '' }, 422, '1012'],
    ['no name on the card', { billing: { address1: '1', city: 'R', zip: '1', country: 'US' } }, 422, '1014'],
    ['no key', { idempotencyKey: '' }, 400, 'bad_request'],
    ['a text for an amount', { totalCents: '1' }, 400, 'bad_request'],
  ])('BOOK-3: %s is refused', async (_name, over, status, code) => {
    const answer = await booking.guest.post<Refused>('/reservations', {
      ...reservationRequest({ id: 'q', totalCents: 1 }),
      ...over,
    });
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test('ROUTE-13: text that a database cannot hold is booked without what is wrong with it', async () => {
    const request = reservationRequest(await booking.quoted(), {
      guest: {
        firstName: 'A\0da',
        lastName: 'L\ud800',
        email: 'ada@example.com',
        phone: { dialCode: '1', value: '5' },
      },
      fraudSessionId: 'a\0b',
    });
    const { status, body } = await booking.guest.post<Confirmed>('/reservations', request);
    expect([status, body.reservation.guest.firstName, body.reservation.guest.lastName]).toEqual([
      200,
      'Ada',
      'L\ufffd',
    ]);
  });

  test('BOOK-9: a name stays on one line, whatever was typed, so that it cannot write parts of a mail', async () => {
    const guest = {
      firstName: 'Ada\r\nBcc: x\u2028',
      lastName: ' L\tM ',
      email: 'ada@example.com',
      phone: { dialCode: '1', value: '5' },
    };
    const { status, body } = await booking.guest.post<Confirmed>(
      '/reservations',
      reservationRequest(await booking.quoted(), { guest }),
    );
    expect([status, body.reservation.guest.firstName, body.reservation.guest.lastName]).toEqual([
      200,
      'Ada Bcc: x',
      'L M',
    ]);
  });

  test.each<[string, object, string]>([
    ['no dates', { startDate: '', endDate: '' }, 'missingDates'],
    ['no check-in', { startDate: '' }, '1002'],
    ['no such day', { endDate: '2027-02-30' }, '1003'],
    ['in the past', { startDate: '2026-05-30', endDate: '2026-06-02' }, '1004'],
    ['the wrong way round', { startDate: '2027-01-05', endDate: '2027-01-02' }, '1005'],
    ['nobody', { adults: 0 }, 'missingGuests'],
    ['children alone', { adults: 0, children: 2 }, '1006'],
    ['too many', { adults: 4, children: 1 }, '1017'],
    ['no home', { listingId: '' }, '1001'],
    ['an unknown home', { listingId: 'nothing' }, '1001'],
    ['a withdrawn home', { listingId: 'gone' }, '1022'],
    ['pets where none may come', { listingId: 'no-pets', pets: 1 }, '1023'],
    ['too many pets', { pets: 3 }, 'too_many_pets'],
    ['beyond the calendar', { startDate: '2028-01-02', endDate: '2028-01-05' }, '1021'],
  ])('BOOK-3: a quote for %s is refused with its code, shown and stored alike', async (_name, over, code) => {
    const request = { listingId: '1', startDate: '2027-01-02', endDate: '2027-01-05', adults: 2, ...over } as Record<
      string,
      string | number
    >;
    const stored = await booking.guest.quote(request);
    expect([stored.status, (stored.body as unknown as Refused).error.code]).toEqual([422, code]);
    if (request.listingId === '') return;
    const { listingId, ...query } = request;
    const shown = await booking.guest.get<Refused>(
      `/listings/${listingId}/quote?${new URLSearchParams(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))).toString()}`,
    );
    expect([shown.status, shown.body]).toEqual([422, stored.body]);
  });

  describe('BOOK-9: who may see a stay', () => {
    const booked = async () =>
      (await booking.guest.post<Confirmed>('/reservations', reservationRequest(await booking.quoted()))).body
        .reservation;

    test('the browser that booked it, by a cookie that scripts cannot read', async () => {
      const { code } = await booked();
      const answer = await booking.guest.get(`/reservations/${code.toLowerCase()}`);
      expect(reservationSchema.parse(answer.body)).toMatchObject({
        code,
        guest: { firstName: 'Ada', email: 'Ada@Example.com' },
      });
      const forged = booking.guest.cookie('roost.stays')?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      const response = await fetch(`${booking.world.url()}/reservations/${code}`, {
        headers: { cookie: `roost.stays=${forged}` },
      });
      expect(response.status).toBe(404);
    });

    test('anybody with code and e-mail, however it is typed', async () => {
      const { code } = await booked();
      const other = new TestGuest(booking.world.url());
      expect((await other.get(`/reservations/${code}?email=ada%40example.COM`)).status).toBe(200);
      const wrong = await other.get(`/reservations/${code}?email=eve%40example.com`);
      expect(wrong.status).toBe(404);
      expect((await other.get('/reservations/NOSUCHCODE?email=ada%40example.com')).body).toEqual(wrong.body);
    });

    test('a mail with the stay as a calendar entry is sent once', async () => {
      const { code } = await booked();
      type Mail = { subject: string; to: unknown; text: string; attachments: { filename: string; mimeType: string }[] };
      const list = async () =>
        (await (await fetch(`${booking.world.sandbox.url}/mail.json`)).json()) as { messages: Mail[] };
      const mails = await eventually(list, (all) => JSON.stringify(all).includes(code));
      expect(mails.messages.filter((mail) => JSON.stringify(mail).includes(code))).toHaveLength(1);
      expect(JSON.stringify(mails)).toContain('stay.ics');
    });
  });

  describe('BOOK-11: writes need the token of this browser and come from this site', () => {
    test.each<[string, Record<string, string>]>([
      ['no token', { 'x-csrf-token': '' }],
      ['another token', { 'x-csrf-token': 'x'.repeat(32) }],
      ['another site', { origin: 'https://evil.example' }],
      ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
      ['a sister site', { 'sec-fetch-site': 'same-site' }],
      ['a forged cookie', { cookie: 'roost.csrf=a.b' }],
    ])('%s is refused', async (_name, headers) => {
      const answer = await booking.guest.post<Refused>('/quotes', { listingId: '1' }, headers);
      expect([answer.status, answer.body.error.code]).toEqual([403, 'csrf']);
    });

    test('our own pages are not', async () => {
      for (const headers of [{ origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'same-origin' }] as Record<
        string,
        string
      >[]) {
        expect((await booking.guest.post('/quotes', {}, headers)).status).toBe(422);
      }
    });
  });
});
