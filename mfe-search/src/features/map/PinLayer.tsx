import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { copy } from '../../copy.ts';
import { focusPin } from './focus-pin.ts';
import type { MapItem } from './layout-pins.ts';
import { Pin } from './Pin.tsx';
import type { PinLook } from './PinButton.tsx';
import { makePinOverlay } from './pin-overlay.ts';

export type PinLayerProps = {
  map: google.maps.Map;
  items: readonly MapItem[];
  look: (item: MapItem) => Required<PinLook>;
  /** `byKeyboard` is true for keys: the focus then moves into what opens. */
  onPress: (item: MapItem, byKeyboard: boolean) => void;
  onPoint: (id: string | null) => void;
  onEscape: () => void;
  /** Called when pins stand on the map. */
  onDrawn: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The pins. They are one tab stop; arrow keys, Home and End move between homes in the list's order, Enter opens, Escape
 * closes. Homes outside the view are drawn for the next drag, but keys do not reach them.
 */
export function PinLayer({ map, items, look, onPress, onPoint, onEscape, onDrawn }: PinLayerProps) {
  // A layer keeps its overlay; another map needs another layer (by key).
  const [overlay] = useState(makePinOverlay);
  const [stop, setStop] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  const draw = useEffectEvent(() => {
    items.forEach(({ point }, position) => {
      const pin = group.current?.children[position];
      if (pin instanceof HTMLElement) overlay.place(pin, point);
    });
    if (items.length > 0 && overlay.element.isConnected) onDrawn();
  });
  useEffect(() => overlay.show(map, () => draw()), [overlay, map]);
  useLayoutEffect(() => draw(), [items]);

  const walk = items.filter(({ inView }) => inView);
  const current = walk.some(({ key }) => key === stop) ? stop : (walk[0]?.key ?? null);
  // When the pin with the focus is gone, such as a cluster that opened, the focus moves to another pin.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focusPin(group.current, current);
  }, [items, current]);

  const keys = (event: KeyboardEvent) => {
    // The same keys would move the map.
    event.stopPropagation();
    if (event.key === 'Escape') return onEscape();
    const at = walk.findIndex(({ key }) => key === current);
    const to = getNextStop(event.key, at, walk.length);
    const next = to === null ? undefined : walk[to];
    if (!next) return undefined;
    event.preventDefault();
    setStop(next.key);
    focusPin(group.current, next.key);
    return undefined;
  };

  const findItem = ({ target }: SyntheticEvent) => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
    return items.find((item) => item.key === key);
  };

  return createPortal(
    <div
      ref={group}
      role="group"
      aria-label={copy.map.pins}
      onKeyDown={keys}
      onFocus={(event) => {
        hadFocus.current = true;
        setStop(findItem(event)?.key ?? null);
      }}
      // A removed pin loses the focus as well; then the focus belongs to the pins still.
      onBlur={(event) => {
        hadFocus.current = !event.target.isConnected;
      }}
      onClick={(event) => {
        const item = findItem(event);
        if (!item) return;
        // Not every browser focuses a clicked button, and Escape needs the focus here.
        focusPin(group.current, item.key);
        onPress(item, event.detail === 0);
      }}
      onPointerOver={(event) => {
        const item = findItem(event);
        onPoint(item && item.type !== 'cluster' ? item.pin.id : null);
      }}
      onPointerLeave={() => onPoint(null)}
    >
      {items.map((item) => (
        <Pin key={item.key} item={item} {...look(item)} tabIndex={item.key === current ? 0 : -1} />
      ))}
    </div>,
    overlay.element,
  );
}

/** Returns the place among `count` pins that a key leads to, null for keys that lead nowhere. */
function getNextStop(key: string, at: number, count: number): number | null {
  const step = STEPS[key];
  if (step !== undefined) return Math.min(Math.max(at + step, 0), count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
