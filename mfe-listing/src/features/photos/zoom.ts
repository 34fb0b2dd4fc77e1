/** Geometry of a zoomed photo (LIST-1): pure functions over its scale and offset. */

/** Scale and offset in pixels from the middle of the box. */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
type Box = { left: number; top: number; width: number; height: number };

/** The photo at its own size. */
export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
const STEP = 1.5;
const DOUBLE_TAP_SCALE = 2;
/** Scales below this count as the photo's own size, since steps and pinches do not land on 1 exactly. */
const LEAST_ZOOM = 1.01;

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** Returns the zoom with its scale limited and its offset such that the photo still covers the box. */
export function limitZoom({ scale, x, y }: Zoom, box: Pick<Box, 'width' | 'height'>): Zoom {
  if (scale <= LEAST_ZOOM) return NO_ZOOM;
  const limited = Math.min(scale, MAX_SCALE);
  return {
    scale: limited,
    x: clamp(x, ((limited - 1) * box.width) / 2),
    y: clamp(y, ((limited - 1) * box.height) / 2),
  };
}

/** Returns the zoom after a press on "Zoom in". */
export function zoomedIn(zoom: Zoom): Zoom {
  return { ...zoom, scale: Math.min(zoom.scale * STEP, MAX_SCALE) };
}

/** Returns the zoom after a press on "Zoom out". */
export function zoomedOut({ scale, x, y }: Zoom): Zoom {
  return scale / STEP <= LEAST_ZOOM ? NO_ZOOM : { scale: scale / STEP, x: x / STEP, y: y / STEP };
}

/** Returns the zoom after a double tap: in on the point, or out again. */
export function toggledZoom(zoom: Zoom, point: Point, box: Box): Zoom {
  if (zoom.scale > 1) return NO_ZOOM;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return limitZoom({ scale: DOUBLE_TAP_SCALE, x: middle.x - point.x, y: middle.y - point.y }, box);
}

/** Returns the zoom after a finger or the mouse moved the photo from one point to another. */
export function pannedZoom(start: Zoom, from: Point, to: Point, box: Box): Zoom {
  return limitZoom({ scale: start.scale, x: start.x + to.x - from.x, y: start.y + to.y - from.y }, box);
}

/** Returns the distance of two points in pixels. */
export function getDistance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
