import styles from './Switch.module.css';

/** On or off, named by another element. The word beside it says the same, so that colour is not alone. */
export function Switch({
  on,
  onChange,
  labelledBy,
}: {
  on: boolean;
  onChange: (on: boolean) => void;
  labelledBy: string;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={labelledBy}
      className={styles.switch}
      onClick={() => onChange(!on)}
    />
  );
}
