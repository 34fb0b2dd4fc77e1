import { questionAnswerSchema } from '@roost/shared/contracts/question';
import type { QuestionAnswer, QuestionRequest } from '@roost/shared/contracts/question';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

/**
 * Sends a guest's public question to the host of a home (LIST-1). A retry with the same `idempotencyKey` does not ask
 * twice.
 */
export function askQuestion(listingId: string, question: QuestionRequest): Promise<HttpResult<QuestionAnswer>> {
  const path = `/listings/${encodeURIComponent(listingId)}/questions`;
  return createHttp(browserApi).post(path, question, questionAnswerSchema);
}
