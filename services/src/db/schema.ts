/**
 * Tables as Kysely sees them, long because all of them stand in one place. What each is for stands in `migrations.ts`.
 */
import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTables } from '../auth/tables.ts';
import type { FavoriteTables } from '../favorites/tables.ts';
import type { HomeGuide } from '@roost/shared/contracts/arrival';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { MessageSide } from '@roost/shared/contracts/messages';
import type { TopicRatings } from '@roost/shared/contracts/review';
import type { WhatChanged } from '@roost/shared/contracts/stay-change';
import type { CountedScores } from '@roost/shared/domain/review';
import type { OptionalItem, Party, Quote, RepaidMethod, ReservationRequest } from '@roost/shared/contracts/booking';
import type { SeedAddress } from '../seed/seed-listing.ts';

/** A listing without the parts that have their own tables. */
export type StoredListing = Omit<ListingDetail, 'reviews' | 'scores'> & { scores: CountedScores | null };

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
  /** When the document last changed; the database keeps it. */
  changed_at: Generated<Date>;
};

/** How guests get into a home. Read by `arrivals` only. */
export type HomeGuidesTable = { listing_id: string; guide: Json<HomeGuide> };

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
  listing_id: string;
  id: string;
  position: number;
  author: string;
  written_on: string;
  rating: number;
  title: string;
  body: string;
  host_reply: string | null;
};

export type QuotesTable = { id: string; listing_id: string; quote: Json<Quote>; expires_at: Date };

export type StayStatus = 'pending' | 'confirmed' | 'cancelled' | 'failed';

/** `due` until the payment provider has taken it; `failed` when the bank gave it back to us. */
export type RefundStatus = 'none' | 'due' | 'done' | 'failed';

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
  /**
   * The card that was charged, as far as it is shown; null before it is charged, and for stays older than this column.
   */
  card_brand: Generated<string | null>;
  card_last4: Generated<string | null>;
  /** True while an authorisation may be left that has to be released. */
  release_due: Generated<boolean>;
  subscribe: boolean;
  fraud_session_id: string | null;
  /** Profile of the guest who was signed in when booking. */
  profile_id: Generated<string | null>;
  /** Of the guest's mails; null is English. */
  language: Generated<string | null>;
  /** Keyed hashes of the browser and the network address it was booked from (booking-limits.ts). */
  browser_hash: Generated<string | null>;
  address_hash: Generated<string | null>;
  promo_code: Generated<string | null>;
  cancelled_at: Generated<Date | null>;
  /** What the cancellation gives back; 0 before. */
  refund_cents: Generated<number>;
  refund_status: Generated<RefundStatus>;
  refund_id: Generated<string | null>;
  /** Cents of the guest that we hold; null while the stay was never changed: then the total of its quote. */
  paid_cents: Generated<number | null>;
  /** Of it, what no cancellation gives back (domain/change-stay). */
  locked_cents: Generated<number>;
  /**
   * What its own payment took; null while the stay was never changed: the total of its quote. Changes have payments of
   * their own.
   */
  first_charge_cents: Generated<number | null>;
  changes: Generated<number>;
  /** What is still to be charged of a stay that is paid in two parts; 0 for any other (docs/decisions/0082). */
  rest_cents: Generated<number>;
  /** The day at the home that was agreed for it. */
  rest_on: Generated<string | null>;
  /** When the next step comes: a charge, or after the last declined one the cancellation. */
  rest_next_at: Generated<Date | null>;
  /** Charges of the rest that were declined. They stay on a stay that was cancelled for them. */
  rest_declines: Generated<number>;
  /** True when the host or we cancelled it. */
  not_by_guest: Generated<boolean>;
  /** The customer at the payment provider whom the card is stored for. */
  customer_id: Generated<string | null>;
  /** Numbers the idempotency keys of its payment (payments.ts). */
  payment_attempt: Generated<number>;
  /** Tries to settle, release or refund it that failed since the last that worked. */
  settle_tries: Generated<number>;
  /** Six digits that open the door for this stay; the database makes them. Read by `arrivals` alone. */
  door_code: Derived<string>;
  /** When its guest was deleted (account/forget-guest.ts): who it was is gone, and nobody sees it any more. */
  forgotten_at: Generated<Date | null>;
  /** Mailed links, and browsers that opened one or booked it, count from then on; null: all (auth/email-change.ts). */
  proofs_since: Generated<Date | null>;
  /** The recovery skips it until then. */
  next_try_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

/** One change of a stay, with the amounts that its guest agreed to. */
export type StayChangesTable = {
  id: string;
  /** `rest`: the second charge of a stay in two parts, by us; `rest-now`: by the guest, with a card of the moment. */
  kind: Generated<'change' | 'rest' | 'rest-now'>;
  stay_code: string;
  listing_id: string;
  start_date: string;
  end_date: string;
  status: 'pending' | 'done' | 'failed';
  quote: Json<Quote>;
  /** Null for charges that change nothing, and for changes older than this column. */
  what_changed: JSONColumnType<WhatChanged | null, string | null, string | null>;
  due_cents: number;
  refund_cents: number;
  paid_cents: number;
  locked_cents: number;
  /** What is left to be charged later after it. */
  rest_cents: Generated<number>;
  rest_on: Generated<string | null>;
  payment_method_id: string;
  payment_intent_id: Generated<string | null>;
  /** The card that was charged, as in `stays`. */
  card_brand: Generated<string | null>;
  card_last4: Generated<string | null>;
  payment_attempt: Generated<number>;
  release_due: Generated<boolean>;
  settle_tries: Generated<number>;
  next_try_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

/** A refund of a part of one payment: of a change, or the share of a cancellation that a change had paid. */
export type StayRefundsTable = {
  id: string;
  stay_code: string;
  reason: 'change' | 'cancellation';
  /** Somebody gave it back at the provider. */
  by_hand: Generated<boolean>;
  payment_intent_id: string;
  amount_cents: number;
  status: 'due' | 'done' | 'failed';
  refund_id: Generated<string | null>;
  payment_attempt: Generated<number>;
  settle_tries: Generated<number>;
  next_try_at: Generated<Date>;
  created_at: Generated<Date>;
};

/** A refund that the bank sent back and that somebody paid another way. Written once, never changed (sent-back). */
export type RefundsPaidOtherwiseTable = {
  /**
   * The id of a row of `stay_refunds`, or the name of what a cancellation owed of the stay's own payment (`getOwnKey`).
   */
  refund_key: string;
  stay_code: string;
  amount_cents: number;
  method: RepaidMethod;
  paid_on: string;
  /** Of the transfer, the check, or the refund at the provider. */
  reference: string;
  reason: string;
  recorded_by: string;
  recorded_at: Date;
};

/** Nights that nobody else can book. Kept by the database from stays and changes; read, never written. */
export type HeldNightsTable = {
  holder: Derived<string>;
  stay_code: Derived<string>;
  listing_id: Derived<string>;
  start_date: Derived<string>;
  end_date: Derived<string>;
};

export type ReservationRequestsTable = {
  idempotency_key: string;
  body_hash: string;
  stay_code: string | null;
  /** Set when the request changes a stay. */
  change_id: Generated<string | null>;
  answer_status: number | null;
  answer: JSONColumnType<object | null, string | null, string | null>;
  /** Until then one process works on this request. */
  lease_until: Date;
  /** A random id of the call that holds the lease. */
  lease_owner: Generated<string | null>;
  created_at: Generated<Date>;
};

export type IndexOutboxTable = { id: Generated<number>; listing_id: string };
export type MailKind =
  | 'confirmation'
  | 'arrival'
  | 'change'
  | 'cancellation'
  | 'refund-paid'
  | 'rest-soon'
  | 'rest-declined'
  | 'rest-paid'
  | 'trip-link'
  | 'inquiry-guest'
  | 'inquiry-host'
  | 'question-host'
  | 'question-guest'
  | 'message-guest'
  | 'message-host'
  | 'reply-refused'
  | 'review-guest'
  | 'review-host';
export type MailOutboxTable = {
  id: Generated<number>;
  kind: Generated<MailKind>;
  /** What it is about: a stay, an inquiry, a question, a message or an answer that came by mail. */
  stay_code: string | null;
  inquiry_id: string | null;
  question_id: Generated<string | null>;
  message_id: Generated<number | null>;
  reply_id: Generated<number | null>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  sent_at: Date | null;
};

export type PromosTable = {
  code: string;
  percent: number | null;
  amount_cents: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  min_nights: Generated<number>;
  max_uses: number | null;
  once_per_guest: Generated<boolean>;
  /** Stays that hold the code now. */
  used: Generated<number>;
};
export type PromoUsesTable = { stay_code: string; code: string; guest_email: string; once_per_guest: boolean };

export type OptionalItemsTable = {
  id: string;
  position: number;
  label: string;
  description: string;
  unit: OptionalItem['unit'];
  price_cents: number;
  min_nights: number;
  for_pets: boolean;
  amenities: string[] | null;
};

export type InquiriesTable = {
  id: string;
  idempotency_key: string;
  listing_id: string;
  profile_id: string | null;
  stay: Json<InquiryStay>;
  contact: Json<InquiryContact>;
  message: string;
  /** Of the guest's mails; null is English. */
  language: Generated<string | null>;
  /** As of a stay. */
  proofs_since: Generated<Date | null>;
  created_at: Generated<Date>;
};
/** Dates as ISO text, empty when the guest gave none. */
export type InquiryStay = { startDate: string; endDate: string } & Party;
export type InquiryContact = { firstName: string; lastName: string; email: string; phone: string };

/** Questions that guests asked here; those a home came with stand in its document. */
export type ListingQuestionsTable = {
  id: string;
  idempotency_key: string;
  listing_id: string;
  profile_id: string | null;
  author: string;
  email: string;
  question: string;
  answer: string | null;
  /** Of the guest's mails; null is English. */
  language: Generated<string | null>;
  asked_at: Date;
  answered_at: Date | null;
};

/** Named by the code of its stay or the number of its inquiry. */
export type MessageThreadsTable = {
  code: string;
  stay_code: string | null;
  inquiry_id: string | null;
  listing_id: string;
  /** Id of the newest message that the guest has seen. */
  guest_read: Generated<number>;
  host_read: Generated<number>;
};

export type MessagesTable = {
  id: Generated<number>;
  thread_code: string;
  sender: MessageSide;
  body: string;
  idempotency_key: string;
  sent_at: Date;
};

/** An answer that came in by mail. Its words are in `messages` when it was added, and nowhere when not. */
export type MailRepliesTable = {
  id: Generated<number>;
  thread_code: string;
  sender: MessageSide;
  /** A hash of its Message-ID. */
  mail_id: string;
  /** `received` while somebody is at work on it. */
  outcome: Generated<'received' | 'added' | 'refused'>;
  /** Why it was refused, or its files were. */
  reason: string | null;
  received_at: Date;
};

/** What guest and host wrote about a stay that has ended; it comes into `reviews` when it is shown. */
export type StayReviewsTable = {
  stay_code: string;
  /** Its name for moderators and on the page, which tells nothing of the stay. */
  id: string;
  listing_id: string;
  check_out: string;
  rating: number | null;
  topics: ColumnType<TopicRatings, string | undefined, string>;
  body: Generated<string>;
  note: Generated<string>;
  state: Generated<'none' | 'waiting' | 'approved' | 'refused' | 'shown'>;
  reason: Generated<string>;
  host_body: string | null;
  written_at: Date | null;
  shown_at: Date | null;
};

/** A review that was taken off its home's page and is still in the home's scores. */
export type ReviewsTakenBackTable = {
  id: Generated<number>;
  listing_id: string;
  topics: ColumnType<TopicRatings, string, never>;
};

export type CountedTriesTable = { key: string; count: number; resets_at: Date };

/** `event` is the rest of what was sent, see contracts/visit-event. */
export type VisitEventsTable = {
  id: Generated<number>;
  at: Date;
  name: string;
  anonymous_id: string;
  profile_id: string | null;
  event: ColumnType<unknown, string, string>;
};

export type SettingsTable = { name: string; value: string };

/** How far the import of a file of homes has come. */
export type HomeImportsTable = { file_hash: string; homes_done: number; finished_at: Date | null };

export type Database = AccountTables &
  FavoriteTables & {
    listings: ListingsTable;
    home_guides: HomeGuidesTable;
    calendars: CalendarsTable;
    reviews: ReviewsTable;
    quotes: QuotesTable;
    stays: StaysTable;
    stay_changes: StayChangesTable;
    stay_refunds: StayRefundsTable;
    refunds_paid_otherwise: RefundsPaidOtherwiseTable;
    held_nights: HeldNightsTable;
    reservation_requests: ReservationRequestsTable;
    index_outbox: IndexOutboxTable;
    mail_outbox: MailOutboxTable;
    promos: PromosTable;
    promo_uses: PromoUsesTable;
    optional_items: OptionalItemsTable;
    inquiries: InquiriesTable;
    listing_questions: ListingQuestionsTable;
    message_threads: MessageThreadsTable;
    messages: MessagesTable;
    mail_replies: MailRepliesTable;
    stay_reviews: StayReviewsTable;
    reviews_taken_back: ReviewsTakenBackTable;
    counted_tries: CountedTriesTable;
    settings: SettingsTable;
    visit_events: VisitEventsTable;
    home_imports: HomeImportsTable;
  };

export type Db = Kysely<Database>;
/**
 * A running transaction. With PGlite there is one connection: inside a transaction, query through it and nothing else.
 */
export type Tx = Transaction<Database>;
export type CalendarRow = Selectable<CalendarsTable>;
export type StayRow = Selectable<StaysTable>;
export type StayReviewRow = Selectable<StayReviewsTable>;
export type InquiryRow = Selectable<InquiriesTable>;
export type ChangeRow = Selectable<StayChangesTable>;
