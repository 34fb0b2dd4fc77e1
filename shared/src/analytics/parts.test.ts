import { withCategories } from '../domain/consent.ts';
import type { Destination } from '../domain/consent.ts';
import { visitEventSchema } from '../contracts/visit-event.ts';
import type { ResultTrail } from '../contracts/result-trail.ts';
import { ANONYMOUS_ID_KEY, anonymousId, storedId } from './anonymous-id.ts';
import { fetchCdnSettings } from './cdn-settings.ts';
import { consentMiddleware } from './consent-middleware.ts';
import { insightsEvent, sendInsights } from './insights.ts';
import { reportedPage } from './reported-page.ts';
import { visitEvent, visitPoster } from './visit-post.ts';
import { visitNumber } from './visit-storage.ts';

const DESTINATIONS: Destination[] = [
  { id: 'GA4', name: 'GA4', category: 'custom_analytics' },
  { id: 'Pixel', name: 'Pixel', category: 'custom_advertising' },
];
const page = reportedPage({
  address: 'http://site.test/search?query=Tahoe&utm_source=news&token=secret#top',
  title: 'Homes',
  referrer: 'http://else.test/a?b=c',
});

describe('anonymous id', () => {
  const tools = (cookie?: string, stored: string | null = null) => {
    const written: string[] = [];
    return {
      written,
      id: {
        cookie: {
          read: () => cookie,
          write: (id: string) => {
            written.push(`cookie ${id}`);
          },
        },
        storage: storedId(ANONYMOUS_ID_KEY, () => ({
          getItem: () => stored,
          setItem: (_key, text) => {
            written.push(`storage ${text}`);
          },
          removeItem: () => undefined,
        })),
        newId: () => 'new-visitor',
      },
    };
  };
  test.each([
    ['the valid one of the cookie', 'cookie-id-1', '"stored-id-1"', 'cookie-id-1'],
    ['else the stored one', 'x', '"stored-id-1"', 'stored-id-1'],
    ['an old one without quotes', undefined, 'stored-id-1', 'stored-id-1'],
    ['else a new one', undefined, null, 'new-visitor'],
    ['a new one for nonsense in both', '<b>', '{"a":1}', 'new-visitor'],
  ])('ANLT-3: %s', (_name, cookie, stored, expected) => {
    const { id, written } = tools(cookie, stored);
    expect(anonymousId(id)).toBe(expected);
    expect(written).toEqual([
      `cookie ${expected}`,
      ...(stored?.includes(expected) === true ? [] : [`storage "${expected}"`]),
    ]);
  });
  test('ANLT-3: storage that is forbidden costs nothing but the memory', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = storedId(ANONYMOUS_ID_KEY, forbidden);
    expect(anonymousId({ ...tools().id, storage })).toBe('new-visitor');
  });
});

describe('what analytics is told of a page', () => {
  test('CONS-7: of the query only what belongs to a search, a stay or a campaign; of another site only its origin', () => {
    expect(page).toEqual({
      path: '/search',
      search: '?query=Tahoe&utm_source=news',
      url: 'http://site.test/search?query=Tahoe&utm_source=news',
      title: 'Homes',
      referrer: 'http://else.test/',
    });
  });
  test.each([
    ['/booking/confirmation/RST-1', '/booking/confirmation/-'],
    ['/trips/RST-1', '/trips/-'],
    ['/trips', '/trips'],
    ['/api/auth/new-password?token=t&email=a@b.cc', '/api/auth/new-password'],
  ])('CONS-7: %s is told as %s', (path, told) => {
    const {
      path: reported,
      search,
      url,
    } = reportedPage({ address: `http://site.test${path}`, title: '', referrer: `http://site.test${path}` });
    expect([reported, search, url]).toEqual([told, '', `http://site.test${told}`]);
  });
});

test('ANLT-2: the middleware adds the consent object, sets All and leaves out what was refused', () => {
  const preferences = withCategories(
    { custom_functional: false, custom_analytics: true, custom_advertising: false },
    DESTINATIONS,
  );
  const obj: Record<string, unknown> = {
    type: 'page',
    context: { page: { url: 'http://site.test/?token=secret' } },
    properties: { url: 'http://site.test/?token=secret' },
    integrations: { 'Segment.io': true },
  };
  const next = jest.fn();
  void consentMiddleware(
    () => preferences,
    () => page,
  )({ payload: { obj } as never, next, integrations: {} });
  expect(next).toHaveBeenCalledTimes(1);
  expect(obj).toEqual({
    type: 'page',
    integrations: { All: true, 'Segment.io': true, Pixel: false },
    properties: page,
    context: {
      page,
      consent: {
        defaultDestinationBehavior: 'disable',
        destinationPreferences: { GA4: true, Pixel: false },
        categoryPreferences: { custom_functional: false, custom_analytics: true, custom_advertising: false },
      },
    },
  });
});

describe('POST /api/t', () => {
  const agent = {
    userAgentData: { brands: [{ brand: 'Chromium', version: '156' }], mobile: true, platform: 'Android' },
  };
  const visit = { anonymousId: 'visitor-0001', userId: null, analyticsSessionId: '1790000000000' };

  test('ANLT-2: has every field of the specification', () => {
    const event = visitEvent(
      'Booking Refused',
      { product_id: '7', reason: '1020', gone: undefined },
      { visit, page, agent, withoutPrefix: false },
    );
    expect(visitEventSchema.parse(event)).toEqual(event);
    expect(event).toEqual({
      name: 'Booking Refused',
      ...visit,
      path: '/search',
      search: '?query=Tahoe&utm_source=news',
      title: 'Homes',
      url: 'http://site.test/search?query=Tahoe&utm_source=news',
      userAgentData: agent.userAgentData,
      withoutPrefix: false,
      properties: { product_id: '7', reason: '1020' },
      campaign: { source: 'news' },
    });
    expect(visitEvent('x', {}, { visit, page, agent: {}, withoutPrefix: true }).userAgentData).toEqual({
      brands: [],
      mobile: false,
      platform: '',
    });
  });

  test('ANLT-2: one token for many events, another after a refusal, and silence when nothing answers', async () => {
    const calls: string[] = [];
    let status = 202;
    const post = visitPoster(async (url, init) => {
      calls.push(String(url));
      expect(init?.signal).toBeInstanceOf(AbortSignal);
      if (String(url).endsWith('/csrf')) return Response.json({ csrfToken: 't' });
      expect(init?.headers).toMatchObject({ 'x-csrf-token': 't' });
      return Response.json({}, { status });
    });
    const event = visitEvent('x', {}, { visit, page, agent, withoutPrefix: true });
    await post(event);
    status = 403;
    await post(event);
    await post(event);
    expect(calls).toEqual(['/api/auth/csrf', '/api/t', '/api/t', '/api/auth/csrf', '/api/t']);
    await expect(visitPoster(() => Promise.reject(new TypeError('offline')))(event)).resolves.toBeUndefined();
  });

  test('ANLT-2: a visit has one number until nothing happened for half an hour', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const stores = { local: () => store, session: () => store };
    const start = 1_790_000_000_000;
    expect([
      visitNumber(stores, start),
      visitNumber(stores, start + 29 * 60_000),
      visitNumber(stores, start + 58 * 60_000),
    ]).toEqual(Array(3).fill(String(start)));
    expect(visitNumber(stores, start + 89 * 60_000)).toBe(String(start + 89 * 60_000));
  });
});

describe('settings of the analytics project', () => {
  const ask = (answer: () => Response | Promise<Response>) =>
    fetchCdnSettings({ cdnUrl: 'http://cdn.test', writeKey: 'key' }, async () => answer());
  test('ANLT-2: are believed only when they are settings', async () => {
    expect(await ask(() => Response.json({ integrations: { 'Segment.io': { apiKey: 'key' } } }))).toMatchObject({
      integrations: { 'Segment.io': { apiKey: 'key' } },
    });
    for (const answer of [
      () => Response.json([]),
      () => Response.json({ integrations: {} }),
      () => new Response('<html>'.repeat(1000)),
      () => new Response('', { status: 503 }),
    ])
      await expect(ask(answer)).rejects.toThrow();
  });
});

describe('insights', () => {
  const queryID = 'f'.repeat(32);
  const trail: ResultTrail = {
    search: '/search',
    previousPage: null,
    nextPage: null,
    from: 21,
    total: 41,
    queryID,
    steps: [
      { id: '5', href: '/a', headline: 'A' },
      { id: '7', href: '/b', headline: 'B' },
    ],
  };
  const told = { index: 'prod_listings', userToken: 'visitor-0001' };
  const viewed = { name: 'Product Viewed', properties: { product_id: '7', name: 'B', nights: 0 } } as const;
  test.each([
    [
      'a home opened from results is a click at its place',
      viewed,
      trail,
      { eventType: 'click', eventName: 'Home opened', queryID, positions: [22] },
    ],
    [
      'a home of the page opened on the map is a click at its place',
      { name: 'Product Clicked', properties: { product_id: '7', query_id: queryID, position: 22 } } as const,
      null,
      { eventType: 'click', eventName: 'Home opened on the map', queryID, positions: [22] },
    ],
    [
      'a home beyond the page opened on the map is a view',
      { name: 'Product Clicked', properties: { product_id: '7' } } as const,
      trail,
      { eventType: 'view', eventName: 'Home opened on the map' },
    ],
    ['a home opened by its address is a view', viewed, null, { eventType: 'view', eventName: 'Home viewed' }],
    [
      'a favorite is a conversion',
      { name: 'favoriteListing', properties: { product_id: '7', initiated_from: 'search' } } as const,
      trail,
      { eventType: 'conversion', eventName: 'Home saved', queryID },
    ],
    [
      'a booking is a purchase',
      {
        name: 'Order Completed',
        properties: { product_id: '7', order_id: 'x', nights: 1, guests: 1, pets: 0, total: 1 },
      } as const,
      trail,
      { eventType: 'conversion', eventSubtype: 'purchase', eventName: 'Home booked', queryID },
    ],
  ])('SRCH-20: %s', (_name, event, from, expected) => {
    expect(insightsEvent(event, from, told)).toEqual({ ...told, objectIDs: ['7'], ...expected });
  });

  test("SRCH-20: other events are not the index's business, and an index that is away costs nothing", async () => {
    expect(insightsEvent({ name: 'Signed In', properties: {} }, trail, told)).toBeNull();
    const again = { product_id: '7', initiated_from: 'search', login_status: true };
    expect(insightsEvent({ name: 'favoriteListing', properties: again }, trail, told)).toBeNull();
    await sendInsights(
      { eventType: 'view', eventName: 'x', objectIDs: ['7'], ...told },
      { insightsUrl: 'http://index.test', appId: 'a', apiKey: 'k', index: 'i' },
      () => Promise.reject(new TypeError('offline')),
    );
  });
});
