import type { NearbyPlace } from '@roost/shared/contracts/listing';
import { copy } from '../../copy.ts';
import styles from './Location.module.css';

/** The nearest places of each kind with their distances in a straight line (LIST-8). */
export function Nearby({ places }: { places: readonly NearbyPlace[] }) {
  return (
    <>
      <h3 className={styles.nearTitle}>{copy.near.title}</h3>
      <ul className={styles.near}>
        {places.map(({ kind, name, miles }) => (
          <li key={`${kind} ${name}`}>
            <span>{copy.near.name[kind](name)}</span> <span>{copy.near.miles(miles)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{copy.near.how}</p>
    </>
  );
}
