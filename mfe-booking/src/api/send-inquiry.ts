/** `POST /inquiries`: a question to the host (BOOK-10). */
import { inquiryAnswerSchema } from '@roost/shared/contracts/inquiry';
import type { InquiryAnswer, InquiryRequest } from '@roost/shared/contracts/inquiry';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

/** Sends the question. A retry with the same `idempotencyKey` does not ask twice. */
export function sendInquiry(request: InquiryRequest): Promise<HttpResult<InquiryAnswer>> {
  return createHttp(browserApi).post('/inquiries', request, inquiryAnswerSchema);
}
