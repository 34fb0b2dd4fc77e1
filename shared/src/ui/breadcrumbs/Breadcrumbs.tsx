import { AppLink } from '../link/AppLink.tsx';
import { uiTexts } from '../ui-texts.ts';
import styles from './Breadcrumbs.module.css';

export type Crumb = { label: string; href: string };

/** Where this page lies, from the widest place to the nearest. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={uiTexts.breadcrumb}>
      <ol className={styles.crumbs}>
        {items.map((item) => (
          <li key={item.href}>
            <AppLink href={item.href}>{item.label}</AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
