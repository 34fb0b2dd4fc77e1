import { AppLink } from '../link/AppLink.tsx';
import { cx } from '../cx.ts';
import { uiTexts } from '../ui-texts.ts';
import styles from './Logo.module.css';

/** The bird under a roof, as a link home. `inverse` stands on the dark footer. */
export function Logo({ tone = 'brand' }: { tone?: 'brand' | 'inverse' }) {
  return (
    <AppLink href="/" className={cx(styles.logo, tone === 'inverse' && styles.inverse)} aria-label={uiTexts.home}>
      <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path className={styles.roof} d="M3.5 13.5 14 4.5l10.5 9M6.5 23.5h15" />
        <path d="M10 18.8c0-2.7 1.9-4.6 4.5-4.6 1.4 0 2.3.5 3 1.3l2.2.4-1.7 1.3c.1 3.2-1.7 5-4.2 5-2.3 0-3.8-1.3-3.8-3.4zM11 18.3 7 15.2l.8 3.7 2.7 2z" />
        <circle className={styles.eye} cx="15.7" cy="16.9" r=".8" />
      </svg>
      Roost
    </AppLink>
  );
}
