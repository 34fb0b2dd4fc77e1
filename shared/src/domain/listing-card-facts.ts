import type { ListingSummary } from '../contracts/listing.ts';
import type { FavoriteButtonProps } from '../contracts/slots.ts';
import { centsToUnits } from './money.ts';

/**
 * Returns what a card says of a home, whatever stay and price stand beside it. Its place is the town, or the country
 * where there is none.
 */
export const getCardFacts = (home: ListingSummary) => ({
  headline: home.headline,
  propertyType: home.propertyType,
  place: home.city ?? home.country ?? '',
  photos: home.photos,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  sleeps: home.maxOccupancy,
  rating: home.averageRating,
  reviews: home.numberOfReviews,
});

/** Returns what a heart keeps of a home. */
export const getHeartFacts = ({
  id,
  headline,
  averagePerNightCents,
  photos: [first],
}: Pick<ListingSummary, 'id' | 'headline' | 'averagePerNightCents' | 'photos'>): FavoriteButtonProps['listing'] => ({
  objectID: id,
  headline,
  price: centsToUnits(averagePerNightCents),
  ...(first ? { imageUrl: first.url } : {}),
});
