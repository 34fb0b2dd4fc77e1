/**
 * What a guest needs at the front door (STAY-1): the owner's guide to a home, a door code for each stay, and the mail
 * three days before.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Six random digits. `gen_random_uuid` is the database's strong source of randomness. */
const SIX_DIGITS = sql`lpad((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 7))::bit(28)::integer % 1000000)::text, 6, '0')`;

export const arrivals: Migration = {
  async up(db: Kysely<unknown>) {
    // A table of its own: nothing that reads listings for pages or for the index can read a guide by mistake.
    await sql`
      create table home_guides (
        listing_id text primary key references listings (id) on delete cascade,
        guide jsonb not null
      )`.execute(db);
    await sql`alter table stays add column door_code text not null default ${SIX_DIGITS}`.execute(db);
    await sql`comment on column stays.door_code is 'opens the door for this stay alone; given to its guest from three days before check-in'`.execute(
      db,
    );
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_kind_check,
        add constraint mail_outbox_kind_check check (kind in ('confirmation', 'arrival', 'cancellation', 'trip-link', 'inquiry-guest', 'inquiry-host', 'question-host', 'question-guest'))`.execute(
      db,
    );
    // One waiting at a time: stays that are moved are told again.
    await sql`create unique index mail_outbox_arrival_once on mail_outbox (stay_code) where kind = 'arrival' and sent_at is null`.execute(
      db,
    );
    await sql`
      insert into mail_outbox (kind, stay_code, next_at)
      select 'arrival', code, (start_date - 3) + interval '16 hours' from stays
      where status = 'confirmed' and start_date - 3 > current_date`.execute(db);
  },
};
