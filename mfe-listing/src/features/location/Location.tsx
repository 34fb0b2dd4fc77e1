import type { ListingDetail } from '@roost/shared/contracts/listing';
import { Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { placeWords } from '../overview/place.ts';
import { Section } from '../page/Section.tsx';
import type { MapsConfig } from './AreaMap.tsx';
import { LazyMap } from './LazyMap.tsx';
import styles from './Location.module.css';

/** Where the home lies, as near as everybody may know it: never the address (GEO-4). */
export function Location({ listing, maps }: { listing: ListingDetail; maps: MapsConfig }) {
  const { location } = listing;
  return (
    <Section id="location" title={copy.location.title}>
      <div className={styles.area}>
        <Icon name="mapPin" />
        <div>
          <h3>{placeWords(listing)}</h3>
          <p>{location.description}</p>
          <p className={styles.quiet}>{copy.location.area(distanceWords(location.radiusMetres))}</p>
        </div>
      </div>
      <LazyMap area={location} maps={maps} name={placeWords(listing)} />
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
