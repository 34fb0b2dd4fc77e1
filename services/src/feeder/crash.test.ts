import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { sql } from 'kysely';
import { generateListings } from '../seed/generate.ts';
import { prepareDatabase } from '../start.ts';
import { parseConfig } from '../config.ts';
import { freshDatabase } from '../testing/databases.ts';
import { startSandbox, type TestSandbox } from '../testing/sandbox.ts';
import type { OpenDatabase } from '../db/open.ts';
import { createFeeder, type Feeder } from './feeder.ts';
import { indexClient } from './index-client.ts';

const TODAY = '2026-06-01';
const INDEX = 'prod_listings';
const SIZE = { horizonDays: 400, nightPrices: true, recordBytes: 100_000 };
const homes = [...generateListings({ seed: 'crash', count: 70, today: TODAY })];

let database: OpenDatabase;
let sandbox: TestSandbox;
let client: Algoliasearch;
const events: string[] = [];
const idle = new AbortController().signal;
const now = (): Date => new Date(`${TODAY}T12:00:00Z`);

/** A feeder as a new process would make it; `through` may break its client. */
const feeder = (through: Algoliasearch = client, checkMs = 0): Feeder =>
  createFeeder({
    db: database.db,
    client: through,
    index: INDEX,
    size: SIZE,
    now,
    log: (event) => {
      events.push(event);
    },
    pollMs: 1_000,
    checkMs,
  });
const headline = async (id: string): Promise<unknown> =>
  (await client.getObject({ indexName: INDEX, objectID: id }))['Headline'];
const change = (id: string, to: string): Promise<unknown> =>
  database.db
    .updateTable('listings')
    .set((set) => ({
      document: set.fn<string>('jsonb_set', [
        'document',
        set.val('{headline}'),
        set.cast(set.val(JSON.stringify(to)), 'jsonb'),
      ]),
    }))
    .where('id', '=', id)
    .execute();
const waiting = async (): Promise<number> =>
  (await database.db.selectFrom('index_outbox').selectAll().execute()).length;
const count = async (): Promise<number | undefined> => (await client.searchSingleIndex({ indexName: INDEX })).nbHits;

/** The client, but for one method that ends the process there, as far as anybody can see. */
function dyingAt(method: 'saveObjects' | 'operationIndex', after: number): Algoliasearch {
  let calls = 0;
  return new Proxy(client, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (name !== method || typeof found !== 'function') return found;
      return (...given: unknown[]): unknown => {
        if (calls++ >= after) throw new Error('killed');
        return Reflect.apply(found, target, given);
      };
    },
  });
}

beforeAll(async () => {
  database = await freshDatabase();
  sandbox = await startSandbox();
  const config = parseConfig({ ...sandbox.environment, ROOST_LISTINGS: '70' });
  client = indexClient(config.search);
  await prepareDatabase(database.db, { config, log: () => undefined, generate: () => homes, now });
}, 180_000);
afterAll(async () => {
  await sandbox?.close();
  await database?.close();
}, 120_000);

test('BOOK-8: a first fill that dies half-way leaves no index that says it is whole, and the next one finishes it', async () => {
  await expect(feeder(dyingAt('saveObjects', 1)).turn(idle)).rejects.toThrow('killed');
  expect(await count()).toBe(0);
  await feeder().turn(idle);
  expect(await count()).toBe(homes.filter((home) => home.status === 'Active For Rent').length);
  expect(await waiting()).toBe(0);
}, 120_000);

test('BOOK-8: a process that dies between the database and the index, or between the index and the outbox, loses nothing', async () => {
  const { id } = homes.find((home) => home.status === 'Active For Rent')!;
  const first = feeder(dyingAt('saveObjects', 0));
  await change(id, 'Changed before a crash');
  await expect(first.turn(idle)).rejects.toThrow('killed');
  expect([await waiting(), await headline(id)]).toEqual([1, expect.not.stringContaining('crash')]);
  await feeder().turn(idle);
  expect([await waiting(), await headline(id)]).toEqual([0, 'Changed before a crash']);

  // Written to the index, and killed before the outbox row went: it is written again, which changes nothing.
  await change(id, 'Changed again');
  const rows = await database.db.selectFrom('index_outbox').selectAll().execute();
  await feeder().turn(idle);
  await database.db
    .insertInto('index_outbox')
    .values(rows.map(({ listing_id }) => ({ listing_id })))
    .execute();
  await feeder().turn(idle);
  expect([await waiting(), await headline(id)]).toEqual([0, 'Changed again']);
}, 120_000);

test('BOOK-8: a refresh that dies before it takes its place leaves the old index as it was', async () => {
  const before = await count();
  await sql`update settings set value = value || '-new' where name = 'data_version'`.execute(database.db);
  await expect(feeder(dyingAt('operationIndex', 1)).turn(idle)).rejects.toThrow('killed');
  expect(await count()).toBe(before);
  events.length = 0;
  await feeder().turn(idle);
  expect([await count(), events.at(-1)]).toEqual([before, 'index_ready']);
}, 120_000);

test('BOOK-8: an index whose data are gone while we run is filled again from the database', async () => {
  const running = feeder();
  await running.turn(idle);
  const before = await count();
  const admin = algoliasearch('roost-local', 'local-admin-key', {
    hosts: [{ url: new URL(sandbox.url).host, accept: 'readWrite', protocol: 'http' }],
    timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
  });
  for (const { name } of (await admin.listIndices()).items) await admin.deleteIndex({ indexName: name });
  await running.turn(idle);
  expect([await count(), running.isReady()]).toEqual([before, true]);
}, 120_000);

test('BOOK-8: a quiet feeder neither writes nor asks the index', async () => {
  const running = feeder(client, 60_000);
  await running.turn(idle);
  await sandbox.fault({ part: 'search', mode: 'down' });
  expect(await running.turn(idle)).toBe(1_000);
  await sandbox.clearFaults();
});
