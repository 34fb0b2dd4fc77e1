/**
 * The cancellation policy that holds for a booked stay (TRUE-2): that of the moment of booking, whatever the owner
 * changes later (decision 0034).
 */
import type { Quote } from '@roost/shared/contracts/booking';
import { getTimeZone } from '@roost/shared/domain/time-zone';
import type { StoredListing } from '../db/schema.ts';

/** Returns the terms of the quote; for stays that were booked before quotes had them, those of the home now. */
export function getRefundTerms(
  quote: Pick<Quote, 'refundTerms'>,
  listing: Pick<StoredListing, 'cancellationPolicy' | 'country' | 'state' | 'location'>,
): NonNullable<Quote['refundTerms']> {
  return quote.refundTerms ?? { policy: listing.cancellationPolicy, timeZone: getTimeZone(listing) };
}
