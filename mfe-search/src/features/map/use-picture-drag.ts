import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { EarlyGestures, Gestures } from './early-gestures.ts';

/** CSS pixels that a finger may tremble in a press. */
const TREMBLE_PX = 8;

/**
 * Returns handlers of the server's drawing of the map: it follows the first finger, and `gestures` knows how far.
 * @param ways.show puts the picture so many pixels from its place
 * @param ways.onHold called when a finger is on it and when it has left
 */
export function usePictureDrag(
  gestures: EarlyGestures,
  { show, onHold }: { show: (by: Gestures['by']) => void; onHold: (isHeld: boolean) => void },
) {
  const from = useRef<{ x: number; y: number; isDrag: boolean } | null>(null);
  const move = ({ clientX, clientY, currentTarget, pointerId, type }: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const [x, y] = [clientX - start.x, clientY - start.y];
    if (!start.isDrag && Math.hypot(x, y) > TREMBLE_PX) {
      start.isDrag = true;
      // From now on it is no press of the pin under the finger.
      currentTarget.setPointerCapture(pointerId);
    }
    if (!start.isDrag) return;
    const { by: before } = gestures.read();
    const by = { x: before.x + x, y: before.y + y };
    show(by);
    if (type !== 'pointermove') gestures.note({ by });
  };
  const end = (event: PointerEvent) => {
    move(event);
    from.current = null;
    onHold(false);
  };
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      if (!isPrimary) return;
      from.current = { x, y, isDrag: false };
      onHold(true);
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  };
}
