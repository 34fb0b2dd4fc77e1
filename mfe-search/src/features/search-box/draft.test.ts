import { searchHref, readSearch } from '@roost/shared/domain/search-address';
import { NO_DATES } from '@roost/shared/domain/stay';
import { changeDraft, toDraft, toSearch } from './draft.ts';

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

describe('SRCH-15: after a move of the map', () => {
  const moved = readSearch(new URLSearchParams('query=Tahoe&adults=2&boundingBox=39.3,-119.8,38.9,-120.3&view=map'));
  const inArea = toDraft(moved);

  test('the box names no place, and other dates and guests stay in that area', () => {
    expect(inArea).toMatchObject({ query: '', inArea: true });
    const other = changeDraft(inArea, { dates: { checkIn: '2026-07-01', checkOut: '2026-07-03' } });
    expect(toSearch(moved, other)).toMatchObject({ query: 'Tahoe', boundingBox: moved.boundingBox, view: 'map' });
  });

  test.each(['Aspen', ''])('a place that is typed or cleared (%j) leaves the area', (query) => {
    expect(toSearch(moved, changeDraft(inArea, { query }))).toMatchObject({ query, boundingBox: null });
  });

  test('somewhere warm is no area of the map', () => {
    const warm = readSearch(new URLSearchParams('query=somewhere warm&boundingBox=30,180,-30,-180'));
    expect(toDraft(warm)).toMatchObject({ query: 'somewhere warm', inArea: false });
  });
});
