import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContractions, findPlainIndexes } from '../testing/migration-rules.ts';

const MIGRATIONS = join(__dirname, 'migrations');

describe('SCALE-3: a release and the one before it run side by side on one database', () => {
  test.each(readdirSync(MIGRATIONS).filter((name) => name.endsWith('.ts')))('%s takes nothing away', (name) => {
    expect(findContractions(readFileSync(join(MIGRATIONS, name), 'utf8'))).toEqual([]);
  });

  const migration = (statement: string, comment = 'Adds something.') =>
    `/** ${comment} */\nexport const it = { async up(db) { await sql\`${statement}\`.execute(db); } };`;

  test.each([
    'drop table favorites',
    'alter table stays drop column status',
    'alter table stays drop status',
    'alter table stays rename column status to state',
    'alter table stays rename to bookings',
    'alter table stays alter column code type uuid',
    'alter table stays alter code set data type uuid',
    'alter table stays alter column party set not null',
    'alter table stays alter column locked_cents drop default',
    'alter table stays add column note text, add column source text not null',
    'alter table stays add column source text not null',
    'truncate quotes',
  ])('%s is refused, and may be done one release later by a marked migration', (statement) => {
    expect(findContractions(migration(statement))).not.toEqual([]);
    expect(findContractions(migration(statement, 'contract: nothing reads it since release 41.'))).toEqual([]);
  });

  test.each([
    "alter table stays add column source text not null default 'site', add column note text",
    'alter table stays add column area text not null generated always as (lower(code)) stored',
    'alter table stays alter column stay_code drop not null',
    'alter table mail_outbox drop constraint mail_outbox_kind_check, add column x text',
    'create table trips (code text not null, type text not null)',
    'create index stays_by_type on stays (status)',
  ])('%s is allowed', (statement) => {
    expect(findContractions(migration(statement))).toEqual([]);
  });

  test('a mark without a reason is none', () => {
    expect(findContractions(migration('drop table favorites', 'contract: x'))).not.toEqual([]);
  });
});

describe('SCALE-6: an index of a large table keeps no guest waiting', () => {
  /** Of before this rule, on sites that were small then. */
  const OLD = [
    'arrivals.ts',
    'bookings.ts',
    'forgotten-guests.ts',
    'hosts.ts',
    'leases.ts',
    'listing-questions.ts',
    'mail-replies.ts',
    'messages.ts',
    'refunds-paid-otherwise.ts',
    'shared-collections.ts',
    'split-payments.ts',
    'stay-changes.ts',
    'stay-reviews.ts',
  ];

  test.each(readdirSync(MIGRATIONS).filter((name) => name.endsWith('.ts') && !OLD.includes(name)))('%s', (name) => {
    expect(findPlainIndexes(readFileSync(join(MIGRATIONS, name), 'utf8'))).toEqual([]);
  });

  test('the list of old ones has no name too many', () => {
    const plain = OLD.filter((name) => findPlainIndexes(readFileSync(join(MIGRATIONS, name), 'utf8')).length > 0);
    expect(plain).toEqual(OLD);
  });

  const file = (comment: string, statement: string): string =>
    `/** ${comment} */\nawait sql\`${statement}\`.execute(db);`;
  const TOLD = 'A large site makes it `concurrently` beforehand.';

  test.each([
    ['', 'create index stays_by_x on stays (x)'],
    ['', 'create unique index if not exists stays_by_x on stays (x)'],
    [TOLD, 'create index stays_by_x on stays (x)'],
  ])('refused: %s %s', (comment, statement) => {
    expect(findPlainIndexes(file(comment, statement))).toEqual([expect.stringContaining('makes stays_by_x on stays')]);
  });

  test.each([
    [TOLD, 'create index if not exists stays_by_x on stays (x)'],
    ['', 'create table trips (id text); create index trips_by_id on trips (id)'],
  ])('allowed: %s %s', (comment, statement) => {
    expect(findPlainIndexes(file(comment, statement))).toEqual([]);
  });
});
