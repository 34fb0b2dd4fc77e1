import { buildCard, buildSearch } from '../../testing/search-data.ts';
import { toResultTrail } from './result-trail.ts';

const cards = ['1', '2'].map((id) =>
  buildCard({ id, href: `/vacation-rentals/${id}?queryID=q1`, headline: `Home ${id}` }),
);

test('ROUTE-5: the trail has the homes of the page, its neighbours and its name', () => {
  expect(
    toResultTrail(
      buildSearch('/search?query=Tahoe&page=2&prevListingPage=9', { total: 60, pages: 3, cards, queryID: 'q1' }),
    ),
  ).toEqual({
    search: '/search?query=Tahoe&page=2',
    previousPage: '/search?query=Tahoe',
    nextPage: '/search?query=Tahoe&page=3',
    from: 25,
    total: 60,
    queryID: 'q1',
    steps: [
      { id: '1', href: '/vacation-rentals/1?queryID=q1', headline: 'Home 1' },
      { id: '2', href: '/vacation-rentals/2?queryID=q1', headline: 'Home 2' },
    ],
  });
});

test('SRCH-19: no homes, no trail', () => {
  expect(toResultTrail(buildSearch('/search', 'failed'))).toBeNull();
  expect(toResultTrail(buildSearch('/search', { total: 0, pages: 0, cards: [] }))).toBeNull();
  expect(toResultTrail(buildSearch('/search', { cards }))).toMatchObject({
    previousPage: null,
    nextPage: null,
    from: 1,
  });
});
