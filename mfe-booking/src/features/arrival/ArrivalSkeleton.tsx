import { Skeleton, VisuallyHidden } from '@roost/shared/ui';

/** Holds the place of the front door while it loads. */
export function ArrivalSkeleton({ label }: { label?: string }) {
  return (
    <div role="status">
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <Skeleton height="20rem" />
    </div>
  );
}
