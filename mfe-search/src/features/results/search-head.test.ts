import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { searchHead } from './search-head.ts';

const headOf = (state: Partial<SearchState>, place: string) => searchHead({
  href: '/search', state: { ...EMPTY_SEARCH, ...state }, place, today: '2026-06-01',
  outcome: { type: 'results', total: 13, pages: 1, cards: [], propertyTypes: {}, relaxations: [], withoutFilters: null },
});

test.each([
  [{ query: 'Lake Tahoe' }, 'Lake Tahoe', 'Lake Tahoe homes · Roost', '13 whole homes in Lake Tahoe, with'],
  [{}, 'Homes everywhere', 'Homes everywhere · Roost', '13 whole homes, with'],
  [{ query: '41827' }, 'Homes for 41827', 'Homes for 41827 · Roost', '13 whole homes, with'],
])('ROUTE-4: the results for %j are titled as a person would say it', (state, heading, title, description) => {
  expect(headOf(state, heading).title).toBe(title);
  expect(headOf(state, heading).description).toContain(description);
});
