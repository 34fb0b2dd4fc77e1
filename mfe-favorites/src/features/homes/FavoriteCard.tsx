import type { ReactNode } from 'react';
import type { Hit } from '@roost/shared/contracts/index-record';
import { ListingCard } from '@roost/shared/ui';
import { FavoriteButton } from '../../components/FavoriteButton.tsx';
import { toHitView } from '../stay/index.ts';
import type { Stay } from '../stay/index.ts';
import styles from './FavoriteCard.module.css';

/**
 * A saved home: with its price when it can be booked for the stay, else greyed and without one. `below` is shown under
 * it.
 */
export function FavoriteCard({
  hit,
  stay,
  eager,
  available,
  flag,
  below,
}: {
  hit: Hit;
  stay: Stay;
  eager: boolean;
  available: boolean;
  /** Shown in the corner of a home that cannot be booked. */
  flag: string;
  below?: ReactNode;
}) {
  const view = toHitView(hit, stay);
  const imageUrl = view.photos[0]?.url;
  return (
    <div className={styles.item}>
      <ListingCard
        href={view.href}
        headline={hit.Headline}
        propertyType={hit['Property Type']}
        place={view.place}
        photos={view.photos}
        bedrooms={hit.Bedrooms}
        bathrooms={hit.Bathrooms}
        sleeps={hit['Max Occupancy']}
        rating={hit['Average Rating'] ?? null}
        reviews={hit['Number of Reviews']}
        eager={eager}
        {...(!stay.dates && hit.Turnover && { turnover: hit.Turnover })}
        {...(available ? { price: view.price } : { state: 'gone' as const, flag })}
        heart={
          <FavoriteButton
            listing={{
              objectID: hit.objectID,
              headline: hit.Headline,
              price: (view.price.totalCents ?? view.price.averageCents) / 100,
              ...(imageUrl ? { imageUrl } : {}),
            }}
            initiatedFrom="favorites"
          />
        }
      />
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
