import { Skeleton, VisuallyHidden } from '@roost/shared/ui';

/** Holds the place of the front door while it loads. @param over of a stay that is over only the address is shown */
export function ArrivalSkeleton({ label, over }: { label?: string; over: boolean }) {
  return (
    <div role="status">
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <Skeleton height={over ? '11rem' : '21.25rem'} />
    </div>
  );
}
