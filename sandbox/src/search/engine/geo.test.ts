import { Bitmap } from './bitmap.ts';
import { distance, GeoColumn } from './geo.ts';
import type { Point } from './geo.ts';

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
