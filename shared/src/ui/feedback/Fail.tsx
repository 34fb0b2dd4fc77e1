import { Button } from '../button/Button.tsx';
import { uiTexts } from '../ui-texts.ts';
import styles from './Feedback.module.css';

export type FailProps = {
  /** What did not load, and that the rest is fine. */
  message: string;
  onRetry: () => void;
  retryLabel?: string;
  busy?: boolean;
};

/** Stands in for one part of a page that could not be shown (PLAT-5): says so, offers another try. */
export function Fail({ message, onRetry, retryLabel = uiTexts.retry, busy = false }: FailProps) {
  return (
    <div className={styles.fail} role="alert">
      <p>{message}</p>
      <Button icon="refresh" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
