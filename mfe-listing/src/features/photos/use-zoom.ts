import { useState } from 'react';
import type { PointerEvent, TouchEvent } from 'react';

export type Zoom = { scale: number; x: number; y: number };
const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;
const STEP = 1.5;
/** Milliseconds and pixels within which a second tap belongs to the first. */
const DOUBLE_TAP = { time: 300, distance: 30 };

type Point = { x: number; y: number };
type Gesture =
  | { type: 'pan'; from: Point; start: Zoom }
  | { type: 'pinch'; distance: number; start: Zoom }
  | { type: 'swipe'; from: Point };

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);
/** Keeps the picture's edges at or beyond the box. */
function within({ scale, x, y }: Zoom, box: DOMRect | undefined): Zoom {
  if (scale <= 1.01) return WHOLE;
  const limited = Math.min(scale, MOST_ZOOM);
  return {
    scale: limited,
    x: clamp(x, ((limited - 1) * (box?.width ?? 0)) / 2),
    y: clamp(y, ((limited - 1) * (box?.height ?? 0)) / 2),
  };
}
const pointOf = (touch: { clientX: number; clientY: number } | undefined): Point => ({
  x: touch?.clientX ?? 0,
  y: touch?.clientY ?? 0,
});

/**
 * Zoom of one picture: buttons, two fingers, a double tap or press; while it is larger than its box a finger or the mouse moves
 * it. At its own size a finger swipes to another photo.
 */
export function useZoom({
  onSwipe,
  swipe,
}: {
  onSwipe: (step: 1 | -1) => void;
  /** Pixels a finger moves to turn the photo. */ swipe: number;
}) {
  const [zoom, setZoom] = useState(WHOLE);
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const [lastTap, setLastTap] = useState<{ at: number; point: Point } | null>(null);
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const toggle = (element: Element, point?: Point) => {
    const box = boxOf(element);
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    setZoom(
      zoom.scale > 1
        ? WHOLE
        : within({ scale: 2, x: point ? middle.x - point.x : 0, y: point ? middle.y - point.y : 0 }, box),
    );
  };

  const distanceOf = (touches: TouchEvent['touches']) => {
    const [a, b] = [pointOf(touches[0]), pointOf(touches[1])];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  return {
    zoom,
    reset: () => setZoom(WHOLE),
    zoomIn: () => setZoom({ ...zoom, scale: Math.min(zoom.scale * STEP, MOST_ZOOM) }),
    zoomOut: () =>
      setZoom(zoom.scale / STEP <= 1.01 ? WHOLE : { scale: zoom.scale / STEP, x: zoom.x / STEP, y: zoom.y / STEP }),
    /** For the box the picture fills. */
    handlers: {
      onDoubleClick: (event: { currentTarget: Element; clientX: number; clientY: number }) =>
        toggle(event.currentTarget, pointOf(event)),
      onTouchStart: (event: TouchEvent) => {
        if (event.touches.length === 2) setGesture({ type: 'pinch', distance: distanceOf(event.touches), start: zoom });
        else
          setGesture(
            zoom.scale > 1
              ? { type: 'pan', from: pointOf(event.touches[0]), start: zoom }
              : { type: 'swipe', from: pointOf(event.touches[0]) },
          );
      },
      onTouchMove: (event: TouchEvent) => {
        const box = boxOf(event.currentTarget);
        if (gesture?.type === 'pinch' && event.touches.length === 2) {
          setZoom(
            within(
              {
                ...gesture.start,
                scale: gesture.start.scale * (distanceOf(event.touches) / Math.max(1, gesture.distance)),
              },
              box,
            ),
          );
        } else if (gesture?.type === 'pan') {
          const at = pointOf(event.touches[0]);
          setZoom(
            within(
              {
                scale: gesture.start.scale,
                x: gesture.start.x + at.x - gesture.from.x,
                y: gesture.start.y + at.y - gesture.from.y,
              },
              box,
            ),
          );
        }
      },
      onTouchEnd: (event: TouchEvent) => {
        const ended = gesture;
        setGesture(null);
        const at = pointOf(event.changedTouches[0]);
        if (ended?.type !== 'swipe') return;
        const moved = at.x - ended.from.x;
        if (Math.abs(moved) >= swipe) onSwipe(moved < 0 ? 1 : -1);
        else if (
          lastTap &&
          event.timeStamp - lastTap.at < DOUBLE_TAP.time &&
          Math.hypot(at.x - lastTap.point.x, at.y - lastTap.point.y) < DOUBLE_TAP.distance
        ) {
          setLastTap(null);
          // The browser's own double press would undo it.
          event.preventDefault();
          toggle(event.currentTarget, at);
        } else setLastTap({ at: event.timeStamp, point: at });
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || zoom.scale === 1) return;
        event.preventDefault();
        setGesture({ type: 'pan', from: pointOf(event), start: zoom });
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || gesture?.type !== 'pan') return;
        setZoom(
          within(
            {
              scale: gesture.start.scale,
              x: gesture.start.x + event.clientX - gesture.from.x,
              y: gesture.start.y + event.clientY - gesture.from.y,
            },
            boxOf(event.currentTarget),
          ),
        );
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setGesture(null);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setGesture(null);
      },
    },
  };
}
