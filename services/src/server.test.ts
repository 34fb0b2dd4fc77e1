import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { listingPageSchema } from '@roost/shared/contracts/listing';
import { freshDatabase } from './testing/databases.ts';
import { testHome } from './testing/homes.ts';
import { eventually, startWorld, type TestWorld } from './testing/world.ts';
import type { OpenDatabase } from './db/open.ts';
import { findOutage } from './outage.ts';
import { TestGuest } from './testing/guest.ts';

describe('services in bad times', () => {
  let database: OpenDatabase;
  let world: TestWorld;
  beforeAll(async () => {
    database = await freshDatabase();
    const homes = ['1', '2'].map((id) => testHome({ id, from: '2026-06-01' }));
    world = await startWorld({ database, homes, today: '2026-06-01' });
  }, 180_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  test('SAFE-6: a request that arrives a byte at a time is cut', async () => {
    const { port } = new URL(world.url());
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /quotes HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
    );
    const drip = setInterval(() => socket.write(' '), 500);
    const begun = performance.now();
    socket.resume();
    await new Promise((resolve) => {
      socket.once('close', resolve);
    });
    clearInterval(drip);
    expect(performance.now() - begun).toBeLessThan(60_000);
  }, 120_000);

  test.each<[string, string, string[], number]>([
    ['two hosts', '/home', ['host', 'a.example', 'host', 'b.example'], 400],
    ['a target at another host', 'http://b.example/home', ['host', 'a.example'], 400],
    ['300 headers', '/home', ['host', 'a', ...Array.from({ length: 300 }, (_, at) => [`x${at}`, '']).flat()], 431],
    ['a target at the host that it names', 'http://a.example/home', ['host', 'a.example'], 200],
  ])('SAFE-26: %s: %s', async (_name, path, headers, status) => {
    const sent = request(world.url(), { path, headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers.connection]).toEqual([status, status === 200 ? 'keep-alive' : 'close']);
    sent.destroy();
  });

  /** Makes every query fail as it does while the database is away. */
  function breakDatabase(error: Error): () => void {
    const executor = database.db.getExecutor();
    const broken = jest.spyOn(executor, 'provideConnection').mockRejectedValue(error);
    const query = jest.spyOn(executor, 'executeQuery').mockRejectedValue(error);
    return () => {
      broken.mockRestore();
      query.mockRestore();
    };
  }

  test('SCALE-3: while the database is away known pages come from memory, writes are refused with a code, and it comes back', async () => {
    const guest = new TestGuest(world.url());
    const nights = { listingId: '1', startDate: '2026-06-10', endDate: '2026-06-12' };
    expect((await guest.quote(nights)).status).toBe(200);
    const before = await guest.get('/listings/1');
    const page = (day: string) => `/listings/1?with=page&months=1&startDate=2026-06-${day}&endDate=2026-06-20&adults=2`;
    const { calendar, similar, ...home } = z.parse(listingPageSchema, (await guest.get(page('15'))).body);
    expect([calendar?.days.length, similar?.some(({ price }) => price)]).toEqual([30, true]);
    const undated = similar?.map(({ price: _price, ...other }) => other);
    const mend = breakDatabase(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    expect((await guest.get('/listings/1')).body).toEqual(before.body);
    // Of the page that was asked for other nights, what is not of this moment.
    expect((await guest.get(page('10'))).body).toEqual({ ...home, calendar: null, similar: undated });
    const refused = await guest.quote(nights);
    expect([refused.status, refused.body]).toMatchObject([503, { error: { code: 'unavailable' } }]);
    expect(refused.headers.get('retry-after')).toBe('5');
    mend();
    expect((await guest.quote(nights)).status).toBe(200);
  });

  test('SAFE-13: with a full disk writes are refused with a code, and /healthz says which part', async () => {
    const guest = new TestGuest(world.url());
    const nights = { listingId: '1', startDate: '2026-06-10', endDate: '2026-06-12' };
    await guest.get('/auth/csrf');
    const mend = breakDatabase(Object.assign(new Error('could not extend file'), { code: '53100' }));
    const refused = await guest.quote(nights);
    expect([refused.status, refused.body]).toMatchObject([503, { error: { code: 'storage_full' } }]);
    mend();
    world.clock.advance(1);
    const health = await guest.get<{ ok: boolean; parts: object }>('/healthz');
    expect([health.status, health.body.ok, health.body.parts]).toMatchObject([503, false, { disk: false }]);
  });

  test('SAFE-13: refused requests, failed stays and old quotes are deleted when their time is over, and nothing else is', async () => {
    const { db } = database;
    const old = new Date(world.clock.now().getTime() - 40 * 86_400_000);
    for (let count = 0; count < 3; count += 1)
      await sql`insert into reservation_requests (idempotency_key, body_hash, answer_status, answer, lease_until, created_at)
        values (${`old-${count}`}, '', 422, '{}', ${old}, ${old})`.execute(db);
    await sql`insert into reservation_requests (idempotency_key, body_hash, answer_status, answer, lease_until, created_at)
      values ('young', '', 422, '{}', ${old}, ${world.clock.now()})`.execute(db);
    for (const status of ['failed', 'confirmed', 'cancelled'])
      await sql`insert into stays (code, listing_id, start_date, end_date, status, party, quote, guest, billing, guest_email, payment_method_id, subscribe, updated_at)
        values (${`OLD${status}`}, '1', '2026-08-01', '2026-08-03', ${status}, '{}', '{}', '{}', '{}', '', '', false, ${old})`.execute(
        db,
      );
    await sql`insert into quotes (id, listing_id, quote, expires_at) values ('old', '1', '{}', ${old})`.execute(db);
    await world.restart();
    await eventually(
      () => db.selectFrom('stays').select('code').where('code', 'like', 'OLD%').orderBy('code').execute(),
      (rows) => rows.length === 2,
    );
    const keys = await db.selectFrom('reservation_requests').select('idempotency_key').execute();
    expect(keys).toEqual([{ idempotency_key: 'young' }]);
    expect(await db.selectFrom('quotes').select('id').where('id', '=', 'old').execute()).toEqual([]);
  });
});

test.each<[{ code?: string; message?: string }, string | undefined]>([
  [{ code: '57P01' }, 'unavailable'],
  [{ code: '08006' }, 'unavailable'],
  [{ code: '57014' }, 'unavailable'],
  [{ code: '53000' }, 'unavailable'],
  [{ message: 'could not seek to end of file "base/5/17136": No file descriptors available' }, 'unavailable'],
  [{ message: 'Connection terminated unexpectedly' }, 'unavailable'],
  [{ message: 'timeout exceeded when trying to connect' }, 'unavailable'],
  [{ code: 'ENOSPC' }, 'storage_full'],
  [{ code: '53100' }, 'storage_full'],
  [{ code: '23505' }, undefined],
  [{ message: 'anything else' }, undefined],
])('SCALE-3: %j is %s', (error, code) => {
  expect(findOutage(Object.assign(new Error(error.message ?? ''), error))?.code).toBe(code);
});
