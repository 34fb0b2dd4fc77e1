import styles from './RangeCalendar.module.css';

/** Names of the days for a calendar that scrolls under them; put it into the fixed part of a sheet. */
export function Weekdays() {
  return <div className={styles.weekdays} aria-hidden="true">{WEEKDAY_NAMES.map(([short]) => <span key={short}>{short}</span>)}</div>;
}

export const WEEKDAY_NAMES = [
  ['Su', 'Sunday'], ['Mo', 'Monday'], ['Tu', 'Tuesday'], ['We', 'Wednesday'], ['Th', 'Thursday'], ['Fr', 'Friday'], ['Sa', 'Saturday'],
] as const;
