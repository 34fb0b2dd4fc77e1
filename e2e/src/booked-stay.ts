import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { createPost } from './site-post.ts';
import type { FreeStay } from './stays.ts';

/**
 * Books a stay through the site's API with a card that works, for flows that only need the page after it. The browser
 * of `request` may then see the stay. Returns its code.
 * @param email where the stay's mails go; many flows share the plain one
 */
export async function bookStay(
  request: APIRequestContext,
  stay: FreeStay,
  email = 'maya@example.com',
): Promise<string> {
  const post = await createPost(request);
  const { listingId, startDate, endDate } = stay;
  const quote = await post<{ id: string; totalCents: number }>('/api/quotes', {
    listingId,
    startDate,
    endDate,
    adults: 2,
    children: 0,
    infants: 0,
    pets: 0,
  });
  const answer = await post<{ reservation: { code: string } }>('/api/reservations', getReservation(quote, email));
  return answer.reservation.code;
}

/** What a guest with a card that works sends to book a quote. */
export function getReservation({ id, totalCents }: { id: string; totalCents: number }, email: string): object {
  return {
    idempotencyKey: randomUUID(),
    quoteId: id,
    totalCents,
    paymentMethodId: 'pm_card_visa',
    paymentMethod: 'default',
    subscribe: false,
    guest: { firstName: 'Maya', lastName: 'Ortiz', email, phone: { dialCode: '+1', value: '4155550198' } },
    billing: {
      nameOnCard: 'Maya Ortiz',
      address1: '12 Pine Street',
      address2: '',
      city: 'Truckee',
      state: 'CA',
      zip: '96161',
      country: 'US',
    },
  };
}
