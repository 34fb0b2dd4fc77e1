import type { NearbyPlace } from '@roost/shared/contracts/listing';
import { nearCopy as copy } from './near-copy.ts';
import styles from './Location.module.css';

/**
 * The nearest places of each kind, each with about how long the way takes, or how far it is where no time can be told
 * (LIST-8).
 */
export function Nearby({ places }: { places: readonly NearbyPlace[] }) {
  return (
    <>
      <h3 className={styles.nearTitle}>{copy.title}</h3>
      <ul className={styles.near}>
        {places.map((place) => (
          <li key={`${place.kind} ${place.name}`}>
            <span>{formatName(place)}</span> <span>{formatWay(place)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{copy.how}</p>
    </>
  );
}

function formatName({ kind, what, name }: NearbyPlace): string {
  if (what === 'town' || what === 'beach' || what === 'trail') return copy[what](name);
  return copy.name[kind](name);
}

function formatWay({ by, minutes, miles }: NearbyPlace): string {
  if (by === undefined || minutes === undefined) return copy.miles(miles);
  return by === 'foot' ? copy.walk(minutes) : copy.drive(Math.floor(minutes / 60), minutes % 60);
}
