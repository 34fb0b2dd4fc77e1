import * as fc from 'fast-check';
import { leadingAmount } from '@roost/shared/domain/price-display';
import { layoutPins, PinMap } from './layout-pins.ts';
import type { MapItem } from './layout-pins.ts';
import { allPins, toPin } from '../../api/to-pin.ts';
import type { MapPin } from '../../api/to-pin.ts';
import { DOLLARS } from '@roost/shared/domain/currency';
import { formatCents } from '@roost/shared/domain/money';
import { openCluster } from './map-target.ts';
import { offset } from './view.ts';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import { buildCard } from '../../testing/search-data.ts';

const pin = (id: string, lat: number, lng: number, part: Partial<MapPin> = {}): MapPin => ({
  id,
  headline: `Home ${id}`,
  point: { lat, lng },
  price: { averageCents: 20_000 },
  onPage: true,
  ...part,
});
const SIZE = { width: 800, height: 800 };
const draw = (pins: MapPin[], { zoom = 10, shown = [] as string[] } = {}): MapItem[] =>
  layoutPins({
    map: new PinMap(pins, 'total', DOLLARS),
    shown,
    view: { center: { lat: 39, lng: -120 }, zoom },
    size: SIZE,
  });
const drawn = (items: MapItem[]) =>
  items.map((item) => `${item.type} ${item.key}${item.type !== 'dot' && item.below ? ' below' : ''}`);

test('SRCH-15: prices where there is room, above or below their points, a dot where a price would lie on another', () => {
  expect(drawn(draw([pin('a', 39, -120), pin('b', 39.2, -120), pin('c', 39.05, -120)]))).toEqual([
    'price a',
    'price b',
    'price c',
  ]);
  expect(drawn(draw([pin('a', 39, -120), pin('c', 38.98, -119.99)]))).toEqual(['price a', 'price c below']);
  expect(drawn(draw([pin('a', 39, -120), pin('c', 38.98, -119.99), pin('d', 39.01, -120.08)]))).toEqual([
    'price a',
    'price c below',
    'dot d',
  ]);
  // One that is opened stays where it is.
  expect(drawn(draw([pin('a', 39, -120), pin('c', 38.98, -119.99)], { shown: ['c'] }))).toEqual([
    'price a',
    'price c below',
  ]);
});

test('SRCH-15: homes of the page have their prices first; homes whose price is not known are dots', () => {
  expect(
    drawn(
      draw([
        pin('near', 38.98, -119.99, { onPage: false, price: { averageCents: 100 } }),
        pin('a', 39, -120),
        pin('free', 39.2, -120, { onPage: false, price: { averageCents: 100 } }),
        pin('unknown', 38.8, -120, { onPage: false, price: null }),
      ]),
    ),
  ).toEqual(['price near below', 'price a', 'price free', 'dot unknown']);
});

test('SRCH-15: many in one place are one cluster with the lowest price, where that can be said', () => {
  const crowd = [1, 2, 3, 4, 5].map((number) =>
    pin(String(number), 39 + number / 100_000, -120, { price: { averageCents: number * 10_000 } }),
  );
  const [cluster, ...rest] = draw(crowd);
  expect(cluster).toMatchObject({ type: 'cluster', homes: 5, fromCents: 10_000, short: false });
  expect(rest).toEqual([]);
  // Between two prices there is room for the lowest price alone.
  const beside = [pin('left', 39, -120.1), pin('right', 39, -119.9)];
  expect(draw([...beside, ...crowd]).find(({ type }) => type === 'cluster')).toMatchObject({
    homes: 5,
    fromCents: 10_000,
    short: true,
  });
  expect(draw(crowd.map((home, position) => (position === 2 ? { ...home, price: null } : home)))[0]).toMatchObject({
    fromCents: null,
  });
});

test('SRCH-15: the home that is open or pointed at is not part of a cluster', () => {
  const crowd = [1, 2, 3, 4, 5].map((number) => pin(String(number), 39 + number / 100_000, -120));
  expect(drawn(draw(crowd, { shown: ['3'] }))).toEqual(['price 3', 'cluster cluster-1']);
});

const homes = fc
  .array(
    fc.record({
      lat: fc.double({ min: 38.6, max: 39.4, noNaN: true }),
      lng: fc.double({ min: -120.5, max: -119.5, noNaN: true }),
      cents: fc.option(fc.integer({ min: 4_000, max: 900_000 })),
      onPage: fc.boolean(),
      /** Many homes stand close together, as in a resort. */
      close: fc.boolean(),
    }),
    { maxLength: 150 },
  )
  .map((all) =>
    all.map(({ lat, lng, cents, onPage, close }, index) =>
      pin(String(index), close ? 39 + (lat - 39) / 40 : lat, close ? -120 + (lng + 120) / 40 : lng, {
        price: cents === null ? null : { averageCents: cents },
        onPage,
      }),
    ),
  );

/** The least that is drawn of an item, in pixels of the map. */
function getRectangle(item: MapItem, zoom: number) {
  const { x, y } = offset({ lat: 39, lng: -120 }, item.point, zoom);
  if (item.type === 'dot') return { x, y, width: 12, height: 12 };
  const label =
    item.type === 'price'
      ? ((item.pin.price && leadingAmount(item.pin.price, 'total', DOLLARS).text) ?? '')
      : item.fromCents === null
        ? String(item.homes)
        : `${item.short ? '+' : `${item.homes} from `}${formatCents(item.fromCents, 'whole')}`;
  return { x, y: item.below ? y + 22 : y - 22, width: label.length * 8.2 + 20, height: 42 };
}

test('SRCH-15: nothing on the map covers anything else, and every home is on it once', () => {
  fc.assert(
    fc.property(homes, fc.integer({ min: 8, max: 15 }), (pins, zoom) => {
      const items = layoutPins({
        map: new PinMap(pins, 'total', DOLLARS),
        shown: [],
        view: { center: { lat: 39, lng: -120 }, zoom },
        size: { width: 200_000, height: 200_000 },
      });
      const ids = items.flatMap((item) => (item.type === 'cluster' ? item.pins.map(({ id }) => id) : [item.pin.id]));
      expect(ids.toSorted()).toEqual(pins.map(({ id }) => id).toSorted());
      const rectangles = items.map((item) => getRectangle(item, zoom));
      rectangles.forEach((a, index) => {
        for (const b of rectangles.slice(index + 1)) {
          const apart =
            Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
          expect(apart).toBe(true);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('SRCH-15: a price is drawn wherever it covers nothing; moving the map changes nothing on it', () => {
  fc.assert(
    fc.property(homes, (pins) => {
      const view = { center: { lat: 39, lng: -120 }, zoom: 10 };
      const map = new PinMap(pins, 'total', DOLLARS);
      const at = (center: typeof view.center) =>
        layoutPins({ map, shown: [], view: { ...view, center }, size: { width: 9_000, height: 9_000 } });
      expect(drawn(at({ lat: 39.1, lng: -119.9 }))).toEqual(drawn(at(view.center)));
      const [first] = pins.filter(({ onPage, price }) => onPage && price !== null);
      const item = at(view.center).find((other) => other.key === first?.id || other.key === `cluster-${first?.id}`);
      expect(item === undefined).toBe(first === undefined);
    }),
    { numRuns: 40 },
  );
});

test('SRCH-15: ten homes close together take two presses at most', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(300), fc.nat(300)), { minLength: 10, maxLength: 10 }), (places) => {
      // Homes in one street are 20 yards apart or more.
      const spread = places.filter(([x, y], index) =>
        places.slice(0, index).every(([a, b]) => Math.hypot(a - x, b - y) > 24),
      );
      const pins = spread.map(([x, y], index) => pin(String(index), 39 + x / 10_000, -120 + y / 10_000));
      const map = new PinMap(pins, 'total', DOLLARS);
      let view = { center: { lat: 39, lng: -120 }, zoom: 9 };
      for (let press = 0; press < 2; press += 1) {
        const [cluster] = layoutPins({ map, shown: [], view, size: SIZE }).filter(({ type }) => type === 'cluster');
        if (cluster?.type === 'cluster') view = openCluster(cluster.pins, { view, size: SIZE }, false) ?? view;
      }
      const items = layoutPins({ map, shown: [], view, size: SIZE });
      expect(items.filter(({ type, inView }) => type === 'cluster' && inView)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('SRCH-15: homes far away are not drawn; homes just outside are, but keys do not reach them', () => {
  const items = draw([pin('near', 39, -119.4), pin('far', 45, -100)]);
  expect(items.map(({ key, inView }) => [key, inView])).toEqual([['near', false]]);
});

test('SRCH-15: of a thousand homes in one view each is drawn once', () => {
  const pins = Array.from({ length: 1000 }, (_, number) =>
    pin(String(number), 38.9 + (number % 40) / 200, -120.1 + Math.floor(number / 40) / 125, { onPage: number < 24 }),
  );
  const items = draw(pins, { zoom: 11 });
  const drawnIds = items.flatMap((item) => (item.type === 'cluster' ? item.pins : [item.pin])).map(({ id }) => id);
  expect(drawnIds.toSorted()).toEqual(pins.map(({ id }) => id).toSorted());
});

test('TRUE-1: a pin beyond the page has the price of exactly the stay, or none; without dates that of a typical night', () => {
  const record = {
    objectID: '7',
    Headline: 'Seven',
    _geoloc: { lat: 1, lng: 2 },
    'Average Per Night': 90.5,
    PricePerDay: { 20260612: 100.5, 20260613: 120 },
    fees: { cleaning: { amount: 50 } },
    taxes: [{ percent: 10, base: 'all' as const }],
  };
  const dated = { ...EMPTY_SEARCH, dates: { checkIn: '2026-06-12', checkOut: '2026-06-14' } };
  expect(toPin(record, dated).price).toEqual({ averageCents: 11_000, beforeTaxCents: 27_050, totalCents: 29_755 });
  expect(toPin({ ...record, PricePerDay: { 20260612: 100 } }, dated).price).toBeNull();
  expect(toPin(record, EMPTY_SEARCH).price).toEqual({ averageCents: 9_000 });
});

test('SRCH-15: a home of the page is there once, with the price of its card', () => {
  const pins = allPins(
    [buildCard({ id: '7' }), buildCard({ id: '8', point: null })],
    [pin('7', 1, 1, { price: null, onPage: false }), pin('9', 1, 1)],
  );
  expect(pins.map(({ id, price }) => [id, price?.averageCents])).toEqual([
    ['7', 23_800],
    ['9', 20_000],
  ]);
});
