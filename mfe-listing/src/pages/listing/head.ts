/** What the listing page says of itself to search engines and to whoever shares it (LIST-5). */
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { PublicConfig, RouteHead } from '@roost/shared/contracts/remote-module';
import { imageUrl } from '@roost/shared/domain/images';
import { listingPath } from '@roost/shared/domain/listing-address';
import { pictureSource } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { LEAD_PHOTO } from '../../features/photos/lead-photo.ts';
import type { PageData } from './load.ts';

const DESCRIPTION_LENGTH = 155;
const STRUCTURED_PHOTOS = 8;
/** As many as Google asks for; `-120.1` as a number would have one. */
const COORDINATE_DIGITS = 5;

/** Title, canonical address, picture, structured data, and the preload of the largest picture. */
export function listingHead(data: PageData, { config }: { config: PublicConfig }): RouteHead {
  if (data.type !== 'found') return { title: copy.head(copy.missing.title), robots: 'noindex' };
  const { listing } = data;
  const lead = listing.photos[0];
  return {
    title: copy.head(listing.headline),
    description: shortened(listing.description.join(' ')),
    canonical: listingPath(listing),
    jsonLd: [vacationRental(listing, config.siteUrl)],
    ...(lead ? { imageUrl: config.siteUrl + imageUrl(lead.url, 1200), preloadImages: [preload(lead.url)] } : {}),
  };
}

function preload(url: string) {
  const { src, srcSet } = pictureSource(url, LEAD_PHOTO.widths);
  return { src, sizes: LEAD_PHOTO.sizes, ...(srcSet === undefined ? {} : { srcSet }) };
}

/** Cut at a word. */
function shortened(text: string): string {
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}

/** Countries as search engines read them: two letters (ISO 3166). */
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

/** `4:00 PM` as `16:00:00` (ISO 8601); left out when it is written in another way. */
function timeOf(name: 'checkinTime' | 'checkoutTime', words: string): Partial<Record<typeof name, string>> {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(words) ?? [];
  if (hour === undefined || minute === undefined) return {};
  return { [name]: `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}:00` };
}

/** schema.org VacationRental, with what Google requires of it. The place is the offset point that everybody may know (GEO-4), never the address. */
export function vacationRental(listing: ListingDetail, siteUrl: string): object {
  const { houseRules, location } = listing;
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    identifier: listing.id,
    name: listing.headline,
    description: listing.description.join('\n\n'),
    url: siteUrl + listingPath(listing),
    image: listing.photos.slice(0, STRUCTURED_PHOTOS).map((photo) => siteUrl + imageUrl(photo.url, 1200)),
    latitude: location.lat.toFixed(COORDINATE_DIGITS),
    longitude: location.lng.toFixed(COORDINATE_DIGITS),
    address: {
      '@type': 'PostalAddress',
      ...(listing.city ? { addressLocality: listing.city } : {}),
      ...(listing.state ? { addressRegion: listing.state } : {}),
      ...(listing.country ? { addressCountry: COUNTRY_CODES[listing.country] ?? listing.country } : {}),
    },
    ...timeOf('checkinTime', houseRules.checkInFrom),
    ...timeOf('checkoutTime', houseRules.checkOutBy),
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
          review: listing.reviews.slice(0, 3).map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author },
            datePublished: review.date,
            reviewBody: review.text,
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
          })),
        }),
  };
}
