import { addDays, formatDayRange, nightsBetween } from '@roost/shared/domain/dates';
import { Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './Panels.module.css';
import type { StayDates } from '@roost/shared/domain/stay';

/** Says that most homes do not rent one night, while dates are chosen, and offers two (SRCH-13). */
export function OneNightHint({ dates, onChange }: { dates: StayDates; onChange: (dates: StayDates) => void }) {
  if (nightsBetween(dates.checkIn, dates.checkOut) !== 1) return null;
  const longer = { checkIn: dates.checkIn, checkOut: addDays(dates.checkIn, 2) };
  return (
    <div className={styles.oneNight}>
      <Note tone="warn" role="status">
        {copy.empty.oneNight}{' '}
        <button type="button" className={styles.longer} onClick={() => onChange(longer)}>
          {copy.empty.stay(formatDayRange(longer.checkIn, longer.checkOut))}
        </button>
      </Note>
    </div>
  );
}
