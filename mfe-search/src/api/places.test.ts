import { nearbyPlace, predictPlaces } from './places.ts';
import { understandSearch } from './understand-search.ts';
import type { Fetcher } from '@roost/shared/http';
import { understand } from '@roost/shared/domain/understanding/understand';

const TAHOE = {
  lat: 39,
  lng: -120,
  addressComponents: [],
  formattedAddress: 'Lake Tahoe, CA, USA',
  types: ['natural_feature'],
  partialMatch: false,
};
const READ = understand('Lake Tahoe', { today: '2026-06-01' });
const answers =
  (body: unknown, status = 200): Fetcher =>
  () =>
    Promise.resolve(Response.json(body, { status }));

describe('places', () => {
  test('GEO-1: a place is read; its address is asked for encoded and with a time limit', async () => {
    const calls: [string, RequestInit | undefined][] = [];
    const api: Fetcher = (path, init) => {
      calls.push([path, init]);
      return Promise.resolve(Response.json({ read: READ, place: TAHOE }));
    };
    expect(await understandSearch(api, 'Lake Tahoe & more')).toEqual({
      read: READ,
      place: TAHOE,
    });
    expect(calls[0]?.[0]).toBe('/understand?text=Lake+Tahoe+%26+more');
    expect(calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });

  test.each<[string, Fetcher]>([
    ['nothing', answers(null)],
    ['an error', answers({ error: 'down' }, 502)],
    ['an answer that is no place', answers({ read: READ, place: { lat: 'north' } })],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['a time-out', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ])('SRCH-3: %s makes it an ordinary search', async (_name, api) => {
    expect(await understandSearch(api, 'Tahoe')).toBeNull();
  });

  test('SRCH-17: predictions are read; failing is told from finding none', async () => {
    expect(await predictPlaces(answers([]), 'xyz')).toEqual([]);
    expect(await predictPlaces(answers({}, 500), 'xyz')).toBeNull();
  });

  test('SRCH-17: an answer nobody waits for any more is rejected, not empty', async () => {
    const stop = new AbortController();
    const api: Fetcher = (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const call = predictPlaces(api, 'Lake', stop.signal);
    stop.abort();
    await expect(call).rejects.toThrow('aborted');
  });

  test('SRCH-21: the place near the visitor, or none', async () => {
    expect(await nearbyPlace(answers({ lat: 39.1, lng: -120, name: 'Tahoma, CA, USA' }))).toEqual({
      lat: 39.1,
      lng: -120,
      name: 'Tahoma, CA, USA',
    });
    expect(await nearbyPlace(answers(null))).toBeNull();
    expect(await nearbyPlace(answers({ lat: 'x' }))).toBeNull();
    expect(await nearbyPlace(answers({}, 500))).toBeNull();
  });
});
