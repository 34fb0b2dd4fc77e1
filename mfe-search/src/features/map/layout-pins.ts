/** Lays out the pins of a view: prices where there is room, dots where there is not, a cluster where many homes are close together. */
import Supercluster from 'supercluster';
import { formatCents } from '@roost/shared/domain/money';
import type { MapPin } from '../../api/to-pin.ts';
import { offset } from './view.ts';
import type { MapView, Point, Size } from './view.ts';

export type MapItem =
  | { type: 'price'; key: string; point: Point; pin: MapPin; inView: boolean }
  | { type: 'dot'; key: string; point: Point; pin: MapPin; inView: boolean }
  | {
      type: 'cluster';
      key: string;
      point: Point;
      inView: boolean;
      homes: number;
      fromCents: number | null;
      clusterId: number;
    };

/** `minPoints` homes within `radius` pixels become a cluster; beyond `maxZoom` there are none. */
const CLUSTER = { radius: 46, extent: 256, minPoints: 4, maxZoom: 15 };
/** How far pins are drawn beyond the view on each side, as part of its size, so that a drag shows pins at once. */
const BEYOND = 0.6;
const PRICE_HEIGHT = 34;
const TIP = 6;
const CLUSTER_HEIGHT = 38;
const LETTER = 8.2;
const PRICE_SIDES = 22;

type Summary = { fromCents: number | null };
/** Made once for a set of homes, then read for each view. */
export type PinIndex = Supercluster<{ pin: MapPin }, Summary>;

export function indexPins(pins: readonly MapPin[]): PinIndex {
  const index: PinIndex = new Supercluster<{ pin: MapPin }, Summary>({
    ...CLUSTER,
    map: ({ pin }) => ({ fromCents: pin.averageCents }),
    // "From" needs the price of every home in the cluster.
    reduce: (sum, { fromCents }) => {
      sum.fromCents = sum.fromCents === null || fromCents === null ? null : Math.min(sum.fromCents, fromCents);
    },
  });
  // Sorted by id: `pins` begins with the page's homes, and another page must not change the clusters.
  return index.load(
    pins
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((pin) => ({
        type: 'Feature',
        properties: { pin },
        geometry: { type: 'Point', coordinates: [pin.point.lng, pin.point.lat] },
      })),
  );
}

/** Returns what to draw. `shown` are homes that are never part of a cluster: the one whose window is open, the one under the pointer. */
export function layoutPins(given: {
  index: PinIndex;
  pins: readonly MapPin[];
  shown: readonly (string | null)[];
  view: MapView;
  size: Size;
  narrow: boolean;
}): MapItem[] {
  const { index, pins, shown, view, size, narrow } = given;
  const room = new Room();
  const place = (point: Point) => offset(view.center, point, view.zoom);
  const within = (point: Point, parts: number) => {
    const { x, y } = place(point);
    return Math.abs(x) <= size.width * (0.5 + parts) && Math.abs(y) <= size.height * (0.5 + parts);
  };
  const clusters: MapItem[] = [];
  const alone = new Map<string, MapPin>();
  for (const pin of pins) if (shown.includes(pin.id)) alone.set(pin.id, pin);
  // Of the whole world: pixels decide below what is in view, which also works at the date line.
  for (const feature of index.getClusters([-180, -85, 180, 85], view.zoom)) {
    const [lng = 0, lat = 0] = feature.geometry.coordinates;
    const point = { lat, lng };
    if (!within(point, BEYOND)) continue;
    if ('cluster' in feature.properties) {
      const { cluster_id: id, point_count: homes, fromCents } = feature.properties;
      const spot = place(point);
      room.take(spot.x, spot.y, clusterWidth(homes, narrow ? null : fromCents), CLUSTER_HEIGHT);
      clusters.push({
        type: 'cluster',
        key: `cluster-${id}`,
        point,
        inView: within(point, 0),
        homes,
        fromCents,
        clusterId: id,
      });
    } else alone.set(feature.properties.pin.id, feature.properties.pin);
  }
  const homes = pins.flatMap((pin) => alone.get(pin.id) ?? []);
  // Homes of `shown` get room first, the others in the list's order.
  const ranked = homes.toSorted((a, b) => Number(shown.includes(b.id)) - Number(shown.includes(a.id)));
  const priced = new Set<string>();
  for (const pin of ranked) {
    const must = shown.includes(pin.id);
    if (pin.averageCents === null || (!pin.onPage && !must)) continue;
    const spot = place(pin.point);
    const width = formatCents(pin.averageCents, 'whole').length * LETTER + PRICE_SIDES;
    if (room.take(spot.x, spot.y - PRICE_HEIGHT / 2 - TIP, width, PRICE_HEIGHT) || must) priced.add(pin.id);
  }
  return [
    ...homes.map((pin): MapItem => ({
      type: priced.has(pin.id) ? 'price' : 'dot',
      key: pin.id,
      point: pin.point,
      pin,
      inView: within(pin.point, 0),
    })),
    ...clusters,
  ];
}

function clusterWidth(homes: number, fromCents: number | null): number {
  const words = fromCents === null ? '' : ` from ${formatCents(fromCents, 'whole')}`;
  return (String(homes).length + words.length) * LETTER + PRICE_SIDES;
}

/** The rectangles that are taken, in pixels around their centers. */
class Room {
  readonly #taken: { x: number; y: number; width: number; height: number }[] = [];

  /** Takes the rectangle and returns true, or returns false when another overlaps it. */
  take(x: number, y: number, width: number, height: number): boolean {
    const free = !this.#taken.some(
      (other) =>
        Math.abs(other.x - x) < (other.width + width) / 2 && Math.abs(other.y - y) < (other.height + height) / 2,
    );
    if (free) this.#taken.push({ x, y, width, height });
    return free;
  }
}
