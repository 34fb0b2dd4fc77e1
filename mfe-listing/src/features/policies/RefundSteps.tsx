import type { RefundRow } from '@roost/shared/domain/refund-text';
import { cx, useDollars } from '@roost/shared/ui';
import styles from './Policies.module.css';

type Props = {
  rows: readonly RefundRow[];
  /** What follows after the last deadline, e.g. the check-in. */
  end?: { when: string; what: string };
};

/** The refunds of a policy in the order of time, the one of today marked. */
export function RefundSteps({ rows, end }: Props) {
  const inDollars = useDollars();
  return (
    <ol className={styles.steps}>
      {rows.map(({ when, what, current, refunds }) => (
        <li key={when} className={cx(!refunds && styles.none)} aria-current={current ? 'date' : undefined}>
          <b>{when}</b> <span>{inDollars(what)}</span>
        </li>
      ))}
      {end && (
        <li className={styles.none}>
          <b>{end.when}</b> <span>{end.what}</span>
        </li>
      )}
    </ol>
  );
}
