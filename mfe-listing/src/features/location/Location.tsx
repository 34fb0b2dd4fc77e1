import type { ListingDetail } from '@roost/shared/contracts/listing';
import { Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { Section } from '../../components/Section.tsx';
import type { MapsConfig } from './AreaMap.tsx';
import { LazyMap } from './LazyMap.tsx';
import styles from './Location.module.css';

type Props = {
  location: ListingDetail['location'];
  /** `Carnelian Bay, California`. */ place: string;
  maps: MapsConfig;
};

/** Where the home lies, as near as everybody may know it: never the address (GEO-4). */
export function Location({ location, place, maps }: Props) {
  return (
    <Section id="location" title={copy.location.title}>
      <div className={styles.area}>
        <Icon name="mapPin" />
        <div>
          <h3>{place}</h3>
          <p>{location.description}</p>
          <p className={styles.quiet}>{copy.location.area(distanceWords(location.radiusMetres))}</p>
        </div>
      </div>
      <LazyMap area={location} maps={maps} name={place} />
    </Section>
  );
}

/** `800 yards`, `half a mile`, `2 miles`: as coarse as the radius itself. */
export function distanceWords(metres: number): string {
  const miles = metres / 1609.344;
  if (miles < 0.4) return `${Math.max(1, Math.round(metres / 0.9144 / 100)) * 100} yards`;
  if (miles < 0.75) return 'half a mile';
  const rounded = Math.round(miles);
  return rounded <= 1 ? 'a mile' : `${rounded} miles`;
}
