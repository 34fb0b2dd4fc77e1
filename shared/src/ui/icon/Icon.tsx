import { cx } from '../cx.ts';
import { ICON_PATHS } from './paths.ts';
import type { IconName } from './paths.ts';
import styles from './Icon.module.css';

export type IconProps = {
  /** Follows the text by default (1.25em); `s` is the text's own size. */
  size?: 's' | 'm';
  filled?: boolean;
  className?: string;
} & (
  | { name: IconName; path?: never }
  | { name?: never; /** Outline of an icon that only one page uses. */ path: string }
);

/** A line icon beside text. Always decorative: the name of a control is its text or its label. */
export function Icon({ name, path, size = 'm', filled = false, className }: IconProps) {
  return (
    <svg
      className={cx(
        styles.icon,
        size === 's' && styles.small,
        name?.startsWith('chevron') && styles.way,
        filled && styles.filled,
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={name === undefined ? path : ICON_PATHS[name]} />
    </svg>
  );
}
