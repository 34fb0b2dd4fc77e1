import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { smtpAddress } from '@roost/shared/contracts/smtp-address';
import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import { parseConfig } from '../config.ts';
import { seedWhenEmpty } from '../db/seed.ts';
import { silentLog } from '../log.ts';
import { currentQuote } from '../quotes/store.ts';
import { freshDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { testHome } from '../testing/homes.ts';
import { startSandbox } from '../testing/sandbox.ts';
import { TestClock } from '../testing/world.ts';
import { mailOutbox } from './outbox.ts';

test('BOOK-9: a mail server that accepts the connection and stays silent is given up', async () => {
  const open: Socket[] = [];
  const server = createServer((socket) => open.push(socket));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const transport = nodemailer.createTransport(smtpAddress(`smtp://127.0.0.1:${port}`, 100));
  await expect(transport.sendMail({ from: 'a@b.co', to: 'c@d.co', text: 'Hello' })).rejects.toThrow(
    /Greeting never received|Timeout/,
  );
  for (const socket of open) socket.destroy();
  server.close();
});

test('BOOK-9: a mail that cannot be sent waits, is tried again later, and is sent once', async () => {
  const clock = new TestClock('2026-06-01T12:00:00Z');
  const database = await freshDatabase();
  const { db } = database;
  await seedWhenEmpty(db, () => [testHome({ from: '2026-06-01' })], 1, silentLog);
  const quote = await currentQuote(
    'q',
    { listingId: '1', startDate: '2026-06-10', endDate: '2026-06-12', adults: 2, children: 0, infants: 0, pets: 0 },
    { db, now: clock.now, phone: '' },
  );
  await sql`insert into stays (code, listing_id, start_date, end_date, status, party, quote, guest, billing, guest_email, payment_method_id, subscribe)
    values ('CODE', '1', '2026-06-10', '2026-06-12', 'confirmed', ${JSON.stringify(quote.party)}::jsonb, ${JSON.stringify(quote)}::jsonb,
      '{"firstName": "Ada", "lastName": "L", "email": "ada@example.com"}', '{}', 'ada@example.com', '', false)`.execute(
    db,
  );
  await db
    .insertInto('mail_outbox')
    .values({ stay_code: 'CODE', inquiry_id: null, next_at: clock.now(), sent_at: null })
    .execute();
  const row = () => db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();

  const deps = { db, now: clock.now, log: silentLog, siteUrl: 'http://localhost:3000', phone: '555', key: 'k' };
  const away = mailOutbox({
    ...deps,
    mail: { smtpUrl: `smtp://127.0.0.1:${await freePort()}`, from: 'a@b.co', hosts: 'h@b.co', replies: null },
  });
  const next = await away.deliver();
  expect(next?.getTime()).toBe(clock.now().getTime() + 5_000);
  expect(await row()).toMatchObject({ attempts: 1, sent_at: null });
  await away.deliver();
  expect((await row()).attempts).toBe(1);
  clock.advance(1);
  expect((await away.deliver())?.getTime()).toBe(clock.now().getTime() + 10_000);
  away.close();

  const sandbox = await startSandbox();
  const outbox = mailOutbox({ ...deps, mail: parseConfig(sandbox.environment).mail });
  clock.advance(1);
  expect(await outbox.deliver()).toBeNull();
  expect(await outbox.deliver()).toBeNull();
  // SCALE-3: a process that was killed between the server's answer and its own note of it. The mail goes out again,
  // under the same id.
  await db.updateTable('mail_outbox').set({ sent_at: null, next_at: clock.now() }).execute();
  expect(await outbox.deliver()).toBeNull();
  outbox.close();
  const { messages } = (await (await fetch(`${sandbox.url}/mail.json`)).json()) as {
    messages: { subject: string; attachments: { filename: string; text: string }[] }[];
  };
  expect(messages.map((mail) => mail.subject)).toEqual(['Your stay is booked: A house by the lake, Jun 10 – 12']);
  expect(messages[0]?.attachments[0]).toMatchObject({
    filename: 'stay.ics',
    text: expect.stringContaining('DTSTART;VALUE=DATE:20260610'),
  });
  await sandbox.close();
  await database.close();
}, 180_000);
