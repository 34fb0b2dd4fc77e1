import type { HTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import styles from './Layout.module.css';

export type WrapProps = HTMLAttributes<HTMLElement> & {
  /** `page` 1320 px (search, home), `narrow` 1120 px (listing, booking), `full` gutters only. */
  width?: 'page' | 'narrow' | 'full';
  as?: 'div' | 'main' | 'section' | 'nav' | 'aside';
};

/** The page column: centred, with the gutters of the screen size. */
export function Wrap({ width = 'page', as: Element = 'div', className, ...rest }: WrapProps) {
  return <Element className={cx(styles.wrap, width !== 'page' && styles[width], className)} {...rest} />;
}
