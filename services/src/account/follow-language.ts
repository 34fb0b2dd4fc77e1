/**
 * Later mails follow the language that their guest reads the site in by now (TEXT-2): when a signed-in guest chooses
 * one, and when a guest changes, pays, cancels or writes about a stay. Mails choose their texts when they are sent.
 */
import { guestLanguage } from '../language.ts';
import type { Db } from '../db/schema.ts';
import type { Subject } from '../messages/threads.ts';
import { findOwnInquiries, findOwnQuestions, findOwnStays, type GuestKey } from './guest-rows.ts';

const TABLES = { stays: 'code', inquiries: 'id', listing_questions: 'id' } as const;

/** Writes the language of the request that is answered now to rows that have another one. */
async function follow(db: Db, table: keyof typeof TABLES, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const language = guestLanguage();
  await db
    .updateTable(table)
    .set({ language })
    .where(db.dynamic.ref(TABLES[table]), 'in', keys)
    .where('language', 'is distinct from', language)
    .execute();
}

/** For everything that the guest may still get mails about. */
export async function followLanguage(db: Db, guest: GuestKey): Promise<void> {
  const stays = await findOwnStays(db, guest);
  const [inquiries, questions] = [await findOwnInquiries(db, guest), await findOwnQuestions(db, guest)];
  await follow(
    db,
    'stays',
    stays.map(({ code }) => code),
  );
  await follow(
    db,
    'inquiries',
    inquiries.map(({ id }) => id),
  );
  await follow(
    db,
    'listing_questions',
    questions.map(({ id }) => id),
  );
}

/** For one stay, when its guest does something with it. */
export const followStayLanguage = (db: Db, { code }: { code: string }): Promise<void> => follow(db, 'stays', [code]);

/** For one conversation, when its guest writes. */
export const followThreadLanguage = (db: Db, subject: Subject): Promise<void> =>
  subject.kind === 'stay' ? followStayLanguage(db, subject.stay) : follow(db, 'inquiries', [subject.inquiry.id]);
