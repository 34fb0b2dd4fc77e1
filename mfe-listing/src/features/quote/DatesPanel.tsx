import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { CalendarFooter, RangeCalendar, stayRule } from '@roost/shared/ui/calendar';
import type { DraftDates } from '@roost/shared/domain/stay';
import { Popover } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import type { StayDates } from '@roost/shared/domain/stay';

export type DatesPanelProps = {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  dates: StayDates | null;
  onDates: (dates: StayDates | null) => void;
  days: readonly CalendarDay[];
  today: string;
  onNearEnd: () => void;
};

/** The calendar that hangs from the price card. Nothing changes until the dates are taken. */
export function DatesPanel({ anchor, isOpen, onOpenChange, dates, onDates, days, today, onNearEnd }: DatesPanelProps) {
  const rule = useMemo(() => stayRule(days, today), [days, today]);
  const [draft, setDraft] = useState<DraftDates | null>(null);
  const value = draft ?? { checkIn: dates?.checkIn ?? null, checkOut: dates?.checkOut ?? null };
  const change = (open: boolean) => {
    setDraft(null);
    onOpenChange(open);
  };
  const apply = () => {
    onDates(
      value.checkIn !== null && value.checkOut !== null ? { checkIn: value.checkIn, checkOut: value.checkOut } : null,
    );
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
        <CalendarFooter value={value} onClear={() => setDraft({ checkIn: null, checkOut: null })} onApply={apply} />
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
      />
    </Popover>
  );
}
