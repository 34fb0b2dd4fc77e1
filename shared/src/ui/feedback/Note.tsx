import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../cx.ts';
import styles from './Feedback.module.css';

export type NoteProps = {
  tone?: 'info' | 'warn' | 'bad' | 'good';
  /** A button or link after the text. */
  action?: ReactNode;
  /** `alert` for something that has just gone wrong, `status` for news; none for a standing remark. */
  role?: 'alert' | 'status';
  id?: string;
  children: ReactNode;
};

const ICONS = { info: 'info', warn: 'info', bad: 'alert', good: 'success' } as const;

/** A remark in the page: what is special, refused or done. Never colour alone: each tone has its icon. */
export function Note({ tone = 'info', action, role, id, children }: NoteProps) {
  return (
    <div id={id} role={role} className={cx(styles.note, styles[tone])}>
      <Icon name={ICONS[tone]} />
      <div className={styles.text}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
