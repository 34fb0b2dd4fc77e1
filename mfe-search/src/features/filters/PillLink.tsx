import type { ReactNode } from 'react';
import { AppLink, cx, Icon } from '@roost/shared/ui';
import type { IconName } from '@roost/shared/ui';
import styles from './FilterBar.module.css';

/** A filter that is on or off: a link to the search with it the other way round. The page keeps its scroll position. */
export function PillLink({
  href,
  on,
  icon,
  children,
}: {
  href: string;
  on: boolean;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <AppLink
      className={cx(styles.pill, on && styles.on)}
      href={href}
      aria-current={on ? 'true' : undefined}
      preventScrollReset
    >
      {icon && <Icon name={icon} size="s" />}
      {children}
    </AppLink>
  );
}
