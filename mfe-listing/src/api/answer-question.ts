/** A host's answer to a question. `token` is the one of the link in the host's mail (LIST-1). */
import { openQuestionSchema } from '@roost/shared/contracts/question';
import type { OpenQuestion } from '@roost/shared/contracts/question';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

/** Returns the question of the link. Refused with 404 when the link is not ours or has expired. */
export function openQuestion(token: string): Promise<HttpResult<OpenQuestion>> {
  return createHttp(browserApi).post('/questions/open', { token }, openQuestionSchema);
}

/** Publishes the answer, or changes it. The guest gets one mail, after the first answer. */
export function answerQuestion(token: string, answer: string): Promise<HttpResult<OpenQuestion>> {
  return createHttp(browserApi).post('/questions/answer', { token, answer }, openQuestionSchema);
}
