/** Structured data of a home for search engines (LIST-5). */
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { imageUrl } from '@roost/shared/domain/images';
import { listingPath } from '@roost/shared/domain/listing-address';

const MAX_PHOTOS = 8;
const MAX_REVIEWS = 3;
/** Google asks for five digits; a plain number like -120.1 would have one. */
const COORDINATE_DIGITS = 5;

/** ISO 3166 codes of the countries that our homes are in. */
const COUNTRY_CODES: Readonly<Record<string, string>> = {
  'United States': 'US',
  Canada: 'CA',
  Mexico: 'MX',
  Portugal: 'PT',
  Spain: 'ES',
  France: 'FR',
  Italy: 'IT',
  Greece: 'GR',
  'United Kingdom': 'GB',
  Ireland: 'IE',
  Norway: 'NO',
  Croatia: 'HR',
  Australia: 'AU',
  Indonesia: 'ID',
  Monaco: 'MC',
  'New Zealand': 'NZ',
  Singapore: 'SG',
};

/** Returns `4:00 PM` as `16:00:00` under the name; nothing when the time is written in another way. */
function toTimeProperty(name: 'checkinTime' | 'checkoutTime', time: string): Partial<Record<typeof name, string>> {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return {};
  return { [name]: `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}:00` };
}

/**
 * Returns a schema.org VacationRental with what Google requires. Its place is the public point near the home, never the
 * address (GEO-4).
 */
export function toVacationRental(listing: ListingDetail, siteUrl: string): object {
  const { houseRules, location } = listing;
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    identifier: listing.id,
    name: listing.headline,
    description: listing.description.join('\n\n'),
    url: siteUrl + listingPath(listing),
    image: listing.photos.slice(0, MAX_PHOTOS).map((photo) => siteUrl + imageUrl(photo.url, 1200)),
    latitude: location.lat.toFixed(COORDINATE_DIGITS),
    longitude: location.lng.toFixed(COORDINATE_DIGITS),
    address: {
      '@type': 'PostalAddress',
      ...(listing.city ? { addressLocality: listing.city } : {}),
      ...(listing.state ? { addressRegion: listing.state } : {}),
      ...(listing.country ? { addressCountry: COUNTRY_CODES[listing.country] ?? listing.country } : {}),
    },
    ...toTimeProperty('checkinTime', houseRules.checkInFrom),
    ...toTimeProperty('checkoutTime', houseRules.checkOutBy),
    petsAllowed: houseRules.pets,
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: listing.maxOccupancy, maxValue: listing.maxOccupancy },
      numberOfBedrooms: listing.bedrooms,
      numberOfBathroomsTotal: listing.bathrooms,
      bed: { '@type': 'BedDetails', numberOfBeds: listing.beds },
      amenityFeature: listing.amenities.amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    },
    ...(listing.averageRating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: listing.averageRating,
            reviewCount: listing.numberOfReviews,
            bestRating: 5,
          },
        }),
    ...(listing.reviews.length === 0
      ? {}
      : {
          review: listing.reviews.slice(0, MAX_REVIEWS).map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author },
            datePublished: review.date,
            reviewBody: review.text,
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
          })),
        }),
  };
}
