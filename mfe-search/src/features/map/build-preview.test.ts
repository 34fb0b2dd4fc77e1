import { buildCard, buildSearch } from '../../testing/search-data.ts';
import { buildPreview } from './build-preview.ts';

const FAR = {
  objectID: '9',
  Headline: 'Far Point',
  _geoloc: { lat: 39.9, lng: -120.9 },
  'Average Per Night': 100,
  fees: {},
};
/** The index, which is asked for homes beyond the page. */
const makeClient = (answer: () => Promise<unknown[][]>) => {
  const asked: unknown[] = [];
  const client = () => ({
    pick: (queries: unknown[]) => {
      asked.push(queries);
      return answer();
    },
  });
  return { asked, make: client as unknown as Parameters<typeof buildPreview>[1] };
};
const away = makeClient(() => Promise.reject(new Error('away')));

test('SRCH-15: the drawing is the picture of the view that shows all homes, with a pin for each', async () => {
  const data = buildSearch('/search?query=Lake+Tahoe&view=map', { total: 2 });
  const index = makeClient(() => Promise.resolve([[FAR]]));
  const preview = await buildPreview(data, index.make);
  expect(index.asked).toHaveLength(1);
  expect(preview?.pins.map(({ face }) => face.key)).toEqual(['41827', '9']);
  expect(preview?.pins.map(({ face }) => face.type)).toEqual(['price', 'price']);
  const src = new URL(preview!.src);
  expect(src.origin + src.pathname).toBe('https://maps.example/maps/api/staticmap');
  expect(Object.fromEntries(src.searchParams)).toMatchObject({
    size: '440x640',
    zoom: String(preview!.zoom),
    center: `${preview!.center.lat},${preview!.center.lng}`,
    key: 'key',
  });
  // Both are in the usual phone's window, away from each other.
  for (const { x, y } of preview!.pins) {
    expect(Math.abs(x)).toBeLessThan(195);
    expect(Math.abs(y)).toBeLessThan(280);
  }
});

test('ROUTE-12: an area of the address is drawn as it is, and asks for nothing where the page has all homes', async () => {
  const box = '39.3,-120,39,-120.3';
  const data = buildSearch(`/search?boundingBox=${encodeURIComponent(box)}&view=map`, { total: 1 });
  const preview = await buildPreview(data, away.make);
  expect(preview?.center.lat).toBeCloseTo(39.15, 1);
  expect(preview?.center.lng).toBeCloseTo(-120.15, 5);
  expect(preview?.pins).toHaveLength(1);
});

test('GEO-3: there is no drawing without homes, of a failed search, or where the homes beyond the page do not come', async () => {
  const map = '/search?query=Lake+Tahoe&view=map';
  expect(await buildPreview(buildSearch(map, { total: 0, cards: [] }), away.make)).toBeNull();
  expect(await buildPreview(buildSearch(map, 'failed'), away.make)).toBeNull();
  expect(await buildPreview(buildSearch(map, { total: 90, cards: [buildCard()] }), away.make)).toBeNull();
});
