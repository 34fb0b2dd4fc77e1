/** Changing dates and guests from the booking, without leaving it (ROUTE-7). Dialog and calendar load on the first press. */
import { lazy, Suspense, useState } from 'react';
import type { Party } from '@roost/shared/contracts/booking';
import { VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { BookingPage } from '../checkout/booking-page.ts';
import styles from './EditStay.module.css';

const DatesDialog = lazy(() => import('./DatesDialog.tsx').then((module) => ({ default: module.DatesDialog })));
const GuestsDialog = lazy(() => import('./GuestsDialog.tsx').then((module) => ({ default: module.GuestsDialog })));

export type StayChange = { startDate: string | null; endDate: string | null } | { party: Party };
export type EditProps = {
  page: BookingPage;
  /** While a payment runs nothing can be changed. */ disabled: boolean;
  onChange: (change: StayChange) => void;
};

/** The link-like button and its dialog. `bar` writes the whole name, where no words stand beside it. */
export function EditDates({ page, disabled, onChange, bar = false }: EditProps & { bar?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <EditButton what={copy.stay.editDates} bar={bar} disabled={disabled} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <DatesDialog
            page={page}
            onClose={() => setOpen(false)}
            onApply={(dates) => {
              setOpen(false);
              onChange({ startDate: dates.checkIn, endDate: dates.checkOut });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

export function EditGuests({ page, disabled, onChange, bar = false }: EditProps & { bar?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <EditButton what={copy.stay.editGuests} bar={bar} disabled={disabled} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <GuestsDialog
            page={page}
            onClose={() => setOpen(false)}
            onApply={(party) => {
              setOpen(false);
              onChange({ party });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function EditButton({
  what,
  bar,
  disabled,
  onClick,
}: {
  what: string;
  bar: boolean;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles.edit} disabled={disabled} onClick={onClick}>
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
