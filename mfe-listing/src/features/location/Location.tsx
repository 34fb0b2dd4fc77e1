import type { ListingDetail } from '@roost/shared/contracts/listing';
import { Icon } from '@roost/shared/ui';
import { Section } from '../../components/Section.tsx';
import { copy } from '../../copy.ts';
import type { MapsConfig } from './AreaMap.tsx';
import { formatDistance } from './format-distance.ts';
import { DeferredSection } from '../../components/DeferredSection.tsx';
import { waitForCode } from '../../hooks/wait-for-code.ts';
import { nearbyCode } from './nearby-code.ts';
import { LazyMap } from './LazyMap.tsx';
import { asWritten } from '@roost/shared/texts';
import styles from './Location.module.css';

type Props = {
  location: ListingDetail['location'];
  /** `Carnelian Bay, California`. */
  place: string;
  near: NonNullable<ListingDetail['near']>;
  maps: MapsConfig;
};

/** The area of the home in words and on a map, never its address (GEO-4). */
export function Location({ location, place, near, maps }: Props) {
  return (
    <Section id="location" title={copy.location.title}>
      <div className={styles.area}>
        <Icon name="mapPin" />
        <div>
          <h3>{place}</h3>
          <p {...asWritten()}>{location.description}</p>
          <p className={styles.quiet}>{copy.location.area(formatDistance(location.radiusMetres))}</p>
        </div>
      </div>
      <LazyMap area={location} maps={maps} name={place} />
      {near.length > 0 && (
        <DeferredSection height="20rem">
          <NearbyPlaces places={near} />
        </DeferredSection>
      )}
    </Section>
  );
}

const NearbyPlaces = nearbyCode.component(
  ({ Nearby }) => Nearby,
  () => waitForCode(nearbyCode),
);
