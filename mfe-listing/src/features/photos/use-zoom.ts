import { useState } from 'react';
import type { PointerEvent, TouchEvent } from 'react';
import { getDistance, limitZoom, NO_ZOOM, pannedZoom, toggledZoom, zoomedIn, zoomedOut } from './zoom.ts';
import type { Point, Zoom } from './zoom.ts';

/** Time in milliseconds and distance in pixels within which two taps count as a double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_DISTANCE = 30;
/** How far a finger moves to show another photo, in pixels. */
const SWIPE_DISTANCE = 40;

type Gesture =
  | { type: 'pan'; from: Point; start: Zoom }
  | { type: 'pinch'; distance: number; start: Zoom }
  | { type: 'swipe'; from: Point };

type State = {
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  gesture: Gesture | null;
  setGesture: (gesture: Gesture | null) => void;
};

const toPoint = (touch: { clientX: number; clientY: number } | undefined): Point => ({
  x: touch?.clientX ?? 0,
  y: touch?.clientY ?? 0,
});
const getBox = ({ currentTarget }: { currentTarget: Element }) => currentTarget.getBoundingClientRect();
const getSpread = (touches: TouchEvent['touches']) => getDistance(toPoint(touches[0]), toPoint(touches[1]));

/**
 * Zoom of one photo: buttons, two fingers, a double tap or double click. A zoomed photo is moved by a finger or the
 * mouse. At its own size, a swipe calls `onSwipe`: 1 for the next photo, -1 for the previous one.
 */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState(NO_ZOOM);
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const state = { zoom, setZoom, gesture, setGesture };
  const toggle = (event: { currentTarget: Element }, point: Point) => setZoom(toggledZoom(zoom, point, getBox(event)));
  const touchHandlers = useTouchHandlers(state, onSwipe, toggle);
  return {
    zoom,
    reset: () => setZoom(NO_ZOOM),
    zoomIn: () => setZoom(zoomedIn(zoom)),
    zoomOut: () => setZoom(zoomedOut(zoom)),
    /** For the box that the photo fills. */
    handlers: {
      onDoubleClick: (event: { currentTarget: Element; clientX: number; clientY: number }) =>
        toggle(event, toPoint(event)),
      ...touchHandlers,
      ...getMouseHandlers(state),
    },
  };
}

function useTouchHandlers(
  { zoom, setZoom, gesture, setGesture }: State,
  onSwipe: (step: 1 | -1) => void,
  toggle: (event: TouchEvent, point: Point) => void,
) {
  const [lastTap, setLastTap] = useState<{ at: number; point: Point } | null>(null);
  const isSecondTap = (at: number, point: Point) =>
    lastTap !== null && at - lastTap.at < DOUBLE_TAP_MS && getDistance(point, lastTap.point) < DOUBLE_TAP_DISTANCE;
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const from = toPoint(touches[0]);
      if (touches.length === 2) setGesture({ type: 'pinch', distance: getSpread(touches), start: zoom });
      else setGesture(zoom.scale > 1 ? { type: 'pan', from, start: zoom } : { type: 'swipe', from });
    },
    onTouchMove: (event: TouchEvent) => {
      const { touches } = event;
      if (gesture?.type === 'pinch' && touches.length === 2) {
        const scale = gesture.start.scale * (getSpread(touches) / Math.max(1, gesture.distance));
        setZoom(limitZoom({ ...gesture.start, scale }, getBox(event)));
      } else if (gesture?.type === 'pan')
        setZoom(pannedZoom(gesture.start, gesture.from, toPoint(touches[0]), getBox(event)));
    },
    onTouchEnd: (event: TouchEvent) => {
      const ended = gesture;
      setGesture(null);
      if (ended?.type !== 'swipe') return;
      const point = toPoint(event.changedTouches[0]);
      const moved = point.x - ended.from.x;
      if (Math.abs(moved) >= SWIPE_DISTANCE) onSwipe(moved < 0 ? 1 : -1);
      else if (isSecondTap(event.timeStamp, point)) {
        setLastTap(null);
        // Else the browser would send a double click too, which would undo it.
        event.preventDefault();
        toggle(event, point);
      } else setLastTap({ at: event.timeStamp, point });
    },
  };
}

function getMouseHandlers({ zoom, setZoom, gesture, setGesture }: State) {
  const end = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setGesture(null);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || zoom.scale === 1) return;
      event.preventDefault();
      setGesture({ type: 'pan', from: toPoint(event), start: zoom });
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || gesture?.type !== 'pan') return;
      setZoom(pannedZoom(gesture.start, gesture.from, toPoint(event), getBox(event)));
    },
    onPointerUp: end,
    onPointerLeave: end,
  };
}
