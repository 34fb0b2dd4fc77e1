/**
 * Changing a booked stay (STAY-2): nights held by stays and changes under one constraint, the changes, and refunds of
 * parts. Its function is long because a migration is one list of statements.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const HOLDERS = [
  { table: 'stays', id: 'code', stay: 'code', holding: "('pending', 'confirmed')" },
  { table: 'stay_changes', id: 'id', stay: 'stay_code', holding: "('pending')" },
] as const;

export const stayChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table stays
        add column paid_cents integer check (paid_cents >= 0),
        add column locked_cents integer not null default 0 check (locked_cents >= 0),
        add column first_charge_cents integer,
        add column changes integer not null default 0`.execute(db);
    await sql`comment on column stays.paid_cents is 'what we hold of the guest''s money; null while the stay was never changed: the total of its quote'`.execute(
      db,
    );
    await sql`
      create table stay_changes (
        id text primary key,
        stay_code text not null references stays (code) on delete cascade,
        listing_id text not null,
        start_date date not null,
        end_date date not null,
        status text not null check (status in ('pending', 'done', 'failed')),
        quote jsonb not null,
        due_cents integer not null check (due_cents >= 0),
        refund_cents integer not null check (refund_cents >= 0),
        paid_cents integer not null check (paid_cents >= 0),
        locked_cents integer not null check (locked_cents >= 0),
        payment_method_id text not null,
        payment_intent_id text unique,
        payment_attempt integer not null default 0,
        release_due boolean not null default false,
        settle_tries integer not null default 0,
        next_try_at timestamptz not null default to_timestamp(0),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (start_date < end_date),
        check (due_cents = 0 or refund_cents = 0)
      )`.execute(db);
    await sql`create index stay_changes_of_stay on stay_changes (stay_code)`.execute(db);
    await sql`create unique index stay_changes_one_at_a_time on stay_changes (stay_code) where status = 'pending'`.execute(
      db,
    );
    await sql`create index stay_changes_unsettled on stay_changes (updated_at) where status = 'pending' or release_due`.execute(
      db,
    );
    await sql`
      create table stay_refunds (
        id text primary key,
        stay_code text not null references stays (code) on delete cascade,
        reason text not null check (reason in ('change', 'cancellation')),
        payment_intent_id text not null,
        amount_cents integer not null check (amount_cents > 0),
        status text not null check (status in ('due', 'done', 'failed')),
        refund_id text,
        payment_attempt integer not null default 0,
        settle_tries integer not null default 0,
        next_try_at timestamptz not null default to_timestamp(0),
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index stay_refunds_of_stay on stay_refunds (stay_code)`.execute(db);
    await sql`create index stay_refunds_due on stay_refunds (next_try_at) where status = 'due'`.execute(db);
    await sql`alter table reservation_requests add column change_id text references stay_changes (id) on delete cascade`.execute(
      db,
    );
    await sql`create index reservation_requests_by_change on reservation_requests (change_id) where change_id is not null`.execute(
      db,
    );

    // No night is sold twice, whoever holds it: a stay, or a change that waits for its payment. Nights of one stay may
    // overlap with each other.
    await sql`
      create table held_nights (
        holder text primary key,
        stay_code text not null,
        listing_id text not null,
        start_date date not null,
        end_date date not null,
        constraint nights_never_shared exclude using gist
          (listing_id with =, daterange(start_date, end_date) with &&, stay_code with <>)
      )`.execute(db);
    await sql`
      insert into held_nights (holder, stay_code, listing_id, start_date, end_date)
      select code, code, listing_id, start_date, end_date from stays where status in ('pending', 'confirmed')`.execute(
      db,
    );
    for (const { table, id, stay, holding } of HOLDERS) {
      await sql`
        create function ${sql.raw(`hold_nights_of_${table}`)}() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' then
            delete from held_nights where holder = old.${sql.raw(id)};
          elsif new.status in ${sql.raw(holding)} then
            insert into held_nights (holder, stay_code, listing_id, start_date, end_date)
            values (new.${sql.raw(id)}, new.${sql.raw(stay)}, new.listing_id, new.start_date, new.end_date)
            on conflict (holder) do update set listing_id = excluded.listing_id, start_date = excluded.start_date, end_date = excluded.end_date;
          else
            delete from held_nights where holder = new.${sql.raw(id)};
          end if;
          return null;
        end $$`.execute(db);
      await sql`
        create trigger ${sql.raw(`${table}_hold_nights`)} after insert or delete or update of status, listing_id, start_date, end_date on ${sql.raw(table)}
        for each row execute function ${sql.raw(`hold_nights_of_${table}`)}()`.execute(db);
    }
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_kind_check,
        add constraint mail_outbox_kind_check check (kind in ('confirmation', 'arrival', 'change', 'cancellation', 'trip-link', 'inquiry-guest', 'inquiry-host', 'question-host', 'question-guest'))`.execute(
      db,
    );
  },
};
