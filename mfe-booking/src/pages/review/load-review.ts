/** Data of `/trips/:code/review` (TALK-2). Never cached: it is one guest's. */
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import type { StayReview } from '@roost/shared/contracts/review';
import type { Trip } from '@roost/shared/contracts/trips';
import { getReview } from '../../api/review.ts';
import { getTrip } from '../../api/trips.ts';

export type ReviewData =
  | { type: 'review'; review: StayReview; trip: Trip; phone: string }
  | { type: 'early'; code: string; phone: string }
  /** Not for this browser to see, or no such stay: the mailed link opens it. */
  | { type: 'closed'; code: string; phone: string }
  | { type: 'failed'; phone: string };

export async function loadReview(
  context: LoaderContext,
  ask = { getReview, getTrip },
): Promise<LoaderResult<ReviewData>> {
  context.setHeader?.('cache-control', 'private, no-store');
  const code = context.params['code'] ?? '';
  const { phone } = context.config;
  const [trip, review] = await Promise.all([ask.getTrip(code, context.api), ask.getReview(code, context.api)]);
  if (trip.ok && review.ok)
    return { type: 'data', data: { type: 'review', review: review.value, trip: trip.value, phone } };
  if (trip.ok && !review.ok && review.failure.type === 'refused')
    return { type: 'data', data: { type: 'early', code, phone } };
  const isClosed = !trip.ok && trip.failure.type === 'refused';
  return isClosed
    ? { type: 'data', data: { type: 'closed', code, phone }, status: 404 }
    : { type: 'data', data: { type: 'failed', phone }, status: 503 };
}
