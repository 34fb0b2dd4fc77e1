import { cx } from '../cx.ts';
import { calendarTexts } from './calendar-texts.ts';
import styles from './RangeCalendar.module.css';

/** What the marks of a home's calendar mean. */
export function Legend({ prices = false }: { prices?: boolean }) {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={cx(styles.markSelected)} aria-hidden="true" />
        {calendarTexts.legend.own}
      </li>
      <li>
        <i className={cx(styles.markTaken)} aria-hidden="true">
          8
        </i>
        {calendarTexts.legend.taken}
      </li>
      <li>
        <i className={cx(styles.markCheckOut)} aria-hidden="true" />
        {calendarTexts.legend.checkOut}
      </li>
      <li>
        <i className={cx(styles.markBlocked)} aria-hidden="true" />
        {calendarTexts.legend.minimum}
      </li>
      {prices && <li>{calendarTexts.legend.prices}</li>}
    </ul>
  );
}
