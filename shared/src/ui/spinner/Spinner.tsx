import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

/** A turning ring for work of unknown length. With a label it is announced; without, the control around it says so. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.spinner} role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
