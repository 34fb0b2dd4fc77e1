import { CONFIG, LISTING, PATH, TODAY } from '../../testing/listing-data.ts';
import { listingHead } from './head.ts';

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
      imageUrl: '/_share/homes/41827.jpg',
      imageAlt: 'View 1',
    });
  });

  test('LIST-7: the largest picture is preloaded with the sizes the page uses', () => {
    const [preload] = listingHead(found, { config: CONFIG }).preloadImages ?? [];
    expect(preload?.srcSet).toContain('w=1600');
    expect(preload?.sizes).toMatch(/, 100vw$/);
  });

  test('LIST-6: a missing home is not indexed', () => {
    expect(listingHead({ type: 'withdrawn', similar: [], phone: '' }, { config: CONFIG })).toMatchObject({
      robots: 'noindex',
    });
  });
});
