/** Where the window of a pin opens on a wide map: beside its pin, inside the map, clear of its controls (SRCH-15). */
import { into, offset, shiftCenter } from './view.ts';
import type { MapView, Point } from './view.ts';
import type { Seen } from './use-map-view.ts';

/** In pixels. The stylesheet gives the window this size. */
export const WINDOW = { width: 280, height: 332 } as const;
/** From the pin's point to the window: half of a price and a gap. */
const BESIDE = 44;
/** Kept free at the map's edges, in pixels: the controls above, the map's attribution below. */
const FREE = { top: 120, sides: 12, bottom: 36 } as const;
/** A price stands above its point. */
const PIN_ABOVE = 48;

export type WindowSpot = {
  side: 'right' | 'left';
  /** From the pin's point to the window's upper edge, down is positive. */
  top: number;
  /** The nearest view with room for pin and window; null when there is enough. */
  room: MapView | null;
};

/** Returns the side that moves the map less, the right one when neither moves it. */
export function windowSpot(point: Point, { view, size }: Seen): WindowSpot {
  const { x, y } = offset(view.center, point, view.zoom);
  const [wide, high] = [size.width / 2, size.height / 2];
  const right = into(x, BESIDE - wide, wide - FREE.sides - WINDOW.width - BESIDE);
  const left = into(x, FREE.sides + WINDOW.width + BESIDE - wide, wide - BESIDE);
  const side = Math.abs(right) <= Math.abs(left) ? 'right' : 'left';
  const by = { x: side === 'right' ? right : left, y: into(y, PIN_ABOVE - high, high - FREE.bottom) };
  const at = y + by.y;
  const top = Math.max(FREE.top - high, Math.min(high - FREE.bottom - WINDOW.height, at - WINDOW.height / 2)) - at;
  return {
    side,
    top: Math.round(top),
    room: by.x === 0 && by.y === 0 ? null : { center: shiftCenter(view.center, by, view.zoom), zoom: view.zoom },
  };
}
