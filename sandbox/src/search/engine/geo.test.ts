import { Bitmap } from './bitmap.ts';
import { distance, GeoColumn } from './geo.ts';
import type { Point } from './geo.ts';
import { GeoGrid } from './geo-grid.ts';

/** The same numbers each time. */
function makeRandom(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
const random = makeRandom();
const anywhere = (): Point => ({ lat: 180 * random() - 90, lng: 360 * random() - 180 });

test('SRCH-3: a circle holds what lies within its radius, at the poles and across the date line, however many records came since', () => {
  const column = new GeoColumn();
  const places: Point[] = [];
  const put = (count: number) => {
    for (let each = 0; each < count; each += 1) {
      const place = anywhere();
      // Some records have no place, some two.
      const slot = places.push(place) - 1;
      if (slot % 50 === 0) places[slot] = { lat: NaN, lng: NaN };
      else column.put(slot, slot % 49 === 0 ? [place, place] : place);
    }
  };
  const centers = [
    { lat: 89.9, lng: 10 },
    { lat: -90, lng: 0 },
    { lat: 10, lng: 179.9 },
    { lat: 0, lng: -180 },
    ...Array.from({ length: 4 }, anywhere),
  ];
  for (const more of [100, 5_000, 500]) {
    put(more);
    for (const [turn, center] of centers.entries()) {
      const radius = [48_280, 500_000, 3_000_000, 21_000_000][turn % 4] ?? 1;
      const found = new Bitmap(places.length);
      column.fillCircle(found, 0, center, radius);
      const wanted = places.flatMap((place, slot) => (distance(center, place) <= radius ? [slot] : []));
      expect(found.slots().join()).toBe(wanted.join());
      const late = new Bitmap(places.length);
      column.fillCircle(late, places.length - 50, center, radius);
      expect(late.slots().join()).toBe(wanted.filter((slot) => slot >= places.length - 50).join());
    }
  }
});

test('SRCH-3: a circle looks at few places besides those that it holds', () => {
  const size = 20_000;
  const [lat, lng] = [26, -122].map((from) => Float64Array.from({ length: size }, () => from + 22 * random()));
  const grid = new GeoGrid(lat!, lng!, size);
  const reach = 48_280 / 6_371_000;
  let held = 0;
  const center = { lat: 37, lng: -111 };
  const degrees = (reach * 180) / Math.PI;
  const circle = { ...center, reachLat: degrees, reachLng: degrees / 0.79, most: Math.sin(reach / 2) ** 2 };
  const looked = grid.each(circle, () => held++);
  expect(held).toBeGreaterThan(20);
  expect(looked).toBeLessThan(2 * held);
});
