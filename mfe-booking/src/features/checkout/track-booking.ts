/** What a booking tells analytics (ANLT-2): its steps, and how an attempt ended. Nothing of the guest's details. */
import { useEffect, useRef } from 'react';
import { track } from '@roost/shared/analytics';
import type { QuoteRequest } from '@roost/shared/contracts/booking';
import { nightsBetween } from '@roost/shared/domain/dates';
import { partyTotal } from '@roost/shared/domain/party';
import type { BookOutcome } from './book-stay.ts';

type TrackedStay = Pick<QuoteRequest, 'startDate' | 'endDate' | 'adults' | 'children' | 'pets'>;

const toProperties = (productId: string, stay: TrackedStay) => ({
  product_id: productId,
  nights: nightsBetween(stay.startDate, stay.endDate),
  guests: partyTotal(stay),
  pets: stay.pets,
});

/** Tells once a page that a checkout has started, with the stay it was opened for. */
export function useTrackCheckout(stay: QuoteRequest | null, totalCents: number | null): void {
  const tracked = useRef(false);
  useEffect(() => {
    if (tracked.current || !stay) return;
    tracked.current = true;
    track('Checkout Started', {
      ...toProperties(stay.listingId, stay),
      ...(totalCents === null ? {} : { total: totalCents / 100 }),
    });
  }, [stay, totalCents]);
}

export function trackStep(stay: QuoteRequest, step: 'details' | 'payment'): void {
  track('Checkout Step Completed', { ...toProperties(stay.listingId, stay), step });
}

export function trackOutcome(productId: string | null, outcome: BookOutcome): void {
  if (outcome.type === 'confirmed') {
    const { code, listing, totalCents, party, startDate, endDate } = outcome.reservation;
    track('Order Completed', {
      ...toProperties(listing.id, { startDate, endDate, ...party }),
      order_id: code,
      total: totalCents / 100,
    });
  } else if (productId !== null) {
    track('Booking Refused', {
      product_id: productId,
      reason: outcome.type === 'refused' ? outcome.error.code : outcome.type,
    });
  }
}
