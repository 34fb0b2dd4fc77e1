import type { ReactNode } from 'react';
import { uiTexts } from '../ui-texts.ts';
import styles from './VisuallyHidden.module.css';

/**
 * Text for screen readers only: a word that the picture or the layout says to everyone else. With `live` they also say
 * what it changes to.
 */
export function VisuallyHidden({ live, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={styles.hidden} aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  );
}

/** First focusable thing of a page: jumps past the header to `#main`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {uiTexts.skip}
    </a>
  );
}
