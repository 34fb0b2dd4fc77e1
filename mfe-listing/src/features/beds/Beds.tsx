import type { ListingDetail } from '@roost/shared/contracts/listing';
import { formatBeds } from '@roost/shared/domain/beds';
import { Icon, Picture } from '@roost/shared/ui';
import { Section } from '../../components/Section.tsx';
import { copy } from '../../copy.ts';
import { showValue } from '@roost/shared/domain/shown-words';
import styles from './Beds.module.css';

const SIZES = '(min-width: 1000px) 10rem, 13rem';

/**
 * Which beds are in which room, each with its photo where there is one (LIST-8). Nothing where the owner has not said.
 */
export function Beds({ listing }: { listing: ListingDetail }) {
  const { sleepingRooms = [], photos } = listing;
  if (sleepingRooms.length === 0) return null;
  return (
    <Section id="beds" title={copy.beds.title}>
      <ul className={styles.rooms} tabIndex={0} aria-labelledby="beds-title">
        {sleepingRooms.map(({ name, beds }) => {
          const photo = photos.find(({ room }) => room === name);
          return (
            <li key={name}>
              {photo ? (
                <Picture src={photo.url} alt="" color={photo.color} sizes={SIZES} widths={[320, 828]} ratio="4 / 3" />
              ) : (
                <span className={styles.blank}>
                  <Icon name="bed" />
                </span>
              )}
              <h3>{showValue(name)}</h3>
              <p>{formatBeds(beds)}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
