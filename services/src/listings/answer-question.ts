/**
 * A host's answer to a public question (LIST-1). Hosts have no accounts here: the mail that brings the question carries
 * a signed link, and who holds it may answer and later correct that one question.
 */
import * as z from 'zod/mini';
import { ANSWER_TEXT, type OpenQuestion } from '@roost/shared/contracts/question';
import { apiError, Refusal } from '../api-error.ts';
import type { Db } from '../db/schema.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { sign, verify, type Keys } from '../security/sign.ts';
import { storableLines, storableText } from '../storable-text.ts';
import type { QuestionDeps } from './ask-question.ts';
import { findListing } from './repository.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** A link works this long. */
const LINK_DAYS = 60;
/** Times an hour one network address may open or answer. */
const TRIES_PER_ADDRESS = 60;

/**
 * The address in the host's mail. The token stands after the `#`, which browsers send to no server, so that it is in no
 * log.
 */
export function answerUrl(siteUrl: string, id: string, now: Date, key: Keys): string {
  return `${siteUrl}/questions/answer#${sign(`${id}~${now.getTime() + LINK_DAYS * DAY_MS}`, 'question', key)}`;
}

function readToken(token: string, now: Date, key: Keys): string | null {
  const [id, until] = verify(token, 'question', key)?.split('~') ?? [];
  return id && Number(until) > now.getTime() ? id : null;
}

export const openSchema = z.object({ token: storableText(500) });
export const answerSchema = z.object({
  token: storableText(500),
  answer: storableLines,
});

/** The question of a link. Throws a refusal when the link is not ours or has run out, and TooManyError. */
export async function openQuestion(token: string, ip: string, { db, now, key }: QuestionDeps): Promise<OpenQuestion> {
  await enforceRateLimits(db, [{ name: 'question-open', whose: ip, times: TRIES_PER_ADDRESS, windowMs: HOUR_MS }], {
    key,
    now: now(),
  });
  const id = readToken(token, now(), key);
  const question = id === null ? null : await findQuestion(db, id);
  if (!question) throw new Refusal(404, apiError('not_found', 'This link does not work any more.'));
  return question;
}

/**
 * Puts the answer on the page and mails it to the guest, once: a second answer replaces the first without another mail.
 * Throws what `openQuestion` throws, and refusals about the answer.
 */
export async function answerQuestion(
  { token, answer }: z.infer<typeof answerSchema>,
  ip: string,
  deps: QuestionDeps,
): Promise<OpenQuestion> {
  const { db, now, wake } = deps;
  const question = await openQuestion(token, ip, deps);
  if (answer.length < ANSWER_TEXT.least)
    throw new Refusal(422, apiError('answer_required', 'Please write an answer.', 'answer'));
  if (answer.length > ANSWER_TEXT.most)
    throw new Refusal(
      422,
      apiError('answer_too_long', `Please keep your answer under ${ANSWER_TEXT.most} characters.`, 'answer'),
    );
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('listing_questions')
      .set({ answer, answered_at: now() })
      .where('id', '=', question.id)
      .execute();
    await tx
      .insertInto('mail_outbox')
      .values({
        kind: 'question-guest',
        stay_code: null,
        inquiry_id: null,
        question_id: question.id,
        next_at: now(),
        sent_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  wake('mail');
  return { ...question, answer };
}

async function findQuestion(db: Db, id: string): Promise<OpenQuestion | null> {
  const row = await db
    .selectFrom('listing_questions')
    .select(['id', 'listing_id', 'author', 'question', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst();
  const listing = row && (await findListing(db, row.listing_id));
  return row && listing
    ? {
        id: row.id,
        author: row.author,
        question: row.question,
        answer: row.answer,
        listingId: listing.id,
        headline: listing.headline,
      }
    : null;
}
