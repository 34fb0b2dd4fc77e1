/** Tables as Kysely sees them. What each is for stands in `migrations.ts`. */
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTables } from '../auth/tables.ts';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { Party, Quote, ReservationRequest } from '@roost/shared/contracts/booking';
import type { SeedAddress } from '../seed/seed-listing.ts';

/** A listing without what has tables of its own. */
export type StoredListing = Omit<ListingDetail, 'reviews'>;

/** Columns that the database derives from the listing's document and nobody writes. */
type Derived<T> = { readonly __select__: T; readonly __insert__: never; readonly __update__: never };
type Json<T extends object | null> = JSONColumnType<T, string, string>;

export type ListingsTable = {
  id: string;
  document: Json<StoredListing>;
  address: Json<SeedAddress>;
  status: Derived<string>;
  region: Derived<string>;
  property_type: Derived<string>;
  rating: Derived<number | null>;
  lat: Derived<number>;
  lng: Derived<number>;
};

export type CalendarsTable = {
  listing_id: string;
  starts_on: string;
  /** Two letters a day, one after the other. */
  codes: string;
  min_stays: number[];
  max_stays: number[];
  prices_cents: (number | null)[];
};

export type ReviewsTable = {
  listing_id: string; id: string; position: number; author: string; written_on: string; rating: number; title: string; body: string;
  host_reply: string | null;
};

export type QuotesTable = { id: string; listing_id: string; quote: Json<Quote>; expires_at: Date };

export type StayStatus = 'pending' | 'confirmed' | 'cancelled' | 'failed';

export type StaysTable = {
  code: string;
  listing_id: string;
  start_date: string;
  end_date: string;
  status: StayStatus;
  party: Json<Party>;
  /** What was agreed: the quote at the moment of booking. */
  quote: Json<Quote>;
  guest: Json<ReservationRequest['guest']>;
  billing: Json<ReservationRequest['billing']>;
  guest_email: string;
  payment_method_id: string;
  payment_intent_id: string | null;
  /** True while an authorisation may be left that has to be released. */
  release_due: Generated<boolean>;
  subscribe: boolean;
  fraud_session_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type ReservationRequestsTable = {
  idempotency_key: string;
  body_hash: string;
  stay_code: string | null;
  answer_status: number | null;
  answer: JSONColumnType<object | null, string | null, string | null>;
  /** Until then one process is at work on this request. */
  lease_until: Date;
  created_at: Generated<Date>;
};

export type IndexOutboxTable = { id: Generated<number>; listing_id: string };
export type MailOutboxTable = { id: Generated<number>; stay_code: string; attempts: Generated<number>; next_at: Generated<Date>; sent_at: Date | null };
export type SettingsTable = { name: string; value: string };

export type Database = AccountTables & {
  listings: ListingsTable;
  calendars: CalendarsTable;
  reviews: ReviewsTable;
  quotes: QuotesTable;
  stays: StaysTable;
  reservation_requests: ReservationRequestsTable;
  index_outbox: IndexOutboxTable;
  mail_outbox: MailOutboxTable;
  settings: SettingsTable;
};

export type Db = Kysely<Database>;
/** A running transaction. With PGlite there is one connection: inside a transaction, query through it and nothing else. */
export type Tx = Transaction<Database>;
export type CalendarRow = Selectable<CalendarsTable>;
export type StayRow = Selectable<StaysTable>;
export type NewStay = Insertable<StaysTable>;
