/** Decides which threads a request may read and write as the guest (TALK-1): the one place for every route of messages. */
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { apiError, Refusal } from '../api-error.ts';
import { currentGuest } from '../auth/current-guest.ts';
import { isProven, readStays } from '../security/stays-cookie.ts';
import { staysOfGuest, visibleStay, type AccessDeps } from '../trips/access.ts';
import { findSubject, getCode, type Subject } from './threads.ts';

const MOST_INQUIRIES = 200;

/** One answer for a thread that does not exist and for one of another guest. */
export const noSuchThread = (): Refusal =>
  new Refusal(404, apiError('not_found', 'There are no messages here that you can see. Open the link in our mail.'));

/**
 * Returns what a thread is about when this request is its guest's. Of a stay: whoever may see the stay. Of an inquiry: the browser that sent
 * it or opened its mailed link, the account that sent it, and the account that has proven its e-mail address.
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

/** Returns every stay and inquiry that this request may have messages about. */
export async function visibleSubjects(
  request: FastifyRequest,
  { db, key }: AccessDeps,
): Promise<{ signedIn: boolean; subjects: Subject[] }> {
  const guest = await currentGuest(request);
  if (guest === null) {
    const found = await Promise.all(readStays(request, key).map((code) => findSubject(db, code)));
    const proven = (subject: Subject): boolean => {
      const { proofs_since: since } = subject.kind === 'stay' ? subject.stay : subject.inquiry;
      return isProven(request, { code: getCode(subject), proofs_since: since }, key);
    };
    return { signedIn: false, subjects: found.filter((subject) => subject !== null).filter(proven) };
  }
  const stays = await staysOfGuest(db, guest);
  const inquiries = await db
    .selectFrom('inquiries')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('profile_id', '=', guest.profileId),
        eb(sql<string>`lower(contact->>'email')`, '=', guest.email.toLowerCase()),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_INQUIRIES)
    .execute();
  return {
    signedIn: true,
    subjects: [
      ...stays.map((stay): Subject => ({ kind: 'stay', stay })),
      ...inquiries.map((inquiry): Subject => ({ kind: 'inquiry', inquiry })),
    ],
  };
}
