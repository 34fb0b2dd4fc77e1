/**
 * A public question about a home (LIST-1): `POST /listings/:id/questions`. Other guests see it once the host has
 * answered.
 */
import * as z from 'zod/mini';

/** Characters a question may have, and a name. */
export const QUESTION_TEXT = { least: 10, most: 500 } as const;
export const QUESTION_NAME_MOST = 60;

/**
 * Refused with `name_required` (field `name`), 1010 and 1011 (field `email`), `question_required`, `question_too_long`
 * (field `question`), 1022 (withdrawn); 429 `too_many`. The e-mail address is for the answer and is never shown.
 */
export type QuestionRequest = {
  name: string;
  email: string;
  question: string;
  /** Made by the browser once a question and kept across retries: the same key stores and mails once. */
  idempotencyKey: string;
};

export const questionAnswerSchema = z.object({
  id: z.string(),
  /** Read by versions of remotes older than December 2026; no page shows it now. */
  responseHours: z.number(),
});
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** Characters an answer may have. */
export const ANSWER_TEXT = { least: 2, most: 1_000 } as const;

/**
 * A question as its host sees it through the link of the mail: `POST /questions/open` with `{token}`,
 * `POST /questions/answer` with `{token, answer}`. Refused with 404 `not_found` (the link does not work),
 * `answer_required` and `answer_too_long` (field `answer`); 429 `too_many`.
 */
export const openQuestionSchema = z.object({
  id: z.string(),
  author: z.string(),
  question: z.string(),
  /** Null while it waits. */
  answer: z.nullable(z.string()),
  listingId: z.string(),
  headline: z.string(),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;
