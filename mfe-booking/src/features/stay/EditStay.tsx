/** Buttons that change dates and guests without leaving the booking (ROUTE-7). Dialog and calendar load on the first press. */
import { lazy, Suspense, useState } from 'react';
import { VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { useCheckout } from '../checkout/index.ts';
import styles from './EditStay.module.css';

const DatesDialog = lazy(() => import('./DatesDialog.tsx').then((module) => ({ default: module.DatesDialog })));
const GuestsDialog = lazy(() => import('./GuestsDialog.tsx').then((module) => ({ default: module.GuestsDialog })));

/** `bar` gives the button its whole name, where there is no text beside it. */
export type EditProps = { bar?: boolean };

/** The button for the dates and its dialog. */
export function EditDates({ bar = false }: EditProps) {
  const { changeStay } = useCheckout();
  const [open, setOpen] = useState(false);
  return (
    <>
      <EditButton what={copy.stay.editDates} bar={bar} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <DatesDialog
            onClose={() => setOpen(false)}
            onApply={(dates) => {
              setOpen(false);
              changeStay({ dates });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

export function EditGuests({ bar = false }: EditProps) {
  const { changeStay } = useCheckout();
  const [open, setOpen] = useState(false);
  return (
    <>
      <EditButton what={copy.stay.editGuests} bar={bar} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <GuestsDialog
            onClose={() => setOpen(false)}
            onApply={(party) => {
              setOpen(false);
              changeStay({ party });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function EditButton({ what, bar, onClick }: { what: string; bar: boolean; onClick: () => void }) {
  // While a payment is under way nothing can be changed.
  const { closed } = useCheckout();
  return (
    <button type="button" className={styles.edit} disabled={closed} onClick={onClick}>
      {bar ? (
        what
      ) : (
        <>
          {copy.stay.edit}
          <VisuallyHidden>{what.slice(copy.stay.edit.length)}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
