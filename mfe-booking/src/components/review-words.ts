import type { Trip } from '@roost/shared/contracts/trips';
import { copy } from '../copy.ts';
import { staysCopy } from '../stays-copy.ts';

/** Returns the words of the link to the reviews of a stay; null where there is nothing to write or read. */
export function getReviewWords({ review, hostWrote }: Pick<Trip, 'review' | 'hostWrote'>): string | null {
  if (review !== undefined) return review === 'open' ? copy.heads.review : staysCopy.trips.yourReview;
  return hostWrote ? staysCopy.trips.hostWrote : null;
}
