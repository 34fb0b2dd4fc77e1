import { CONFIG, LISTING, PATH, TODAY } from '../../testing/listing-data.ts';
import { listingHead, vacationRental } from './head.ts';

const found = {
  type: 'found',
  listing: LISTING,
  calendar: null,
  quote: null,
  similar: null,
  today: TODAY,
  maps: CONFIG.maps,
  contact: CONFIG,
} as const;

describe('head of the listing page', () => {
  test('LIST-5: canonical address, Open Graph picture and title', () => {
    expect(listingHead(found, { config: CONFIG })).toMatchObject({
      title: 'Waterline House with private dock · Roost',
      canonical: PATH,
      imageUrl: 'http://localhost:3000/_image?url=%2Fpictures%2Flakehouse%2F0.svg&w=1200&q=75',
    });
  });

  test('LIST-7: the largest picture is preloaded with the sizes the page uses', () => {
    const [preload] = listingHead(found, { config: CONFIG }).preloadImages ?? [];
    expect(preload?.srcSet).toContain('w=1600');
    expect(preload?.sizes).toContain('100vw');
  });

  test('LIST-5, GEO-4: a VacationRental with the offset point and no street', () => {
    const rental = vacationRental(LISTING, CONFIG.siteUrl);
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

  test('LIST-5, GEO-4: everything Google asks of a vacation rental is there, in the shape it asks for', () => {
    const rental = vacationRental(
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

  test('LIST-5: a home without reviews claims no rating', () => {
    expect(vacationRental({ ...LISTING, averageRating: null, numberOfReviews: 0, reviews: [] }, '')).not.toHaveProperty(
      'aggregateRating',
    );
  });

  test('LIST-6: a missing home is not indexed', () => {
    expect(listingHead({ type: 'withdrawn', similar: [], phone: '' }, { config: CONFIG })).toMatchObject({
      robots: 'noindex',
    });
  });
});
