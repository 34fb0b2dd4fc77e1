import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContractions } from '../testing/migration-rules.ts';

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
