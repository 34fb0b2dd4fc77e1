/** Reviews of stays (TALK-2): the guest's by the stay's code, the host's by the token of a mail. */
import { hostReviewSchema, stayReviewSchema } from '@roost/shared/contracts/review';
import type { HostReview, ReviewRequest, StayReview } from '@roost/shared/contracts/review';
import { browserApi, createHttp } from '@roost/shared/http';
import type { Fetcher, HttpResult } from '@roost/shared/http';

const getPath = (code: string) => `/trips/${encodeURIComponent(code)}/review`;

/** Refused with 404 for a stay that is not the caller's, with `not_ended` before check-out. */
export function getReview(code: string, api: Fetcher): Promise<HttpResult<StayReview>> {
  return createHttp(api).get(getPath(code), stayReviewSchema);
}

/** Stores or replaces the guest's review. */
export function sendReview(code: string, review: ReviewRequest): Promise<HttpResult<StayReview>> {
  return createHttp(browserApi).post(getPath(code), review, stayReviewSchema);
}

export function openHostReview(token: string): Promise<HttpResult<HostReview>> {
  return createHttp(browserApi).post('/reviews/host/open', { token }, hostReviewSchema);
}

/** Stores or replaces what the host wrote. */
export function sendHostReview(token: string, text: string): Promise<HttpResult<HostReview>> {
  return createHttp(browserApi).post('/reviews/host/answer', { token, text }, hostReviewSchema);
}
