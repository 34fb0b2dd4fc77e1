/**
 * Which rows belong to a guest: the one rule for what is handed out (export-guest.ts) and what is deleted
 * (forget-guest.ts).
 */
import { sql } from 'kysely';
import type { Db, StayRow, InquiryRow, Tx } from '../db/schema.ts';

/** A guest by the address they have proven, with their account where there is one. `email` is in lower case. */
export type GuestKey = { email: string; accountId: string | null };

/** Stays booked by the account, or with the address by nobody else's account; the oldest first. */
export async function findOwnStays(db: Db | Tx, { email, accountId }: GuestKey): Promise<StayRow[]> {
  return db
    .selectFrom('stays')
    .selectAll()
    .where('forgotten_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(accountId === null ? [] : [eb('profile_id', '=', accountId)]),
        eb.and([eb('guest_email', '=', email), eb('profile_id', 'is', null)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

/** Inquiries sent by the account, or with the address by nobody else's account. */
export async function findOwnInquiries(db: Db | Tx, { email, accountId }: GuestKey): Promise<InquiryRow[]> {
  return db
    .selectFrom('inquiries')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(accountId === null ? [] : [eb('profile_id', '=', accountId)]),
        eb.and([eb(sql<string>`lower(contact->>'email')`, '=', email), eb('profile_id', 'is', null)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

/** Public questions asked by the account, or with the address by nobody else's account. */
export async function findOwnQuestions(db: Db | Tx, { email, accountId }: GuestKey) {
  return db
    .selectFrom('listing_questions')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(accountId === null ? [] : [eb('profile_id', '=', accountId)]),
        eb.and([eb(sql<string>`lower(email)`, '=', email), eb('profile_id', 'is', null)]),
      ]),
    )
    .orderBy('asked_at')
    .execute();
}

/** Names of the browsers in which the account was signed in while visits were counted. */
export async function findVisitors(db: Db | Tx, accountId: string | null): Promise<string[]> {
  if (accountId === null) return [];
  const rows = await db
    .selectFrom('visit_events')
    .select('anonymous_id')
    .distinct()
    .where('profile_id', '=', accountId)
    .execute();
  return rows.map((row) => row.anonymous_id);
}
