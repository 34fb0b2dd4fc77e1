import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { isDatabaseAway, isDiskFull } from './errors.ts';
import { LastingPglite } from './lasting-pglite.ts';
import { fromPglite } from './open.ts';

/** A PGlite that remembers what it was asked, and ends when it is told to. */
class FakePglite {
  ended = false;
  readonly asked: string[] = [];
  query = (statement: string): Promise<{ rows: object[] }> => {
    if (this.ended) return Promise.reject(Object.assign(new Error('unreachable'), { name: 'RuntimeError' }));
    this.asked.push(statement);
    return statement.includes('broken')
      ? Promise.reject(Object.assign(new Error('syntax'), { code: '42601', severity: 'ERROR' }))
      : Promise.resolve({ rows: [{ one: 1 }] });
  };
  transaction = async <T>(work: (tx: FakePglite) => Promise<T>): Promise<T> => {
    await this.query('begin');
    return work(this);
  };
  close = (): Promise<void> => Promise.resolve();
}

function setUp(open: () => Promise<FakePglite> = () => Promise.resolve(new FakePglite())) {
  const disk = { hasRoom: true };
  const first = new FakePglite();
  const lasting = new LastingPglite(first as unknown as PGlite, {
    open: async () => (await open()) as unknown as PGlite,
    hasRoom: () => disk.hasRoom,
  });
  const { db } = fromPglite(lasting);
  const write = () => sql`insert into notes values ('a')`.execute(db);
  const read = () => sql`select 1 as one`.execute(db);
  const begin = (statement = sql`select 1`) => db.transaction().execute((tx) => statement.execute(tx));
  return { disk, first, read, write, begin };
}
const reasons = async (runs: Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(runs)).map((each) => (each.status === 'rejected' ? (each.reason as unknown) : null));

test('SAFE-13: without room a write is refused before the database hears of it, in a transaction too, and reads go on', async () => {
  const { disk, first, read, write, begin } = setUp();
  await write();
  disk.hasRoom = false;
  const refused = await reasons([write(), begin(sql`update notes set text = 'b'`), begin(sql`delete from notes`)]);
  expect(refused.map(isDiskFull)).toEqual([true, true, true]);
  expect((await read()).rows).toEqual([{ one: 1 }]);
  expect(first.asked.filter((each) => !/^(?:begin|select)/.test(each))).toEqual(["insert into notes values ('a')"]);
  disk.hasRoom = true;
  await write();
});

test('SAFE-13: a statement that failed ends nothing', async () => {
  const { first, read, begin } = setUp(() => Promise.reject(new Error('never opened again')));
  expect(await reasons([begin(sql`select broken`)])).toMatchObject([{ code: '42601' }]);
  await read();
  expect(first.asked.at(-1)).toBe('select 1 as one');
});

test('SAFE-13: a database that ended is refused as away, at once, and is opened again when it can be', async () => {
  const second = new FakePglite();
  const openings = [() => Promise.reject(new Error('no room')), () => Promise.resolve(second)];
  const { first, read, begin } = setUp(() => (openings.shift() ?? (() => Promise.resolve(second)))());
  let time = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => time);
  first.ended = true;
  // The first meets the end, the second cannot open it, the third does not try again so soon. Nothing waits.
  expect((await reasons([begin(), begin(), read()])).map(isDatabaseAway)).toEqual([true, true, true]);
  time += 2_000;
  await begin();
  await read();
  expect(second.asked).toEqual(['begin', 'select 1', 'select 1 as one']);
  clock.mockRestore();
});
