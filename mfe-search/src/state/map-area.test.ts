import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import { applyUnderstanding } from '@roost/shared/domain/understanding/apply';
import { understand } from '@roost/shared/domain/understanding/understand';
import { isBelt, isMapArea } from './map-area.ts';

const box = (north: number, east: number, south: number, west: number) => ({
  boundingBox: { northEast: { lat: north, lng: east }, southWest: { lat: south, lng: west } },
});

test.each(['2026-01-01', '2026-04-15', '2026-07-14', '2026-10-30'])(
  'FIND-2: "somewhere warm" on %s is a belt around the earth',
  (today) => {
    const state = applyUnderstanding(EMPTY_SEARCH, understand('somewhere warm', { today }), today);
    expect([isBelt(state), isMapArea(state)]).toEqual([true, false]);
  },
);

test('FIND-1: a view of the whole map is an area of it, and not somewhere warm', () => {
  expect(isMapArea(box(80, 180, -80, -180))).toBe(true);
  expect(isMapArea(box(40, -119, 38, -121))).toBe(true);
});
