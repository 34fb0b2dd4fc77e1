import { AppLink, Button, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './ConsentBanner.module.css';

/**
 * The banner over the bottom of the page: a region, not a dialog. It does not take the focus and moves nothing (CONS-1). Deny and
 * Accept All have equal weight.
 */
export function ConsentBanner({ onDeny, onAccept, onCustomize }: { onDeny: () => void; onAccept: () => void; onCustomize: () => void }) {
  return (
    <section className={styles.banner} aria-label={copy.region}>
      <Wrap className={styles.inner}>
        <p className={styles.text}>{copy.text} <AppLink className={styles.policy} href="/privacy">{copy.policy}</AppLink></p>
        <div className={styles.buttons}>
          <div className={styles.customize}><Button variant="text" onClick={onCustomize}>{copy.customize}</Button></div>
          <Button onClick={onDeny}>{copy.deny}</Button>
          <Button onClick={onAccept}>{copy.accept}</Button>
        </div>
      </Wrap>
    </section>
  );
}
