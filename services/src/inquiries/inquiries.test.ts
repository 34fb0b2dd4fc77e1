import { inquiryAnswerSchema } from '@roost/shared/contracts/inquiry';
import { randomUUID } from 'node:crypto';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { TestGuest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

type Refused = { error: { code: string; message: string; field?: string } };
type Mail = { subject: string; from: string; to: string[]; text: string; html: string };

describe.each(databaseKinds())('inquiries, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const inquiry = (over: object = {}) => ({
    listingId: '1',
    startDate: '2026-07-01',
    endDate: '2026-07-05',
    adults: 2,
    children: 1,
    infants: 0,
    pets: 0,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: { dialCode: '+1', value: '555 0100' },
    message: 'Is the lake warm in July?\nWe bring a canoe.',
    idempotencyKey: randomUUID(),
    ...over,
  });
  const send = (over: object = {}) => booking.guest.post<Refused & { id: string }>('/inquiries', inquiry(over));
  const mails = async (): Promise<Mail[]> =>
    ((await (await fetch(`${booking.world.sandbox.url}/mail.json`)).json()) as { messages: Mail[] }).messages;
  beforeEach(() => booking.database.db.deleteFrom('counted_tries').execute());

  test('BOOK-10: a question is stored and mailed to both sides, once however often it is sent', async () => {
    const over = { idempotencyKey: randomUUID(), email: 'once@example.com', message: '<b>Bold</b> & polite words' };
    const answers = [await send(over), ...(await Promise.all([send(over), send(over)]))];
    expect(inquiryAnswerSchema.parse(answers[0]?.body)).toEqual(answers[0]?.body);
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    const id = answers[0]?.body.id ?? '';
    const found = await eventually(
      async () => (await mails()).filter((mail) => mail.text.includes(id)),
      (list) => list.length >= 2,
    );
    expect(found.map((mail) => mail.to.join()).sort()).toEqual([
      'Roost hosts <hosts@roost.example>',
      'once@example.com',
    ]);
    for (const mail of found) {
      expect(mail.text).toContain('Jul 1 – 5');
      // SAFE-8: nobody's words go from our address to an address that nobody has proven.
      const toHost = mail.to.join().includes('hosts@');
      expect(mail.html.includes('&lt;b&gt;Bold&lt;/b&gt; &amp; polite words')).toBe(toHost);
      expect(mail.text.includes('Ada')).toBe(toHost);
    }
    expect(await booking.database.db.selectFrom('inquiries').select('message').where('id', '=', id).execute()).toEqual([
      { message: over.message },
    ]);
  });

  test('SAFE-8: who is signed in with the address gets a copy of their own words', async () => {
    await booking.signIn('proven@example.com');
    const answer = await send({ email: 'proven@example.com', message: 'My own words, please' });
    const found = await eventually(
      async () => (await mails()).filter((mail) => mail.text.includes(answer.body.id)),
      (list) => list.length >= 2,
    );
    for (const mail of found) expect(mail.text).toContain('My own words, please');
  });

  test("SAFE-8: another guest's key opens nobody's thread", async () => {
    const over = { idempotencyKey: 'the same key', email: 'first@example.com' };
    const { id } = (await send(over)).body;
    const stranger = new TestGuest(booking.world.url());
    const answer = await stranger.post<Refused>('/inquiries', inquiry({ ...over, email: 'second@example.com' }));
    expect([answer.status, answer.body.error.code]).toEqual([409, 'key_used']);
    expect((await stranger.get(`/messages/${id}`)).status).toBe(404);
  });

  test('BOOK-10: dates and guests may be left out', async () => {
    expect((await send({ startDate: '', endDate: '', adults: 0, children: 0 })).status).toBe(201);
  });

  test.each<[string, object, number, string, string | undefined]>([
    ['no home', { listingId: '' }, 422, '1001', 'listing'],
    ['an unknown home', { listingId: 'x' }, 422, '1001', 'listing'],
    ['a withdrawn home', { listingId: 'gone' }, 422, '1022', 'listing'],
    ['no first name', { firstName: ' ' }, 422, '1008', 'firstName'],
    ['no last name', { lastName: '' }, 422, '1009', 'lastName'],
    ['a web address for a name (SAFE-8)', { firstName: 'Win at evil.com' }, 422, 'name_invalid', 'firstName'],
    ['no e-mail', { email: '' }, 422, '1010', 'email'],
    ['half an e-mail', { email: 'ada@example' }, 422, '1011', 'email'],
    ['words for a phone', { phone: { dialCode: '+1', value: 'call me' } }, 422, 'phone_invalid', 'phone'],
    ['no message', { message: '   ' }, 422, 'message_required', 'message'],
    ['a novel', { message: 'x'.repeat(2_001) }, 422, 'message_too_long', 'message'],
    ['dates the wrong way round', { endDate: '2026-06-30' }, 422, '1005', 'endDate'],
    ['no key', { idempotencyKey: '' }, 400, 'bad_request', 'idempotencyKey'],
  ])('BOOK-10: %s is refused beside its field', async (_name, over, status, code, field) => {
    const answer = await send(over);
    expect([answer.status, answer.body.error.code, answer.body.error.field]).toEqual([status, code, field]);
  });

  test('BOOK-10: one e-mail address may ask 5 times an hour, one network address 20 times', async () => {
    const statuses = async (count: number, email: (index: number) => string) => {
      const all: number[] = [];
      for (let index = 0; index < count; index += 1) all.push((await send({ email: email(index) })).status);
      return all;
    };
    expect(await statuses(6, () => 'often@example.com')).toEqual([201, 201, 201, 201, 201, 429]);
    expect(
      (await statuses(15, (index) => `guest${index}@example.com`)).filter((status) => status === 429),
    ).toHaveLength(1);
    booking.world.clock.advance(61);
    expect((await send({ email: 'often@example.com' })).status).toBe(201);
  }, 180_000);
});
