import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { cx } from '@roost/shared/ui';
import styles from './Panels.module.css';

/**
 * A panel below or above the search bar. It is not modal: Escape, a press elsewhere, or moving the focus out of the box
 * closes it. `boxRef` is the box, so that moving from one field to the next does not close it.
 */
export function Panel({
  side,
  label,
  boxRef,
  onClose,
  children,
}: {
  side: 'center' | 'end';
  label: string;
  boxRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  // The next Tab goes to the panel's controls.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const outside = (target: EventTarget | null) =>
      target instanceof Node && boxRef.current?.contains(target) === false;
    const onPointerDown = (event: PointerEvent) => {
      if (outside(event.target)) onClose();
    };
    const onFocusIn = (event: FocusEvent) => {
      if (outside(event.target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [boxRef, onClose]);

  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className={cx(styles.panel, styles[side])}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>
  );
}
