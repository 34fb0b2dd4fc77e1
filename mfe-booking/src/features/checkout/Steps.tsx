import { Icon, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { useCheckout } from './checkout-context.ts';
import styles from './Steps.module.css';

/** The steps of the booking (details, payment, done), and the current one. */
export function Steps() {
  const { step: current } = useCheckout();
  return (
    <ol className={styles.steps} aria-label={copy.steps.label}>
      {current === 'details' ? (
        <li aria-current="step">1 {copy.steps.details}</li>
      ) : (
        <li>
          <Icon name="check" size="s" />
          <VisuallyHidden>{copy.steps.finished}</VisuallyHidden>
          {copy.steps.details}
        </li>
      )}
      <li aria-current={current === 'payment' ? 'step' : undefined}>2 {copy.steps.payment}</li>
      <li>3 {copy.steps.done}</li>
    </ol>
  );
}
