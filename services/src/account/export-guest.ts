/** Reads everything that is stored of a guest into one document (SAFE-15). */
import { isReleased } from '@roost/shared/domain/review';
import { dayIn } from '@roost/shared/domain/time-zone';
import { findEmailChange } from '../auth/email-change.ts';
import { listSavedGuests } from '../auth/saved-guests.ts';
import type { Db, InquiryRow, StayReviewRow, StayRow } from '../db/schema.ts';
import { readCard } from '../reservations/stay-payments.ts';
import { getPaidCents } from '../reservations/stays.ts';
import { exportCollections, exportJoined, exportMarks } from './export-collections.ts';
import type { GuestExport } from './guest-export.ts';
import { findOwnInquiries, findOwnQuestions, findOwnStays, findVisitors, type GuestKey } from './guest-rows.ts';

type ExportedStay = GuestExport['stays'][number];

/** The file of a guest. A guest of whom nothing is stored gets an empty one. */
export async function exportGuest(db: Db, guest: GuestKey, now: Date): Promise<GuestExport> {
  const stays: ExportedStay[] = [];
  for (const stay of await findOwnStays(db, guest)) stays.push(await exportStay(db, stay, now));
  const inquiries: GuestExport['inquiries'] = [];
  for (const inquiry of await findOwnInquiries(db, guest)) inquiries.push(await exportInquiry(db, inquiry));
  return {
    format: 'roost-guest-1',
    madeAt: now.toISOString(),
    email: guest.email,
    account: guest.accountId === null ? null : await exportAccount(db, guest.accountId, now),
    stays,
    inquiries,
    questions: (await findOwnQuestions(db, guest)).map((row) => ({
      home: row.listing_id,
      name: row.author,
      email: row.email,
      question: row.question,
      answer: row.answer,
      askedAt: row.asked_at.toISOString(),
    })),
    collections: guest.accountId === null ? [] : await exportCollections(db, guest.accountId),
    joined: await exportJoined(db, guest.accountId),
    marks: await exportMarks(db, guest.accountId),
    visits: await exportVisits(db, guest.accountId),
  };
}

async function exportAccount(db: Db, id: string, now: Date): Promise<GuestExport['account']> {
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!account) return null;
  const identities = await db.selectFrom('account_identities').selectAll().where('account_id', '=', id).execute();
  const sessions = await db.selectFrom('account_sessions').selectAll().where('account_id', '=', id).execute();
  const passkeys = await db.selectFrom('account_passkeys').selectAll().where('account_id', '=', id).execute();
  return {
    id,
    email: account.email,
    name: account.name,
    createdAt: account.created_at.toISOString(),
    hasPassword: account.password_hash !== null,
    newEmail: await findEmailChange(db, id, now),
    guests: (await listSavedGuests(db, id)).map(({ firstName, lastName }) => ({ firstName, lastName })),
    identities: identities.map((row) => ({ provider: row.provider, id: row.provider_account_id })),
    devices: sessions.map((row) => ({
      device: row.device,
      since: row.created_at.toISOString(),
      until: row.expires_at.toISOString(),
    })),
    passkeys: passkeys.map((row) => ({
      device: row.device,
      since: row.created_at.toISOString(),
      lastUsed: row.used_at?.toISOString() ?? null,
    })),
  };
}

/** True when the page of the guest's review shows what the host wrote. */
const isShownToGuest = (stay: StayRow, { state }: Pick<StayReviewRow, 'state'>, now: Date): boolean =>
  isReleased({
    checkOut: stay.end_date,
    today: dayIn(stay.quote.refundTerms?.timeZone ?? 'UTC', now),
    shown: state === 'shown',
  });

/** What guest and host wrote about a stay or an inquiry, the oldest first. */
async function exportMessages(db: Db, code: string): Promise<ExportedStay['messages']> {
  const rows = await db.selectFrom('messages').selectAll().where('thread_code', '=', code).orderBy('id').execute();
  return rows.map((row) => ({ from: row.sender, text: row.body, at: row.sent_at.toISOString() }));
}

/** What the guest wrote; null where they wrote nothing. */
const describeReview = (row: StayReviewRow): ExportedStay['review'] =>
  row.rating === null
    ? null
    : {
        rating: row.rating,
        topics: row.topics,
        text: row.body,
        note: row.note,
        state: row.state,
        reason: row.reason,
        writtenAt: row.written_at?.toISOString() ?? null,
      };

async function exportStay(db: Db, stay: StayRow, now: Date): Promise<ExportedStay> {
  const { code } = stay;
  const home = await db
    .selectFrom('listings')
    .select((eb) => eb.ref('document', '->').key('headline').as('headline'))
    .where('id', '=', stay.listing_id)
    .executeTakeFirst();
  const [changes, refunds, repaid, review] = [
    await db.selectFrom('stay_changes').selectAll().where('stay_code', '=', code).orderBy('created_at').execute(),
    await db.selectFrom('stay_refunds').selectAll().where('stay_code', '=', code).orderBy('created_at').execute(),
    await db
      .selectFrom('refunds_paid_otherwise')
      .selectAll()
      .where('stay_code', '=', code)
      .orderBy('recorded_at')
      .execute(),
    await db.selectFrom('stay_reviews').selectAll().where('stay_code', '=', code).executeTakeFirst(),
  ];
  return {
    code,
    home: { id: stay.listing_id, headline: home?.headline ?? '' },
    status: stay.status,
    startDate: stay.start_date,
    endDate: stay.end_date,
    party: stay.party,
    quote: stay.quote,
    guest: stay.guest,
    billing: stay.billing,
    subscribed: stay.subscribe,
    promoCode: stay.promo_code,
    payment: {
      method: stay.payment_method_id,
      id: stay.payment_intent_id,
      card: readCard(stay),
      // What was tried and declined was not paid.
      paidCents: stay.status === 'failed' ? 0 : getPaidCents(stay),
      rest: stay.rest_cents === 0 ? null : { cents: stay.rest_cents, on: stay.rest_on, customer: stay.customer_id },
    },
    fraudSession: stay.fraud_session_id,
    cancelled:
      stay.cancelled_at === null
        ? null
        : { at: stay.cancelled_at.toISOString(), refundCents: stay.refund_cents, refund: stay.refund_status },
    changes: changes.map((row) => ({
      at: row.created_at.toISOString(),
      kind: row.kind,
      status: row.status,
      startDate: row.start_date,
      endDate: row.end_date,
      paidCents: row.due_cents,
      refundCents: row.refund_cents,
      card: readCard(row),
    })),
    refunds: refunds.map((row) => ({
      at: row.created_at.toISOString(),
      reason: row.reason,
      amountCents: row.amount_cents,
      status: row.status,
    })),
    repaid: repaid.map((row) => ({
      at: row.recorded_at.toISOString(),
      on: row.paid_on,
      method: row.method,
      amountCents: row.amount_cents,
      reference: row.reference,
    })),
    review: review === undefined ? null : describeReview(review),
    hostWrote: review && isShownToGuest(stay, review, now) ? review.host_body : null,
    messages: await exportMessages(db, code),
    bookedAt: stay.created_at.toISOString(),
  };
}

async function exportInquiry(db: Db, inquiry: InquiryRow): Promise<GuestExport['inquiries'][number]> {
  const { startDate, endDate, ...party } = inquiry.stay;
  return {
    id: inquiry.id,
    home: inquiry.listing_id,
    startDate,
    endDate,
    party,
    contact: inquiry.contact,
    messages: await exportMessages(db, inquiry.id),
    sentAt: inquiry.created_at.toISOString(),
  };
}

/** Visits of the account, and of its browsers while nobody was signed in. */
async function exportVisits(db: Db, accountId: string | null): Promise<GuestExport['visits']> {
  const visitors = await findVisitors(db, accountId);
  if (visitors.length === 0) return [];
  const rows = await db
    .selectFrom('visit_events')
    .selectAll()
    .where('anonymous_id', 'in', visitors)
    .where((eb) => eb.or([eb('profile_id', 'is', null), eb('profile_id', '=', accountId)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    name: row.name,
    visitor: row.anonymous_id,
    event: row.event,
  }));
}
