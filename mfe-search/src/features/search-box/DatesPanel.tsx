import type { Party } from '@roost/shared/contracts/booking';
import type { SearchState } from '@roost/shared/domain/search-address';
import { CalendarFooter, RangeCalendar } from '@roost/shared/ui/calendar';
import { PickerStrip } from '../flexible-dates/index.ts';
import { searchableDay } from './day-rule.ts';
import type { DraftDates } from './draft.ts';
import { OneNightHint } from './OneNightHint.tsx';
import styles from './Panels.module.css';
import type { DraftDates as ChosenDates } from '@roost/shared/domain/stay';

/**
 * Two months to choose a stay in. Loaded when dates are first asked for. Every day from today is open: which homes are free is
 * the search's business. With both dates chosen, what nearby ones cost at the place of the page (`search`, null elsewhere).
 */
export function DatesPanel({
  value,
  today,
  search,
  guests,
  onChange,
  onDone,
}: {
  value: DraftDates;
  today: string;
  search: SearchState | null;
  guests: Party;
  onChange: (dates: DraftDates) => void;
  onDone: () => void;
}) {
  const range = value ?? { checkIn: null, checkOut: null };
  const change = (next: ChosenDates) =>
    onChange(next.checkIn === null ? null : { checkIn: next.checkIn, checkOut: next.checkOut });
  const chosen = value && value.checkOut !== null ? { checkIn: value.checkIn, checkOut: value.checkOut } : null;
  return (
    <>
      <div className={styles.dates}>
        <RangeCalendar value={range} onChange={change} today={today} months={2} rule={searchableDay} />
        {chosen && <OneNightHint dates={chosen} onChange={onChange} />}
      </div>
      {chosen && search && (
        <div className={styles.nearby}>
          <PickerStrip base={search} dates={chosen} guests={guests} onChoose={onChange} />
        </div>
      )}
      <div className={styles.foot}>
        <CalendarFooter value={range} onClear={() => onChange(null)} onApply={onDone} />
      </div>
    </>
  );
}
