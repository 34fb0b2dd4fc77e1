import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { NO_DATES, toStayDates } from '@roost/shared/domain/stay';
import type { DraftDates, StayDates } from '@roost/shared/domain/stay';
import { CalendarFooter, pricedRule, RangeCalendar, stayRule } from '@roost/shared/ui/calendar';
import { Popover } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  dates: StayDates | null;
  onDates: (dates: StayDates | null) => void;
  days: readonly CalendarDay[];
  today: string;
  onNearEnd: () => void;
};

/** The calendar of the price card. The dates change when the guest applies them. */
export function DatesPanel({ anchor, isOpen, onOpenChange, dates, onDates, days, today, onNearEnd }: Props) {
  const rule = useMemo(() => pricedRule(stayRule(days, today), days), [days, today]);
  const [draft, setDraft] = useState<DraftDates | null>(null);
  const value = draft ?? dates ?? NO_DATES;
  const change = (open: boolean) => {
    setDraft(null);
    onOpenChange(open);
  };
  const apply = () => {
    onDates(toStayDates(value.checkIn, value.checkOut));
    change(false);
  };
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={change}
      label={copy.quote.dates}
      placement="bottom end"
      size="l"
      footer={
        <CalendarFooter
          value={value}
          onClear={() => setDraft(NO_DATES)}
          onApply={apply}
          {...(dates === null ? {} : { emptyLabel: copy.quote.withoutDates })}
        />
      }
    >
      <RangeCalendar
        value={value}
        onChange={setDraft}
        today={today}
        last={days.at(-1)?.date ?? today}
        rule={rule}
        onNearEnd={onNearEnd}
        legend
        prices
        takeFocus
      />
    </Popover>
  );
}
