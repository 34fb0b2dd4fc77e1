import fc from 'fast-check';
import { readSearch, searchHref, EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import { getBox, isSameView, MAX_ZOOM, MIN_ZOOM, fitBox, fitPoints } from './view.ts';

const size = { width: 780, height: 764 };
const view = fc.record({
  center: fc.record({
    lat: fc.double({ min: -70, max: 70, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  zoom: fc.integer({ min: MIN_ZOOM, max: MAX_ZOOM }),
});
const sizes = fc.record({ width: fc.integer({ min: 320, max: 1400 }), height: fc.integer({ min: 300, max: 1100 }) });

test('ROUTE-12: any view comes back from its address, however often it goes there and back', () => {
  fc.assert(
    fc.property(view, sizes, (seen, window) => {
      // At the edge of the projection and with the whole world in sight there is no other place to come back to.
      fc.pre(
        window.width < 256 * 2 ** seen.zoom &&
          window.height < 200 * 2 ** seen.zoom &&
          (Math.abs(seen.center.lat) < 50 || seen.zoom > 4),
      );
      let now = seen;
      for (let round = 0; round < 5; round += 1) {
        const box = readSearch(
          new URL(searchHref({ ...EMPTY_SEARCH, boundingBox: getBox(now, window) }), 'http://localhost').searchParams,
        ).boundingBox;
        if (!box) throw new Error('the box was not read');
        now = fitBox(box, window);
      }
      expect(isSameView(now, seen)).toBe(true);
    }),
  );
});

test('ROUTE-12: a smaller window shows the whole box', () => {
  const box = getBox({ center: { lat: 39.1, lng: -120 }, zoom: 10 }, size);
  const small = getBox(fitBox(box, { width: 360, height: 500 }), { width: 360, height: 500 });
  expect(small.northEast.lat).toBeGreaterThan(box.northEast.lat);
  expect(small.southWest.lng).toBeLessThan(box.southWest.lng);
});

test('SRCH-15: a box over the date line is short, not around the world', () => {
  const { center, zoom } = fitBox({ northEast: { lat: -16, lng: -179 }, southWest: { lat: -18, lng: 177 } }, size);
  expect(zoom).toBeGreaterThan(6);
  expect(Math.abs(center.lng)).toBeCloseTo(179, 0);
});

test('SRCH-15: all homes are in view, above what lies over the map; none is no view', () => {
  const padding = { top: 60, right: 40, bottom: 180, left: 40 };
  expect(fitPoints([], size, padding)).toBeNull();
  const points = [
    { lat: 39.3, lng: -120.2 },
    { lat: 38.9, lng: -119.9 },
  ];
  const shown = fitPoints(points, size, padding);
  if (!shown) throw new Error('no view');
  const { northEast, southWest } = getBox(shown, { width: size.width - 80, height: size.height - 360 });
  expect(northEast.lat).toBeGreaterThan(39.2);
  expect(southWest.lat).toBeLessThan(38.95);
  expect(fitPoints([points[0] ?? { lat: 0, lng: 0 }], size, padding)?.zoom).toBe(13);
});

test('SRCH-15: homes around the whole world are shown where most of them are, and none of those at the edge', () => {
  const coasts = [-124, -120, -111, -97, -90, -81, -74].map((lng) => ({ lat: 39, lng }));
  const far = [
    { lat: 36.4, lng: 25.4 },
    { lat: 43.8, lng: 11.2 },
    { lat: 20.8, lng: -156.4 },
  ];
  const phone = { width: 390, height: 640 };
  const shown = fitPoints([...far, ...coasts], phone, { top: 112, right: 48, bottom: 112, left: 48 });
  if (!shown) throw new Error('no view');
  expect(shown.zoom).toBe(MIN_ZOOM);
  const { northEast, southWest } = getBox(shown, { width: phone.width - 96, height: phone.height });
  expect(coasts.filter(({ lng }) => lng >= southWest.lng && lng <= northEast.lng)).toHaveLength(7);
});
