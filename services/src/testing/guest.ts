/** A guest's browser as services see it: cookies, the CSRF token, JSON. */
import type { Quote, QuoteRequest, ReservationRequest } from '@roost/shared/contracts/booking';
import { randomUUID } from 'node:crypto';

export type TestAnswer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers };

export class TestGuest {
  private readonly cookies = new Map<string, string>();
  private token = '';
  private url: string;
  private readonly limitMs: number;

  /** `limitMs` is how long it waits for an answer. */
  constructor(url: string, limitMs = 120_000) {
    this.url = url;
    this.limitMs = limitMs;
  }

  async get<T = Record<string, unknown>>(path: string): Promise<TestAnswer<T>> {
    return this.send<T>(path, { headers: this.headers() });
  }

  async post<T = Record<string, unknown>>(
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<T>> {
    if (this.token === '') this.token = (await this.get<{ csrfToken: string }>('/auth/csrf')).body.csrfToken;
    return this.send<T>(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...this.headers(), 'content-type': 'application/json', 'x-csrf-token': this.token, ...headers },
    });
  }

  quote(request: Partial<QuoteRequest>): Promise<TestAnswer<Quote>> {
    return this.post<Quote>('/quotes', { adults: 2, children: 0, infants: 0, pets: 0, ...request });
  }

  /** Another browser has none of this one's cookies. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** Services are at another address now; the browser keeps its cookies. */
  moveTo(url: string): void {
    this.url = url;
  }

  /** Gives this browser a cookie, e.g. a session made by the test. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  private headers(): Record<string, string> {
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  private async send<T>(path: string, init: RequestInit): Promise<TestAnswer<T>> {
    const response = await fetch(this.url + path, { ...init, signal: AbortSignal.timeout(this.limitMs) });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = (line.split(';')[0] ?? '').split('=');
      if (name && value !== undefined) this.cookies.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as T, headers: response.headers };
  }
}

/** A complete booking of a quote with a card that works. */
export function reservationRequest(
  quote: Pick<Quote, 'id' | 'totalCents'>,
  over: Partial<ReservationRequest> = {},
): ReservationRequest {
  return {
    idempotencyKey: randomUUID(),
    quoteId: quote.id,
    totalCents: quote.totalCents,
    guest: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'Ada@Example.com',
      phone: { dialCode: '1', value: '5550100' },
    },
    billing: {
      nameOnCard: 'Ada Lovelace',
      address1: '1 Way',
      address2: '',
      city: 'Reno',
      state: 'NV',
      zip: '89501',
      country: 'US',
    },
    paymentMethodId: 'pm_card_visa',
    paymentMethod: 'default',
    subscribe: false,
    ...over,
  };
}
