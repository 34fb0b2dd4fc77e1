import type { SearchState } from '@roost/shared/domain/search-address';
import { NO_DATES, toStayDates } from '@roost/shared/domain/stay';
import type { DraftDates, Party } from '@roost/shared/domain/stay';
import { CalendarFooter, RangeCalendar } from '@roost/shared/ui/calendar';
import { PickerStrip } from '../flexible-dates/index.ts';
import { searchableDay } from './day-rule.ts';
import { OneNightHint } from './OneNightHint.tsx';
import styles from './Panels.module.css';

/**
 * Two months to choose a stay in, loaded when dates are first asked for. Every day from today is open: which homes are
 * free is what the search finds out. With both dates chosen it shows what nearby dates cost where the page looks
 * (`search`, null on other pages).
 */
export function DatesPanel({
  value,
  today,
  search,
  party,
  onChange,
  onDone,
}: {
  value: DraftDates;
  today: string;
  search: SearchState | null;
  party: Party;
  onChange: (dates: DraftDates) => void;
  onDone: () => void;
}) {
  const chosen = toStayDates(value.checkIn, value.checkOut);
  return (
    <>
      <div className={styles.dates}>
        <RangeCalendar value={value} onChange={onChange} today={today} months={2} rule={searchableDay} takeFocus />
        {chosen && <OneNightHint dates={chosen} onChange={onChange} />}
      </div>
      {chosen && search && (
        <div className={styles.nearby}>
          <PickerStrip base={search} dates={chosen} party={party} onChoose={onChange} />
        </div>
      )}
      <div className={styles.foot}>
        <CalendarFooter value={value} onClear={() => onChange(NO_DATES)} onApply={onDone} emptyLabel="Any dates" />
      </div>
    </>
  );
}
