import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@roost/shared/ui';
import styles from './PinWindow.module.css';
import { makePinOverlay } from './pin-overlay.ts';
import type { Point } from './view.ts';
import type { WindowSpot } from './window-spot.ts';

/** Keeps the window of a home at its pin. It is an overlay of the map, so that it moves with the map. */
export function PinWindow({
  map,
  point,
  spot: { side, top },
  children,
}: {
  map: google.maps.Map;
  point: Point;
  spot: WindowSpot;
  children: ReactNode;
}) {
  const [overlay] = useState(() => makePinOverlay('floatPane'));
  // Its content may take the focus, which works only after the map has added the overlay.
  const [taken, setTaken] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(() => {
    if (!anchor.current) return;
    overlay.place(anchor.current, point);
    anchor.current.style.setProperty('--top', `${top}px`);
  });
  useEffect(
    () =>
      overlay.show(map, () => {
        setTaken(true);
        draw();
      }),
    [overlay, map],
  );
  useLayoutEffect(() => draw(), [point, top]);
  return createPortal(
    <div ref={anchor} className={cx(styles.anchor, side === 'right' ? styles.right : styles.left)}>
      {taken && children}
    </div>,
    overlay.element,
  );
}
