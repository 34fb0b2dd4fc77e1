import type { ReactNode } from 'react';
import { AppLink } from '../link/AppLink.tsx';
import type { AppLinkProps } from '../link/AppLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Logo } from '../logo/Logo.tsx';
import { cx } from '../cx.ts';
import { uiTexts } from '../ui-texts.ts';
import styles from './HeaderFrame.module.css';

export type HeaderFrameProps = {
  /** Search summary: in the row beside the logo from 768, in a row of its own below. */
  search?: ReactNode;
  /** Links and buttons at the end. */
  nav?: ReactNode;
  /** Scrolls away with the page instead of staying; booking uses it. */
  plain?: boolean;
  /** Over the whole width, for the map. */
  wide?: boolean;
};

/** The bar on top of every page. What stands in it is the host's. */
export function HeaderFrame({ search, nav, plain = false, wide = false }: HeaderFrameProps) {
  return (
    <header
      className={cx(styles.header, plain && styles.plain, wide && styles.wide, Boolean(search) && styles.withSearch)}
    >
      <div className={styles.row}>
        <Logo />
        {search && <div className={styles.search}>{search}</div>}
        {nav && (
          <nav className={styles.nav} aria-label={uiTexts.account}>
            {nav}
          </nav>
        )}
      </div>
    </header>
  );
}

/** A link of the header, 44 px high. Below 768 only its icon shows, but in a plain header; the words stay its name. */
export function HeaderLink({ icon, badge, children, ...link }: AppLinkProps & { icon?: IconName; badge?: ReactNode }) {
  return (
    <AppLink {...link} className={cx(styles.link, icon && styles.withIcon)}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {badge}
    </AppLink>
  );
}

/** A number on a coloured ground: favorites in the header. */
export function CountBadge({
  count,
  label,
}: {
  count: number;
  /** Read out after the number: "saved". */ label?: string;
}) {
  return (
    <span className={styles.badge}>
      {count}
      {label && <span className={styles.spoken}> {label}</span>}
    </span>
  );
}
