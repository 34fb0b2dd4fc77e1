import { Skeleton, VisuallyHidden, Wrap } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import styles from './PageSkeleton.module.css';

/** Holds a page's place while its remote or its data is on the way. */
export function PageSkeleton() {
  return (
    <Wrap className={styles.page}>
      <VisuallyHidden>
        <p role="status">{copy.nav.loading}</p>
      </VisuallyHidden>
      <Skeleton width="min(24rem, 80%)" height="2rem" />
      <div className={styles.grid} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
          <Skeleton key={index} ratio="3 / 2" />
        ))}
      </div>
    </Wrap>
  );
}
