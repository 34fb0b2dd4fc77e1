import type { ReactNode } from 'react';
import styles from './DialogFooter.module.css';

/** The row of buttons at the end of a dialog. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
