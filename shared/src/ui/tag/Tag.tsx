import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { AppLink } from '../link/AppLink.tsx';
import styles from './Tag.module.css';

export type TagProps = {
  children: ReactNode;
  /** The name of the cross, e.g. "Remove Fireplace". */
  removeLabel: string;
} & (
  | { onRemove: () => void; removeHref?: never }
  | { onRemove?: never; /** Address without this filter: removal works without JavaScript. */ removeHref: string }
);

/** An applied filter that can be taken off. */
export function Tag({ children, removeLabel, onRemove, removeHref }: TagProps) {
  return (
    <span className={styles.tag}>
      {children}
      {onRemove ? (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="x" size="s" />
        </button>
      ) : (
        <AppLink href={removeHref} aria-label={removeLabel}>
          <Icon name="x" size="s" />
        </AppLink>
      )}
    </span>
  );
}
