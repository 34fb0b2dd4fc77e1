import { Skeleton, VisuallyHidden } from '@roost/shared/ui';
import styles from './ArrivalSkeleton.module.css';

/**
 * Holds the place of the front door while it loads. How long the owner's words are is not known before: the place is as
 * high as the window, so that a guest never sees its beginning and what is below it at once, and what is below can move
 * without being seen to.
 * @param over of a stay that is over only the address is shown
 */
export function ArrivalSkeleton({ label, over }: { label?: string; over: boolean }) {
  return (
    <div role="status" className={over ? undefined : styles.room}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <Skeleton height={over ? '11rem' : '21.25rem'} />
    </div>
  );
}
