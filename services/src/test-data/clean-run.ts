/** Removes what tests made: their homes with everything that hangs on them, and their guests. */
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

/** Addresses of guests that tests make: nobody receives mail at `.test` (RFC 2606). */
const GUEST_DOMAIN = 'guests.test';

/** Begins the id of every home that a test made. Nothing else is ever removed. */
export const homePrefix = (run: string): string => `test-${run}-`;
export const guestAddress = (run: string, number: number): string => `guest-${number}.${run}@${GUEST_DOMAIN}`;

async function removeHomes(tx: Tx, like: string): Promise<void> {
  const homes = sql`(select id from listings where id like ${like})`;
  const stays = sql`(select code from stays where listing_id in ${homes})`;
  const inquiries = sql`(select id from inquiries where listing_id in ${homes})`;
  await sql`insert into index_outbox (listing_id) select id from listings where id like ${like}`.execute(tx);
  await sql`delete from mail_outbox where stay_code in ${stays} or inquiry_id in ${inquiries}`.execute(tx);
  await sql`delete from reservation_requests where stay_code in ${stays}`.execute(tx);
  await sql`
    with gone as (delete from promo_uses where stay_code in ${stays} returning code),
      uses as (select code, count(*)::integer as count from gone group by code)
    update promos set used = used - uses.count from uses where promos.code = uses.code`.execute(tx);
  await sql`delete from collection_listings where listing_id like ${like}`.execute(tx);
  await sql`delete from quotes where listing_id in ${homes}`.execute(tx);
  await sql`delete from stays where listing_id in ${homes}`.execute(tx);
  await sql`delete from inquiries where listing_id in ${homes}`.execute(tx);
  await sql`delete from reviews where listing_id in ${homes}`.execute(tx);
  await sql`delete from calendars where listing_id in ${homes}`.execute(tx);
  await sql`delete from listings where id like ${like}`.execute(tx);
}

/** Removes what this run made; without a run, what any run made. */
export async function cleanRun(db: Db, run: string | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await removeHomes(tx, run === null ? 'test-%' : `${homePrefix(run)}%`);
    const guests = run === null ? `guest-%@${GUEST_DOMAIN}` : `guest-%.${run}@${GUEST_DOMAIN}`;
    await sql`delete from account_tokens where email like ${guests}`.execute(tx);
    await sql`delete from accounts where email like ${guests}`.execute(tx);
  });
}
