/**
 * A guest's public question about a home (LIST-1): checked, stored as waiting, and mailed to the host by the outbox.
 */
import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { QUESTION_NAME_MOST, QUESTION_TEXT, type QuestionAnswer } from '@roost/shared/contracts/question';
import { isEmail } from '@roost/shared/domain/email';
import { hasAddress } from '@roost/shared/domain/person-name';
import { apiError, Refusal, refuse } from '../api-error.ts';
import type { Db, StoredListing } from '../db/schema.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { idempotencyKeySchema, storableLines, storableText } from '../storable-text.ts';
import { isActive } from './repository.ts';
import { guestLanguage } from '../language.ts';
import type { Keys } from '../security/sign.ts';

export type QuestionDeps = {
  db: Db;
  now: () => Date;
  key: Keys;
  limits: { perAddress: number; perEmail: number };
  wake: (outbox: 'mail') => void;
};

export const questionSchema = z.object({
  name: storableText(200),
  email: storableText(254),
  question: storableLines,
  idempotencyKey: idempotencyKeySchema,
});
type AskedQuestion = z.infer<typeof questionSchema>;

const refuseField = (code: string, message: string, field: string) => new Refusal(422, apiError(code, message, field));

function check({ name, email, question }: AskedQuestion, listing: StoredListing | null): StoredListing {
  if (!listing) throw refuse('1001');
  if (!isActive(listing)) throw refuse('1022');
  if (name === '' || name.length > QUESTION_NAME_MOST)
    throw refuseField('name_required', 'Please tell us your first name.', 'name');
  if (hasAddress(name))
    throw refuseField('name_invalid', 'Please write a name without web or email addresses.', 'name');
  if (email === '') throw refuse('1010');
  if (!isEmail(email)) throw refuse('1011');
  if (question.length < QUESTION_TEXT.least)
    throw refuseField('question_required', 'Please ask in a few words.', 'question');
  if (question.length > QUESTION_TEXT.most)
    throw refuseField(
      'question_too_long',
      `Please keep your question under ${QUESTION_TEXT.most} characters.`,
      'question',
    );
  return listing;
}

/**
 * Stores a question with the host's mail. The same key again answers the same and mails nothing. Throws refusals and
 * TooManyError.
 */
export async function askQuestion(
  asked: AskedQuestion,
  found: StoredListing | null,
  sender: { ip: string; profileId: string | null },
  { db, now, key, limits, wake }: QuestionDeps,
): Promise<QuestionAnswer> {
  const listing = check(asked, found);
  const responseHours = listing.host.responseHours;
  const known = await db
    .selectFrom('listing_questions')
    .select('id')
    .where('idempotency_key', '=', asked.idempotencyKey)
    .executeTakeFirst();
  if (known) return { id: known.id, responseHours };
  await enforceRateLimits(
    db,
    [
      { name: 'question-address', whose: sender.ip, times: limits.perAddress, windowMs: HOUR_MS },
      { name: 'question-email', whose: asked.email.toLowerCase(), times: limits.perEmail, windowMs: HOUR_MS },
    ],
    { key, now: now() },
  );
  const id = await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('listing_questions')
      .values({
        id: `P${randomInt(10_000_000, 99_999_999)}`,
        idempotency_key: asked.idempotencyKey,
        listing_id: listing.id,
        profile_id: sender.profileId,
        author: asked.name,
        email: asked.email,
        question: asked.question,
        answer: null,
        language: guestLanguage(),
        asked_at: now(),
        answered_at: null,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row)
      return (
        await tx
          .selectFrom('listing_questions')
          .select('id')
          .where('idempotency_key', '=', asked.idempotencyKey)
          .executeTakeFirstOrThrow()
      ).id;
    await tx
      .insertInto('mail_outbox')
      .values({
        kind: 'question-host',
        stay_code: null,
        inquiry_id: null,
        question_id: row.id,
        next_at: now(),
        sent_at: null,
      })
      .execute();
    return row.id;
  });
  wake('mail');
  return { id, responseHours };
}
