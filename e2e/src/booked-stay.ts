import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { SplitPayment } from '@roost/shared/contracts/booking';
import { createPost } from './site-post.ts';
import type { FreeStay } from './stays.ts';

type HeldQuote = { id: string; totalCents: number; split?: SplitPayment };

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
  return sendBooking(request, stay, (quote) => getReservation(quote, email));
}

/** Books a stay that is paid in two parts. Returns its code and both parts; throws when the stay is not offered so. */
export async function bookInTwo(
  request: APIRequestContext,
  stay: FreeStay,
  email: string,
): Promise<SplitPayment & { code: string }> {
  let split: SplitPayment | undefined;
  const code = await sendBooking(request, stay, (quote) => {
    ({ split } = quote);
    return { ...getReservation(quote, email), split };
  });
  if (!split) throw new Error('This stay is not offered in two payments.');
  return { ...split, code };
}

async function sendBooking(
  request: APIRequestContext,
  { listingId, startDate, endDate }: FreeStay,
  toReservation: (quote: HeldQuote) => object,
): Promise<string> {
  const post = await createPost(request);
  const quote = await post<HeldQuote>('/api/quotes', {
    listingId,
    startDate,
    endDate,
    adults: 2,
    children: 0,
    infants: 0,
    pets: 0,
  });
  const answer = await post<{ reservation: { code: string } }>('/api/reservations', toReservation(quote));
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
