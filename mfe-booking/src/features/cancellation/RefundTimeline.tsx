import type { CancellationPreview } from '@roost/shared/contracts/trips';
import { cx } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { timelineRows } from './refund-texts.ts';
import styles from './RefundTimeline.module.css';

/** The policy as dated steps of this stay, the one of today marked. */
export function RefundTimeline({ preview }: { preview: Pick<CancellationPreview, 'steps' | 'totalCents'> }) {
  return (
    <ol className={styles.timeline}>
      {timelineRows(preview.steps, preview.totalCents).map((row) => (
        <li key={row.when} className={cx(row.current && styles.now)} aria-current={row.current ? 'date' : undefined}>
          <h3>
            {row.when} {row.current && <span className={styles.todayTag}>{copy.trips.todayTag}</span>}
          </h3>
          <p>{row.what}</p>
        </li>
      ))}
    </ol>
  );
}
