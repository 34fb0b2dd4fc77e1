/** "Moab or Sedona", "Key West, Maui or Stowe": places of different journeys as one area of boxes (FIND-1). */
import type { GeocodeResult, SearchArea } from '@roost/shared/contracts/places';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import type { Stock } from './stock.ts';

type Boxes = Extract<SearchArea, { type: 'boxes' }>['boxes'];

const METRES_IN_DEGREE = 111_320;
/** Degrees added around the homes of a region. */
const MARGIN = 0.02;

/**
 * Returns a box around each place: 30 miles around a point, the homes of an area. Null when one of them has no homes.
 */
export function boxAll(places: readonly GeocodeResult[], stock: Stock): SearchArea | null {
  const boxes = places.map((place) => toBoxes(place, stock));
  return boxes.every((each) => each.length > 0 && stock.countIn({ type: 'boxes', boxes: each }) > 0)
    ? { type: 'boxes', boxes: boxes.flat() }
    : null;
}

function toBoxes({ lat, lng, area }: GeocodeResult, stock: Stock): Boxes {
  if (area?.type === 'boxes') return area.boxes;
  if (!area) {
    const high = AROUND_RADIUS / METRES_IN_DEGREE;
    const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
    return [[lat + high, lng + wide, lat - high, lng - wide]];
  }
  const points: { lat: number; lng: number }[] = [];
  stock.homesIn({ lat, lng, area }, 0).some((home) => {
    points.push({ lat: home.lat, lng: home.lng });
    return false;
  });
  if (points.length === 0) return [];
  const [lats, lngs] = [points.map((point) => point.lat), points.map((point) => point.lng)];
  const [north, south] = [Math.max(...lats) + MARGIN, Math.min(...lats) - MARGIN];
  return [[north, Math.max(...lngs) + MARGIN, south, Math.min(...lngs) - MARGIN]];
}
