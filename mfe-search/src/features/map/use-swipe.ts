import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** How far a finger moves along, in CSS pixels, to turn to the next home. */
const SWIPE_PX = 48;

/** Returns handlers for a finger that moves sideways, not down: to the left is the next home. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const spot = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    return touch && { x: touch.clientX, y: touch.clientY };
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = (event.touches.length === 1 && spot(event)) || null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const [start, end] = [from.current, spot(event)];
      from.current = null;
      if (!start || !end) return;
      const [x, y] = [end.x - start.x, end.y - start.y];
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
