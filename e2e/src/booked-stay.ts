import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { FreeStay } from './stays.ts';

/** Books a stay through the site's API with a card that works, for flows that only need the page after it. The browser of `request` may then see the stay. Returns its code. */
export async function bookStay(request: APIRequestContext, stay: FreeStay): Promise<string> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(path, { headers: { 'x-csrf-token': csrfToken }, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
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
  const answer = await post<{ reservation: { code: string } }>(
    '/api/reservations',
    getReservation(quote, 'maya@example.com'),
  );
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
