import { connect } from 'node:net';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { silentLog } from '../log.ts';
import { startPlugin, temporaryDirectory } from '../testing.ts';
import { mailPlugin } from './plugin.ts';
import type { ReplySettings } from './reply.ts';
import { MailStore } from './store.ts';

let directory: ReturnType<typeof temporaryDirectory>;
let running: Awaited<ReturnType<typeof startPlugin>>;
let smtpPort = 0;
beforeEach(async () => {
  directory = temporaryDirectory();
  running = await startPlugin((app) =>
    app.register(mailPlugin, {
      dataDir: directory.path,
      port: 0,
      bind: '127.0.0.1',
      log: silentLog,
      replies,
      onListening: (port) => {
        smtpPort = port;
      },
    }),
  );
});
afterEach(async () => {
  await running.app.close();
  directory.remove();
});

const replies: ReplySettings = { domain: 'reply.roost.test', url: 'http://127.0.0.1:9/', secret: 'secret of the site' };
/** Mail that came in at the site, with what authorizes it. */
let handedIn: { authorization: string; mail: { FromFull: object; OriginalRecipient: string; TextBody: string } }[] = [];
let site: Awaited<ReturnType<typeof startPlugin>>;
beforeEach(async () => {
  handedIn = [];
  site = await startPlugin(async (app) => {
    app.post('/mail/inbound', async ({ headers, body }) => {
      handedIn.push({ authorization: headers.authorization ?? '', mail: body as never });
      return { result: 'added' };
    });
  });
  replies.url = `${site.url}/mail/inbound`;
});
afterEach(() => site.app.close());

const MESSAGE = [
  'From: Roost <stay@roost.example>',
  'To: maya@example.com',
  'Subject: =?utf-8?q?Booked=3A_Jun_12_=E2=80=93_16?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>See <a href=3D"http://localhost:3000/booking">your stay</a></p><script>alert(1)</script>',
  '--b',
  'Content-Type: text/calendar',
  'Content-Disposition: attachment; filename="stay.ics"',
  '',
  'BEGIN:VCALENDAR',
  '--b--',
  '',
].join('\r\n');

/** Speaks SMTP line by line; each step waits for the server's answer. */
async function sendMail(message = MESSAGE): Promise<string> {
  const socket = connect(smtpPort, '127.0.0.1');
  const answer = async () => String((await once(socket, 'data'))[0]);
  await answer();
  let last = '';
  for (const line of [
    'EHLO test',
    'MAIL FROM:<stay@roost.example>',
    'RCPT TO:<maya@example.com>',
    'DATA',
    `${message}\r\n.`,
  ]) {
    socket.write(`${line}\r\n`);
    last = await answer();
  }
  socket.end('QUIT\r\n');
  return last;
}

test('SCALE-3: a message that is sent again under its Message-ID is there once, after a restart too', async () => {
  const again = `Message-ID: <confirmation.7.CODE@roost.example>\r\n${MESSAGE}`;
  for (let send = 0; send < 2; send += 1) expect(await sendMail(again)).toMatch(/^250/);
  expect(await sendMail(again.replace('.7.', '.8.'))).toMatch(/^250/);
  const { messages } = (await (await fetch(`${running.url}/mail.json`)).json()) as { messages: unknown[] };
  expect(messages).toHaveLength(2);
  const store = new MailStore(join(directory.path, 'mail'));
  const known = store.ids();
  store.add(Buffer.from(again), new Date());
  expect(store.ids()).toEqual(known);
});

test('BOOK-9: a message sent over SMTP is there as JSON, decoded, with its attachment', async () => {
  expect(await sendMail()).toMatch(/^250/);
  const { messages } = (await (await fetch(`${running.url}/mail.json?to=maya@example.com`)).json()) as {
    messages: unknown[];
  };
  expect(messages).toEqual([
    expect.objectContaining({
      from: 'Roost <stay@roost.example>',
      to: ['maya@example.com'],
      subject: 'Booked: Jun 12 – 16',
      html: expect.stringContaining('href="http://localhost:3000/booking"'),
      attachments: [
        expect.objectContaining({ filename: 'stay.ics', text: expect.stringContaining('BEGIN:VCALENDAR') }),
      ],
    }),
  ]);
});

test('the page lists the message, boxes its HTML in, and offers the attachment', async () => {
  await sendMail();
  const page = await fetch(`${running.url}/mail`);
  const html = await page.text();
  expect(html).toContain('<title>Booked: Jun 12 – 16 · Sandbox mail</title>');
  expect(html).toContain('sandbox="allow-popups');
  expect(html).not.toContain('<script>alert(1)</script>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const attachment = /\/mail\/[\d-]+\/attachments\/0/.exec(html)?.[0] ?? '';
  expect(await (await fetch(`${running.url}${attachment}`)).text()).toContain('BEGIN:VCALENDAR');
});

test('clearing leaves an empty page, and a message that is gone answers 404', async () => {
  await sendMail();
  await fetch(`${running.url}/mail/clear`, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
  expect(await (await fetch(`${running.url}/mail`)).text()).toContain('No mail yet');
  expect((await fetch(`${running.url}/mail/1-0001`)).status).toBe(404);
});

test('who asks again for their mail does not have everybody else’s read again', async () => {
  const store = new MailStore(join(directory.path, 'many'));
  const send = (to: string) => store.add(Buffer.from(`To: ${to}\r\nSubject: for ${to}\r\n\r\nx`), new Date());
  const [other] = [send('bob@example.com'), send('ada@example.com')];
  const subjects = async (to?: string) => (await store.readTo(to)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['for ada@example.com', 'for bob@example.com']);
  // It would fail on a file that is not there.
  rmSync(join(directory.path, 'many', `${other}.eml`));
  expect(await subjects('ada@example.com')).toEqual(['for ada@example.com']);
  send('Ada <ada@example.com>');
  expect(await subjects('ada@')).toEqual(['for Ada <ada@example.com>', 'for ada@example.com']);
  expect(await subjects('nobody@example.com')).toEqual([]);
});

test('the store keeps the newest messages, also over a restart', () => {
  const store = new MailStore(join(directory.path, 'small'), 3);
  for (let second = 1; second <= 5; second += 1)
    store.add(Buffer.from(`Subject: ${second}\r\n\r\n`), new Date(second * 1000));
  expect(readdirSync(join(directory.path, 'small'))).toHaveLength(3);
  expect(new MailStore(join(directory.path, 'small'), 3).ids()).toEqual(store.ids());
  expect(store.source('../../etc/passwd')).toBeNull();
});

describe('TALK-3: answers on the mail page', () => {
  const newestPage = async (): Promise<string> => (await fetch(`${running.url}/mail`)).text();
  const reply = async (text: string): Promise<string> => {
    const action = /action="(\/mail\/[\d-]+\/reply)/.exec(await newestPage())?.[1] ?? '/mail/none/reply';
    const answer = await fetch(`${running.url}${action}`, { method: 'POST', body: new URLSearchParams({ text }) });
    return answer.text();
  };

  test('a mail whose answers the site takes has a form; an answer is handed in as its receiver’s, with the mail quoted', async () => {
    await sendMail(`Reply-To: reply+token@reply.roost.test\r\n${MESSAGE.replace('text/html', 'text/plain')}`);
    expect(await reply('At <noon>.')).toContain('Sent: it is in the messages now.');
    expect(handedIn).toEqual([
      {
        authorization: `Basic ${Buffer.from('sandbox:secret of the site').toString('base64')}`,
        mail: expect.objectContaining({
          FromFull: expect.objectContaining({ Email: 'maya@example.com' }),
          OriginalRecipient: 'reply+token@reply.roost.test',
          TextBody: expect.stringMatching(/^At <noon>\.\n\nOn .* wrote:\n> /),
        }),
      },
    ]);
    await site.app.close();
    expect(await reply('Again')).toContain('The site does not answer');
  });

  test.each(['', 'Reply-To: somebody@example.com\r\n', 'Reply-To: x@reply.roost.test.example\r\n'])(
    'no other mail has one: %j',
    async (header) => {
      await sendMail(`${header}${MESSAGE}`);
      expect(await newestPage()).not.toContain('class="reply"');
      const id = /href="\/mail\/([\d-]+)"/.exec(await newestPage())?.[1] ?? '';
      await fetch(`${running.url}/mail/${id}/reply`, { method: 'POST', body: new URLSearchParams({ text: 'x' }) });
      expect(handedIn).toEqual([]);
    },
  );
});
