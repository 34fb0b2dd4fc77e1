import { useEffect, useState } from 'react';
import type { Calendar } from '@roost/shared/contracts/listing';
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import { Fail, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { CalendarFooter, RangeCalendar, stayRule } from '@roost/shared/ui/calendar';
import type { DraftDates } from '@roost/shared/domain/stay';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import type { BookingPage } from '../checkout/booking-page.ts';

export type DatesDialogProps = { page: BookingPage; onClose: () => void; onApply: (dates: DraftDates) => void };

/** Months ahead that homes can be booked. */
const MONTHS = 13;
type Loaded = { type: 'loading' } | { type: 'failed' } | { type: 'ready'; calendar: Calendar };
const client = createServicesClient(browserApi);

/** The home's own calendar with its rules (SRCH-12). */
export function DatesDialog({ page, onClose, onApply }: DatesDialogProps) {
  const { home, address, today } = page;
  const [loaded, setLoaded] = useState<Loaded>({ type: 'loading' });
  const [tries, setTries] = useState(0);
  const [value, setValue] = useState<DraftDates>({ checkIn: address.startDate, checkOut: address.endDate });
  useEffect(() => {
    let current = true;
    void client.getCalendar(home.id, today, MONTHS).then((answer) => {
      if (current) setLoaded(answer.ok ? { type: 'ready', calendar: answer.value } : { type: 'failed' });
    });
    return () => {
      current = false;
    };
  }, [home.id, today, tries]);

  const retry = () => {
    setLoaded({ type: 'loading' });
    setTries(tries + 1);
  };
  return (
    <Dialog
      title={copy.stay.datesTitle}
      isOpen
      size="l"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <CalendarFooter
          value={value}
          onClear={() => setValue({ checkIn: null, checkOut: null })}
          onApply={() => onApply(value)}
        />
      }
    >
      {loaded.type === 'loading' && (
        <div role="status">
          <VisuallyHidden>{copy.stay.calendarLoading}</VisuallyHidden>
          <Skeleton height="22rem" />
        </div>
      )}
      {loaded.type === 'failed' && <Fail message={copy.stay.calendarFailed} onRetry={retry} />}
      {loaded.type === 'ready' && (
        <RangeCalendar
          value={value}
          onChange={setValue}
          today={today}
          rule={stayRule(loaded.calendar.days, today)}
          legend
        />
      )}
    </Dialog>
  );
}
