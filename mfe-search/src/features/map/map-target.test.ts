import { buildSearch } from '../../testing/search-data.ts';
import type { MapPin } from '../../api/to-pin.ts';
import { createEarlyGestures } from './early-gestures.ts';
import { getMapTarget, paddingFor } from './map-target.ts';
import { fitPoints } from './view.ts';

const PHONE = { width: 390, height: 666 };
const points = [
  { lat: 39.33, lng: -120.2 },
  { lat: 38.9, lng: -119.95 },
];
const own = fitPoints(points, PHONE, paddingFor(true));
const fitted = own?.zoom ?? 0;

/** Returns the view of a phone's map after a drawing of the server at this zoom; null: without one. */
function viewAfter(zoom: number | null) {
  const target = getMapTarget({
    data: buildSearch('/search?query=Lake+Tahoe&view=map', { total: 2 }),
    pins: points.map((point) => ({ point }) as MapPin),
    settled: true,
    narrow: true,
    begun:
      zoom === null
        ? null
        : { view: { center: { lat: 39, lng: -120 }, zoom }, gestures: createEarlyGestures(), isHeld: false },
    isOwn: () => false,
  });
  return target?.viewFor(PHONE);
}

test.each<[string, number | null, number]>([
  ['no drawing was there', null, fitted],
  ['the drawing shows as much', fitted, fitted],
  ['the drawing is one level further out: nothing changes its place', fitted - 1, fitted - 1],
  ['the drawing is far too far out', fitted - 2, fitted],
  ['the drawing shows too little', fitted + 1, fitted],
])('SRCH-15: the map begins where the guest looked, %s', (_what, drawn, zoom) => {
  const isKept = drawn !== null && drawn === zoom;
  expect(viewAfter(drawn)).toEqual(isKept ? { center: { lat: 39, lng: -120 }, zoom } : own);
});
