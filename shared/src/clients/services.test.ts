import { createServicesClient } from './services.ts';
import { toWireDates } from '../domain/stay.ts';
import type { ServicesApi } from './services.ts';

const PARTY = { adults: 2, children: 0, infants: 0, pets: 1 };
const DATES = { checkIn: '2026-06-12', checkOut: '2026-06-16' };
const STAY = toWireDates(DATES);
const QUOTE = {
  id: '',
  listingId: '41827',
  ...STAY,
  nights: 4,
  party: PARTY,
  nightly: [],
  lines: [],
  taxes: [],
  optionalItems: [],
  promo: null,
  stayCents: 205_584,
  totalBeforeTaxCents: 205_584,
  taxCents: 0,
  totalCents: 205_584,
  averagePerNightCents: 41_200,
  expiresAt: '2026-05-01T10:30:00.000Z',
};
const SUMMARY = {
  id: '7',
  headline: 'Quiet log cabin',
  propertyType: 'Cabin',
  country: 'United States',
  state: 'California',
  city: 'Truckee',
  photos: [],
  bedrooms: 2,
  beds: 3,
  bathrooms: 1,
  maxOccupancy: 4,
  averageRating: null,
  numberOfReviews: 0,
  averagePerNightCents: 17_400,
};

type Call = { path: string; init: RequestInit };
/** An api that answers by path, and what it was asked. */
function recorded(answers: Record<string, () => Response | Promise<Response>>): { api: ServicesApi; calls: Call[] } {
  const calls: Call[] = [];
  const api: ServicesApi = async (path, init = {}) => {
    calls.push({ path, init });
    const answer = answers[path.split('?')[0] ?? ''];
    return answer
      ? answer()
      : Response.json({ error: { code: 'not_found', message: 'No such path' } }, { status: 404 });
  };
  return { api, calls };
}

describe('services client', () => {
  test('PRICE-4: a quote preview is asked for with the whole stay and party and read to the cent', async () => {
    const { api, calls } = recorded({ '/listings/41827/quote': () => Response.json(QUOTE) });
    const result = await createServicesClient(api).getQuote('41827', DATES, PARTY);
    expect(result).toEqual({ ok: true, value: QUOTE });
    expect(calls[0]?.path).toBe(
      '/listings/41827/quote?startDate=2026-06-12&endDate=2026-06-16&adults=2&children=0&infants=0&pets=1',
    );
    expect(calls[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  test.each([
    ['unknown', 404],
    ['withdrawn', 410],
  ] as const)('LIST-6: %s listing (%i) is an answer with similar homes, not a failure', async (type, status) => {
    const { api } = recorded({
      '/listings/1': () => Response.json({ error: { code: 'x', message: '' }, similar: [SUMMARY] }, { status }),
    });
    expect(await createServicesClient(api).getListing('1')).toEqual({ ok: true, value: { type, similar: [SUMMARY] } });
  });

  test.each([400, 414, 422])(
    'ROUTE-13: an id that services cannot read (%i) is an unknown home, not a failure',
    async (status) => {
      const { api } = recorded({
        '/listings/1': () => Response.json({ error: { code: 'x', message: '' } }, { status }),
      });
      expect(await createServicesClient(api).getListing('1')).toEqual({
        ok: true,
        value: { type: 'unknown', similar: [] },
      });
    },
  );

  test('PLAT-5: too many requests are a failure, not a home that left', async () => {
    const { api } = recorded({
      '/listings/1': () => Response.json({ error: { code: 'x', message: '' } }, { status: 429 }),
    });
    expect(await createServicesClient(api).getListing('1')).toMatchObject({ ok: false });
  });

  test('LIST-6: similar homes that cannot be read do not hide that the listing is gone', async () => {
    const { api } = recorded({ '/listings/1': () => Response.json({ similar: 'soon' }, { status: 410 }) });
    expect(await createServicesClient(api).getListing('1')).toEqual({
      ok: true,
      value: { type: 'withdrawn', similar: [] },
    });
  });

  test('BOOK-3: a refusal keeps its code, its text and its field', async () => {
    const error = { code: '1016', message: 'A minimum stay of 3 nights is required.', field: 'endDate' };
    const { api } = recorded({ '/listings/1/quote': () => Response.json({ error }, { status: 422 }) });
    expect(await createServicesClient(api).getQuote('1', DATES, PARTY)).toEqual({
      ok: false,
      failure: { type: 'refused', status: 422, error },
    });
  });

  test('BOOK-4: a price that changed comes with the refusal', async () => {
    const error = { code: 'price_changed', message: 'The total is different now.' };
    const { api } = recorded({
      '/auth/csrf': () => Response.json({ csrfToken: 'abc' }),
      '/quotes': () => Response.json({ error, quote: QUOTE }, { status: 409 }),
    });
    const result = await createServicesClient(api).postQuote({ listingId: '1', ...STAY, ...PARTY });
    expect(result).toEqual({ ok: false, failure: { type: 'refused', status: 409, error, quote: QUOTE } });
  });

  test('BOOK-3: a refusal without a body is still a refusal', async () => {
    const { api } = recorded({ '/listings/1/similar': () => new Response('', { status: 429 }) });
    expect(await createServicesClient(api).getSimilar('1')).toEqual({
      ok: false,
      failure: { type: 'refused', status: 429, error: { code: 'http_429', message: '' } },
    });
  });

  test.each<[string, () => Response | Promise<Response>, object]>([
    ['a server error', () => new Response('<h1>502</h1>', { status: 502 }), { reason: 'server', status: 502 }],
    ['an answer that breaks the contract', () => Response.json({ days: 'many' }), { reason: 'malformed', status: 200 }],
    ['text that is no JSON', () => new Response('<html>'), { reason: 'malformed', status: 200 }],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), { reason: 'network' }],
    [
      'a time-out',
      () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
      { reason: 'timeout' },
    ],
  ])('PLAT-5: %s is a failure with its reason', async (_name, answer, failure) => {
    const { api } = recorded({ '/listings/1/calendar': answer });
    expect(await createServicesClient(api).getCalendar('1', '2026-06-01', 2)).toEqual({
      ok: false,
      failure: { type: 'unavailable', ...failure },
    });
  });

  test('a caller that moved on is told from a service that failed', async () => {
    const stop = new AbortController();
    const api: ServicesApi = (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const call = createServicesClient(api, { signal: stop.signal }).getSimilar('1');
    stop.abort();
    expect(await call).toEqual({ ok: false, failure: { type: 'unavailable', reason: 'aborted' } });
  });

  test('BOOK-11: a write carries the token of the session; without a token nothing is sent', async () => {
    const request = { listingId: '41827', ...STAY, ...PARTY };
    const good = recorded({
      '/auth/csrf': () => Response.json({ csrfToken: 'abc' }),
      '/quotes': () => Response.json(QUOTE, { status: 201 }),
    });
    expect((await createServicesClient(good.api).postQuote(request)).ok).toBe(true);
    expect(good.calls[1]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'abc' },
      body: JSON.stringify(request),
    });

    const down = recorded({ '/auth/csrf': () => new Response('', { status: 503 }) });
    expect(await createServicesClient(down.api).postQuote(request)).toEqual({
      ok: false,
      failure: { type: 'unavailable', reason: 'server', status: 503 },
    });
    expect(down.calls).toHaveLength(1);
  });

  test('BOOK-7: a reservation that needs the bank comes back as a challenge', async () => {
    const { api } = recorded({
      '/auth/csrf': () => Response.json({ csrfToken: 'abc' }),
      '/reservations': () => Response.json({ type: 'challenge', clientSecret: 'pi_1_secret_2' }, { status: 202 }),
    });
    const result = await createServicesClient(api).postReservation({
      idempotencyKey: 'k',
      quoteId: 'q',
      totalCents: 1,
      guest: { firstName: '', lastName: '', email: '', phone: { dialCode: '+1', value: '' } },
      billing: { nameOnCard: '', address1: '', address2: '', city: '', state: '', zip: '', country: 'US' },
      paymentMethodId: 'pm_1',
      paymentMethod: 'default',
      subscribe: false,
    });
    expect(result).toEqual({ ok: true, value: { type: 'challenge', clientSecret: 'pi_1_secret_2' } });
  });

  test('ids and e-mail addresses are encoded into the path', async () => {
    const { api, calls } = recorded({});
    await createServicesClient(api).getReservation('R/1', 'dana+1@example.com');
    expect(calls[0]?.path).toBe('/reservations/R%2F1?email=dana%2B1%40example.com');
  });
});
