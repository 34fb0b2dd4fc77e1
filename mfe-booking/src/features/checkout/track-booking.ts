/** What a booking tells analytics (ANLT-2): its steps, and how a try ended. Nothing of the guest's details. */
import { useEffect, useRef } from 'react';
import { track } from '@roost/shared/analytics';
import type { QuoteRequest } from '@roost/shared/contracts/booking';
import { nightsBetween } from '@roost/shared/domain/dates';
import { partyTotal } from '@roost/shared/domain/party';
import type { BookOutcome } from './book-stay.ts';

type Stay = Pick<QuoteRequest, 'startDate' | 'endDate' | 'adults' | 'children' | 'pets'>;

const stayOf = (productId: string, stay: Stay) => ({
  product_id: productId,
  nights: nightsBetween(stay.startDate, stay.endDate),
  guests: partyTotal(stay),
  pets: stay.pets,
});

/** Once a page, with the stay it is opened for. */
export function useTrackCheckout(stay: QuoteRequest | null, totalCents: number | null): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !stay) return;
    told.current = true;
    track('Checkout Started', {
      ...stayOf(stay.listingId, stay),
      ...(totalCents === null ? {} : { total: totalCents / 100 }),
    });
  }, [stay, totalCents]);
}

export function trackStep(stay: QuoteRequest | null, step: 'details' | 'payment'): void {
  if (stay) track('Checkout Step Completed', { ...stayOf(stay.listingId, stay), step });
}

export function trackOutcome(productId: string | null, outcome: BookOutcome): void {
  if (outcome.type === 'confirmed') {
    const { code, listing, totalCents, party, startDate, endDate } = outcome.reservation;
    track('Order Completed', {
      ...stayOf(listing.id, { startDate, endDate, ...party }),
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
