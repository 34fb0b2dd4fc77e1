/**
 * Decides which threads a request may read and write as the guest (TALK-1): the one place for every route of messages.
 */
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { apiError, Refusal } from '../api-error.ts';
import { currentGuest } from '../auth/current-guest.ts';
import type { Db } from '../db/schema.ts';
import { isProven, readStays } from '../security/stays-cookie.ts';
import { visibleStay, type AccessDeps } from '../trips/access.ts';
import { findSubject, type Subject, type ThreadHead } from './threads.ts';

/** Threads that a list shows: those of the newest stays, and of the newest inquiries. */
const MOST_THREADS = { ofStays: 200, ofInquiries: 100 };

/** One answer for a thread that does not exist and for one of another guest. */
export const noSuchThread = (): Refusal =>
  new Refusal(404, apiError('not_found', 'There are no messages here that you can see. Open the link in our mail.'));

/**
 * Returns what a thread is about when this request is its guest's. Of a stay: those who may see the stay. Of an
 * inquiry: the browser that sent it or opened its mailed link, the account that sent it, and the account that has
 * proven its e-mail address.
 */
export async function visibleSubject(request: FastifyRequest, code: string, deps: AccessDeps): Promise<Subject | null> {
  const subject = await findSubject(deps.db, code);
  if (!subject) return null;
  if (subject.kind === 'stay') return (await visibleStay(request, code, deps)) ? subject : null;
  if (isProven(request, { ...subject.inquiry, code }, deps.key)) return subject;
  const guest = await currentGuest(request);
  if (guest === null) return null;
  const { profile_id: sender, contact } = subject.inquiry;
  return guest.profileId === sender || guest.email.toLowerCase() === contact.email.toLowerCase() ? subject : null;
}

type Visible = { heads: ThreadHead[]; hasMore: boolean };

/** Returns what this request may have messages about and has: nothing is written about most stays. */
export async function visibleThreads(
  request: FastifyRequest,
  deps: AccessDeps,
): Promise<Visible & { signedIn: boolean }> {
  const guest = await currentGuest(request);
  if (guest === null) return { signedIn: false, heads: await threadsOfBrowser(request, deps), hasMore: false };
  request.server.countRead(request, guest.profileId);
  return { signedIn: true, ...(await threadsOfGuest(deps.db, guest)) };
}

const stayThreads = (db: Db) =>
  db
    .selectFrom('stays')
    .innerJoin('message_threads', 'message_threads.code', 'stays.code')
    .select(['stays.code', 'stays.listing_id', 'start_date', 'end_date', 'proofs_since'])
    .where('status', 'in', ['confirmed', 'cancelled'])
    .where('forgotten_at', 'is', null);
const inquiryThreads = (db: Db) =>
  db
    .selectFrom('inquiries')
    .innerJoin('message_threads', 'message_threads.code', 'inquiries.id')
    .select(['inquiries.id as code', 'inquiries.listing_id', 'stay', 'proofs_since']);
type StayThread = Awaited<ReturnType<ReturnType<typeof stayThreads>['execute']>>[number];
type InquiryThread = Awaited<ReturnType<ReturnType<typeof inquiryThreads>['execute']>>[number];

const toStayHead = ({ code, listing_id: listingId, start_date: startDate, end_date: endDate }: StayThread) =>
  ({ code, kind: 'stay', listingId, startDate, endDate }) as const;
const toInquiryHead = ({ code, listing_id: listingId, stay: { startDate, endDate } }: InquiryThread) =>
  ({ code, kind: 'inquiry', listingId, startDate, endDate }) as const;

async function threadsOfBrowser(request: FastifyRequest, { db, key }: AccessDeps): Promise<ThreadHead[]> {
  const codes = readStays(request, key);
  if (codes.length === 0) return [];
  const stays = await stayThreads(db).where('stays.code', 'in', codes).execute();
  const inquiries = await inquiryThreads(db).where('inquiries.id', 'in', codes).execute();
  return [
    ...stays.filter((stay) => isProven(request, stay, key)).map(toStayHead),
    ...inquiries.filter((inquiry) => isProven(request, inquiry, key)).map(toInquiryHead),
  ];
}

async function threadsOfGuest(db: Db, guest: { profileId: string; email: string }): Promise<Visible> {
  const email = guest.email.toLowerCase();
  const stays = await stayThreads(db)
    .where((eb) => eb.or([eb('profile_id', '=', guest.profileId), eb('guest_email', '=', email)]))
    .orderBy('start_date', 'desc')
    .limit(MOST_THREADS.ofStays + 1)
    .execute();
  const inquiries = await inquiryThreads(db)
    .where((eb) =>
      eb.or([eb('profile_id', '=', guest.profileId), eb(sql<string>`lower(contact->>'email')`, '=', email)]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_THREADS.ofInquiries + 1)
    .execute();
  return {
    heads: [
      ...stays.slice(0, MOST_THREADS.ofStays).map(toStayHead),
      ...inquiries.slice(0, MOST_THREADS.ofInquiries).map(toInquiryHead),
    ],
    hasMore: stays.length > MOST_THREADS.ofStays || inquiries.length > MOST_THREADS.ofInquiries,
  };
}
