import type { Collection } from '@roost/shared/contracts/favorites-service';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { FavoriteListing } from './favorites-slice.ts';

/** Returns what is kept of each home of some collections, and the ids of those that can no longer be rented (FAV-3). */
export function toListingBasics(collections: readonly Pick<Collection, 'selectedListings'>[]): {
  basics: Record<string, FavoriteListing>;
  resigned: string[];
} {
  const listings = collections.flatMap(({ selectedListings }) => selectedListings);
  const basics = Object.fromEntries(
    listings.map(({ externalId, headline, images }) => {
      const picture = images.toSorted((a, b) => a.sortOrder - b.sortOrder)[0]?.url;
      return [externalId, { objectID: externalId, Headline: headline, ...(picture ? { ImageUrl: picture } : {}) }];
    }),
  );
  const resigned = listings.filter(({ status }) => status !== ACTIVE_STATUS).map(({ externalId }) => externalId);
  return { basics, resigned: [...new Set(resigned)] };
}
