import type { HTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import styles from './ListingGrid.module.css';

/**
 * A list of cards: one column on phones, then two, three, four. Each child is put in a list item by the caller
 * (`<li>`).
 */
export function ListingGrid({
  columns = 4,
  className,
  ...rest
}: HTMLAttributes<HTMLUListElement> & { columns?: 2 | 3 | 4 }) {
  return (
    <ul className={cx(styles.grid, columns >= 3 && styles.three, columns === 4 && styles.four, className)} {...rest} />
  );
}
