import type { HTMLAttributes, ReactNode } from 'react';
import { Button, IconButton } from '../button/Button.tsx';
import styles from './Toast.module.css';

/** Where toasts appear: announced politely, above everything. Pause and time are the caller's (`onPointerEnter`, `onFocus`). */
export function ToastRegion({ children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div className={styles.region} role="status" aria-label="Messages" {...rest}>
      {children}
    </div>
  );
}

export type ToastProps = {
  children: ReactNode;
  action?: { label: string; onPress: () => void };
  onClose: () => void;
};

/** One short message with a way to undo and a way to close (UI-1). */
export function Toast({ children, action, onClose }: ToastProps) {
  return (
    <div className={styles.toast}>
      <span>{children}</span>
      {action && (
        <Button variant="text" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton icon="x" label="Close message" surface="inverse" onClick={onClose} />
    </div>
  );
}
