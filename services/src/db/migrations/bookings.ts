/**
 * Tables of bookings: the whole bill, promo codes and their uses, optional items, cancellations, inquiries, mails of
 * several kinds, rate limits. Its function is long because a migration is one list of statements.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Quotes and stays written before there were taxes, in the shape of today. */
const GROWN_QUOTE = sql`jsonb_build_object('taxes', '[]'::jsonb, 'optionalItems', '[]'::jsonb, 'promo', null::jsonb, 'taxCents', 0,
  'stayCents', quote->'totalCents', 'totalBeforeTaxCents', quote->'totalCents') || quote`;
const GROWN_RESERVATION = sql`jsonb_build_object('taxes', '[]'::jsonb, 'taxCents', 0, 'stayCents', answer->'reservation'->'totalCents',
  'totalBeforeTaxCents', answer->'reservation'->'totalCents', 'promoCode', null::jsonb, 'refund', null::jsonb) || (answer->'reservation')`;

export const bookings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table stays
        add column profile_id text,
        add column promo_code text,
        add column cancelled_at timestamptz,
        add column refund_cents integer not null default 0 check (refund_cents >= 0),
        add column refund_status text not null default 'none' check (refund_status in ('none', 'due', 'done', 'failed')),
        add column refund_id text`.execute(db);
    await sql`create index stays_by_profile on stays (profile_id) where profile_id is not null`.execute(db);
    await sql`create index stays_by_email on stays (guest_email)`.execute(db);
    await sql`create index stays_refund_due on stays (updated_at) where refund_status = 'due'`.execute(db);
    await sql`update stays set quote = ${GROWN_QUOTE}`.execute(db);
    await sql`update quotes set quote = ${GROWN_QUOTE}`.execute(db);
    await sql`update reservation_requests set answer = jsonb_set(answer, '{reservation}', ${GROWN_RESERVATION}) where answer->>'type' = 'confirmed'`.execute(
      db,
    );

    // BOOK-5: the limits are constraints. `used` counts stays that hold the code, and the last use is decided by the
    // row's lock.
    await sql`
      create table promos (
        code text primary key check (code = upper(code)),
        percent integer check (percent between 1 and 90),
        amount_cents integer check (amount_cents > 0),
        starts_at timestamptz,
        ends_at timestamptz,
        min_nights integer not null default 1 check (min_nights > 0),
        max_uses integer check (max_uses > 0),
        once_per_guest boolean not null default false,
        used integer not null default 0,
        check ((percent is null) <> (amount_cents is null)),
        constraint promos_within_limit check (used >= 0 and (max_uses is null or used <= max_uses))
      )`.execute(db);
    await sql`
      create table promo_uses (
        stay_code text primary key references stays (code),
        code text not null references promos (code),
        guest_email text not null,
        once_per_guest boolean not null
      )`.execute(db);
    await sql`create unique index promo_uses_once_per_guest on promo_uses (code, guest_email) where once_per_guest`.execute(
      db,
    );
    await sql`
      insert into promos (code, percent, amount_cents, starts_at, ends_at, min_nights, max_uses, once_per_guest) values
        ('WELCOME10', 10, null, null, null, 1, null, true),
        ('STAY5', 15, null, null, null, 5, null, false),
        ('LAKE50', null, 5000, null, null, 1, 1000, false),
        ('LASTONE', null, 10000, null, null, 1, 1, false),
        ('SUMMER25', 25, null, '2025-06-01T00:00:00Z', '2025-09-01T00:00:00Z', 1, null, false),
        ('EARLYBIRD', 20, null, '2030-01-01T00:00:00Z', null, 1, null, false)`.execute(db);

    await sql`
      create table optional_items (
        id text primary key,
        position integer not null,
        label text not null,
        description text not null,
        unit text not null check (unit in ('stay', 'night', 'guest', 'pet')),
        price_cents integer not null check (price_cents > 0),
        min_nights integer not null default 1,
        for_pets boolean not null default false,
        amenities text[]
      )`.execute(db);
    await sql`comment on column optional_items.amenities is 'offered by homes that have one of these; null: by all'`.execute(
      db,
    );
    await sql`
      insert into optional_items (id, position, label, description, unit, price_cents, min_nights, for_pets, amenities) values
        ('early-check-in', 1, 'Early check-in', 'The house is yours from 1:00 PM.', 'stay', 4500, 1, false, null),
        ('late-check-out', 2, 'Late check-out', 'Stay until 2:00 PM on your last day.', 'stay', 4500, 1, false, null),
        ('mid-stay-cleaning', 3, 'Mid-stay cleaning', 'Fresh linens and a clean house halfway through.', 'stay', 9500, 5, false, null),
        ('pet-kit', 4, 'Pet kit', 'A bed, bowls and towels for each pet.', 'pet', 2500, 1, true, null),
        ('firewood', 5, 'Firewood', 'A dry bundle by the hearth for every evening.', 'night', 1200, 1, false, '{Fireplace,Fire Pit}'),
        ('bike-helmets', 6, 'Bike helmets and locks', 'One for each guest, beside the bicycles.', 'guest', 800, 1, false, '{Bicycles}')`.execute(
      db,
    );

    await sql`
      create table inquiries (
        id text primary key,
        idempotency_key text not null unique,
        listing_id text not null references listings (id),
        profile_id text,
        stay jsonb not null,
        contact jsonb not null,
        message text not null,
        created_at timestamptz not null default now()
      )`.execute(db);

    // Mails of more kinds than the confirmation. Each stay is confirmed once and cancelled once; a link may be asked
    // for again.
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_stay_code_key,
        alter column stay_code drop not null,
        add column kind text not null default 'confirmation' check (kind in ('confirmation', 'cancellation', 'trip-link', 'inquiry-guest', 'inquiry-host')),
        add column inquiry_id text references inquiries (id),
        add check ((stay_code is null) <> (inquiry_id is null))`.execute(db);
    await sql`create unique index mail_outbox_once on mail_outbox (stay_code, kind) where kind in ('confirmation', 'cancellation')`.execute(
      db,
    );
    await sql`create unique index mail_outbox_inquiry_once on mail_outbox (inquiry_id, kind) where inquiry_id is not null`.execute(
      db,
    );

    await sql`create table counted_tries (key text primary key, count integer not null, resets_at timestamptz not null)`.execute(
      db,
    );
    await sql`create index counted_tries_by_end on counted_tries (resets_at)`.execute(db);
  },
};
