import type { Trip } from '@roost/shared/contracts/trips';
import { Button, VisuallyHidden } from '@roost/shared/ui';
import { usePanel } from '@roost/shared/hooks/use-panel';
import { asWritten } from '@roost/shared/texts';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';

/** Opens the dialog. Its name says which stay, because a page may have several. */
export function CancelButton({ trip, onCancelled }: { trip: Trip; onCancelled: (trip: Trip) => void }) {
  const { Panel, isOpen, setOpen, show, failed } = usePanel(
    async () => (await import('./CancelDialog.tsx')).CancelDialog,
  );
  if (!trip.cancellation.possible && !isOpen) return null;
  return (
    <>
      <Button variant="text" onClick={show}>
        {staysCopy.trips.cancel}
        <VisuallyHidden>
          {' '}
          <span {...asWritten()}>{trip.reservation.listing.headline}</span>
        </VisuallyHidden>
      </Button>
      {failed && <p role="alert">{copy.wentWrong}</p>}
      {Panel && isOpen && (
        <Panel
          trip={trip}
          onClose={() => setOpen(false)}
          onCancelled={(cancelled) => {
            setOpen(false);
            onCancelled(cancelled);
          }}
        />
      )}
    </>
  );
}
