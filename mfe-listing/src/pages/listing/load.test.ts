import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import {
  ANSWERS,
  CONFIG,
  DAYS,
  fakeServices,
  LISTING,
  PATH,
  QUOTE,
  SIMILAR,
  TODAY,
} from '../../testing/listing-data.ts';
import { loadListingPage } from './load.ts';
import { unpackCalendar } from '../../api/calendar-pack.ts';

type Answers = Parameters<typeof fakeServices>[0];
function context(address: string, answers: Answers): LoaderContext & { asked: string[] } {
  const { api, asked } = fakeServices(answers);
  const url = new URL(address, 'http://localhost:3000');
  return {
    request: new Request(url),
    params: { listingId: url.pathname.split('/').at(-1) },
    api,
    config: CONFIG,
    now: `${TODAY}T12:00:00Z`,
    today: TODAY,
    server: true,
    asked,
  };
}
const DATED = `${PATH}?startDate=2026-06-20&endDate=2026-06-24&adults=2`;

describe('loading the listing page', () => {
  test('LIST-3: listing, calendar, price and similar homes load at the same time', async () => {
    const asked = context(DATED, ANSWERS);
    const result = await loadListingPage(asked);
    expect(result).toMatchObject({
      type: 'data',
      data: { type: 'found', listing: LISTING, quote: { type: 'ready', quote: QUOTE }, today: TODAY },
    });
    if (result.type !== 'data' || result.data.type !== 'found') throw new Error('not found');
    expect(result.data.calendar && unpackCalendar(result.data.calendar)).toEqual(DAYS);
    expect(result.data.similar?.[0]?.photos).toHaveLength(6);
    expect(JSON.parse(JSON.stringify(result.data))).toEqual(result.data);
    expect(asked.asked).toHaveLength(4);
  });

  const WHOLE = {
    '/listings/41827': () =>
      Response.json({ ...LISTING, calendar: { listingId: '41827', days: DAYS }, similar: SIMILAR }),
  };

  test('LIST-3: listing, calendar and similar homes come in one answer, the price beside it', async () => {
    const asked = context(DATED, { ...WHOLE, '/listings/41827/quote': () => Response.json(QUOTE) });
    const result = await loadListingPage(asked);
    if (result.type !== 'data' || result.data.type !== 'found') throw new Error('not found');
    expect(result.data.listing).toEqual(LISTING);
    expect(result.data.calendar && unpackCalendar(result.data.calendar)).toEqual(DAYS);
    expect(result.data.similar?.[0]?.photos).toHaveLength(6);
    const [page = '', quote] = asked.asked;
    expect(asked.asked).toHaveLength(2);
    expect(quote).toContain('/quote?');
    expect(Object.fromEntries(new URL(page, 'http://services').searchParams)).toEqual({
      place: 'Carnelian Bay, California',
      with: 'page',
      from: TODAY,
      months: '5',
      startDate: '2026-06-20',
      endDate: '2026-06-24',
      adults: '2',
    });
  });

  test('PLAT-5: what services cannot say now is missing, and is not asked for again', async () => {
    const answers = { '/listings/41827': () => Response.json({ ...LISTING, calendar: null, similar: null }) };
    const asked = context(PATH, answers);
    expect(await loadListingPage(asked)).toMatchObject({ data: { type: 'found', calendar: null, similar: null } });
    expect(asked.asked).toHaveLength(1);
  });

  test.each([
    ['fail at all of it', () => new Response('', { status: 500 })],
    ['answer what breaks the contract', () => Response.json({ ...LISTING, calendar: null, similar: 'soon' })],
  ])('PLAT-5: where services %s each part is asked for by itself', async (_what, fail) => {
    let isFirst = true;
    const answers = {
      ...ANSWERS,
      '/listings/41827': () => {
        if (!isFirst) return Response.json(LISTING);
        isFirst = false;
        return fail();
      },
      '/listings/41827/similar': () => new Response('', { status: 500 }),
    };
    const result = await loadListingPage(context(PATH, answers));
    expect(result).toMatchObject({ data: { type: 'found', listing: LISTING, similar: null } });
    expect(result).toHaveProperty('data.calendar.codes');
  });

  test('PLAT-5: services that are away are asked once', async () => {
    const asked = context(PATH, { '/listings/41827': () => new Response('', { status: 503 }) });
    await expect(loadListingPage(asked)).rejects.toMatchObject({ name: 'ListingUnavailable' });
    expect(asked.asked).toHaveLength(1);
  });

  test('LIST-3: today is the date at the home, and a stay before it has no price', async () => {
    const yesterday = (today: string) => ({
      ...ANSWERS,
      '/listings/41827': () => Response.json({ ...LISTING, today }),
    });
    const address = `${PATH}?startDate=2026-05-31&endDate=2026-06-03&adults=2`;
    // The page's own day is the earliest anywhere.
    const at = (today: string) => ({ ...context(address, yesterday(today)), today: '2026-05-31' });
    expect(await loadListingPage(at('2026-05-31'))).toMatchObject({
      data: { today: '2026-05-31', quote: { type: 'ready' } },
    });
    expect(await loadListingPage(at('2026-06-02'))).toMatchObject({
      data: { today: '2026-06-02', quote: null },
    });
  });

  test('PRICE-3: without dates no price is requested', async () => {
    const asked = context(PATH, ANSWERS);
    expect(await loadListingPage(asked)).toMatchObject({ data: { quote: null } });
    expect(asked.asked.some((path) => path.includes('/quote'))).toBe(false);
  });

  test('ROUTE-3: another path redirects to the canonical one (301) with its query', async () => {
    expect(await loadListingPage(context('/vacation-rentals/41827?adults=2', ANSWERS))).toEqual({
      type: 'redirect',
      status: 301,
      location: `${PATH}?adults=2`,
    });
  });

  test.each([
    ['unknown', 404],
    ['withdrawn', 410],
  ] as const)('LIST-6: an %s home is a %i with similar homes and the phone number', async (type, status) => {
    const answers = {
      '/listings/41827': () => Response.json({ error: { code: 'x', message: '' }, similar: SIMILAR }, { status }),
    };
    const asked = context(PATH, answers);
    expect(await loadListingPage(asked)).toMatchObject({
      type: 'data',
      status,
      data: { type, phone: CONFIG.phone, similar: [{ id: '7' }] },
    });
    // Instead of it homes near the place of its address are offered.
    expect(decodeURIComponent(asked.asked[0] ?? '')).toMatch('/listings/41827?place=Carnelian+Bay,+California');
  });

  test('PLAT-5: calendar, price and similar homes may each fail; the page is still there', async () => {
    const down = () => new Response('', { status: 503 });
    const answers = {
      ...ANSWERS,
      '/listings/41827/calendar': down,
      '/listings/41827/quote': down,
      '/listings/41827/similar': down,
    };
    expect(await loadListingPage(context(DATED, answers))).toMatchObject({
      data: { type: 'found', calendar: null, quote: { type: 'failed' }, similar: null },
    });
  });

  test('BOOK-3: a refused stay has its message and what to change', async () => {
    const refused = (code: string, message: string) => ({
      ...ANSWERS,
      '/listings/41827/quote': () => Response.json({ error: { code, message } }, { status: 422 }),
    });
    expect(await loadListingPage(context(DATED, refused('1016', 'A minimum stay.')))).toMatchObject({
      data: { quote: { type: 'refused', message: 'A minimum stay.', about: 'dates' } },
    });
    expect(await loadListingPage(context(DATED, refused('1017', 'Too many guests.')))).toMatchObject({
      data: { quote: { about: 'guests' } },
    });
  });

  test('PLAT-5: when the listing does not load the page fails with the cause', async () => {
    const loading = loadListingPage(context(PATH, { '/listings/41827': () => new Response('', { status: 500 }) }));
    await expect(loading).rejects.toMatchObject({
      name: 'ListingUnavailable',
      failure: { type: 'unavailable', reason: 'server' },
    });
  });
});
