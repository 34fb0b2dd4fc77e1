import type { RefundRow } from '@roost/shared/domain/refund-text';
import { cx, useDollars } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import styles from './RefundTimeline.module.css';

/** The policy as dated steps of one stay, the one of today marked. A single step has no deadline. */
export function RefundTimeline({ rows }: { rows: readonly RefundRow[] }) {
  const inDollars = useDollars();
  const hasDeadlines = rows.length > 1;
  return (
    <>
      <ol className={styles.timeline}>
        {rows.map(({ when, what, current }) => (
          <li key={when} className={cx(current && styles.now)} aria-current={current ? 'date' : undefined}>
            <p className={styles.when}>
              {when}
              {current && hasDeadlines && <span className={styles.todayTag}> {copy.refunds.today}</span>}
            </p>
            <p>{inDollars(what)}</p>
          </li>
        ))}
      </ol>
      {hasDeadlines && <p className={styles.zone}>{copy.refunds.zone}</p>}
    </>
  );
}
