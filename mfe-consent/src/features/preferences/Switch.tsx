import styles from './Switch.module.css';

/** A switch, named by another element. The caller writes the state beside it, so that colour is not the only sign. */
export function Switch({
  isOn,
  onChange,
  labelledBy,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  labelledBy: string;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    />
  );
}
