/**
 * One feeder at a time: with several processes on one PostgreSQL, two deliveries side by side could leave the older
 * record in the index. The lease is a row of `settings` that holds the instant it ends and who holds it. It is short
 * and prolonged while its holder lives, so that after a crash the index waits seconds.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

const NAME = 'feeder_lease';
const LEASE_MS = 8_000;
const RENEW_MS = 2_000;

/** Names one holder, e.g. a process. */
export const newFeederHolder = (): string => randomUUID();

/** Takes or prolongs the lease. False when another holder has it. */
export async function takeFeederLease(db: Db, now: Date, holder: string): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const rows = await sql`
    insert into settings (name, value) values (${NAME}, ${`${until} ${holder}`})
    on conflict (name) do update set value = excluded.value
      where split_part(settings.value, ' ', 1) <= ${now.toISOString()} or split_part(settings.value, ' ', 2) = ${holder}
    returning name`.execute(db);
  return rows.rows.length > 0;
}

/** Releases the lease. Without a holder any holder loses it: only for a process that has the database to itself. */
export async function releaseFeederLease(db: Db, holder?: string): Promise<void> {
  await sql`
    update settings set value = ''
    where name = ${NAME} and (${holder ?? null}::text is null or split_part(value, ' ', 2) = ${holder ?? ''})`.execute(
    db,
  );
}

/** Runs `work` and prolongs the lease until it ends. The signal says that another holder has it now. */
export async function whileFeeding<T>(
  { db, now, holder }: { db: Db; now: () => Date; holder: string },
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  let renewal: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    renewal = takeFeederLease(db, now(), holder).then(
      (held) => {
        if (!held) lost.abort();
      },
      () => undefined,
    );
  }, RENEW_MS);
  timer.unref();
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
    // One that is under way would take the lease again, on another connection, after it was given back.
    await renewal;
    await releaseFeederLease(db, holder);
  }
}
