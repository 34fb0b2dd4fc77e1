/** What a guest does on the server's drawing of the map (decision 0145), to be done on the map when it is there. */
import type { MapPreview } from '../../api/map-preview.ts';

export type Gestures = {
  /** The pin that was pressed last. */
  press: { key: string; byKeyboard: boolean } | null;
  /** The pin that has the focus. */
  focus: string | null;
  /** How far the picture was dragged, in CSS pixels. */
  by: { x: number; y: number };
};

/** Keeps them. `take` returns them once: nothing is done twice. */
export type EarlyGestures = { read: () => Gestures; note: (part: Partial<Gestures>) => void; take: () => Gestures };

/** The view that the guest has before the map is there. `isHeld`: a finger is on it. */
export type Begun = { view: Pick<MapPreview, 'center' | 'zoom'>; gestures: EarlyGestures; isHeld: boolean };

const NONE: Gestures = { press: null, focus: null, by: { x: 0, y: 0 } };

export function createEarlyGestures(): EarlyGestures {
  let kept = NONE;
  return {
    read: () => kept,
    note: (part) => {
      kept = { ...kept, ...part };
    },
    take: () => {
      const taken = kept;
      kept = NONE;
      return taken;
    },
  };
}
