import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import type { Begun } from './early-gestures.ts';
import { focusPin } from './focus-pin.ts';
import type { MapItem } from './layout-pins.ts';
import type { GoTo, Seen } from './use-map-view.ts';
import { shiftCenter } from './view.ts';

type Ways = {
  seen: Seen | null;
  settled: boolean;
  items: readonly MapItem[];
  goTo: GoTo;
  press: (item: MapItem, byKeyboard: boolean) => void;
  /** The map. The drawing stands outside of it. */
  pane: RefObject<HTMLElement | null>;
};

/**
 * Does on the map what the guest did on the server's drawing of it, once the map and its pins are there and no finger
 * is on the drawing.
 * @returns what `PinLayer` calls when its pins are on the map
 */
export function useEarlyGestures(begun: Begun | null, { seen, settled, items, goTo, press, pane }: Ways): () => void {
  const [isDrawn, setDrawn] = useState(false);
  const isReady = begun !== null && !begun.isHeld && seen !== null && settled && isDrawn;
  const act = useEffectEvent(() => {
    if (!begun || !seen) return;
    const { press: pressed, focus, by } = begun.gestures.take();
    focusPin(pane.current, focus);
    const { center, zoom } = seen.view;
    if (by.x !== 0 || by.y !== 0) goTo({ center: shiftCenter(center, by, zoom), zoom }, { byGuest: true });
    const item = pressed && items.find(({ key }) => key === pressed.key);
    if (item) press(item, pressed.byKeyboard);
  });
  useEffect(() => {
    if (isReady) act();
  }, [isReady]);
  return useCallback(() => setDrawn(true), []);
}
