import { startPlugin } from '../testing.ts';
import { mapsPlugin } from './plugin.ts';

type Result = {
  formatted_address: string;
  types: string[];
  partial_match?: true;
  geometry: { location: { lat: number; lng: number }; viewport: { northeast: { lat: number } } };
  address_components: { short_name: string; types: string[] }[];
};
type Prediction = {
  description: string;
  place_id: string;
  structured_formatting: { main_text: string; secondary_text: string };
};

let running: Awaited<ReturnType<typeof startPlugin>>;
beforeAll(async () => {
  running = await startPlugin((app) => app.register(mapsPlugin));
}, 120_000);
afterAll(() => running.app.close());

const ask = async <T>(path: string, query: Record<string, string>): Promise<T> =>
  (await (
    await fetch(`${running.url}/maps/api/${path}/json?${new URLSearchParams({ key: 'local', ...query })}`)
  ).json()) as T;
const geocode = (address: string) => ask<{ status: string; results: Result[] }>('geocode', { address });
const predict = (input: string, more = {}) =>
  ask<{ status: string; predictions: Prediction[] }>('place/autocomplete', { input, ...more });

test.each([
  ['Lake Tahoe', 'Lake Tahoe, USA', 'natural_feature'],
  ['OBX', 'Outer Banks, NC, USA', 'colloquial_area'],
  ['Truckee, CA', 'Truckee, CA, USA', 'locality'],
  ['nags head nc', 'Nags Head, NC, USA', 'locality'],
  ['Carnelian Bay, California', 'Carnelian Bay, CA, USA', 'locality'],
  ['96161', 'Truckee, CA 96161, USA', 'postal_code'],
  ['California', 'California, USA', 'administrative_area_level_1'],
  ['Placer County, CA', 'Placer County, CA, USA', 'administrative_area_level_2'],
  ['Como, Italy', 'Como, Italy', 'locality'],
  ['Vail', 'Vail, CO, USA', 'locality'],
  ['St. Louis', 'St. Louis, MO, USA', 'locality'],
  ['Italy', 'Italy', 'country'],
])('GEO-1: %s is %s', async (address, formatted, type) => {
  const { status, results } = await geocode(address);
  expect(status).toBe('OK');
  expect(results[0]).toMatchObject({ formatted_address: formatted });
  expect(results[0]?.types).toContain(type);
  expect(results[0]?.partial_match).toBeUndefined();
});

test.each([
  ['12 Dock Road, Carnelian Bay, CA', 'Carnelian Bay, CA, USA'],
  ['cabin near lake tahoe', 'Lake Tahoe, USA'],
])('GEO-1: %s is a partial match', async (address, formatted) => {
  expect((await geocode(address)).results[0]).toMatchObject({ formatted_address: formatted, partial_match: true });
});

test.each(['luxury cabin with hot tub', 'zzzz', ',,,'])('GEO-1: %s is nowhere', async (address) => {
  expect(await geocode(address)).toMatchObject({ status: 'ZERO_RESULTS', results: [] });
});

test("GEO-1: a result has components, place and view in Google's shape", async () => {
  const result = (await geocode('96140')).results[0];
  expect(result?.address_components.map(({ short_name }) => short_name)).toEqual([
    '96140',
    'Carnelian Bay',
    'Placer County',
    'CA',
    'US',
  ]);
  expect(result?.geometry.location.lat).toBeCloseTo(39.23, 1);
  expect(result?.geometry.viewport.northeast.lat).toBeGreaterThan(result?.geometry.location.lat ?? 90);
});

test('GEO-2: New York is the state and the city', async () => {
  expect((await geocode('New York')).results.map(({ types }) => types[0])).toEqual([
    'administrative_area_level_1',
    'locality',
  ]);
});

test.each([
  ['tah', 'Lake Tahoe, USA'],
  ['south lake', 'South Lake Tahoe, CA, USA'],
  ['nags', 'Nags Head, NC, USA'],
  ['paris', 'Paris, France'],
  ['spring, tex', 'Spring, TX, USA'],
])('SRCH-17: "%s" offers %s', async (input, description) => {
  expect((await predict(input)).predictions.map((prediction) => prediction.description)).toContain(description);
});

test("SRCH-17: a prediction's id and its description geocode to the same place", async () => {
  const prediction = (await predict('nags')).predictions[0];
  const byId = await ask<{ results: Result[] }>('geocode', { place_id: prediction?.place_id ?? '' });
  expect(byId.results[0]?.formatted_address).toBe(
    (await geocode(prediction?.description ?? '')).results[0]?.formatted_address,
  );
});

test('SRCH-17: types and countries narrow the predictions', async () => {
  const { predictions } = await predict('lon', { types: '(cities)', components: 'country:gb' });
  expect(predictions[0]?.description).toBe('London, UK');
});

test.each([
  ['geocode', { key: '', address: 'Maui' }, 'REQUEST_DENIED'],
  ['geocode', { address: ' ' }, 'INVALID_REQUEST'],
  ['place/autocomplete', { input: '' }, 'INVALID_REQUEST'],
  ['geocode', { place_id: 'nowhere' }, 'INVALID_REQUEST'],
])('%s with %j is %s', async (path, query, status) => {
  expect(await ask(path, query as Record<string, string>)).toMatchObject({ status });
});

test.each([
  ['39.1,-120', undefined, 'OK'],
  ['39.1,-120', 'locality', 'OK'],
  ['39.1,-120', 'postal_code', 'ZERO_RESULTS'],
  ['-48,-123', undefined, 'ZERO_RESULTS'],
  ['north', undefined, 'INVALID_REQUEST'],
])('SRCH-21: the place at %s (%s) is %s', async (latlng, type, status) => {
  const answer = await ask<{ status: string; results: Result[] }>('geocode', {
    latlng,
    ...(type ? { result_type: type } : {}),
  });
  expect(answer.status).toBe(status);
  if (status === 'OK') expect(answer.results[0]?.types).toContain('locality');
});

test('a worker of the tests makes the places once, whatever else it makes anew', () => {
  const read = (): unknown => {
    let made: unknown;
    // oxlint-disable-next-line typescript/no-require-imports -- modules made anew are asked for like this
    jest.isolateModules(() => (made = require('./gazetteer.ts')));
    return made;
  };
  expect(read()).toBe(read());
});
