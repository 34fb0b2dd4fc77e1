import type { ListingSummary } from '@roost/shared/contracts/listing';
import { listingPath } from '@roost/shared/domain/listing-address';
import { ListingCard } from '@roost/shared/ui';
import styles from './HomeCards.module.css';
import { formatPlace } from './format-stay.ts';

/** Homes to look at instead. */
export function HomeCards({ homes }: { homes: readonly ListingSummary[] }) {
  return (
    <ul className={styles.grid}>
      {homes.map((home) => (
        <li key={home.id}>
          <ListingCard
            href={listingPath(home)}
            headline={home.headline}
            propertyType={home.propertyType}
            place={formatPlace(home)}
            photos={home.photos}
            bedrooms={home.bedrooms}
            bathrooms={home.bathrooms}
            sleeps={home.maxOccupancy}
            rating={home.averageRating}
            reviews={home.numberOfReviews}
            price={home.price ?? { averageCents: home.averagePerNightCents }}
          />
        </li>
      ))}
    </ul>
  );
}
