/**
 * One feeder at a time: with several processes on one PostgreSQL, two deliveries side by side could leave the older record in the
 * index. The lease is a row of `settings` that holds the instant it ends.
 */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

const NAME = 'feeder_lease';
const LEASE_MS = 60_000;

/** Takes or, when `held`, prolongs the lease. False when another process has it. */
export async function takeFeederLease(db: Db, now: Date, held = false): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const rows = await sql`
    insert into settings (name, value) values (${NAME}, ${until})
    on conflict (name) do update set value = excluded.value where settings.value <= ${now.toISOString()} or ${held}::boolean
    returning name`.execute(db);
  return rows.rows.length > 0;
}

export async function giveFeederLease(db: Db): Promise<void> {
  await sql`update settings set value = '' where name = ${NAME}`.execute(db);
}
