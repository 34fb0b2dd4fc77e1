import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FavoriteButtonProps } from '@roost/shared/contracts/slots';
import { resultTrail } from '@roost/shared/contracts/result-trail';
import { experimentsDecided, experimentsSlice } from '@roost/shared/experiments';
import type { SearchData } from '../../api/search-data.ts';
import { buildCard, buildSearch } from '../../testing/search-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SearchPage } from './SearchPage.tsx';

function FavoriteButton({ listing }: FavoriteButtonProps) {
  return <button type="button">Save {listing.headline}</button>;
}
const show = (href: string, outcome: Parameters<typeof buildSearch>[1] = {}, part: Partial<SearchData> = {}) =>
  renderPage(<SearchPage data={{ ...buildSearch(href, outcome), ...part }} />, href, {
    'mfe-favorites/FavoriteButton': { FavoriteButton },
  });

describe('search page', () => {
  test('PRICE-5, UI-5: place, announced count, and cards with their total', async () => {
    await show('/search?query=Lake+Tahoe&startDate=2026-06-12&endDate=2026-06-16&adults=3&children=1&pets=1', {
      total: 312,
      pages: 13,
      cards: [buildCard({ price: { totalCents: 121_400, averageCents: 23_800 } })],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lake Tahoe');
    expect(screen.getByText('312 homes').closest('[role=status]')).toHaveTextContent(
      '312 homes for 4 nights, 4 guests and a pet',
    );
    expect(screen.getByRole('combobox', { name: 'Prices' })).toHaveDisplayValue('Total with taxes');
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('$1,214 total with taxes$238 a night before fees');
    expect(within(card).getByRole('link', { name: 'Waterline House' })).toHaveAttribute(
      'href',
      expect.stringContaining('/vacation-rentals/'),
    );
    expect(within(card).getByRole('button', { name: 'Save Waterline House' })).toBeVisible();
  });

  test.each([
    ['a town', { lat: 33.8, lng: -116.5 }, '312 homes within 30 miles for 4 nights'],
    ['a place with a border', { lat: 39, lng: -105, area: { type: 'all', values: [] } }, '312 homes for 4 nights'],
    ['a distance that the words say', { lat: 39, lng: -105, radius: 160_934 }, '312 homes for 4 nights'],
  ] as const)('TRUE-1, SRCH-3: the number of homes around %s says how far they lie', async (_, latLng, words) => {
    await show(
      '/search?query=Palm+Springs&startDate=2026-06-12&endDate=2026-06-16',
      { total: 312 },
      { latLng: latLng as SearchData['latLng'] },
    );
    expect(screen.getByText('312 homes').closest('[role=status]')).toHaveTextContent(words);
  });

  test.each([
    ['home-first', ['Waterline House', '$1,214 total with taxes']],
    ['price-first', ['$1,214 total with taxes', 'Waterline House']],
  ] as const)('ANLT-5: cards are read %s where the guest is assigned that', async (variation, order) => {
    const outcome = { cards: [buildCard({ price: { totalCents: 121_400, averageCents: 23_800 } })] };
    const { store } = await renderPage(<SearchPage data={buildSearch('/search', outcome)} />, '/search', {}, (made) => {
      made.inject(experimentsSlice);
      made.dispatch(experimentsDecided({ assigned: { 'search-card-layout': variation }, forced: {} }));
    });
    expect(screen.getByRole('article')).toHaveTextContent(
      new RegExp(order.map((part) => part.replace('$', '\\$')).join('.*')),
    );
    expect(store.read(experimentsSlice).seen).toEqual({ 'search-card-layout': variation });
  });

  test('FIND-5: other places that the words can mean are links with their number of homes, and keep what was asked for', async () => {
    const data = buildSearch('/search?query=portland&minBeds=2&without=romantic&page=2');
    const others = [
      { label: 'Portland, ME', homes: 33 },
      { label: 'Portland, TX', homes: 1 },
      { label: 'Portland, IN', homes: null },
    ];
    await renderPage(<SearchPage data={{ ...data, words: { unused: [], others } }} />, data.href);
    const note = screen.getByText(/Did you mean/);
    expect(note).toHaveTextContent('Did you mean Portland, ME (33 homes) or Portland, TX (1 home) or Portland, IN?');
    expect(within(note).getByRole('link', { name: /Portland, ME/ })).toHaveAttribute(
      'href',
      '/search?query=Portland%2C+ME&minBeds=2',
    );
  });

  test('FIND-2: what a guest does not want has chips that take it off; what could not be left out is said truly', async () => {
    const search =
      '/search?query=Lake+Tahoe&exclude=City%3ATruckee+%2F+State%3ACalifornia&exclude=Property+Type%3AA-frame';
    const data = buildSearch(`${search}&without=not+near+the+casino&without=romantic&without=%22zzyzx%22`);
    await renderPage(
      <SearchPage data={{ ...data, words: { unused: ['not near the casino', 'romantic', '"zzyzx"'] } }} />,
      data.href,
    );
    expect(screen.getByRole('link', { name: 'Remove Not in Truckee' })).toHaveAttribute(
      'href',
      '/search?query=Lake+Tahoe&without=not+near+the+casino&without=romantic&without=%22zzyzx%22&exclude=Property+Type%3AA-frame',
    );
    expect(screen.getByText('Not an a-frame')).toBeVisible();
    expect(
      screen.getByText(/We searched without “romantic” and “zzyzx”, so these homes may not match it\./),
    ).toHaveTextContent('We couldn’t filter for “not near the casino”, so please check each home for that.');
    expect(screen.getByRole('link', { name: /Search names and features of homes for “romantic”/ })).toBeVisible();
    // A search for a word that no home's text has would find this page again.
    expect(screen.queryByRole('link', { name: /casino|zzyzx/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/search?query=Lake+Tahoe');
  });

  test('ROUTE-5: the listing page finds the results the guest came from', async () => {
    await show('/search?query=Lake+Tahoe&minBeds=2', { total: 312, pages: 13, queryID: 'q1' });
    expect(resultTrail().read()).toMatchObject({
      search: '/search?query=Lake+Tahoe&minBeds=2',
      total: 312,
      queryID: 'q1',
      steps: [{ id: '41827' }],
    });
  });

  test('PLAT-5: without mfe-favorites the cards are whole and have no heart', async () => {
    await renderPage(<SearchPage data={buildSearch('/search')} />, '/search');
    expect(await screen.findByRole('article')).toHaveTextContent('Waterline House');
    expect(screen.queryByRole('button', { name: /save/i })).not.toBeInTheDocument();
  });

  test('PRICE-3: without dates there is an average, and a way to add dates', async () => {
    await show('/search?query=Lake+Tahoe');
    expect(screen.getByRole('article')).toHaveTextContent('about $238 a night before fees');
    expect(screen.getByRole('link', { name: 'Add dates' })).toBeVisible();
  });

  test('ROUTE-4: filters are links to the search with them, from page 1', async () => {
    await show('/search?query=Lake+Tahoe&Property-Type=Cabin&minBedrooms=2&page=2');
    const filters = within(screen.getByRole('navigation', { name: 'Filters' }));
    const hrefs = Object.fromEntries(
      filters
        .getAllByRole('link')
        .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
    );
    expect(hrefs).toEqual({
      'Fewer: Bedrooms': '/search?query=Lake+Tahoe&minBedrooms=1&Property-Type=Cabin',
      'More: Bedrooms': '/search?query=Lake+Tahoe&minBedrooms=3&Property-Type=Cabin',
      'Pets allowed': '/search?query=Lake+Tahoe&minBedrooms=2&Property-Type=Cabin&amenities.Accessibility=Pets+Allowed',
      Cabin: '/search?query=Lake+Tahoe&minBedrooms=2',
      'Clear all': '/search?query=Lake+Tahoe',
      'Lake house': '/search?query=Lake+Tahoe&minBedrooms=2&Property-Type=Cabin&Property-Type=Lake+house',
    });
    expect(filters.getByRole('link', { current: true })).toHaveTextContent('Cabin');
  });

  test('SRCH-7: what is set beside the pills is a tag with a link that removes it, and all of it can be cleared', async () => {
    await show(
      '/search?query=Lake+Tahoe&adults=2&minBathrooms=2&maxAverage-Per-Night=300&amenities.Amenities=Hot+Tub&Property-Type=Cabin&page=2',
    );
    const filters = within(screen.getByRole('navigation', { name: 'Filters' }));
    expect(filters.getByRole('button', { name: 'Filters, 4 set' })).toBeVisible();
    expect(filters.getAllByRole('link', { name: /^Remove/ }).map((link) => link.getAttribute('aria-label'))).toEqual([
      'Remove Hot Tub',
      'Remove Up to $300 a night before fees',
      'Remove 2+ baths',
    ]);
    expect(filters.getByRole('link', { name: 'Remove Hot Tub' })).toHaveAttribute(
      'href',
      '/search?query=Lake+Tahoe&adults=2&maxAverage-Per-Night=300&minBathrooms=2&Property-Type=Cabin',
    );
    expect(filters.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/search?query=Lake+Tahoe&adults=2',
    );
  });

  test('SRCH-18: pages are links, and the range is said', async () => {
    await show('/search?query=Lake+Tahoe&page=2', {
      total: 60,
      pages: 3,
      cards: Array.from({ length: 24 }, (_, index) => buildCard({ id: String(index) })),
    });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/search?query=Lake+Tahoe&page=3');
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/search?query=Lake+Tahoe');
    expect(screen.getByText('Homes 25 to 48 of 60')).toBeVisible();
  });

  test('SRCH-18: of a single page no range is said', async () => {
    await show('/search?query=Lake+Tahoe', { total: 1, pages: 1, cards: [buildCard({ id: '1' })] });
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.queryByText(/^Homes 1 to/)).toBeNull();
  });

  test('SRCH-18: choosing an order goes there and keeps the rest', async () => {
    const { address } = await show('/search?query=Lake+Tahoe&adults=2&page=2');
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Price, low to high');
    expect(address()).toBe('/search?query=Lake+Tahoe&adults=2&sort=price-asc');
  });

  test('SRCH-18: "Why this order?" explains each home of the page, and is not offered for orders that explain themselves', async () => {
    await show('/search?query=Lake+Tahoe&adults=2', {
      cards: [
        buildCard({ sleeps: 4 }),
        buildCard({ id: '2', headline: 'Big Lodge', sleeps: 28, rating: 5, reviews: 1 }),
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Why this order?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why this order?' });
    // No place is known that distance could be measured from.
    expect(dialog).not.toHaveTextContent('close to the place');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(
        /^Waterline House4\.8 from 20 reviews · Right size for 2 guests · .*30 of the next 60 nights free$/,
      ),
      expect.stringMatching(/^Big Lodge5\.0 from 1 review · Sleeps 28, much more than 2 guests need · /),
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('SRCH-18: "Why this order?" lists how far each home is where distance counts, and says that it does', async () => {
    const href = '/search?query=Truckee&adults=2';
    const cards = [buildCard({ point: { lat: 39.34, lng: -120.18 } }), buildCard({ id: '2' })];
    const data = { ...buildSearch(href, { cards }), latLng: { lat: 39.33, lng: -120.18 } };
    await renderPage(<SearchPage data={data} />, href, { 'mfe-favorites/FavoriteButton': { FavoriteButton } });
    await userEvent.click(screen.getByRole('button', { name: 'Why this order?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why this order?' });
    expect(dialog).toHaveTextContent('close to the place you searched');
    expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(' mi away');
  });

  test('SRCH-19: an empty page offers what helps, with what it brings', async () => {
    await show('/search?minBedrooms=6&Property-Type=Cabin', {
      total: 0,
      pages: 0,
      cards: [],
      relaxations: [
        { id: 'a', label: 'Cabin', href: '/search?minBedrooms=6', homes: 6 },
        { id: 'b', label: '6+ bedrooms', href: '/search?Property-Type=Cabin', homes: 0 },
      ],
      withoutFilters: { href: '/search', homes: 40 },
    });
    expect(screen.getByRole('status')).toHaveTextContent('No homes match all of this');
    expect(screen.getByText('Cabin', { selector: 'li span' })).toHaveTextContent('Cabin+6 homes');
    expect(screen.getByRole('link', { name: 'Remove Cabin' })).toHaveAttribute('href', '/search?minBedrooms=6');
    expect(screen.queryByRole('link', { name: 'Remove 6+ bedrooms' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear all filters, 40 homes' })).toBeVisible();
  });

  test('SRCH-19: a party that no home has room for is not called a filter', async () => {
    const relaxations = [{ id: 'guests', label: '60 guests', href: '/search?query=Lake+Tahoe', homes: 9 }];
    await show('/search?query=Lake+Tahoe&adults=60', { total: 0, pages: 0, cards: [], relaxations });
    expect(screen.getByRole('heading', { name: 'No home here sleeps 60' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove 60 guests' })).toBeVisible();
    expect(screen.queryByText(/this filter/)).not.toBeInTheDocument();
  });

  test('SRCH-19: of guests and other filters it says that the party alone is too large', async () => {
    const relaxations = [
      { id: 'guests', label: '60 guests', href: '/search?pool', homes: 9 },
      { id: 'pool', label: 'Pool', href: '/search?adults=60', homes: 0 },
    ];
    await show('/search?adults=60', { total: 0, pages: 0, cards: [], relaxations });
    expect(screen.getByRole('heading', { name: 'No home that fits the rest sleeps 60' })).toBeVisible();
  });

  test('FAV-1: homes that are close to what was asked for, and the nearest ones, can be saved too', async () => {
    await show('/search?query=Lake+Tahoe', {
      total: 0,
      pages: 0,
      cards: [],
      nearMatches: [{ label: 'On other dates', dates: null, cards: [buildCard({ id: '1', headline: 'Near miss' })] }],
      nearest: [buildCard({ id: '2', headline: 'Far away' })],
    });
    expect(screen.getByRole('button', { name: 'Save Near miss' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Far away' })).toBeVisible();
  });

  test('FIND-5, TRUE-1: homes close to what was asked for say which stay their price is for', async () => {
    const cards = [buildCard({ id: '1' })];
    const dates = { checkIn: '2026-06-12', checkOut: '2026-06-16' };
    const nearMatches = [
      { label: 'Other kinds of homes', dates, cards },
      { label: 'On other dates', dates: null, cards },
    ];
    await show('/search?startDate=2026-06-12&endDate=2026-06-16', { nearMatches });
    expect(screen.getByRole('heading', { name: 'Other kinds of homes · Jun 12 – 16' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'On other dates' })).toBeVisible();
  });

  test.each([
    [1, '1 home that takes a pet'],
    [2, '2 homes that take a pet'],
  ])('SRCH-8: where the search names only a pet, %s homes are said to take it', async (total, words) => {
    await show('/search?query=Lake+Tahoe&pets=1', { total });
    expect(screen.getByText(/^\d+ homes?$/).closest('[role=status]')).toHaveTextContent(words);
  });

  test('SRCH-19: when no single filter helps, it says so and still names them', async () => {
    await show('/search?minBedrooms=6&Property-Type=Cabin', {
      total: 0,
      pages: 0,
      cards: [],
      relaxations: [{ id: 'a', label: 'Cabin', href: '/search?minBedrooms=6', homes: 0 }],
      withoutFilters: { href: '/search', homes: 0 },
    });
    expect(screen.getByText('No single one of these is enough. Take off two or more.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove Cabin' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See homes everywhere' })).toBeVisible();
  });

  test('SRCH-19: where nothing but the place was asked for, nothing is said to match or to fit', async () => {
    await show('/search?query=Paris', { total: 0, pages: 0, cards: [], nearest: [buildCard()] });
    expect(screen.getByRole('status')).toHaveTextContent(/^No homes here$/);
    expect(screen.getByText('We don’t have homes near this place yet.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The nearest homes' })).toBeVisible();
  });

  test('SRCH-19: where no home is near the place, it does not ask to take filters off', async () => {
    await show('/search?query=Orlando,+FL&amenities.Amenities=Pool', {
      total: 0,
      pages: 0,
      cards: [],
    });
    expect(screen.getByText('We don’t have homes near this place yet.')).toBeVisible();
    expect(screen.queryByText('No single one of these is enough. Take off two or more.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See homes everywhere' })).toBeVisible();
  });

  test('SRCH-19 TRUE-1: homes that are too small for the party are not said to be none', async () => {
    const href = '/search?query=Lake+Tahoe&amenities.Amenities=Pool';
    await show(`${href}&adults=60`, {
      total: 0,
      pages: 0,
      cards: [],
      relaxations: [
        { id: 'amenities:Pool', label: 'Pool', href: '/search?query=Lake+Tahoe&adults=60', homes: 0 },
        { id: 'guests', label: '60 guests', href, homes: 9 },
      ],
      withoutFilters: { href: '/search?query=Lake+Tahoe&adults=60', homes: 0 },
    });
    expect(screen.queryByText('We don’t have homes near this place yet.')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'No home that fits the rest sleeps 60' })).toBeVisible();
  });

  test('SRCH-13: one night shows the suggestion and a link to two', async () => {
    await show('/search?startDate=2026-06-12&endDate=2026-06-13');
    expect(screen.getByText(/Most properties of Roost require a minimum stay of at least 2 nights\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stay Jun 12 – 14' })).toHaveAttribute(
      'href',
      '/search?startDate=2026-06-12&endDate=2026-06-14',
    );
  });

  test('SRCH-19: a failed search keeps heading and filters and can be tried again', async () => {
    await show('/search?query=Lake+Tahoe&minBedrooms=2&Property-Type=Cabin', 'failed');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We couldn’t load results. Your dates and filters are still here.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('2+ bedrooms')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cabin' })).toBeVisible();
  });
});
