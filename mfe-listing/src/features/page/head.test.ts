import { CONFIG, LISTING, PATH, TODAY } from '../../testing/listing-data.ts';
import { listingHead, vacationRental } from './head.ts';

const found = { type: 'found', listing: LISTING, calendar: null, quote: null, similar: null, today: TODAY, maps: CONFIG.maps, contact: CONFIG } as const;

describe('head of the listing page', () => {
  test('LIST-5: canonical address, Open Graph picture and title', () => {
    expect(listingHead(found, { config: CONFIG })).toMatchObject({
      title: 'Waterline House with private dock · Roost', canonical: PATH,
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
      '@type': 'VacationRental', identifier: '41827', latitude: 39.22, longitude: -120.08, aggregateRating: { ratingValue: 4.97, reviewCount: 148 },
      containsPlace: { occupancy: { value: 8 }, numberOfBedrooms: 4 }, checkinTime: '16:00:00', checkoutTime: '10:00:00', address: { addressCountry: 'US' },
      name: LISTING.headline, image: expect.arrayContaining([expect.stringMatching(/^http/)]),
    });
    expect(JSON.stringify(rental)).not.toMatch(/streetAddress|postalCode/);
  });

  test('LIST-5: a home without reviews claims no rating', () => {
    expect(vacationRental({ ...LISTING, averageRating: null, numberOfReviews: 0, reviews: [] }, '')).not.toHaveProperty('aggregateRating');
  });

  test('LIST-6: a missing home is not indexed', () => {
    expect(listingHead({ type: 'withdrawn', similar: [], phone: '' }, { config: CONFIG })).toMatchObject({ robots: 'noindex' });
  });
});
