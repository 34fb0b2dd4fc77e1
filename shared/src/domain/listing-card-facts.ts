import type { ListingSummary } from '../contracts/listing.ts';

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
