import { AppLink } from '../link/AppLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { pagesShown } from './pages.ts';
import { uiTexts } from '../ui-texts.ts';
import styles from './Pagination.module.css';

export type PaginationProps = {
  /** Counts from 1. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** Name of the navigation. */
  label?: string;
};

/** Pages of a list as real links (SRCH-18); nothing for a single page. */
export function Pagination({ page, pages, hrefFor, label = uiTexts.pages.label }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <AppLink href={hrefFor(page - 1)} rel="prev" aria-label={uiTexts.pages.previous}>
          <Icon name="chevronLeft" />
        </AppLink>
      )}
      {pagesShown(page, pages).map((entry) =>
        entry.type === 'gap' ? (
          <span key={`gap-${entry.after}`} aria-hidden="true">
            …
          </span>
        ) : (
          <AppLink
            key={entry.page}
            href={hrefFor(entry.page)}
            aria-label={uiTexts.pages.page(entry.page)}
            aria-current={entry.page === page ? 'page' : undefined}
          >
            {entry.page}
          </AppLink>
        ),
      )}
      {page < pages && (
        <AppLink href={hrefFor(page + 1)} rel="next" aria-label={uiTexts.pages.next}>
          <Icon name="chevronRight" />
        </AppLink>
      )}
    </nav>
  );
}
