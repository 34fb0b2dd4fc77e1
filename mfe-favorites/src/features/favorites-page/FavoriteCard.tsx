import type { Hit } from '@roost/shared/contracts/index-record';
import { listingPath } from '@roost/shared/domain/listing-address';
import { priceOfHit } from '@roost/shared/domain/price';
import { listingLinkParams } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { ListingCard } from '@roost/shared/ui';
import { FavoriteButton } from '../../FavoriteButton.tsx';

/** A saved home that can be booked. */
export function FavoriteCard({ hit, state, today, eager }: { hit: Hit; state: SearchState; today: string; eager: boolean }) {
  const price = priceOfHit(hit, state.dates && { startDate: state.dates.start, endDate: state.dates.end }, state.guests, today);
  const path = listingPath({ id: hit.objectID, country: hit.Country ?? null, state: hit.State ?? null, city: hit.City ?? null });
  const query = listingLinkParams(state).toString();
  const photos = hit.images.toSorted((a, b) => a.SortOrder - b.SortOrder).map((image) => ({ url: image.URL, caption: image.Caption }));
  const shown = price.type === 'stay' ? { totalCents: price.totalCents, averageCents: price.averagePerNightCents } : { averageCents: price.averagePerNightCents };
  const imageUrl = photos[0]?.url;
  return (
    <ListingCard
      href={query === '' ? path : `${path}?${query}`} headline={hit.Headline} propertyType={hit['Property Type']} place={hit.City ?? hit.State ?? hit.Country ?? ''}
      photos={photos} bedrooms={hit.Bedrooms} bathrooms={hit.Bathrooms} sleeps={hit['Max Occupancy']}
      rating={hit['Average Rating'] ?? null} reviews={hit['Number of Reviews']} price={shown} eager={eager}
      heart={(
        <FavoriteButton
          listing={{ objectID: hit.objectID, headline: hit.Headline, price: (price.type === 'stay' ? price.totalCents : price.averagePerNightCents) / 100, ...(imageUrl ? { imageUrl } : {}) }}
          initiatedFrom="favorites"
        />
      )}
    />
  );
}
