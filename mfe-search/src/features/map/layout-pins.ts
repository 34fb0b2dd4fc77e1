/**
 * Lays out the pins of a view so that none covers another: a price wherever one fits, above its point or else below, a
 * dot where only a dot does, and a cluster for the homes that have no room of their own, with their lowest price. Every
 * home is in exactly one of them (decision 0124).
 */
import type { ShownCurrency } from '@roost/shared/domain/currency';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import type { MapPin } from '../../api/to-pin.ts';
import { createLetterCount, getFrom, pinCents } from './pin-prices.ts';
import type { PinPrices } from './pin-prices.ts';
import { getHorizontalDistance, overlaps, Room } from './room.ts';
import type { Box } from './room.ts';
import { offset, toWorld, worldPx } from './view.ts';
import type { MapView, Point, Size } from './view.ts';

export type MapItem =
  | { type: 'price'; key: string; point: Point; pin: MapPin; inView: boolean; below: boolean }
  | { type: 'dot'; key: string; point: Point; pin: MapPin; inView: boolean }
  | {
      type: 'cluster';
      key: string;
      point: Point;
      inView: boolean;
      below: boolean;
      homes: number;
      /** The lowest price; null where one is not known, or covers something. */
      fromCents: number | null;
      /** There is room for the price alone, and not for the number of homes beside it. */
      short: boolean;
      /** Its homes, in the list's order. */
      pins: readonly MapPin[];
    };

/** How far pins are drawn beyond the view on each side, as part of its size, so that a drag shows pins at once. */
const BEYOND = 0.6;
/** Prices and clusters stand above or below their point, tip and shadow included. Pixels, as in the stylesheet. */
const HEIGHT = 46;
const LETTER = 8.2;
const SIDES = 24;
/** Every price could become a cluster with its number of homes. */
const LEAST_WIDTH = 64;
const DOT = 18;
/** So many homes without a price of their own become a cluster, when they are within a square of this size. */
const CROWD = 4;
const CROWD_SIZE = 64;
/**
 * A home without room joins a cluster or price this near. More than the distance at which their rectangles can overlap.
 */
const REACH = 84;

type Mark = { type: 'price' | 'dot' | 'cluster'; at: Spot; pins: MapPin[]; box: Box; below: boolean };
type Spot = { pin: MapPin; x: number; y: number };

/** The layout of a set of homes, made once for each zoom: moving the map moves nothing on it. */
export class PinMap {
  readonly pins: readonly MapPin[];
  readonly #marks = new Map<number, readonly Mark[]>();

  /** The price on each home's pin. */
  readonly prices: PinPrices;

  /** @param pins in the list's order: homes of the page get their prices first */
  constructor(pins: readonly MapPin[], display: PriceDisplay, currency: ShownCurrency) {
    this.pins = pins;
    const cents = new Map(pins.map((pin) => [pin.id, pinCents(pin, display)]));
    this.prices = { getCents: ({ id }) => cents.get(id) ?? null, countLetters: createLetterCount(currency) };
  }

  getMarks(zoom: number): readonly Mark[] {
    const known = this.#marks.get(zoom);
    if (known) return known;
    const marks = placeMarks(this.pins, this.prices, zoom);
    this.#marks.set(zoom, marks);
    return marks;
  }
}

/**
 * Returns what to draw. `shown` are homes that stand out, above all others: the one whose window is open, the one under
 * the pointer. They are never part of a cluster.
 */
export function layoutPins({
  map,
  shown,
  view,
  size,
}: {
  map: PinMap;
  shown: readonly (string | null)[];
  view: MapView;
  size: Size;
}): MapItem[] {
  const within = (point: Point, parts: number) => {
    const { x, y } = offset(view.center, point, view.zoom);
    return Math.abs(x) <= size.width * (0.5 + parts) && Math.abs(y) <= size.height * (0.5 + parts);
  };
  const marks = map.getMarks(view.zoom).filter(({ at }) => within(at.pin.point, BEYOND));
  const singles: MapItem[] = [];
  const clusters: MapItem[] = [];
  const room = new Room(
    view.zoom,
    marks.map(({ box }) => box),
  );
  for (const mark of marks) {
    const pins = mark.pins.length > 1 ? mark.pins.filter(({ id }) => !shown.includes(id)) : mark.pins;
    const [pin] = pins;
    if (!pin) continue;
    const { below } = mark;
    const { point } = mark.at.pin;
    const inView = within(point, 0);
    if (pins.length > 1) {
      const key = `cluster-${mark.at.pin.id}`;
      const label = getLabel(mark.box, pins, { room, prices: map.prices });
      clusters.push({ type: 'cluster', key, point, inView, below, homes: pins.length, ...label, pins });
    } else if (!shown.includes(pin.id)) {
      const type = getSingleType(mark, map.prices.getCents);
      singles.push({ type, key: pin.id, point: pin.point, pin, inView, below });
    }
  }
  for (const pin of map.pins) {
    if (!shown.includes(pin.id) || !within(pin.point, BEYOND)) continue;
    const type = map.prices.getCents(pin) === null ? 'dot' : 'price';
    // A home that is opened stays on its side of the point.
    const below = marks.some((mark) => mark.below && mark.pins.length === 1 && mark.pins[0]?.id === pin.id);
    singles.push({ type, key: pin.id, point: pin.point, pin, inView: within(pin.point, 0), below });
  }
  const order = new Map(map.pins.map(({ id }, index) => [id, index]));
  return [...singles.toSorted((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0)), ...clusters];
}

/** What is left of a cluster whose other homes stand out is drawn as what fits. */
const getSingleType = ({ type, pins: [pin] }: Mark, getCents: PinPrices['getCents']): 'price' | 'dot' =>
  type === 'price' || (type === 'cluster' && pin && getCents(pin) !== null) ? 'price' : 'dot';

function placeMarks(pins: readonly MapPin[], prices: PinPrices, zoom: number): Mark[] {
  const { getCents } = prices;
  const room = new Room(zoom);
  const marks: Mark[] = [];
  const place = (type: Mark['type'], at: Spot, own: MapPin[]): boolean => {
    const box = type === 'dot' ? { x: at.x, y: at.y, width: DOT, height: DOT } : getBox(at, own, prices);
    const boxes = type === 'dot' ? [box] : [box, { ...box, y: at.y + HEIGHT / 2 }];
    const free = boxes.findIndex((each) => room.take(each));
    const taken = boxes[free];
    if (!taken) return false;
    marks.push({ type, at, pins: own, box: taken, below: free === 1 });
    return true;
  };
  const spots = pins.map((pin) => toSpot(pin, zoom));
  // Homes of the page first, so that the list finds its homes on the map.
  const ranked = [...spots.filter(({ pin }) => pin.onPage), ...spots.filter(({ pin }) => !pin.onPage)];
  const unpriced = ranked.filter((at) => getCents(at.pin) === null || !place('price', at, [at.pin]));

  const crowds = new Map<string, Spot[]>();
  for (const at of unpriced) {
    const square = `${Math.floor(at.x / CROWD_SIZE)} ${Math.floor(at.y / CROWD_SIZE)}`;
    crowds.set(square, [...(crowds.get(square) ?? []), at]);
  }
  const left = [...crowds.values()].flatMap((crowd) =>
    crowd.length >= CROWD &&
    crowd.some((at) =>
      place(
        'cluster',
        at,
        crowd.map(({ pin }) => pin),
      ),
    )
      ? []
      : crowd,
  );
  for (const at of left) if (!place('dot', at, [at.pin])) join(at, { marks, room, prices, zoom });
  return marks;
}

/**
 * Puts a home without room into the nearest cluster, else into the nearest price, else into a new cluster with the dots
 * around it.
 */
function join(
  at: Spot,
  { marks, room, prices, zoom }: { marks: Mark[]; room: Room; prices: PinPrices; zoom: number },
): void {
  const near = findNear(at, marks, 'cluster', zoom) ?? findNear(at, marks, 'price', zoom);
  if (near) {
    near.type = 'cluster';
    near.pins.push(at.pin);
    return;
  }
  const box = getBox(at, [at.pin], prices);
  const covered = marks.filter((mark) => overlaps(mark.box, box, zoom));
  for (const mark of covered) {
    marks.splice(marks.indexOf(mark), 1);
    room.leave(mark.box);
  }
  room.take(box);
  marks.push({ type: 'cluster', at, pins: [at.pin, ...covered.flatMap((mark) => mark.pins)], box, below: false });
}

function findNear(at: Spot, marks: readonly Mark[], type: Mark['type'], zoom: number): Mark | null {
  let nearest: { mark: Mark; away: number } | null = null;
  for (const mark of marks) {
    if (mark.type !== type) continue;
    const away = getDistance(mark.at, at, zoom);
    if (away <= (nearest?.away ?? REACH)) nearest = { mark, away };
  }
  return nearest?.mark ?? null;
}

function toSpot(pin: MapPin, zoom: number): Spot {
  const { x, y } = toWorld(pin.point);
  return { pin, x: x * worldPx(zoom), y: y * worldPx(zoom) };
}

/** The rectangle of a price, or of a cluster with its price alone, above the point. */
function getBox({ x, y }: Spot, pins: readonly MapPin[], { getCents, countLetters }: PinPrices): Box {
  const cents = getFrom(pins, getCents);
  const letters = cents === null ? String(pins.length).length + 1 : countLetters(cents) + (pins.length > 1 ? 1 : 0);
  return { x, y: y - HEIGHT / 2, width: Math.max(LEAST_WIDTH, letters * LETTER + SIDES), height: HEIGHT };
}

/** What a cluster says of its prices: as much as covers nothing. */
function getLabel(
  box: Box,
  pins: readonly MapPin[],
  { room, prices: { getCents, countLetters } }: { room: Room; prices: PinPrices },
): { fromCents: number | null; short: boolean } {
  const fromCents = getFrom(pins, getCents);
  if (fromCents === null) return { fromCents, short: false };
  const fits = (letters: number) => room.widen(box, letters * LETTER + SIDES);
  const letters = countLetters(fromCents);
  if (fits(`${pins.length} from `.length + letters)) return { fromCents, short: false };
  return fits(letters + 1) ? { fromCents, short: true } : { fromCents: null, short: false };
}

function getDistance(a: Spot, b: Spot, zoom: number): number {
  return Math.hypot(getHorizontalDistance(a.x, b.x, zoom), a.y - b.y);
}
