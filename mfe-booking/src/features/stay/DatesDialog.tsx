import { useEffect, useState } from 'react';
import type { Calendar } from '@roost/shared/contracts/listing';
import { NO_DATES } from '@roost/shared/domain/stay';
import type { DraftDates } from '@roost/shared/domain/stay';
import { Fail, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { CalendarFooter, RangeCalendar, stayRule } from '@roost/shared/ui/calendar';
import { Dialog } from '@roost/shared/ui/overlays';
import { getCalendar } from '../../api/home.ts';
import { copy } from '../../copy.ts';
import { useCheckout } from '../checkout/index.ts';

export type DatesDialogProps = { onClose: () => void; onApply: (dates: DraftDates) => void };

type Loaded = { type: 'loading' } | { type: 'failed' } | { type: 'ready'; calendar: Calendar };

/** The home's own calendar with its rules (SRCH-12). */
export function DatesDialog({ onClose, onApply }: DatesDialogProps) {
  const { home, address, today } = useCheckout().page;
  const [loaded, setLoaded] = useState<Loaded>({ type: 'loading' });
  const [tries, setTries] = useState(0);
  const [value, setValue] = useState<DraftDates>(address.dates);
  useEffect(() => {
    let current = true;
    void getCalendar(home.id, today).then((answer) => {
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
      footer={<CalendarFooter value={value} onClear={() => setValue(NO_DATES)} onApply={() => onApply(value)} />}
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
