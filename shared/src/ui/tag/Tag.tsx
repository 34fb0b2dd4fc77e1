import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { AppLink } from '../link/AppLink.tsx';
import { cx } from '../cx.ts';
import styles from './Tag.module.css';

export type TagProps = {
  children: ReactNode;
  /** The name of the cross, e.g. "Remove Fireplace". */
  removeLabel: string;
} & ({ onRemove: () => void; removeHref?: never } | { onRemove?: never; /** Address without this filter: removal works without JavaScript. */ removeHref: string });

/** An applied filter that can be taken off. */
export function Tag({ children, removeLabel, onRemove, removeHref }: TagProps) {
  return (
    <span className={styles.tag}>
      {children}
      {onRemove
        ? <button type="button" aria-label={removeLabel} onClick={onRemove}><Icon name="x" size="s" /></button>
        : <AppLink href={removeHref} aria-label={removeLabel}><Icon name="x" size="s" /></AppLink>}
    </span>
  );
}

export type PillProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed' | 'aria-expanded'> & {
  /** For a filter that is on or off. */
  pressed?: boolean;
  /** For a pill that opens a panel. */
  expanded?: boolean;
  /** A panel pill whose filter is in use. */
  active?: boolean;
  icon?: IconName;
  /** Number of choices in use. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
};

/** A filter in the bar: a switch (`pressed`) or the opener of a panel (`expanded`). */
export function Pill({ pressed, expanded, active = false, icon, count = 0, className, children, type = 'button', ref, ...rest }: PillProps) {
  return (
    <button
      ref={ref} type={type} className={cx(styles.pill, active && styles.on, className)} aria-pressed={pressed} aria-expanded={expanded}
      aria-haspopup={expanded === undefined ? undefined : 'dialog'} {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
      {count > 0 && <span className={styles.count}>{count}</span>}
      {expanded !== undefined && !icon && <Icon name="chevronDown" size="s" />}
    </button>
  );
}
