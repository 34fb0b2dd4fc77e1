import { useId } from 'react';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import { Heading } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import styles from './CancellationTerms.module.css';
import { RefundTimeline } from './RefundTimeline.tsx';

/** The cancellation policy of a stay with its days and amounts (TRUE-2). */
export function CancellationTerms({ rows }: { rows: readonly RefundRow[] }) {
  const id = useId();
  return (
    <section className={styles.terms} aria-labelledby={id}>
      <Heading level={2} look="d1" id={id}>
        {copy.refunds.policyTitle}
      </Heading>
      <RefundTimeline rows={rows} />
    </section>
  );
}
