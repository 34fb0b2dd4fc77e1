/**
 * Deletes a guest everywhere (SAFE-15; docs/guest-data.md says what and why). What the books need of a stay is kept without saying whose it
 * was: home, dates, party, amounts, and the numbers of its payments. Everything else goes, in one transaction (decision 0066).
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { addDays, toIsoDate } from '@roost/shared/domain/dates';
import { apiError } from '../api-error.ts';
import type { Db, StayRow, Tx } from '../db/schema.ts';
import { handOverCollections, lockWithPeople, type HandedOver } from '../favorites/hand-over.ts';
import { getOwnKey } from '../sent-back/stay-refunds.ts';
import { findOwnInquiries, findOwnQuestions, findOwnStays, findVisitors, type GuestKey } from './guest-rows.ts';
import { takeBackReview } from './take-back-review.ts';

const NOBODY: StayRow['guest'] = { firstName: '', lastName: '', email: '', phone: { dialCode: '', value: '' } };
const NO_BILLING: StayRow['billing'] = {
  nameOnCard: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
};

/** Why a stay stands in the way: it is still to come or going on, or money of it is on its way. */
export type OpenStay = { code: string; reason: 'upcoming' | 'money' };
export type Forgotten =
  /** Nothing was changed. */
  | { type: 'open'; stays: OpenStay[] }
  | {
      type: 'done';
      stays: number;
      inquiries: number;
      questions: number;
      reviews: number;
      account: boolean;
      handedOver: HandedOver[];
    };

/** Deletes the guest, or says which stays have to end first. A guest of whom nothing is stored is `done` with nothing. */
export async function forgetGuest(db: Db, guest: GuestKey, now: Date): Promise<Forgotten> {
  return db.transaction().execute(async (tx) => {
    // Waits for bookings that this account is making, and makes later ones wait for the end of this.
    if (guest.accountId !== null) await lockWithPeople(tx, guest.accountId);
    const stays = await findOwnStays(tx, guest);
    const codes = stays.map(({ code }) => code);
    // Nobody changes or cancels them meanwhile.
    if (codes.length > 0)
      await tx.selectFrom('stays').select('code').where('code', 'in', codes).orderBy('code').forUpdate().execute();
    const open = await findOpenStays(tx, codes, now);
    if (open.length > 0) return { type: 'open', stays: open };
    const reviews = await forgetReviews(tx, codes);
    await forgetStays(tx, codes, now);
    await handOver(tx, guest);
    const inquiries = await forgetInquiries(tx, guest);
    const questions = await forgetQuestions(tx, guest);
    await forgetVisits(tx, guest.accountId);
    await tx.deleteFrom('account_tokens').where('email', '=', guest.email).execute();
    await tx.deleteFrom('account_email_changes').where('new_email', '=', guest.email).execute();
    const handedOver = guest.accountId === null ? [] : await handOverCollections(tx, guest.accountId);
    // Sessions, passkeys, outside identities, saved guests and collections that nobody else fills go with it.
    const gone =
      guest.accountId === null
        ? 0n
        : (await tx.deleteFrom('accounts').where('id', '=', guest.accountId).executeTakeFirst()).numDeletedRows;
    return { type: 'done', stays: codes.length, inquiries, questions, reviews, account: gone > 0n, handedOver };
  });
}

const isRepaid = (key: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from refunds_paid_otherwise where refund_key = ${key})`;

/** Stays that are not over everywhere on earth, and stays whose money is still moving. */
async function findOpenStays(tx: Tx, codes: readonly string[], now: Date): Promise<OpenStay[]> {
  if (codes.length === 0) return [];
  const yesterday = addDays(toIsoDate(now), -1);
  const rows = await tx
    .selectFrom('stays')
    .select((eb) => [
      'code',
      eb
        .or([eb('status', '=', 'pending'), eb.and([eb('status', '=', 'confirmed'), eb('end_date', '>=', yesterday)])])
        .as('upcoming'),
      eb
        .or([
          eb('release_due', '=', true),
          eb('refund_status', '=', 'due'),
          // What the bank sent back stands in the way until somebody has paid it another way.
          eb.and([eb('refund_status', '=', 'failed'), eb.not(isRepaid(sql`stays.code || ${getOwnKey('')}`))]),
          eb.exists(
            eb
              .selectFrom('stay_changes')
              .select('id')
              .whereRef('stay_changes.stay_code', '=', 'stays.code')
              .where((change) => change.or([change('status', '=', 'pending'), change('release_due', '=', true)])),
          ),
          eb.exists(
            eb
              .selectFrom('stay_refunds')
              .select('id')
              .whereRef('stay_refunds.stay_code', '=', 'stays.code')
              .where((refund) =>
                refund.or([
                  refund('status', '=', 'due'),
                  refund.and([refund('status', '=', 'failed'), refund.not(isRepaid(sql`stay_refunds.id`))]),
                ]),
              ),
          ),
        ])
        .as('money'),
    ])
    .where('code', 'in', codes)
    .orderBy('start_date')
    .execute();
  return rows.flatMap(({ code, upcoming, money }): OpenStay[] =>
    upcoming ? [{ code, reason: 'upcoming' }] : money ? [{ code, reason: 'money' }] : [],
  );
}

/** Takes the guest's reviews off the pages of their homes, and empties both sides of what was written. */
async function forgetReviews(tx: Tx, codes: readonly string[]): Promise<number> {
  if (codes.length === 0) return 0;
  const rows = await tx
    .selectFrom('stay_reviews')
    .selectAll()
    .where('stay_code', 'in', codes)
    .orderBy('stay_code')
    .forUpdate()
    .execute();
  for (const row of rows) if (row.state === 'shown') await takeBackReview(tx, row);
  await tx
    .updateTable('stay_reviews')
    .set({
      rating: null,
      topics: '{}',
      body: '',
      note: '',
      state: 'none',
      reason: '',
      host_body: null,
      written_at: null,
      shown_at: null,
    })
    .where('stay_code', 'in', codes)
    .execute();
  return rows.filter((row) => row.rating !== null).length;
}

/** The answer of a booking that is asked for again after its guest was deleted. */
const FORGOTTEN_ANSWER = apiError('forgotten', 'This booking belongs to a guest who was deleted.');

/** Leaves of each stay what the books need. Its messages, unsent mails and stored answers go. */
async function forgetStays(tx: Tx, codes: readonly string[], now: Date): Promise<void> {
  if (codes.length === 0) return;
  await tx.deleteFrom('mail_outbox').where('stay_code', 'in', codes).where('sent_at', 'is', null).execute();
  await tx.deleteFrom('message_threads').where('stay_code', 'in', codes).execute();
  await tx
    .updateTable('reservation_requests')
    .set({ answer_status: 410, answer: JSON.stringify(FORGOTTEN_ANSWER) })
    .where((eb) =>
      eb.or([
        eb('stay_code', 'in', codes),
        eb('change_id', 'in', eb.selectFrom('stay_changes').select('id').where('stay_code', 'in', codes)),
      ]),
    )
    .execute();
  await tx
    .updateTable('promo_uses')
    .set({ guest_email: sql`'forgotten:' || stay_code` })
    .where('stay_code', 'in', codes)
    .execute();
  await tx
    .updateTable('stay_changes')
    .set({ payment_method_id: '', card_brand: null, card_last4: null })
    .where('stay_code', 'in', codes)
    .execute();
  await tx
    .updateTable('stays')
    .set({
      guest: JSON.stringify(NOBODY),
      billing: JSON.stringify(NO_BILLING),
      guest_email: '',
      payment_method_id: '',
      card_brand: null,
      card_last4: null,
      subscribe: false,
      fraud_session_id: null,
      profile_id: null,
      browser_hash: null,
      address_hash: null,
      forgotten_at: now,
    })
    .where('code', 'in', codes)
    .execute();
}

/** Bookings, inquiries and questions of other accounts that name the guest's address get the address of their own account instead. */
async function handOver(tx: Tx, { email, accountId }: GuestKey): Promise<void> {
  const other = accountId ?? '';
  await sql`
    update stays set guest_email = accounts.email, guest = jsonb_set(guest, '{email}', to_jsonb(accounts.email))
    from accounts where accounts.id = stays.profile_id and guest_email = ${email} and profile_id <> ${other}`.execute(
    tx,
  );
  await sql`
    update reservation_requests set answer = jsonb_set(answer, '{reservation,guest,email}', stays.guest->'email')
    from stays where stays.code = stay_code and lower(answer #>> '{reservation,guest,email}') = ${email}
    and stays.guest_email <> ${email} and stays.profile_id is not null`.execute(tx);
  await sql`
    update promo_uses set guest_email = stays.guest_email || ' ' || stays.code
    from stays where stays.code = promo_uses.stay_code and promo_uses.guest_email = ${email} and stays.guest_email <> ${email}`.execute(
    tx,
  );
  await sql`
    update inquiries set contact = jsonb_set(contact, '{email}', to_jsonb(accounts.email))
    from accounts where accounts.id = inquiries.profile_id and lower(contact->>'email') = ${email} and profile_id <> ${other}`.execute(
    tx,
  );
  await sql`
    update listing_questions set email = accounts.email
    from accounts where accounts.id = listing_questions.profile_id and lower(listing_questions.email) = ${email} and profile_id <> ${other}`.execute(
    tx,
  );
}

async function forgetInquiries(tx: Tx, guest: GuestKey): Promise<number> {
  const ids = (await findOwnInquiries(tx, guest)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.deleteFrom('mail_outbox').where('inquiry_id', 'in', ids).execute();
  // Their threads and messages go with them.
  await tx.deleteFrom('inquiries').where('id', 'in', ids).execute();
  return ids.length;
}

async function forgetQuestions(tx: Tx, guest: GuestKey): Promise<number> {
  const ids = (await findOwnQuestions(tx, guest)).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('listing_questions').where('id', 'in', ids).execute();
  return ids.length;
}

/** Deletes what was counted of the account, and of its browsers before it was signed in. */
async function forgetVisits(tx: Tx, accountId: string | null): Promise<void> {
  const visitors = await findVisitors(tx, accountId);
  if (visitors.length === 0) return;
  await tx
    .deleteFrom('visit_events')
    .where('anonymous_id', 'in', visitors)
    .where((eb) => eb.or([eb('profile_id', 'is', null), eb('profile_id', '=', accountId)]))
    .execute();
}
