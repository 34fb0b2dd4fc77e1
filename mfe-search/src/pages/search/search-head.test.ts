import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildCard, buildSearch } from '../../testing/search-data.ts';
import type { ResultCard } from '../../api/result-card.ts';
import { BESIDE_SIZES, CARD_SIZES } from '../../features/results/card-sizes.ts';
import { searchHead } from './search-head.ts';

const getHead = (
  state: Partial<SearchState>,
  place: string,
  { cards = [], latLng = null }: { cards?: ResultCard[]; latLng?: SearchPlace } = {},
) =>
  searchHead({
    ...buildSearch('/search'),
    state: { ...EMPTY_SEARCH, ...state },
    place,
    latLng,
    outcome: {
      type: 'results',
      total: 13,
      pages: 1,
      cards,
      facets: {},
      relaxations: [],
      withoutFilters: null,
      nearest: [],
      nearMatches: [],
    },
  });

test.each([
  [{ query: 'Lake Tahoe' }, 'Lake Tahoe', 'Lake Tahoe homes · Roost', '13 whole homes in Lake Tahoe, with'],
  [{}, 'Homes everywhere', 'Homes everywhere · Roost', '13 whole homes, with'],
  [{ query: '41827' }, 'Homes for 41827', 'Homes for 41827 · Roost', '13 whole homes, with'],
])('ROUTE-4: the results for %j are titled as a person would say it', (state, heading, title, description) => {
  expect(getHead(state, heading).title).toBe(title);
  expect(getHead(state, heading).description).toContain(description);
});

test('TRUE-1, SRCH-3: around a town the description says how far its homes lie', () => {
  expect(getHead({ query: 'Sedona' }, 'Sedona', { latLng: { lat: 35, lng: -112 } }).description).toContain(
    '13 whole homes within 30 miles of Sedona, with',
  );
});

test.each([
  ['grid', CARD_SIZES],
  ['map', BESIDE_SIZES],
] as const)('LIST-7: in the %s view the first picture is preloaded as its card asks for it', (view, sizes) => {
  const [image] =
    getHead({ view }, 'Homes everywhere', { cards: [buildCard({ photos: ['/pictures/front'] })] }).preloadImages ?? [];
  expect(image?.sizes).toBe(sizes);
  expect(image?.srcSet).toMatch(/w=320&q=75 320w.* 1080w$/);
});
