import { CalendarFooter, RangeCalendar } from '@roost/shared/ui/calendar';
import { searchableDay } from './day-rule.ts';
import type { DraftDates } from './draft.ts';
import styles from './Panels.module.css';

/** Two months to choose a stay in. Loaded when dates are first asked for. Every day from today is open: which homes are free is the search's business. */
export function DatesPanel({ value, today, onChange, onDone }: { value: DraftDates; today: string; onChange: (dates: DraftDates) => void; onDone: () => void }) {
  const range = value ?? { start: null, end: null };
  const change = (next: { start: string | null; end: string | null }) => onChange(next.start === null ? null : { start: next.start, end: next.end });
  return (
    <>
      <div className={styles.dates}><RangeCalendar value={range} onChange={change} today={today} months={2} rule={searchableDay} /></div>
      <div className={styles.foot}><CalendarFooter value={range} onClear={() => onChange(null)} onApply={onDone} /></div>
    </>
  );
}
