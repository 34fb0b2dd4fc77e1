import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { isNightOffered } from '@roost/shared/domain/availability';
import Fastify from 'fastify';
import { openPostgres, type OpenDatabase } from './db/open.ts';
import { replicaReads, type ReplicaReads } from './replica-reads.ts';
import { Keeper } from './soak/cluster/keeper.ts';
import { PostgresPair, type Database } from './soak/cluster/postgres.ts';
import { describeOnPostgres } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { TestGuest, reservationRequest } from './testing/guest.ts';
import { testHome } from './testing/homes.ts';
import { findPostgresBinaries } from './testing/postgres.ts';
import { eventually, startWorld, type TestWorld } from './testing/world.ts';

const FROM = '2026-06-01';
const NIGHT = '2026-06-10';

// A server of TEST_DATABASE_URL has no replica that we could hold back.
if (findPostgresBinaries() !== null)
  describeOnPostgres('SCALE-3: a synchronous replica that shows what happened a minute ago', () => {
    const root = mkdtempSync(join(tmpdir(), 'roost-behind-'));
    const keeper = new Keeper(root);
    let postgres: PostgresPair;
    let primary: Database;
    let replica: Database;
    let database: OpenDatabase;
    let world: TestWorld;
    let reads: ReplicaReads;

    beforeAll(async () => {
      chmodSync(root, 0o755);
      postgres = new PostgresPair(findPostgresBinaries() ?? '', root);
      primary = postgres.at('primary', await freePort());
      postgres.initialise(primary);
      await keeper.start(postgres.spec(primary));
      await postgres.createDatabase(primary.port);
      database = openPostgres(postgres.url(primary.port));
      world = await startWorld({ database, homes: [testHome({ id: '1', from: FROM })], today: FROM });
      replica = postgres.at('replica', await freePort());
      await postgres.rebuild(primary.port, replica);
      await keeper.start(postgres.spec(replica));
      await postgres.makeSynchronous(primary.port);
      reads = replicaReads(postgres.url(replica.port), world.clock.now);
    }, 240_000);
    afterAll(async () => {
      await reads?.close();
      await world?.close();
      await database?.close();
      await keeper.close();
      rmSync(root, { recursive: true, force: true });
    }, 120_000);

    /** What the replica answers to a request for this path. */
    async function ask(path: string): Promise<{ status: number; body: string } | null> {
      const app = Fastify();
      let answer: Awaited<ReturnType<ReplicaReads['answer']>> = null;
      for (const url of ['/listings/:id', '/listings/:id/calendar'])
        app.get(url, async (request) => {
          answer = await reads.answer(request);
          return {};
        });
      await app.listen({ port: 0, host: '127.0.0.1' });
      await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`);
      await app.close();
      return answer;
    }
    /** Whether a night is free, as the replica says; null when it says nothing. */
    async function isFree(): Promise<boolean | null> {
      const answer = await ask(`/listings/1/calendar?from=${FROM}`);
      if (answer === null) return null;
      const { days } = JSON.parse(answer.body) as { days: CalendarDay[] };
      return isNightOffered(days.find(({ date }) => date === NIGHT)?.code ?? 'NX');
    }

    test('says nothing of a calendar until it shows everything that was confirmed; homes go on', async () => {
      await eventually(isFree, (free) => free === true);
      await postgres.query(replica.port, `alter system set recovery_min_apply_delay = '60s'`, 'postgres');
      await postgres.query(replica.port, 'select pg_reload_conf()', 'postgres');
      const guest = new TestGuest(world.url());
      const quote = await guest.quote({ listingId: '1', startDate: NIGHT, endDate: '2026-06-12' });
      const booked = await guest.post('/reservations', reservationRequest(quote.body));
      expect(booked.status).toBe(200);
      await keeper.kill('primary');
      // The replica has the stay on its disk and does not show it.
      expect(await isFree()).toBeNull();
      expect((await ask('/listings/1'))?.status).toBe(200);
      const page = JSON.parse((await ask(`/listings/1?with=page&from=${FROM}`))?.body ?? '') as object;
      expect(page).toMatchObject({ id: '1', calendar: null, similar: expect.any(Array) });
      await postgres.query(replica.port, `alter system set recovery_min_apply_delay = 0`, 'postgres');
      await postgres.query(replica.port, 'select pg_reload_conf()', 'postgres');
      expect(await eventually(isFree, (free) => free !== null)).toBe(false);
    }, 240_000);
  });
