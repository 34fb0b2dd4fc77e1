import { silentLog } from '../log.ts';
import { startSandbox } from '../testing/sandbox.ts';
import { googlePlaces, type MapsService } from './google.ts';
import { MAPS_QUESTIONS } from './maps-limit.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const RESULT = {
  address_components: [{ long_name: 'Tahoe City', short_name: 'Tahoe City', types: ['locality'] }],
  formatted_address: 'Tahoe City, CA, USA',
  geometry: { location: { lat: 39.1, lng: -120.1 } },
  types: ['locality', 'political'],
};
const PREDICTION = {
  place_id: 'p1',
  description: 'Tahoe City, CA',
  structured_formatting: { main_text: 'Tahoe City', secondary_text: 'CA' },
  types: ['locality'],
};

describe('the maps service over REST', () => {
  let asked: URL[];
  let events: string[];
  let answer: () => Promise<Response>;
  let now: Date;
  let places: MapsService;
  const json = (body: unknown) => () => Promise.resolve(Response.json(body));

  beforeEach(() => {
    asked = [];
    events = [];
    now = NOW;
    places = googlePlaces({
      maps: { url: 'https://maps.example', key: 'secret' },
      now: () => now,
      log: (event) => {
        events.push(event);
      },
      fetch: (url) => {
        asked.push(new URL(String(url)));
        return answer();
      },
    });
  });

  test('GEO-1: an address becomes a place, with our key and in English', async () => {
    answer = json({ status: 'OK', results: [RESULT] });
    expect(await places.geocode(' Tahoe   City ')).toEqual({
      lat: 39.1,
      lng: -120.1,
      formattedAddress: 'Tahoe City, CA, USA',
      types: ['locality', 'political'],
      partialMatch: false,
      addressComponents: [{ longName: 'Tahoe City', shortName: 'Tahoe City', types: ['locality'] }],
    });
    expect(asked[0]?.href).toBe('https://maps.example/maps/api/geocode/json?address=Tahoe+City&language=en&key=secret');
  });

  test('SAFE-6: an address that asks for ever new words gets no more answers for an hour; what is known, and others, go on', async () => {
    answer = json({ status: 'OK', results: [RESULT] });
    const stranger = (word: number) => places.askedBy(`2001:db8::${word.toString(16)}`).geocode(`word ${word}`);
    for (let word = 0; word < MAPS_QUESTIONS.ofAddress; word += 1) expect(await stranger(word)).not.toBeNull();
    const lookups = { failed: false };
    expect(await places.askedBy('2001:db8::1').geocode('one more', lookups)).toBeNull();
    expect(await places.askedBy('2001:db8::1').predictions('one mo')).toEqual([]);
    expect(await places.askedBy('2001:db8::1').getName({ lat: 1, lng: 1 })).toBeNull();
    expect(asked).toHaveLength(MAPS_QUESTIONS.ofAddress);
    // The search says that a place could not be looked up, as when the service is away.
    expect([lookups.failed, events]).toEqual([true, []]);
    expect(await stranger(7)).not.toBeNull();
    expect(await places.askedBy('203.0.113.7').geocode('one more')).not.toBeNull();
    now = new Date(NOW.getTime() + 3_600_000);
    expect(await places.askedBy('2001:db8::1').geocode('another one')).not.toBeNull();
  });

  test.each(['127.0.0.1', '::ffff:127.0.0.1', '::1'])(
    'SAFE-6: whoever measures the site on its own machine (%s) is answered on',
    async (own) => {
      answer = json({ status: 'OK', results: [RESULT] });
      for (let word = 0; word <= MAPS_QUESTIONS.ofAddress; word += 1)
        expect(await places.askedBy(own).geocode(`word ${word}`)).not.toBeNull();
    },
  );

  test('SAFE-6: one reader asks so often and no more; what is kept counts nothing', async () => {
    answer = json({ status: 'OK', results: [RESULT] });
    const lookups = { failed: false, left: 2 };
    const found = ['a', 'a', 'b', 'c', 'b'].map((word) => () => places.geocode(word, lookups));
    const answers = [];
    for (const find of found) answers.push((await find()) !== null);
    expect([answers, asked.length, lookups.failed]).toEqual([[true, true, true, false, true], 2, false]);
  });

  test('SAFE-6: all addresses together have a limit too', async () => {
    answer = json({ status: 'OK', results: [] });
    for (let word = 0; word < MAPS_QUESTIONS.ofAll + 50; word += 1)
      await places.askedBy(`10.0.${word % 250}.1`).geocode(`word ${word}`);
    expect(asked).toHaveLength(MAPS_QUESTIONS.ofAll);
  });

  test('GEO-1: a partial match is no place, and is remembered as none', async () => {
    answer = json({ status: 'OK', results: [{ ...RESULT, partial_match: true }] });
    expect(await places.geocode('x')).toBeNull();
    expect(await places.geocode('X')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('SRCH-17: predictions while typing, cached for a day', async () => {
    answer = json({ status: 'OK', predictions: [PREDICTION] });
    const expected = [
      {
        placeId: 'p1',
        description: 'Tahoe City, CA',
        mainText: 'Tahoe City',
        secondaryText: 'CA',
        types: ['locality'],
      },
    ];
    expect(await places.predictions('tahoe')).toEqual(expected);
    expect(await places.predictions('TAHOE ')).toEqual(expected);
    expect(asked).toHaveLength(1);
    now = new Date(NOW.getTime() + 86_400_001);
    await places.predictions('tahoe');
    expect(asked).toHaveLength(2);
  });

  test.each<[string, () => Promise<Response>]>([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['says no', json({ status: 'REQUEST_DENIED', results: [], predictions: [] })],
    ['answers something else', json({ hello: 1 })],
    ['answers no JSON', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ])('GEO-1: when it %s there is no place, and the next search asks again', async (_name, failure) => {
    answer = failure;
    expect(await places.geocode('tahoe')).toBeNull();
    expect(await places.predictions('tahoe')).toEqual([]);
    expect(events).toEqual(['maps_failed', 'maps_failed']);
    await places.geocode('tahoe');
    expect(asked).toHaveLength(3);
  });

  test('GEO-3: while it is silent nobody waits for it: after three searches the next ones fail at once, and one in 15 s tries', async () => {
    answer = () => Promise.reject(new DOMException('too slow', 'TimeoutError'));
    for (const word of ['a', 'b', 'c']) expect(await places.geocode(word)).toBeNull();
    const lookups = { failed: false };
    expect([await places.geocode('d', lookups), await places.predictions('e'), asked.length]).toEqual([null, [], 3]);
    // The page says that a place could not be looked up.
    expect(lookups.failed).toBe(true);
    now = new Date(NOW.getTime() + 15_000);
    let arrived: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrived = resolve));
    const probe = places.geocode('tahoe city');
    expect([await places.geocode('f'), asked.length]).toEqual([null, 4]);
    arrived(Response.json({ status: 'OK', results: [RESULT] }));
    expect(await probe).not.toBeNull();
    answer = json({ status: 'OK', results: [RESULT] });
    expect(await places.geocode('d')).not.toBeNull();
    expect(events).toEqual(['maps_failed', 'maps_failed', 'maps_failed', 'maps_paused', 'maps_resumed']);
  });

  test('GEO-3: a service that refuses is asked on, because that costs no time', async () => {
    answer = json({ status: 'REQUEST_DENIED', results: [] });
    for (const word of ['a', 'b', 'c', 'd', 'e']) await places.geocode(word);
    expect(asked).toHaveLength(5);
    expect(events).not.toContain('maps_paused');
  });

  test('SRCH-3: who asks for the same place shares the lookup; one that failed is told, and is the last of its reader', async () => {
    let arrived: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrived = resolve));
    const lookups = { failed: false };
    const both = Promise.all([places.geocode('Tahoe City', lookups), places.geocode(' tahoe  city ')]);
    arrived(Response.json({ status: 'OK', results: [RESULT] }));
    expect((await both).map((each) => each?.formattedAddress)).toEqual(['Tahoe City, CA, USA', 'Tahoe City, CA, USA']);
    expect([asked.length, lookups.failed]).toEqual([1, false]);
    answer = () => Promise.reject(new DOMException('too slow', 'TimeoutError'));
    expect(await places.geocode('denver', lookups)).toBeNull();
    expect(lookups.failed).toBe(true);
    expect(await places.geocode('boise', lookups)).toBeNull();
    // What is known is told all the same.
    expect(await places.geocode('Tahoe City', lookups)).not.toBeNull();
    expect(asked).toHaveLength(2);
  });

  test('SRCH-21: a point becomes the town there, once a day', async () => {
    answer = json({
      status: 'OK',
      results: [{ ...RESULT, types: ['political'], formatted_address: 'El Dorado' }, RESULT],
    });
    expect(await places.getName({ lat: 39.1, lng: -120 })).toBe('Tahoe City, CA, USA');
    expect(await places.getName({ lat: 39.1, lng: -120 })).toBe('Tahoe City, CA, USA');
    expect(asked.map((url) => [url.searchParams.get('latlng'), url.searchParams.get('result_type')])).toEqual([
      ['39.1,-120', 'locality'],
    ]);
    answer = json({ status: 'REQUEST_DENIED', results: [] });
    expect(await places.getName({ lat: 0, lng: 0 })).toBeNull();
    answer = json({ status: 'ZERO_RESULTS', results: [] });
    expect(await places.getName({ lat: 0, lng: 0 })).toBeNull();
  });

  test('nothing typed asks nobody', async () => {
    expect(await places.geocode('  ')).toBeNull();
    expect(await places.predictions('')).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('GEO-3: against the sandbox, with a time limit', async () => {
    const sandbox = await startSandbox();
    // The first question has the gazetteer read, which on a busy machine takes longer than the limit.
    for (const question of ['geocode/json?address=Moab', 'place/autocomplete/json?input=moab'])
      await (await fetch(`${sandbox.url}/maps/api/${question}&key=any`)).text();
    const real = googlePlaces({ maps: { url: sandbox.url, key: 'any' }, now: () => NOW, log: silentLog });
    expect(await real.geocode('Lake Tahoe')).toMatchObject({
      formattedAddress: 'Lake Tahoe, USA',
      partialMatch: false,
    });
    expect(await real.getName({ lat: 39.2, lng: -120.1 })).toMatch(/, CA, USA$/);
    expect((await real.predictions('south lake t'))[0]?.description).toContain('South Lake Tahoe');
    await sandbox.fault({ part: 'maps', mode: 'slow', delayMs: 5_000 });
    // Without the limit the answer would come, late: null is the limit's answer.
    expect(await real.geocode('Moab')).toBeNull();
    await sandbox.close();
  }, 120_000);
});
