/**
 * Migrations of the database. One that has run anywhere is never edited; a change is a new one at the end. This file is
 * long because it names every migration, and its function is long because a migration is one list of statements.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationResult } from 'kysely/migration';
import { accountPage } from './migrations/account-page.ts';
import { accounts } from './migrations/accounts.ts';
import { accountRecoveries } from './migrations/account-recoveries.ts';
import { alikeHomes } from './migrations/alike-homes.ts';
import { arrivals } from './migrations/arrivals.ts';
import { bookingLimits } from './migrations/booking-limits.ts';
import { bookings } from './migrations/bookings.ts';
import { cancelledForGuests } from './migrations/cancelled-for-guests.ts';
import { chargedCards } from './migrations/charged-cards.ts';
import { collections } from './migrations/collections.ts';
import { extrasInAnyHome } from './migrations/extras-in-any-home.ts';
import { forgottenGuests } from './migrations/forgotten-guests.ts';
import { homeImports } from './migrations/home-imports.ts';
import { indexOutbox } from './migrations/index-outbox.ts';
import { hosts } from './migrations/hosts.ts';
import { largeBooks } from './migrations/large-books.ts';
import { largeCatalogue } from './migrations/large-catalogue.ts';
import { leases } from './migrations/leases.ts';
import { listingQuestions } from './migrations/listing-questions.ts';
import { mailReplies } from './migrations/mail-replies.ts';
import { messages } from './migrations/messages.ts';
import { proofsSince } from './migrations/proofs-since.ts';
import { questionAnswers } from './migrations/question-answers.ts';
import { passkeys } from './migrations/passkeys.ts';
import { refundsByHand } from './migrations/refunds-by-hand.ts';
import { refundsPaidOtherwise } from './migrations/refunds-paid-otherwise.ts';
import { sessionDevices } from './migrations/session-devices.ts';
import { sharedCollections } from './migrations/shared-collections.ts';
import { splitPayments } from './migrations/split-payments.ts';
import { stayChanges } from './migrations/stay-changes.ts';
import { reviewsTakenBack } from './migrations/reviews-taken-back.ts';
import { stayReviews } from './migrations/stay-reviews.ts';
import { tokenBrowsers } from './migrations/token-browsers.ts';
import { visitEvents } from './migrations/visit-events.ts';
import { whatChanged } from './migrations/what-changed.ts';
import type { Db, Tx } from './schema.ts';
import { guestLanguages } from './migrations/guest-languages.ts';

const initial: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create extension if not exists btree_gist`.execute(db);
    await sql`create table settings (name text primary key, value text not null)`.execute(db);
    // The listing's page is one document; columns that queries need are derived from it, so they cannot disagree.
    await sql`
      create table listings (
        id text primary key,
        document jsonb not null,
        address jsonb not null,
        status text not null generated always as (document->>'status') stored,
        region text not null generated always as (document->>'region') stored,
        property_type text not null generated always as (document->>'propertyType') stored,
        rating double precision generated always as ((document->>'averageRating')::double precision) stored,
        lat double precision not null generated always as ((document->'location'->>'lat')::double precision) stored,
        lng double precision not null generated always as ((document->'location'->>'lng')::double precision) stored
      )`.execute(db);
    await sql`create index listings_by_region on listings (region, rating desc nulls last)`.execute(db);
    await sql`create index listings_by_type on listings (property_type, rating desc nulls last)`.execute(db);
    await sql`
      create table calendars (
        listing_id text primary key references listings (id) on delete cascade,
        starts_on date not null,
        codes text not null,
        min_stays smallint[] not null,
        max_stays smallint[] not null,
        prices_cents integer[] not null,
        check (length(codes) = 2 * cardinality(min_stays)),
        check (cardinality(min_stays) = cardinality(max_stays) and cardinality(min_stays) = cardinality(prices_cents))
      )`.execute(db);
    await sql`
      create table reviews (
        listing_id text not null references listings (id) on delete cascade,
        id text not null,
        position integer not null,
        author text not null,
        written_on date not null,
        rating smallint not null check (rating between 1 and 5),
        title text not null,
        body text not null,
        host_reply text,
        primary key (listing_id, position)
      )`.execute(db);
    await sql`create table quotes (id text primary key, listing_id text not null, quote jsonb not null, expires_at timestamptz not null)`.execute(
      db,
    );
    await sql`create index quotes_by_expiry on quotes (expires_at)`.execute(db);
    // BOOK-7: two stays that hold the same night cannot be written, whatever the code above does.
    await sql`
      create table stays (
        code text primary key,
        listing_id text not null references listings (id),
        start_date date not null,
        end_date date not null,
        status text not null check (status in ('pending', 'confirmed', 'cancelled', 'failed')),
        party jsonb not null,
        quote jsonb not null,
        guest jsonb not null,
        billing jsonb not null,
        guest_email text not null,
        payment_method_id text not null,
        payment_intent_id text unique,
        release_due boolean not null default false,
        subscribe boolean not null,
        fraud_session_id text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (start_date < end_date),
        constraint stays_never_overlap exclude using gist (listing_id with =, daterange(start_date, end_date) with &&)
          where (status in ('pending', 'confirmed'))
      )`.execute(db);
    await sql`create index stays_unsettled on stays (updated_at) where status = 'pending' or release_due`.execute(db);
    await sql`
      create table reservation_requests (
        idempotency_key text primary key,
        body_hash text not null,
        stay_code text references stays (code),
        answer_status integer,
        answer jsonb,
        lease_until timestamptz not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index reservation_requests_by_stay on reservation_requests (stay_code)`.execute(db);
    await sql`create table index_outbox (id bigint generated always as identity primary key, listing_id text not null)`.execute(
      db,
    );
    await sql`
      create table mail_outbox (
        id bigint generated always as identity primary key,
        stay_code text not null unique references stays (code),
        attempts integer not null default 0,
        next_at timestamptz not null default now(),
        sent_at timestamptz
      )`.execute(db);
    await sql`create index mail_outbox_unsent on mail_outbox (next_at) where sent_at is null`.execute(db);
  },
};

const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-accounts': accounts,
  '0003-bookings': bookings,
  '0004-listing-questions': listingQuestions,
  '0005-index-outbox': indexOutbox,
  '0006-collections': collections,
  '0007-visit-events': visitEvents,
  '0008-question-answers': questionAnswers,
  '0009-leases': leases,
  '0010-booking-limits': bookingLimits,
  '0011-token-browsers': tokenBrowsers,
  '0012-session-devices': sessionDevices,
  '0013-arrivals': arrivals,
  '0020-passkeys': passkeys,
  '0021-stay-changes': stayChanges,
  '0030-home-imports': homeImports,
  '0040-messages': messages,
  '0041-stay-reviews': stayReviews,
  '0042-forgotten-guests': forgottenGuests,
  '0043-account-page': accountPage,
  '0046-large-catalogue': largeCatalogue,
  '0050-shared-collections': sharedCollections,
  '0053-hosts': hosts,
  '0055-large-books': largeBooks,
  '0056-guest-languages': guestLanguages,
  '0057-split-payments': splitPayments,
  '0058-refunds-by-hand': refundsByHand,
  '0059-proofs-since': proofsSince,
  '0060-refunds-paid-otherwise': refundsPaidOtherwise,
  '0061-mail-replies': mailReplies,
  '0062-charged-cards': chargedCards,
  '0063-account-recoveries': accountRecoveries,
  '0064-extras-in-any-home': extrasInAnyHome,
  '0065-reviews-taken-back': reviewsTakenBack,
  '0066-alike-homes': alikeHomes,
  '0067-what-changed': whatChanged,
  '0068-cancelled-for-guests': cancelledForGuests,
};

/**
 * Migrations that a newer release made here. They only add (docs/production.md), so this code runs beside that one,
 * also when it is started again, or is what a release was taken back to.
 */
async function readNewer(db: Db | Tx): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
}
const isDoneElsewhere = (): Promise<never> => Promise.reject(new Error('This migration belongs to a newer release.'));

/**
 * Any number that nothing else locks. It is not Kysely's own, which a start of an older release may have left on a
 * pooled connection.
 */
const MIGRATION_LOCK = 727_002;

/** Milliseconds until a process looks again whether another one has finished migrating. */
const LOCK_AGAIN_MS = 200;

export type MigrateOptions = {
  /**
   * For the job before a release: a statement may take as long as it needs, as an index of a large table does. It waits
   * five seconds at most for a table that something else holds, since everybody who reads that table waits behind it.
   */
  mayTakeLong?: boolean;
  /** Called once when another process migrates, and this one waits for it. */
  onWait?: () => void;
};

/** Runs what is missing, in one transaction. Returns null, and does nothing, while another process does so. */
async function migrateOnce(db: Db, mayTakeLong: boolean): Promise<MigrationResult[] | null> {
  return db.transaction().execute(async (tx) => {
    // Of the transaction, so that it ends with it however it ends (see `PooledPostgresDialect`). Asked for again and
    // again: a wait inside would be ended by the time limit of statements.
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as taken`.execute(tx);
    if (!rows[0]?.taken) return null;
    if (mayTakeLong) {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local lock_timeout = '5s'`.execute(tx);
    }
    const newer = (await readNewer(tx)).map((name) => [name, { up: isDoneElsewhere }] as const);
    const migrator = new Migrator({
      db: tx,
      provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS, ...Object.fromEntries(newer) }) },
      // Teams take numbers ahead, so one with a smaller number may come later.
      allowUnorderedMigrations: true,
    });
    const { error, results: ran = [] } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
    return ran;
  });
}

/** Whether nothing is missing: then a role that may not change tables needs no more than it has. */
async function isDone(db: Db): Promise<boolean> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(MIGRATIONS).every((name) => done.has(name));
}

/** Null too for a role that may not make tables: the job that may is waited for, which itself says so instead. */
async function migrateIfAllowed(db: Db, mayTakeLong: boolean): Promise<MigrationResult[] | null> {
  if (mayTakeLong) return migrateOnce(db, mayTakeLong);
  const { rows } = await sql<{ allowed: boolean }>`
    select has_schema_privilege(current_schema(), 'create') as allowed`.execute(db);
  if (rows[0]?.allowed !== false) return migrateOnce(db, mayTakeLong);
  return (await isDone(db)) ? [] : null;
}

/**
 * Brings the database to the newest state and returns the names of the migrations that ran now. Safe to run in several
 * processes at once: the others wait, and find everything done.
 */
export async function migrate(db: Db, { mayTakeLong = false, onWait }: MigrateOptions = {}): Promise<string[]> {
  for (let looks = 0; ; looks += 1) {
    const results = await migrateIfAllowed(db, mayTakeLong);
    if (results) return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
    if (looks === 0) onWait?.();
    await sleep(LOCK_AGAIN_MS);
  }
}
