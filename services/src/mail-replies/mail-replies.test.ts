import { randomUUID } from 'node:crypto';
import type { Thread } from '@roost/shared/contracts/messages';
import type { Reservation } from '@roost/shared/contracts/booking';
import { signingKey } from '../db/settings.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';
import { replyAddress } from './reply-address.ts';

const DOMAIN = 'reply.roost.example';
const SECRET = 'k3v9Xq2mT7pLw4Zr8sYc1NfB6hJd0GuE';
const OLD_SECRET = 'Qw8Er5Ty2Ui9Op4As7Df1Gh6Jk3Lz0Xc';
const HOSTS = 'hosts@roost.example';
const PICTURE = { Name: 'a.png', ContentType: 'image/png', Content: 'x' };
const basic = (secret: string): string => `Basic ${Buffer.from(`roost:${secret}`).toString('base64')}`;

type Answer = { status: number; body: { result?: string; error?: { code: string; message: string } } };
type Mail = { subject: string; to: string[]; text: string; replyTo: string | null };
type Shape = Record<string, unknown>;

describe.each(databaseKinds())('TALK-3: answers by mail, on %s', (kind) => {
  const booking = new BookingWorld(kind, { MAIL_REPLY_DOMAIN: DOMAIN, MAIL_REPLY_SECRET: `${SECRET},${OLD_SECRET}` });
  const db = () => booking.database.db;
  const now = () => booking.world.clock.now();
  beforeEach(async () => {
    await db().deleteFrom('counted_tries').execute();
    // A test waits for its own mails, not for those of the others.
    await db().deleteFrom('mail_outbox').where('sent_at', 'is', null).execute();
    await fetch(`${booking.world.sandbox.url}/mail.json`, { method: 'DELETE' });
  });

  const booked = async (): Promise<Reservation> => {
    const quote = (await booking.guest.quote(booking.nights())).body;
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', reservationRequest(quote));
    expect(answer.status).toBe(200);
    return answer.body.reservation;
  };
  const write = (code: string, text: string) =>
    booking.guest.post<Thread>(`/messages/${code}`, { text, idempotencyKey: randomUUID() });
  const read = async (code: string): Promise<string[]> =>
    (await booking.guest.get<Thread>(`/messages/${code}`)).body.messages.map(({ from, text }) => `${from}: ${text}`);
  const mails = async (to: string): Promise<Mail[]> => {
    const answer = await fetch(`${booking.world.sandbox.url}/mail.json`);
    const { messages } = (await answer.json()) as { messages: Mail[] };
    return messages.filter((one) => one.to.join().toLowerCase().includes(to.toLowerCase()));
  };
  const mailWith = async (words: string, to: string): Promise<Mail> => {
    const found = await eventually(
      async () => (await mails(to)).filter(({ text }) => text.includes(words)),
      (all) => all.length > 0,
    );
    return found[0] as Mail;
  };
  /** Refusals of a thread that the outbox has sent or will. */
  const refusals = async (code: string): Promise<(string | null)[]> =>
    (
      await db()
        .selectFrom('mail_outbox')
        .innerJoin('mail_replies', 'mail_replies.id', 'mail_outbox.reply_id')
        .select('reason')
        .where('thread_code', '=', code)
        .orderBy('mail_outbox.id')
        .execute()
    ).map(({ reason }) => reason);
  const getAddress = async (code: string, side: 'guest' | 'host', madeAt = now()): Promise<string> =>
    replyAddress({ code, side }, DOMAIN, madeAt, await signingKey(db())) ?? '';

  const mail = (to: string, from: string, text: string, over: Shape = {}): Shape => ({
    From: `Somebody <${from}>`,
    FromFull: { Email: from, Name: 'Somebody', MailboxHash: '' },
    OriginalRecipient: to,
    MailboxHash: '',
    MessageID: randomUUID(),
    TextBody: text,
    HtmlBody: text === '' ? '' : '<p>not read</p>',
    StrippedTextReply: 'not read',
    Headers: [],
    Attachments: [],
    ...over,
  });
  const send = async (body: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
    const answer = await fetch(`${booking.world.url()}/mail/inbound`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: basic(SECRET), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  const result = async (body: Shape): Promise<string | undefined> => {
    const answer = await send(body);
    expect(answer.status).toBe(200);
    return answer.body.result;
  };

  test('host and guest answer by mail: their words stand in the thread, what they quote does not, and the other is told', async () => {
    const { code, guest } = await booked();
    await write(code, 'Where do we park?');
    const told = await mailWith('Where do we park?', HOSTS);
    const address = told.replyTo ?? '';
    const local = address.split('@')[0] ?? '';
    expect(address).toBe(address.toLowerCase());
    expect([local.length <= 64, /^[a-z0-9+-]+$/.test(local), address.split('@')[1]]).toEqual([true, true, DOMAIN]);
    expect(told.text).toContain('reply to this email');

    const quoted = told.text.split('\n').map((line) => `> ${line}`);
    const words = ['Beside the house.', '', 'On Mon, Jun 1, 2026 at 2:00 PM Roost <s@r.co> wrote:', ...quoted].join(
      '\r\n',
    );
    // Servers on the way may write an address in other letters.
    expect(await result(mail(address.toUpperCase(), 'Hosts@Roost.Example', words))).toBe('added');
    expect(await read(code)).toEqual(['guest: Where do we park?', 'host: Beside the house.']);

    const news = await mailWith('Beside the house.', guest.email);
    expect(news.replyTo).not.toBe(address);
    expect(await result(mail(news.replyTo ?? '', guest.email, 'Thank you!\n-- \nEllen'))).toBe('added');
    expect((await read(code)).at(-1)).toBe('guest: Thank you!');
    await mailWith('Thank you!', HOSTS);
    expect(await refusals(code)).toEqual([]);
  });

  test('the first mail of an inquiry is answered into its thread too', async () => {
    const { id } = (
      await booking.guest.post<{ id: string }>('/inquiries', {
        listingId: '1',
        startDate: '2026-07-01',
        endDate: '2026-07-05',
        adults: 2,
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'asks@example.com',
        phone: { dialCode: '', value: '' },
        message: 'Is there a canoe?',
        idempotencyKey: randomUUID(),
      })
    ).body;
    const told = await mailWith('Is there a canoe?', HOSTS);
    expect(told.text).not.toContain('not on the page');
    expect(await result(mail(told.replyTo ?? '', HOSTS, 'Two of them.'))).toBe('added');
    expect(await read(id)).toEqual(['guest: Is there a canoe?', 'host: Two of them.']);
    const news = await mailWith('Two of them.', 'asks@example.com');
    expect(await result(mail(news.replyTo ?? '', 'asks@example.com', 'Lovely.'))).toBe('added');
  });

  test('without the secret nothing is read: wrong, missing, in another form; too many are stopped; a secret that is being replaced counts', async () => {
    const { code } = await booked();
    await write(code, 'Hello');
    const body = mail(await getAddress(code, 'host'), HOSTS, 'In?');
    const wrong = [
      '',
      'Basic',
      `Bearer ${SECRET}`,
      basic(''),
      basic(`${SECRET}x`),
      basic(SECRET.slice(1)),
      basic(`${SECRET},${OLD_SECRET}`),
    ];
    for (const authorization of wrong) {
      const answer = await send(body, { authorization });
      expect([authorization, answer.status, answer.body.error?.code]).toEqual([authorization, 401, 'unauthorized']);
    }
    // Not even its shape or its size.
    expect((await send('{', { authorization: basic('x') })).status).toBe(401);
    expect((await send('x'.repeat(3_000_000), { authorization: basic('x') })).status).toBe(401);
    expect((await send({}, { authorization: basic('x'), cookie: 'roost.csrf=x' })).status).toBe(401);
    expect(await read(code)).toEqual(['guest: Hello']);
    for (let index = 0; index < 60; index += 1) await send({}, { authorization: basic('x') });
    expect((await send({}, { authorization: basic('x') })).status).toBe(429);
    expect((await send(body, { authorization: basic(OLD_SECRET) })).body.result).toBe('added');
  });

  test('a body of another shape is refused with its field, a larger one with its bound', async () => {
    const good = mail('x@y.zz', 'a@b.co', 'x');
    for (const [field, value] of [
      ['FromFull', 'x'],
      ['FromFull', null],
      ['OriginalRecipient', 7],
      ['MessageID', ''],
      ['TextBody', {}],
      ['Headers', 'x'],
      ['Attachments', [1]],
    ] as const) {
      const answer = await send({ ...good, [field]: value });
      expect([field, answer.status, answer.body.error?.code]).toEqual([field, 400, 'bad_request']);
    }
    for (const body of ['', '{', '[]', 'null', '"x"']) expect((await send(body)).status).toBe(400);
    const photograph = (bytes: number) => [{ ContentType: 'image/png', Content: 'x'.repeat(bytes) }];
    expect(await result({ ...good, Attachments: photograph(8_000_000) })).toBe('ignored');
    const large = await send({ ...good, Attachments: photograph(32 * 1024 * 1024) });
    expect([large.status, large.body.error?.code]).toEqual([413, 'too_large']);
    expect(large.body.error?.message).toMatch(/32 MiB/);
  });

  test('an address that is none, of another thread’s, other side’s or forged token opens nothing; it is not sent again', async () => {
    const [first, second] = [await booked(), await booked()];
    await write(first.code, 'First');
    await write(second.code, 'Second');
    const host = await getAddress(first.code, 'host');
    const other = host.replace(first.code.toLowerCase(), second.code.toLowerCase());
    expect(other).not.toBe(host);
    const forged = [
      other,
      host.replace('+h', '+g'),
      host.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
      host.replace(/-[a-z0-9]{8}-/, '-zzzzzzzz-'),
      host.replace(DOMAIN, 'roost.example'),
      host.replace('reply+', ''),
      `reply+@${DOMAIN}`,
      `reply+${'x'.repeat(57)}@${DOMAIN}`,
      host.replace('@', '@evil.example@'),
      '',
      `${host}\0`,
    ];
    for (const address of forged)
      expect([address, await result(mail(address, HOSTS, 'Send money'))]).toEqual([address, 'ignored']);
    // The guest's own address is not the host's.
    const own = await getAddress(first.code, 'guest');
    expect(await result(mail(own, first.guest.email, 'I am the guest'))).toBe('added');
    expect(await read(first.code)).toEqual(['guest: First', 'guest: I am the guest']);
    expect(await read(second.code)).toEqual(['guest: Second']);
    // Where a provider's own address takes the mail, what follows the `+` names the thread.
    const hash = host.slice('reply+'.length, host.indexOf('@'));
    expect(await result(mail('abc@inbound.example', HOSTS, 'By hash', { MailboxHash: hash.toUpperCase() }))).toBe(
      'added',
    );
  });

  test('an address ends after 60 days, with the change of the guest’s address, with its key, and with the guest', async () => {
    const { code, guest } = await booked();
    await write(code, 'Hello');
    const days = (count: number) => new Date(now().getTime() - count * 86_400_000);
    expect(await result(mail(await getAddress(code, 'host', days(59)), HOSTS, 'In time'))).toBe('added');
    const late = await getAddress(code, 'host', days(61));
    expect(await result(mail(late, HOSTS, 'Late'))).toBe('refused');
    // Nobody but its person hears of it.
    expect(await result(mail(late, 'other@example.com', 'Late'))).toBe('ignored');
    await db().updateTable('stays').set({ proofs_since: now() }).where('code', '=', code).execute();
    const before = await getAddress(code, 'guest', days(1));
    expect(await result(mail(before, 'old@example.com', 'Before'))).toBe('ignored');
    expect(await result(mail(before, guest.email, 'Before'))).toBe('refused');
    expect(await refusals(code)).toEqual(['address_ended', 'address_ended']);
    expect((await read(code)).filter((line) => /Late|Before/.test(line))).toEqual([]);
    const current = await getAddress(code, 'guest');
    expect(await result(mail(current, guest.email, 'After'))).toBe('added');

    const old = await signingKey(db());
    const fresh = 'a fresh key of thirty-two characters';
    await booking.world.restart({ SIGNING_KEYS: `${fresh},${String(old)}` });
    expect(await result(mail(current, guest.email, 'By the old key'))).toBe('added');
    await booking.world.restart({ SIGNING_KEYS: fresh });
    expect(await result(mail(current, guest.email, 'Its key is gone'))).toBe('ignored');
    await booking.world.restart();
    await db().updateTable('stays').set({ forgotten_at: now() }).where('code', '=', code).execute();
    expect(await result(mail(current, guest.email, 'Forgotten'))).toBe('ignored');
    booking.newGuest();
  });

  test('a mail counts once: handed in again, twice at once, and by another name of the provider', async () => {
    const { code } = await booked();
    await write(code, 'Hello');
    const address = await getAddress(code, 'host');
    const once = mail(address, HOSTS, 'Once', { Headers: [{ Name: 'Message-ID', Value: '<a@b>' }] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(once)));
    // Who comes while the first is at work is asked to come again.
    expect(answers.filter(({ body }) => body.result === 'added')).toHaveLength(1);
    expect(
      answers.every(({ status, body }) => status === 503 || ['added', 'duplicate'].includes(body.result ?? '')),
    ).toBe(true);
    expect(await result({ ...once, MessageID: randomUUID() })).toBe('duplicate');
    expect(await result({ ...once, TextBody: 'Other words under the same name' })).toBe('duplicate');
    expect((await read(code)).filter((line) => line === 'host: Once')).toHaveLength(1);
    expect(await read(code)).toHaveLength(2);

    const empty = mail(address, HOSTS, '');
    await Promise.all(Array.from({ length: 6 }, () => send(empty)));
    expect(await result(empty)).toBe('duplicate');
    expect(await refusals(code)).toEqual(['message_required']);
    // A process that ended half way leaves its mail to who hands it in again, but not at once.
    const left = mail(address, HOSTS, 'Left half way');
    expect(await result(left)).toBe('added');
    await db().updateTable('mail_replies').set({ outcome: 'received' }).where('thread_code', '=', code).execute();
    expect((await send(left)).status).toBe(503);
    booking.world.clock.advance(1);
    expect(await result(left)).toBe('added');
    expect((await read(code)).filter((line) => line === 'host: Left half way')).toHaveLength(1);
  });

  test('what is refused is told once, to the person it belongs to, without its words; and stands in no thread', async () => {
    const { code, guest } = await booked();
    await write(code, 'Hello');
    const address = await getAddress(code, 'guest');
    const link = (await mailWith('Hello', HOSTS)).text.match(/https?:\S+/)?.[0] ?? '';
    const refused: [string, Shape][] = [
      ['message_required', mail(address, guest.email, '> only what you wrote')],
      ['message_too_long', mail(address, guest.email, 'x'.repeat(2_001))],
      ['message_too_long', mail(address, guest.email, 'x'.repeat(21_000))],
      ['message_too_long', mail(address, guest.email, `Hi\n${'> x\n'.repeat(20_000)}`)],
      ['attachments_refused', mail(address, guest.email, '', { Attachments: [PICTURE] })],
      ['private_link', mail(address, guest.email, `You said: ${link}`)],
      ['other_address', mail(address, 'other@example.com', 'SPAMWORDS')],
    ];
    for (const [reason, body] of refused) expect([reason, await result(body)]).toEqual([reason, 'refused']);
    expect(await refusals(code)).toEqual(refused.map(([reason]) => reason));
    expect(await read(code)).toEqual(['guest: Hello']);
    const told = await eventually(
      async () =>
        (await mails(guest.email)).filter(({ subject, text }) => /was not sent/.test(subject) && text.includes(code)),
      (all) => all.length === refused.length,
    );
    for (const one of told) {
      expect(one.text).toContain(`/messages/${code}#`);
      expect(one.text).not.toMatch(/SPAMWORDS/);
      expect(one.replyTo).toBeNull();
    }
    expect(await mails('other@example.com')).toEqual([]);
    // Who writes in the name of others does not fill a mailbox.
    for (let index = 0; index < 62; index += 1) await send(mail(address, 'other@example.com', 'x'));
    expect((await refusals(code)).filter((reason) => reason === 'other_address')).toHaveLength(5);
    // Nor does it take from what the person may send.
    expect(await result(mail(address, guest.email, 'It is me'))).toBe('added');
  });

  test('words that come with a file are in the thread, and their writer hears that the file is not; a signed mail has none', async () => {
    const { code, guest } = await booked();
    await write(code, 'Hello');
    const address = await getAddress(code, 'guest');
    expect(await result(mail(address, guest.email, 'See this crack', { Attachments: [PICTURE] }))).toBe('added');
    expect(await read(code)).toEqual(['guest: Hello', 'guest: See this crack']);
    const told = await mailWith('Your words are in your messages', guest.email);
    expect([told.subject, told.replyTo]).toEqual([expect.stringMatching(/went without its files$/), null]);
    expect(told.text).not.toContain('See this crack');
    const signed = { Attachments: [{ ContentType: 'application/pkcs7-signature' }] };
    expect(await result(mail(address, guest.email, 'Signed', signed))).toBe('added');
    expect(await refusals(code)).toEqual(['attachments_refused']);
  });

  test('words of any kind arrive: HTML alone, other alphabets, signs that a database refuses', async () => {
    const { code } = await booked();
    await write(code, 'Hello');
    const address = await getAddress(code, 'host');
    const html = '<div>At &ntilde;oon.</div><div>On Jun 1, 2026 Roost wrote:<br></div><blockquote>Hello</blockquote>';
    expect(await result(mail(address, HOSTS, ' \r\n', { HtmlBody: html }))).toBe('added');
    expect(await result(mail(address, HOSTS, 'Übermorgen, 明日, غدا 🎿\0\ud800 \u202ex'))).toBe('added');
    expect((await read(code)).slice(1)).toEqual(['host: At ñoon.', 'host: Übermorgen, 明日, غدا 🎿\ufffd x']);
    expect(await result(mail(address, HOSTS, '', { HtmlBody: '<p>&nbsp;</p>' }))).toBe('refused');
    expect(await result(mail(address, HOSTS, '', { HtmlBody: `<p>x</p>${'<!-- -->'.repeat(200_000)}` }))).toBe(
      'refused',
    );
    expect(await refusals(code)).toEqual(['message_required', 'message_too_long']);
  });

  test('a cancelled stay is written about as on the page', async () => {
    const { code, guest } = await booked();
    await write(code, 'Hello');
    await db()
      .updateTable('stays')
      .set({ status: 'cancelled', cancelled_at: now() })
      .where('code', '=', code)
      .execute();
    expect(await result(mail(await getAddress(code, 'host'), HOSTS, 'Sorry to hear.'))).toBe('added');
    expect(await result(mail(await getAddress(code, 'guest'), guest.email, 'Thank you.'))).toBe('added');
  });

  test('two programs that answer each other without saying what they are come to an end', async () => {
    const { code, guest } = await booked();
    await write(code, 'Hello');
    const [host, own] = [await getAddress(code, 'host'), await getAddress(code, 'guest')];
    const rounds: unknown[] = [];
    for (let index = 0; index < 4; index += 1) {
      rounds.push(await result(mail(host, HOSTS, 'We are on holiday until May.')));
      rounds.push(await result(mail(own, guest.email, 'I read my mail on Fridays.')));
    }
    expect(rounds).toEqual([...Array(4).fill('added'), ...Array(4).fill('refused')]);
    expect(new Set(await refusals(code))).toEqual(new Set(['said_again']));
    // Who has other words is heard.
    expect(await result(mail(host, HOSTS, 'Back again.'))).toBe('added');
    expect(await result(mail(host, HOSTS, 'We are on holiday until May.'))).toBe('added');
  });

  test('a refusal is written in the guest’s language', async () => {
    const { code, guest } = await booked();
    await write(code, 'Hola');
    await db().updateTable('stays').set({ language: 'es' }).where('code', '=', code).execute();
    expect(await result(mail(await getAddress(code, 'guest'), guest.email, ''))).toBe('refused');
    expect((await mailWith('No encontramos palabras tuyas', guest.email)).subject).toMatch(/^Tu respuesta sobre/);
  });

  test('the limits of the page hold: 30 an hour, a full thread, and mails without end', async () => {
    const { code } = await booked();
    await write(code, 'Hello');
    const address = await getAddress(code, 'host');
    const results: (string | undefined)[] = [];
    for (let index = 0; index < 62; index += 1) results.push(await result(mail(address, HOSTS, `Message ${index}`)));
    const count = (wanted: string) => results.filter((one) => one === wanted).length;
    expect([count('added'), count('refused'), count('ignored')]).toEqual([30, 30, 2]);
    // Said, and not thirty times.
    expect(await refusals(code)).toEqual(Array(5).fill('too_many'));

    const full = await booked();
    await write(full.code, 'Hello');
    const rows = Array.from({ length: 499 }, (_, index) => ({
      thread_code: full.code,
      sender: 'guest' as const,
      body: 'x',
      idempotency_key: `key-${index}`,
      sent_at: now(),
    }));
    await db().insertInto('messages').values(rows).execute();
    expect(await result(mail(await getAddress(full.code, 'host'), HOSTS, 'One more'))).toBe('refused');
    expect(await refusals(full.code)).toEqual(['thread_full']);
  });

  test('what machines write is ignored: absence notes, bounces, lists, our own mail', async () => {
    const { code } = await booked();
    await write(code, 'Hello');
    const address = await getAddress(code, 'host');
    const header = (Name: string, Value: string) => ({ Headers: [{ Name, Value }] });
    const machines: Shape[] = [
      header('Auto-Submitted', 'auto-replied'),
      header('auto-submitted', ' Auto-Generated; x=y'),
      header('Precedence', 'bulk'),
      header('PRECEDENCE', 'auto_reply'),
      header('X-Autoreply', 'yes'),
      header('Return-Path', '<>'),
      header('List-Id', '<a.b>'),
      header('Content-Type', 'multipart/report; x'),
      { Subject: 'Automatic reply: New message' },
      { Subject: 'Respuesta automática: New message' },
      { Subject: ' Out of Office Re: New message' },
      { FromFull: { Email: '' } },
      { FromFull: { Email: 'MAILER-DAEMON@mx.example' } },
      { FromFull: { Email: 'postmaster@x.example' } },
      { FromFull: { Email: 'stays@roost.example' } },
    ];
    for (const over of machines)
      expect([over, await result(mail(address, HOSTS, 'Away until May', over))]).toEqual([over, 'ignored']);
    const person = { ...header('Auto-Submitted', 'no'), Subject: 'Re: Automatic reply' };
    expect(await result(mail(address, HOSTS, 'Here', person))).toBe('added');
    expect(await read(code)).toEqual(['guest: Hello', 'host: Here']);
    expect(await refusals(code)).toEqual([]);
  });

  test('without the setting nothing changes: no address in a mail, and no route', async () => {
    await booking.world.restart({ MAIL_REPLY_DOMAIN: '', MAIL_REPLY_SECRET: '' });
    booking.newGuest();
    const { code } = await booked();
    await write(code, 'Without replies');
    const told = await mailWith('Without replies', HOSTS);
    expect([told.replyTo, /replying/.test(told.text)]).toEqual([null, false]);
    expect((await send(mail(await getAddress(code, 'host'), HOSTS, 'x'))).status).not.toBe(200);
    expect(await read(code)).toEqual(['guest: Without replies']);
    await booking.world.restart();
    booking.newGuest();
  });
});
