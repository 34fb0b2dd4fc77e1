import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { CalendarFooter, RangeCalendar, stayRule } from '@roost/shared/ui/calendar';
import type { StayRange } from '@roost/shared/ui/calendar';
import { Popover } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import type { StayDates } from '../../state/stay-address.ts';

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
  const [draft, setDraft] = useState<StayRange | null>(null);
  const value = draft ?? { start: dates?.start ?? null, end: dates?.end ?? null };
  const change = (open: boolean) => {
    setDraft(null);
    onOpenChange(open);
  };
  const apply = () => {
    onDates(value.start !== null && value.end !== null ? { start: value.start, end: value.end } : null);
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
      footer={<CalendarFooter value={value} onClear={() => setDraft({ start: null, end: null })} onApply={apply} />}
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
