import { createServicesClient } from './services.ts';
import { toWireDates } from '../domain/stay.ts';
import type { Fetcher } from '../http/index.ts';

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
function recorded(answers: Record<string, () => Response | Promise<Response>>): { api: Fetcher; calls: Call[] } {
  const calls: Call[] = [];
  const api: Fetcher = async (path, init = {}) => {
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
      failure: { type: 'refused', status: 422, error, body: { error } },
    });
  });

  test('BOOK-3: a refusal without a code is still a refusal; one that is no JSON is of something else than our services', async () => {
    const { api } = recorded({ '/listings/1/similar': () => Response.json({}, { status: 429 }) });
    expect(await createServicesClient(api).getSimilar('1')).toEqual({
      ok: false,
      failure: { type: 'refused', status: 429, error: { code: 'http_429', message: '' }, body: {} },
    });
    const { api: proxy } = recorded({ '/listings/1/similar': () => new Response('<h1>404</h1>', { status: 404 }) });
    expect(await createServicesClient(proxy).getSimilar('1')).toEqual({
      ok: false,
      failure: { type: 'unavailable', reason: 'malformed', status: 404 },
    });
  });

  test('PLAT-5: a caller that moved on is told from a service that failed', async () => {
    const stop = new AbortController();
    const api: Fetcher = (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const call = createServicesClient(api, { signal: stop.signal }).getSimilar('1');
    stop.abort();
    expect(await call).toEqual({ ok: false, failure: { type: 'unavailable', reason: 'aborted' } });
  });

  test('ROUTE-13: ids are encoded into the path', async () => {
    const { api, calls } = recorded({});
    await createServicesClient(api).getSimilar('R/1?x');
    expect(calls[0]?.path).toBe('/listings/R%2F1%3Fx/similar');
  });
});
