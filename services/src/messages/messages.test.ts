import { threadSchema, threadsSchema } from '@roost/shared/contracts/messages';
import type { Thread, Threads } from '@roost/shared/contracts/messages';
import type { Reservation } from '@roost/shared/contracts/booking';
import { randomUUID } from 'node:crypto';
import { signingKey } from '../db/settings.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';
import { hostThreadUrl } from './host-link.ts';

type Refused = { error: { code: string; message: string; field?: string } };
type Mail = { subject: string; to: string[]; text: string; html: string };

describe.each(databaseKinds())('TALK-1: messages with the host, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  beforeEach(() => booking.database.db.deleteFrom('counted_tries').execute());

  const booked = async (): Promise<Reservation> => {
    const quote = (await booking.guest.quote(booking.nights())).body;
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', reservationRequest(quote));
    expect(answer.status).toBe(200);
    return answer.body.reservation;
  };
  const inquired = async (over: object = {}) =>
    booking.guest.post<{ id: string } & Refused>('/inquiries', {
      listingId: '1',
      startDate: '2026-07-01',
      endDate: '2026-07-05',
      adults: 2,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'asks@example.com',
      phone: { dialCode: '', value: '' },
      message: 'Is the lake warm in July?',
      idempotencyKey: randomUUID(),
      ...over,
    });
  const write = (code: string, text: string, over: object = {}) =>
    booking.guest.post<Thread & Refused>(`/messages/${code}`, { text, idempotencyKey: randomUUID(), ...over });
  const read = (code: string, guest = booking.guest) => guest.get<Thread & Refused>(`/messages/${code}`);
  const list = async (guest = booking.guest) => (await guest.get<Threads>('/messages')).body;
  const mails = async (): Promise<Mail[]> =>
    ((await (await fetch(`${booking.world.sandbox.url}/mail.json`)).json()) as { messages: Mail[] }).messages;
  const mailWith = async (words: string, to: string): Promise<Mail> => {
    const [mail] = await eventually(
      async () =>
        (await mails()).filter(
          (one) => one.text.includes(words) && one.to.join().toLowerCase().includes(to.toLowerCase()),
        ),
      (found) => found.length > 0,
    );
    if (!mail) throw new Error('no mail');
    return mail;
  };
  const tokenIn = ({ text }: Mail): string => /#(\S+)/.exec(text)?.[1] ?? '';
  /** The host's browser has no cookie of anybody. */
  const asHost = () => {
    const host = new TestGuest(booking.world.url());
    return {
      open: (token: string) => host.post<Thread & Refused>('/messages/host/open', { token }),
      answer: (token: string, text: string, over: object = {}) =>
        host.post<Thread & Refused>('/messages/host/answer', { token, text, idempotencyKey: randomUUID(), ...over }),
    };
  };

  test('a guest writes, the host reads and answers by the mailed link, the guest is told and has it unread', async () => {
    const { code, guest } = await booked();
    const empty = await read(code);
    expect(threadSchema.parse(empty.body)).toEqual(empty.body);
    expect(empty.body.events.map(({ type }) => type)).toEqual(['booked']);
    expect((await list()).threads).toEqual([]);

    const sent = await write(code, ' Where do we park? \r\nWe have two cars. ');
    expect(sent.status).toBe(200);
    expect(sent.body.messages.map(({ from, text }) => [from, text])).toEqual([
      ['guest', 'Where do we park? \nWe have two cars.'],
    ]);
    const told = await mailWith('Where do we park?', 'hosts@roost.example');
    const host = asHost();
    const opened = await host.open(tokenIn(told));
    expect(opened.body.side).toBe('host');
    expect(opened.body.readUpTo).toBe(0);
    const first = opened.body.messages[0]?.id;
    expect((await read(code)).body.otherReadUpTo).toBe(first);

    const answered = await host.answer(tokenIn(told), 'Beside the house <both>.');
    expect(answered.body.messages.map(({ from }) => from)).toEqual(['guest', 'host']);
    const news = await mailWith('Beside the house', guest.email);
    expect(news.html).toContain('Beside the house &lt;both&gt;.');
    expect(news.text).not.toContain('Where do we park?');

    const { threads } = threadsSchema.parse(await list());
    expect(threads.map((thread) => [thread.code, thread.unread, thread.last?.text])).toEqual([
      [code, 1, 'Beside the house <both>.'],
    ]);
    const trip = await booking.guest.get<{ unread?: number }>(`/trips/${code}`);
    expect(trip.body.unread).toBe(1);
    const newest = answered.body.messages.at(-1)?.id ?? 0;
    // A mark beyond the last message is that of the last message: later ones are not seen by it.
    expect((await booking.guest.post(`/messages/${code}/read`, { upTo: newest + 1000 })).body).toEqual({ unread: 0 });
    await host.answer(tokenIn(told), 'And one more.');
    expect((await list()).threads[0]?.unread).toBe(1);
    expect((await booking.guest.post(`/messages/${code}/read`, { upTo: 0 })).body).toEqual({ unread: 1 });
  });

  test('nobody else reads, writes, marks or opens a thread: other guests, other accounts, links of other stays', async () => {
    const first = await booked();
    await write(first.code, 'For Ellen alone');
    const asked = (await inquired({ email: 'private@example.com', message: 'A private question' })).body.id;
    const told = await mailWith('For Ellen alone', 'hosts@roost.example');
    const key = { idempotencyKey: randomUUID() };

    booking.newGuest();
    const own = await booked();
    const ownMail = await mailWith(own.code, own.guest.email);
    const attempts = async () => {
      for (const code of [first.code, asked]) {
        expect((await read(code)).status).toBe(404);
        expect((await write(code, 'Let me in')).status).toBe(404);
        expect((await booking.guest.post(`/messages/${code}/read`, { upTo: 1 })).status).toBe(404);
        for (const token of [tokenIn(ownMail), tokenIn(told), 'x', ''])
          expect((await booking.guest.post(`/messages/${code}/open`, { token })).status).toBe(404);
      }
      expect(JSON.stringify(await list())).not.toMatch(/For Ellen|private question/);
    };
    await attempts();
    await booking.signIn('stranger@example.com');
    await attempts();
    // The guest's own link is none of the host's.
    for (const token of [tokenIn(ownMail), `${tokenIn(told)}x`, tokenIn(told).replace(first.code, own.code)]) {
      expect((await asHost().open(token)).status).toBe(404);
      expect((await asHost().answer(token, 'Send money', key)).status).toBe(404);
    }
    const stored = await booking.database.db
      .selectFrom('messages')
      .select('body')
      .where('thread_code', 'in', [first.code, asked])
      .execute();
    expect(stored.map(({ body }) => body).sort()).toEqual(['A private question', 'For Ellen alone']);
  });

  test('SAFE-8: an inquiry is a thread in the browser that sent it; its answer reaches the address, whose link shows it anywhere', async () => {
    const { id } = (await inquired({ email: 'mailbox@example.com', message: 'Is there a boat?' })).body;
    expect((await list()).threads.map((thread) => [thread.kind, thread.last?.text])).toEqual([
      ['inquiry', 'Is there a boat?'],
    ]);
    const told = await mailWith('Is there a boat?', 'hosts@roost.example');
    await asHost().answer(tokenIn(told), 'There are two.');
    const news = await mailWith('There are two.', 'mailbox@example.com');
    // Nobody has proven that the address is the writer's: it gets the host's words and none of theirs.
    expect((await mails()).filter((mail) => mail.to.join().includes('mailbox@') && mail.text.includes('boat'))).toEqual(
      [],
    );
    booking.newGuest();
    expect((await read(id)).status).toBe(404);
    const opened = await booking.guest.post<Thread>(`/messages/${id}/open`, { token: tokenIn(news) });
    expect(opened.body.messages.map(({ text }) => text)).toEqual(['Is there a boat?', 'There are two.']);
    expect((await read(id)).status).toBe(200);
    // An inquiry's link is no stay.
    expect((await booking.guest.post('/trips/open', { code: id, token: tokenIn(news) })).status).toBe(404);
    booking.newGuest();
    await booking.signIn('mailbox@example.com');
    expect((await list()).threads.map((thread) => [thread.code, thread.unread])).toEqual([[id, 1]]);
  });

  test('a message is stored and mailed once, however often it is sent', async () => {
    const { code } = await booked();
    const over = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([write(code, 'Once only', over), write(code, 'Once only', over)]);
    answers.push(await write(code, 'Once only', over));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await read(code)).body.messages).toHaveLength(1);
    await mailWith('Once only', 'hosts@');
    const rows = await booking.database.db
      .selectFrom('mail_outbox')
      .innerJoin('messages', 'messages.id', 'mail_outbox.message_id')
      .select('mail_outbox.id')
      .where('thread_code', '=', code)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('empty, endless and attached is refused with the reason; and what comes too often', async () => {
    const { code } = await booked();
    const refusals = [
      await write(code, '  \n '),
      await write(code, 'x'.repeat(2_001)),
      await write(code, 'See the picture', { attachments: [{ name: 'a.png' }] }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.error.code, body.error.field])).toEqual([
      [422, 'message_required', 'text'],
      [422, 'message_too_long', 'text'],
      [422, 'attachments_refused', 'text'],
    ]);
    const { csrfToken } = (await booking.guest.get<{ csrfToken: string }>('/auth/csrf')).body;
    const form = await booking.guest.post<Refused>(
      `/messages/${code}`,
      {},
      {
        'content-type': 'multipart/form-data; boundary=x',
        'x-csrf-token': csrfToken,
      },
    );
    expect([form.status, form.body.error.code]).toEqual([415, 'attachments_refused']);
    expect(form.body.error.message).toMatch(/words only/);
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) statuses.push((await write(code, `Message ${index}`)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await read(code)).body.messages).toHaveLength(30);
  });

  test('SAFE-11: what was not sent is sealed for its thread and side, opens for who may write there, and for two hours', async () => {
    const [own, other] = [await booked(), await booked()];
    const link = hostThreadUrl('', own.code, booking.world.clock.now(), await signingKey(booking.database.db));
    const token = link.split('#')[1] ?? '';
    const text = 'Can we bring a canoe?\n¿Y un perro?';
    type Answer = { sealed: string; text: string | null };
    const send = async (path: string, body: object, guest = booking.guest) => {
      const answer = await guest.post<Answer>(path, body);
      return answer.status === 200 ? (answer.body.sealed ?? answer.body.text) : answer.status;
    };
    const of = ({ code }: Reservation, end = '') => `/messages/${code}/draft${end}`;
    const stranger = new TestGuest(booking.world.url());
    const sealed = String(await send(of(own), { text }));
    const hosts = String(await send('/messages/host/draft', { token, text: 'Yes.' }, stranger));
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/canoe|perro/);
    expect([
      await send(of(own, '/open'), { sealed }),
      await send('/messages/host/draft/open', { token, sealed: hosts }, stranger),
      // Of another thread, of the other side, changed, and by somebody who may not write there.
      await send(of(other, '/open'), { sealed }),
      await send('/messages/host/draft/open', { token, sealed }, stranger),
      await send(of(own, '/open'), { sealed: hosts }),
      await send(of(own, '/open'), { sealed: `A${sealed}` }),
      await send(of(own, '/open'), { sealed }, stranger),
      await send(of(own), { text: 'x'.repeat(2_001) }),
      await send('/messages/host/draft', { token: 'x', text }, stranger),
    ]).toEqual([text, 'Yes.', null, null, null, null, 404, 400, 404]);
    const longest = String(await send(of(own), { text: '語'.repeat(2_000) }));
    expect(await send(of(own, '/open'), { sealed: longest })).toHaveLength(2_000);
    booking.world.clock.advance(121);
    expect(await send(of(own, '/open'), { sealed })).toBeNull();
  });

  test('a host who keeps the page open for hours goes on reading and answering; links that are guessed do not', async () => {
    const { code } = await booked();
    const { db } = booking.database;
    const key = await signingKey(db);
    const token = hostThreadUrl('', code, booking.world.clock.now(), key).split('#')[1] ?? '';
    const host = asHost();
    for (let page = 0; page < 245; page += 1) expect((await host.open(token)).status).toBe(200);
    const guesses = [];
    for (let guess = 0; guess < 241; guess += 1) guesses.push((await host.open('x')).status);
    expect([guesses.at(239), guesses.at(240)]).toEqual([404, 429]);
    expect((await host.open(token)).status).toBe(200);
  }, 120_000);

  test('a host’s link ends after 60 days, and nobody can move its end', async () => {
    const { code } = await booked();
    const { db } = booking.database;
    const getLink = (days: number) => {
      const made = new Date(booking.world.clock.now().getTime() - days * 86_400_000);
      return signingKey(db).then((key) => hostThreadUrl('http://localhost', code, made, key).split('#')[1] ?? '');
    };
    expect((await asHost().open(await getLink(59))).status).toBe(200);
    const old = await getLink(61);
    expect((await asHost().open(old)).status).toBe(404);
    expect((await asHost().answer(old, 'Too late')).status).toBe(404);
    expect((await asHost().open(old.replace(/~\d+/, '~9999999999999'))).status).toBe(404);
  });
});
