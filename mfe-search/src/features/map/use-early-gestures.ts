import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import type { Begun } from './early-gestures.ts';
import { focusPin } from './focus-pin.ts';
import type { MapItem } from './layout-pins.ts';
import type { GoTo, Seen } from './use-map-view.ts';
import { shiftCenter } from './view.ts';

/**
 * Returns what a pin of the drawing is on the map. A window that shows more or less than the drawing can have the home of
 * a price in a cluster: its guest wants that home, so it is a price here too.
 */
export function findPressed(items: readonly MapItem[], key: string): MapItem | undefined {
  const same = items.find((item) => item.key === key);
  if (same) return same;
  for (const item of items) {
    const pin = item.type === 'cluster' ? item.pins.find(({ id }) => id === key) : undefined;
    if (pin) return { type: 'price', key, point: pin.point, pin, inView: item.inView, below: false };
  }
  return undefined;
}

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
    const item = pressed && findPressed(items, pressed.key);
    if (item) press(item, pressed.byKeyboard);
  });
  useEffect(() => {
    if (isReady) act();
  }, [isReady]);
  return useCallback(() => setDrawn(true), []);
}
