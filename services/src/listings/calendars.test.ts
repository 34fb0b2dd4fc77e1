import { sql } from 'kysely';
import { addDays } from '@roost/shared/domain/dates';
import type { OpenDatabase } from '../db/open.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testHome } from '../testing/homes.ts';
import { startWorld, type TestWorld } from '../testing/world.ts';
import { bookableDays, readBookableDays } from './calendars.ts';

const FROM = '2026-06-01';
const DAYS = 60;
/** Stays of one home: two that follow each other, one over the end of the calendar, one that begins on its first day. */
const STAYS: readonly (readonly [string, string])[] = [
  ['2026-06-01', '2026-06-03'],
  ['2026-06-10', '2026-06-14'],
  ['2026-06-14', '2026-06-15'],
  ['2026-07-28', '2026-08-03'],
];

describe.each(databaseKinds())('calendars on %s', (kind) => {
  let database: OpenDatabase;
  let world: TestWorld;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    const homes = ['held', 'free'].map((id) => testHome({ id, from: FROM, days: DAYS }));
    world = await startWorld({ database, homes, today: FROM });
    for (const [at, [from, until]] of STAYS.entries())
      await sql`insert into held_nights (holder, stay_code, listing_id, start_date, end_date)
        values (${`S${at}`}, ${`S${at}`}, 'held', ${from}, ${until})`.execute(database.db);
  }, 180_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  test('LIST-3, BOOK-8: some days of a calendar are what they are in all of it', async () => {
    const whole = new Map([
      ['held', await bookableDays(database.db, 'held')],
      ['free', await bookableDays(database.db, 'free')],
    ]);
    expect(new Set(whole.get('held')?.map(({ code }) => code)).size).toBeGreaterThan(1);
    for (let first = -3; first <= DAYS + 2; first += 1)
      for (const length of [0, 1, 4, 2 * DAYS]) {
        const range = { from: addDays(FROM, first), until: addDays(FROM, first + length) };
        const read = await readBookableDays(database.db, ['held', 'free', 'unknown'], { range });
        for (const [id, days] of whole)
          expect([id, range, read.get(id)]).toEqual([
            id,
            range,
            days.filter(({ date }) => date >= range.from && date < range.until),
          ]);
        expect(read.has('unknown')).toBe(false);
      }
  });

  test('LIST-3, BOOK-8: a stay that is being changed holds no night of them', async () => {
    const range = { from: '2026-06-10', until: '2026-06-15' };
    const isIn = ({ date }: { date: string }) => date >= range.from && date < range.until;
    const read = async (exceptStay: string) =>
      (await readBookableDays(database.db, ['held'], { exceptStay, range })).get('held');
    expect(await read('S1')).toEqual((await bookableDays(database.db, 'held', 'S1')).filter(isIn));
    expect(await read('S1')).not.toEqual(await read(''));
  });
});
