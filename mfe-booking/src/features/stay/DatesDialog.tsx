import { useState } from 'react';
import { NO_DATES } from '@roost/shared/domain/stay';
import type { DraftDates } from '@roost/shared/domain/stay';
import { useQuery } from '@roost/shared/query';
import { Fail, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { CalendarFooter, pricedRule, RangeCalendar, stayRule } from '@roost/shared/ui/calendar';
import { Dialog } from '@roost/shared/ui/overlays';
import { getCalendar } from '../../api/home.ts';
import { copy } from '../../copy.ts';
import { useCheckout } from '../checkout/index.ts';

export type DatesDialogProps = { onClose: () => void; onApply: (dates: DraftDates) => void };

/** The dialog that changes the dates, with the home's calendar and its rules (SRCH-12). */
export function DatesDialog({ onClose, onApply }: DatesDialogProps) {
  const { home, address, today } = useCheckout().page;
  const [value, setValue] = useState<DraftDates>(address.dates);
  const { data, isLoading, reload } = useQuery({
    key: `mfe-booking/calendar/${home.id}/${today}`,
    load: () => getCalendar(home.id, today),
  });
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
      {!data && isLoading && (
        <div role="status">
          <VisuallyHidden>{copy.stay.calendarLoading}</VisuallyHidden>
          <Skeleton height="22rem" />
        </div>
      )}
      {!data && !isLoading && <Fail message={copy.stay.calendarFailed} onRetry={reload} />}
      {data && (
        <RangeCalendar
          value={value}
          onChange={setValue}
          today={today}
          rule={pricedRule(stayRule(data.days, today), data.days)}
          legend
          prices
          takeFocus
        />
      )}
    </Dialog>
  );
}
