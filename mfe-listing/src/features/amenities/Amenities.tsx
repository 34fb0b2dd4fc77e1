import type { Amenities as AmenityGroups } from '@roost/shared/contracts/listing';
import { Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { DeferredSection } from '../../components/DeferredSection.tsx';
import { Section } from '../../components/Section.tsx';
import { waitForCode } from '../../hooks/wait-for-code.ts';
import { iconsCode } from './icons-code.ts';
import { showValue } from '@roost/shared/domain/shown-words';
import styles from './Amenities.module.css';

/** Amenities that are shown at once. */
const SHOWN = 8;
const GROUPS = ['amenities', 'location', 'view', 'accessibility', 'activities'] as const;

/**
 * The amenities of the home: a few at first, in their place all of them by group, in a `details` element, which needs
 * no JavaScript.
 */
export function Amenities({ amenities }: { amenities: AmenityGroups }) {
  const groups = GROUPS.map((key) => ({ key, names: amenities[key] })).filter((group) => group.names.length > 0);
  const total = groups.reduce((sum, group) => sum + group.names.length, 0);
  return (
    <Section id="amenities" title={copy.amenities.title}>
      <DeferredSection height="20rem">
        <AmenityList names={getHighlights(amenities)} />
        {total > SHOWN && (
          <details className={styles.all} onToggle={keepFocusInView}>
            <summary>
              <span className={styles.more}>{copy.amenities.all(total)}</span>
              <span className={styles.fewer}>{copy.amenities.fewer}</span>
            </summary>
            {groups.map((group) => (
              <div key={group.key} className={styles.group}>
                <h3 className={styles.groupTitle}>{copy.amenities.groups[group.key]}</h3>
                <AmenityList names={group.names} />
              </div>
            ))}
          </details>
        )}
      </DeferredSection>
    </Section>
  );
}

/** The list above the pressed button gives way, or comes back, and moves it. What find-in-page opens stays where it is. */
const keepFocusInView = () => document.activeElement?.closest('summary')?.scrollIntoView({ block: 'nearest' });

const AmenityList = iconsCode.component(
  ({ amenityIcon }) =>
    function AmenityList({ names }: { names: readonly string[] }) {
      return (
        <ul className={styles.list}>
          {names.map((name) => (
            <li key={name}>
              <Icon path={amenityIcon(name)} />
              {showValue(name)}
            </li>
          ))}
        </ul>
      );
    },
  () => waitForCode(iconsCode),
);

/**
 * Returns the amenities to show first: location and view, then those that few homes have, which are late in the list.
 */
function getHighlights(amenities: AmenityGroups): string[] {
  const special = [...amenities.location.slice(0, 1), ...amenities.view.slice(0, 1)];
  const inside = amenities.amenities;
  return [...special, ...inside.slice(5, 8), ...inside.slice(0, 2), ...inside.slice(8), ...inside.slice(2, 5)].slice(
    0,
    SHOWN,
  );
}
