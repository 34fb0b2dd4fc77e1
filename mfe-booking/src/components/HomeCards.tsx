import type { ListingSummary } from '@roost/shared/contracts/listing';
import { listingPath } from '@roost/shared/domain/listing-address';
import { getHeartFacts } from '@roost/shared/domain/listing-card-facts';
import { withStay } from '@roost/shared/domain/stay';
import { RemoteSlot } from '@roost/shared/federation';
import { ListingCard } from '@roost/shared/ui';
import styles from './HomeCards.module.css';
import { formatPlace } from './format-stay.ts';

/** Homes to look at instead, for the same stay where there is one. */
export function HomeCards({
  homes,
  stay,
}: {
  homes: readonly ListingSummary[];
  stay?: Parameters<typeof withStay>[1];
}) {
  const query = stay ? `?${withStay(new URLSearchParams(), stay)}` : '';
  return (
    <ul className={styles.grid}>
      {homes.map((home) => (
        <li key={home.id}>
          <ListingCard
            href={listingPath(home) + query}
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
            heart={
              <RemoteSlot
                name="mfe-favorites/FavoriteButton"
                fallback={null}
                props={{ listing: getHeartFacts(home), initiatedFrom: 'booking', appearance: 'photo' }}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}
