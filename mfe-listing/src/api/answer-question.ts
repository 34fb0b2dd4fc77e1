/** A host's answer to a question. `token` is the one of the link in the host's mail (LIST-1). */
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import type { ServiceResult } from '@roost/shared/clients/services';
import type { OpenQuestion } from '@roost/shared/contracts/question';

/** Returns the question of the link. Refused with 404 when the link is not ours or has expired. */
export function openQuestion(token: string): Promise<ServiceResult<OpenQuestion>> {
  return createServicesClient(browserApi).postQuestionOpen(token);
}

/** Publishes the answer, or changes it. The guest gets one mail, after the first answer. */
export function answerQuestion(token: string, answer: string): Promise<ServiceResult<OpenQuestion>> {
  return createServicesClient(browserApi).postQuestionAnswer(token, answer);
}
