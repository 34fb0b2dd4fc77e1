import { searchHref, readSearch } from '@roost/shared/domain/search-address';
import { NO_DATES } from '@roost/shared/domain/stay';
import { toDraft, toSearch } from './draft.ts';

const base = readSearch(
  new URLSearchParams(
    'query=Tahoe&startDate=2026-06-12&endDate=2026-06-16&adults=2&minBeds=2&maxLOS_PriceAverages=300&amenities.View=Lake&page=3',
  ),
);
const draft = toDraft(base);

test('SRCH-7: clearing the dates in the box clears every filter and keeps place and guests', () => {
  expect(searchHref(toSearch(base, { ...draft, dates: NO_DATES }))).toBe('/search?query=Tahoe&adults=2');
});

test('SRCH-9: other dates keep the filters, from page 1', () => {
  expect(searchHref(toSearch(base, { ...draft, dates: { checkIn: '2026-07-01', checkOut: '2026-07-13' } }))).toBe(
    '/search?query=Tahoe&startDate=2026-07-01&endDate=2026-07-13&adults=2&maxLOS_PriceAverages=300&minBeds=2&amenities.View=Lake',
  );
});
