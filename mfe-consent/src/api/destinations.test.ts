import { fetchDestinations } from './destinations.ts';

const ANALYTICS = { cdnUrl: 'http://cdn.test/analytics-cdn', writeKey: 'local-write-key' };
const entry = (name: string, category: string, creationName = name) => ({
  name,
  creationName,
  category,
  description: '',
  website: '',
});
const respondWith =
  (body: unknown, init?: ResponseInit): typeof fetch =>
  () =>
    Promise.resolve(Response.json(body, init));

describe('list of destinations', () => {
  test('ANLT-1: Repeater dropped, one entry an id, sorted; the id is the creation name', async () => {
    const calls: string[] = [];
    const request: typeof fetch = (url, init) => {
      calls.push(String(url));
      expect(init?.signal).toBeInstanceOf(AbortSignal);
      return Promise.resolve(
        Response.json([
          entry('Zendesk', 'Functional'),
          entry('Repeater', 'Raw Data'),
          entry('Google Ads', 'Advertising', 'AdWords'),
          entry('Google Ads (Gtag)', 'Advertising', 'AdWords'),
          entry('Amplitude', 'Analytics'),
        ]),
      );
    };
    expect(await fetchDestinations(ANALYTICS, request)).toEqual([
      { id: 'Amplitude', name: 'Amplitude', category: 'custom_analytics' },
      { id: 'AdWords', name: 'Google Ads (Gtag)', category: 'custom_advertising' },
      { id: 'Zendesk', name: 'Zendesk', category: 'custom_functional' },
    ]);
    expect(calls).toEqual(['http://cdn.test/analytics-cdn/v1/projects/local-write-key/integrations']);
  });

  test('CONS-7: an unknown category needs consent to advertising', async () => {
    expect(await fetchDestinations(ANALYTICS, respondWith([entry('New', 'Mind Reading')]))).toMatchObject([
      { category: 'custom_advertising' },
    ]);
  });

  test.each([
    [
      'an error',
      respondWith({ message: 'Invalid path or write key provided.' }, { status: 404, statusText: 'Not Found' }),
      'HTTP 404 Not Found',
    ],
    ['a response that is not a list', respondWith({ hello: 'world' }), 'HTTP 200'],
    ['a response that is not JSON', (() => Promise.resolve(new Response('<html>'))) as typeof fetch, 'HTTP 200'],
  ])('ANLT-1, CONS-6: %s gives the error text of the specification', async (_name, request, status) => {
    await expect(fetchDestinations(ANALYTICS, request)).rejects.toThrow(
      `Failed to fetch integrations for write key local-write-key: ${status}`,
    );
  });

  test('CONS-6: rejects when the service does not respond in time', async () => {
    await expect(
      fetchDestinations(ANALYTICS, () => Promise.reject(new DOMException('timed out', 'TimeoutError'))),
    ).rejects.toThrow('timed out');
  });
});
