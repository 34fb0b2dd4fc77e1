import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hit } from '@roost/shared/contracts/index-record';
import type { FavoriteRecords } from '@roost/shared/clients/search-index';
import { renderPage } from '../../testing/render-page.tsx';
import { FavoritesView } from './FavoritesPage.tsx';

const hit = (objectID: string, part: Partial<Hit> = {}): Hit => ({
  objectID, Headline: `Home ${objectID}`, Country: 'United States', State: 'California', City: 'Truckee', 'Property Type': 'Cabin',
  images: [], Bedrooms: 2, Bathrooms: 1, 'Total Beds': 3, 'Max Occupancy': 5, 'Average Per Night': 180, 'Average Rating': 4.8, 'Number of Reviews': 12, fees: {}, ...part,
});
const save = (...ids: string[]) => localStorage.setItem('favorites', JSON.stringify({ selectedListings: ids, saveAsGuest: true }));

let asked: { ids: readonly string[]; attributes: readonly string[] }[] = [];
let answer: (ids: readonly string[]) => Promise<FavoriteRecords>;
const load = (ids: readonly string[], attributes: readonly string[]) => {
  asked.push({ ids, attributes });
  return answer(ids);
};
const show = (at = '/favorites') => renderPage(<FavoritesView today="2026-06-01" load={load} />, at);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  answer = (ids) => Promise.resolve({ hits: ids.map((id) => hit(id)), missing: [] });
});

describe('favorites page', () => {
  test('FAV-1: the saved homes, in the order they were saved, with their average price', async () => {
    save('2', '1');
    await show();
    expect(asked.map(({ ids }) => ids)).toEqual([['2', '1']]);
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(['Home 2', 'Home 1']);
    expect(screen.getByRole('status')).toHaveTextContent('2 homes. Prices are for an average night.');
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('from $180 avg/night');
  });

  test('FAV-9: dates in the address give totals and go along in the links', async () => {
    save('1');
    answer = () => Promise.resolve({ hits: [hit('1', { PricePerDay: { 20260612: 200, 20260613: 300 } })], missing: [] });
    await show('/favorites?startDate=2026-06-12&endDate=2026-06-14&adults=4');
    expect(asked[0]?.attributes).toEqual(['PricePerDay.20260612', 'PricePerDay.20260613']);
    expect(screen.getByRole('article')).toHaveTextContent('$500.00 total · $250 avg/night');
    expect(screen.getByText(/Prices are for Jun 12 – 14, 4 guests\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home 1' })).toHaveAttribute('href', '/vacation-rentals/united-states/california/truckee/1?startDate=2026-06-12&endDate=2026-06-14&adults=4');
  });

  test('FAV-8: nothing saved says how to save, and asks the index nothing', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find homes' })).toHaveAttribute('href', '/search');
    expect(asked).toEqual([]);
  });

  test('FAV-4: removing takes the card away; undo brings it back without another request', async () => {
    save('1', '2');
    const { store } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Save to favorites: Home 1' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const [toast] = store.getState().toasts.items;
    await act(async () => { if (toast?.button) store.dispatch(toast.button.action); });
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(['Home 1', 'Home 2']);
    expect(asked).toHaveLength(1);
  });

  test('FAV-3, FAV-5: a home that left is shown by the name this browser kept, and can be removed', async () => {
    save('1', '2');
    localStorage.setItem('favoriteHomes', JSON.stringify({ 2: { Headline: 'Tahoe City loft' } }));
    answer = () => Promise.resolve({ hits: [hit('1')], missing: ['2'] });
    const { store } = await show();
    const gone = screen.getByText('No longer available').closest('article');
    if (!gone) throw new Error('there is no card');
    expect(gone).toHaveTextContent('Tahoe City loft');
    expect(store.getState().favorites.resignedIdList).toEqual(['2']);
    await userEvent.click(within(gone).getByRole('button', { name: 'Remove from favorites: Tahoe City loft' }));
    expect(screen.queryByText('Tahoe City loft')).not.toBeInTheDocument();
  });

  test('FAV-7: an index that fails can be tried again; the favorites stay', async () => {
    save('1');
    answer = () => Promise.reject(new Error('down'));
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('Your favorites are safe');
    answer = (ids) => Promise.resolve({ hits: ids.map((id) => hit(id)), missing: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Home 1');
  });

  test('FAV-8: seeing the page ends the notification', async () => {
    save('1');
    const { store } = await show();
    expect(store.getState().favorites).toMatchObject({ favoritesPageViewed: true, showFavoriteNotification: false });
  });
});
