import { useState } from 'react';
import { GuestSteppers, Note } from '@roost/shared/ui';
import { CalendarFooter, RangeCalendar } from '@roost/shared/ui/calendar';
import type { DraftDates } from '@roost/shared/domain/stay';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../../copy.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { useWork } from './parts.tsx';
import styles from './Dialogs.module.css';

const texts = copy.collections;

/** Lets the guest choose the dates and guests that a list is priced for. */
export function StayDialog({
  dialog: { stay, onStay },
  today,
  onClose,
}: {
  dialog: Extract<OpenDialog, { type: 'stay' }>;
  today: string;
  onClose: () => void;
}) {
  const [range, setRange] = useState<DraftDates>({
    checkIn: stay.dates?.checkIn ?? null,
    checkOut: stay.dates?.checkOut ?? null,
  });
  const [guests, setGuests] = useState(stay.party);
  const { failed, run } = useWork(onClose);
  const apply = () =>
    void run(() =>
      onStay({
        dates:
          range.checkIn !== null && range.checkOut !== null
            ? { checkIn: range.checkIn, checkOut: range.checkOut }
            : null,
        party: guests,
      }),
    );
  return (
    <Dialog
      title={texts.stay}
      size="l"
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <CalendarFooter
          value={range}
          onClear={() => setRange({ checkIn: null, checkOut: null })}
          onApply={apply}
          emptyLabel={copy.collections.anyDates}
        />
      }
    >
      <div className={styles.body}>
        {failed && (
          <Note tone="bad" role="alert">
            {texts.failed}
          </Note>
        )}
        <RangeCalendar value={range} onChange={setRange} today={today} takeFocus />
        <GuestSteppers value={guests} onChange={setGuests} />
      </div>
    </Dialog>
  );
}
