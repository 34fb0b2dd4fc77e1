import type { Amenities as AmenityGroups } from '@roost/shared/contracts/listing';
import { Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { Section } from '../../components/Section.tsx';
import { amenityIcon } from './amenity-icons.ts';
import styles from './Amenities.module.css';

/** Amenities that are shown at once. */
const SHOWN = 8;
const GROUPS = ['amenities', 'location', 'view', 'accessibility', 'activities'] as const;

/** What the home has: the first few at once, all of them by group behind a fold that needs no JavaScript. */
export function Amenities({ amenities }: { amenities: AmenityGroups }) {
  const groups = GROUPS.map((key) => ({ key, names: amenities[key] })).filter((group) => group.names.length > 0);
  const total = groups.reduce((sum, group) => sum + group.names.length, 0);
  return (
    <Section id="amenities" title={copy.amenities.title}>
      <AmenityList names={highlights(amenities)} />
      {total > SHOWN && (
        <details className={styles.all}>
          <summary>{copy.amenities.all(total)}</summary>
          {groups.map((group) => (
            <div key={group.key} className={styles.group}>
              <h3 className={styles.groupTitle}>{copy.amenities.groups[group.key]}</h3>
              <AmenityList names={group.names} />
            </div>
          ))}
        </details>
      )}
    </Section>
  );
}

function AmenityList({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name}>
          <Icon path={amenityIcon(name)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** What sets the home apart comes first: its place and view, then what few homes have, which stands late in the list. */
function highlights(amenities: AmenityGroups): string[] {
  const apart = [...amenities.location.slice(0, 1), ...amenities.view.slice(0, 1)];
  const inside = amenities.amenities;
  return [...apart, ...inside.slice(5, 8), ...inside.slice(0, 2), ...inside.slice(8), ...inside.slice(2, 5)].slice(
    0,
    SHOWN,
  );
}
