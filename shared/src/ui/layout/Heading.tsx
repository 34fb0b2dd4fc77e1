import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../cx.ts';
import styles from './Layout.module.css';

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  level: 1 | 2 | 3;
  /** Size: `d1` sections, `d2` page titles, `d3` the home page. Default follows the level. */
  look?: 'd1' | 'd2' | 'd3';
  ref?: Ref<HTMLHeadingElement>;
};

/** A heading in the display face. The level is the outline's, the look is the designer's. */
export function Heading({ level, look = level === 1 ? 'd2' : 'd1', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={cx(styles.heading, styles[look], className)} {...rest} />;
}
