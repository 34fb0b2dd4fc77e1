import { Icon } from '@roost/shared/ui';
import { useCheckout } from './checkout-context.ts';
import { getStayRefunds } from './refunds.ts';
import { StayTerms } from './StayTerms.tsx';
import styles from './RefundNote.module.css';

/**
 * The cancellation policy of the stay in one line, above the buttons of both steps. On phones its days and amounts
 * follow, which stand beside the form elsewhere.
 */
export function RefundNote() {
  const { page, price, split } = useCheckout();
  // Nothing is promised for a stay that cannot be booked.
  if (price.type === 'refused') return null;
  const { line } = getStayRefunds(page, price, split);
  return (
    <div className={styles.note}>
      {line !== null && (
        <p className={styles.line}>
          <Icon name="shield" />
          {line}
        </p>
      )}
      <div className={styles.rows}>
        <StayTerms />
      </div>
    </div>
  );
}
