import { cx } from '../cx.ts';
import styles from './RangeCalendar.module.css';

/** What the marks of a home's calendar mean. */
export function Legend({ prices = false }: { prices?: boolean }) {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={cx(styles.markSelected)} aria-hidden="true" />
        Your dates
      </li>
      <li>
        <i className={cx(styles.markTaken)} aria-hidden="true">
          8
        </i>
        Not available
      </li>
      <li>
        <i className={cx(styles.markCheckOut)} aria-hidden="true" />
        Check-out only
      </li>
      <li>
        <i className={cx(styles.markBlocked)} aria-hidden="true" />
        Minimum stay
      </li>
      {prices && <li>Prices are for one night, before fees</li>}
    </ul>
  );
}
