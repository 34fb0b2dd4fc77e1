/** A guest's public question to the host of a home (LIST-1). */
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import type { ServiceResult } from '@roost/shared/clients/services';
import type { QuestionAnswer, QuestionRequest } from '@roost/shared/contracts/question';

/** Sends the question. A retry with the same `idempotencyKey` does not ask twice. */
export function askQuestion(listingId: string, question: QuestionRequest): Promise<ServiceResult<QuestionAnswer>> {
  return createServicesClient(browserApi).postQuestion(listingId, question);
}
