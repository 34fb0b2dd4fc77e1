import { lazy, Suspense, useState } from 'react';
import type { Trip } from '@roost/shared/contracts/trips';
import { Button, VisuallyHidden } from '@roost/shared/ui';
import { asWritten } from '@roost/shared/texts';
import { copy } from '../../copy.ts';

const CancelDialog = lazy(() => import('./CancelDialog.tsx').then((module) => ({ default: module.CancelDialog })));

/** Opens the dialog. Its name says which stay, because a page may have several. */
export function CancelButton({ trip, onCancelled }: { trip: Trip; onCancelled: (trip: Trip) => void }) {
  const [open, setOpen] = useState(false);
  if (!trip.cancellation.possible && !open) return null;
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {copy.trips.cancel}
        <VisuallyHidden>
          {' '}
          <span {...asWritten()}>{trip.reservation.listing.headline}</span>
        </VisuallyHidden>
      </Button>
      {open && (
        <Suspense>
          <CancelDialog
            trip={trip}
            onClose={() => setOpen(false)}
            onCancelled={(cancelled) => {
              setOpen(false);
              onCancelled(cancelled);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
