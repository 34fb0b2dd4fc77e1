import type { ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { cx } from '../cx.ts';
import styles from './Popover.module.css';

export type PopoverProps = {
  /** What the panel hangs from; focus returns there. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end' | 'left top' | 'right top';
  /** Row at the bottom that does not scroll away. */
  footer?: ReactNode;
  /** `s` 25rem, `m` 30rem, `l` 54rem: never wider than the screen. */
  size?: 's' | 'm' | 'l';
  children: ReactNode;
};

/**
 * A panel that hangs from a control and turns to the other side when there is no room. Esc and a press outside close
 * it.
 */
export function Popover({
  triggerRef,
  isOpen,
  onOpenChange,
  label,
  placement = 'bottom start',
  footer,
  size = 's',
  children,
}: PopoverProps) {
  return (
    <AriaPopover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      className={cx(styles.popover, styles[size])}
    >
      <AriaDialog className={styles.dialog} aria-label={label}>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </AriaDialog>
    </AriaPopover>
  );
}
