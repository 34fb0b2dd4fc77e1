import { addDays, formatDayRange, nightsBetween } from '@roost/shared/domain/dates';
import type { SearchDates } from '@roost/shared/domain/search-address';
import { Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './Panels.module.css';

/** SRCH-13: one night is what most homes do not rent. Says so while dates are chosen and offers the night after as well. */
export function OneNightHint({ dates, onChange }: { dates: SearchDates; onChange: (dates: SearchDates) => void }) {
  if (nightsBetween(dates.start, dates.end) !== 1) return null;
  const longer = { start: dates.start, end: addDays(dates.start, 2) };
  return (
    <div className={styles.oneNight}>
      <Note tone="warn" role="status">
        {copy.empty.oneNight}{' '}
        <button type="button" className={styles.longer} onClick={() => onChange(longer)}>
          {copy.empty.stay(formatDayRange(longer.start, longer.end))}
        </button>
      </Note>
    </div>
  );
}
