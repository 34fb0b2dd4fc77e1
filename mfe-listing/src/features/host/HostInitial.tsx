import styles from './Host.module.css';

/** The first letter of a host's name in a circle: hosts have no picture. */
export const HostInitial = ({ name }: { name: string }) => (
  <span className={styles.initial} aria-hidden="true">
    {name.slice(0, 1)}
  </span>
);
