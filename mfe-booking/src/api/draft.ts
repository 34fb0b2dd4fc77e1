/** `/booking-draft`: what was typed into a checkout, kept by services for this tab (BOOK-14). */
import { draftAnswerSchema, draftKeptSchema } from '@roost/shared/contracts/booking-draft';
import type { BookingDraft } from '@roost/shared/contracts/booking-draft';
import { browserApi, createHttp } from '@roost/shared/http';

const LIMIT_MS = 4_000;

/** Returns whether it is kept. */
export async function keepDraft(tab: string, draft: BookingDraft): Promise<boolean> {
  const answer = await createHttp(browserApi).post('/booking-draft', { tab, draft }, draftKeptSchema, {
    limitMs: LIMIT_MS,
  });
  return answer.ok && answer.value.kept;
}

/** Null when nothing is kept for this tab, or services did not answer in time. */
export async function getDraft(tab: string): Promise<BookingDraft | null> {
  const answer = await createHttp(browserApi).get(`/booking-draft?tab=${tab}`, draftAnswerSchema, {
    limitMs: LIMIT_MS,
  });
  return answer.ok ? answer.value.draft : null;
}
