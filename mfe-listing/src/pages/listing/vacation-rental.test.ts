import { CONFIG, LISTING } from '../../testing/listing-data.ts';
import { toVacationRental } from './vacation-rental.ts';

describe('structured data of a home', () => {
  test('LIST-5, GEO-4: a VacationRental with the public point and no street', () => {
    const rental = toVacationRental(LISTING, CONFIG.siteUrl);
    expect(rental).toMatchObject({
      '@type': 'VacationRental',
      identifier: '41827',
      latitude: '39.22000',
      longitude: '-120.08000',
      aggregateRating: { ratingValue: 4.97, reviewCount: 148 },
      containsPlace: { occupancy: { value: 8 }, numberOfBedrooms: 4 },
      checkinTime: '16:00:00',
      checkoutTime: '10:00:00',
      address: { addressCountry: 'US' },
      name: LISTING.headline,
      image: expect.arrayContaining([expect.stringMatching(/^http/)]),
    });
    expect(JSON.stringify(rental)).not.toMatch(/streetAddress|postalCode/);
  });

  test('LIST-5, GEO-4: it has everything that Google requires of a vacation rental', () => {
    const rental = toVacationRental(
      { ...LISTING, location: { ...LISTING.location, lat: 39.223456789, lng: -120.1 } },
      CONFIG.siteUrl,
    ) as Record<string, unknown>;
    // https://developers.google.com/search/docs/appearance/structured-data/vacation-rental
    expect(rental).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VacationRental',
      identifier: '41827',
      name: LISTING.headline,
      description: expect.stringMatching(/\S/),
      image: Array.from({ length: 8 }, () => expect.stringMatching(/^https?:\/\//)),
      containsPlace: {
        '@type': 'Accommodation',
        additionalType: 'EntirePlace',
        occupancy: { '@type': 'QuantitativeValue', value: 8 },
        bed: { '@type': 'BedDetails', numberOfBeds: 6 },
        numberOfBedrooms: 4,
        numberOfBathroomsTotal: 3,
        amenityFeature: expect.arrayContaining([
          { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi', value: true },
        ]),
      },
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Carnelian Bay',
        addressRegion: 'California',
        addressCountry: 'US',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.97, reviewCount: 148, bestRating: 5 },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Dana' },
          datePublished: '2026-05-02',
          reviewRating: { ratingValue: 5, bestRating: 5 },
        },
      ],
    });
    expect([rental['latitude'], rental['longitude']]).toEqual(['39.22346', '-120.10000']);
  });

  test('LIST-5: a home without reviews has no rating', () => {
    expect(
      toVacationRental({ ...LISTING, averageRating: null, numberOfReviews: 0, reviews: [] }, ''),
    ).not.toHaveProperty('aggregateRating');
  });
});
