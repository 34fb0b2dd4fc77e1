import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FavoriteRecords } from '@roost/shared/clients/search-index';
import { sessionUnknown } from '@roost/shared/state';
import { freeInJune, makeHit as hit } from '../../testing/hits.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { readState } from '../../state/favorites-slice.ts';
import { FavoritesView } from './FavoritesPage.tsx';

const save = (...ids: string[]) =>
  localStorage.setItem('favorites', JSON.stringify({ selectedListings: ids, saveAsGuest: true }));

let asked: { ids: readonly string[]; attributes: readonly string[] }[] = [];
let answer: (ids: readonly string[]) => Promise<FavoriteRecords>;
const load = (ids: readonly string[], attributes: readonly string[] = []) => {
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
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Home 2',
      'Home 1',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 homes. Prices are for a typical night, before fees.');
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('about $180 a night before fees');
  });

  test('FAV-9: dates in the address give totals and go along in the links', async () => {
    save('1');
    answer = () => Promise.resolve({ hits: [hit('1', freeInJune)], missing: [] });
    await show('/favorites?startDate=2026-06-12&endDate=2026-06-14&adults=4');
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('article')).toHaveTextContent('$500 total with taxes$250 a night before fees');
    expect(screen.getByText(/Prices are for Jun 12 – 14, 4 guests\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home 1' })).toHaveAttribute(
      'href',
      '/vacation-rentals/united-states/california/truckee/1?startDate=2026-06-12&endDate=2026-06-14&adults=4',
    );
  });

  test('FAV-8: nothing saved says how to save, and asks the index nothing', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find homes' })).toHaveAttribute('href', '/search');
    expect(asked).toEqual([]);
  });

  test('FAV-7: while it is not known who is here, nothing is said to be unsaved, and an account’s list stays on the device', async () => {
    const kept = JSON.stringify({ selectedListings: ['1'], saveAsGuest: false });
    localStorage.setItem('favorites', kept);
    const { store } = await show();
    act(() => {
      store.dispatch(sessionUnknown());
    });
    expect(screen.queryByText('Nothing saved yet')).not.toBeInTheDocument();
    expect(screen.queryByText(/Favorites stay on this device/)).not.toBeInTheDocument();
    expect(screen.getByText('Your favorites are safe, but we couldn’t load their details.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(localStorage.getItem('favorites')).toBe(kept);
  });

  test('FAV-4: removing takes the card away; undo brings it back without another request', async () => {
    save('1', '2');
    const { store } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Save to favorites: Home 1' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const [toast] = store.getState().toasts.items;
    await act(async () => {
      if (toast?.button) store.dispatch(toast.button.action);
    });
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Home 1',
      'Home 2',
    ]);
    expect(asked).toHaveLength(1);
  });

  test('UI-5: a removed home hands the focus to the next one, the last one to the heading; undo knows its name', async () => {
    save('1', '2');
    // The arrow of its photos comes before the heart.
    const images = ['/a.jpg', '/b.jpg'].map((URL, SortOrder) => ({ URL, SortOrder, Caption: '' }));
    answer = (ids) => Promise.resolve({ hits: ids.map((id) => hit(id, { images })), missing: [] });
    const { store } = await show();
    const heart = (id: string) => screen.getByRole('button', { name: `Save to favorites: Home ${id}` });
    await userEvent.click(heart('1'));
    expect(heart('2')).toHaveFocus();
    expect(store.getState().toasts.items[0]?.button?.brings).toBe('Save to favorites: Home 1');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('FAV-3, FAV-5: a home that left is shown by the name this browser kept, and can be removed', async () => {
    save('1', '2');
    localStorage.setItem('favoriteHomes', JSON.stringify({ 2: { Headline: 'Tahoe City loft' } }));
    answer = () => Promise.resolve({ hits: [hit('1')], missing: ['2'] });
    const { store } = await show();
    const gone = screen.getByText('No longer available').closest('article');
    if (!gone) throw new Error('there is no card');
    expect(gone).toHaveTextContent('Tahoe City loft');
    expect(readState(store).resignedIdList).toEqual(['2']);
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

  test('UI-5 FAV-7: "Try again" keeps the focus while it works and when that fails too, which is said again; then the heading has it', async () => {
    save('1');
    answer = () => Promise.reject(new Error('down'));
    await show();
    const again = () => screen.getByRole('button', { name: 'Try again' });
    let end: { fulfil: (found: FavoriteRecords) => void; fail: (reason: Error) => void } | undefined;
    answer = () =>
      new Promise((fulfil, fail) => {
        end = { fulfil, fail };
      });
    await userEvent.click(again());
    expect(again()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Loading your favorites');
    await act(async () => end?.fail(new Error('down')));
    expect(again()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Your favorites are safe');
    await userEvent.keyboard('{Enter}');
    await act(async () => end?.fulfil({ hits: [hit('1')], missing: [] }));
    expect(await screen.findByRole('article')).toHaveTextContent('Home 1');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('FAV-8: seeing the page ends the notification', async () => {
    save('1');
    const { store } = await show();
    expect(readState(store)).toMatchObject({ favoritesPageViewed: true, showFavoriteNotification: false });
  });

  test('FAV-9: a home that is taken is greyed, without a price, and leads to homes like it', async () => {
    save('1', '2');
    answer = () => Promise.resolve({ hits: [hit('1', freeInJune), hit('2')], missing: [] });
    await show('/favorites?startDate=2026-06-12&endDate=2026-06-14&adults=4');
    const taken = screen.getByRole('link', { name: 'Home 2' }).closest('article');
    expect(taken).toHaveTextContent('Not available for your stay');
    expect(taken).not.toHaveTextContent('$');
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([]));
    await userEvent.click(screen.getByRole('button', { name: 'Find homes similar to Home 2' }));
    expect(await screen.findByText(/nothing quite like it/)).toBeVisible();
    expect(String(fetched.mock.calls[0]?.[0])).toBe(
      '/api/listings/2/similar?startDate=2026-06-12&endDate=2026-06-14&adults=4',
    );
    fetched.mockRestore();
  });

  test('FAV-9: up to four side by side, with the best of each row; one can be taken out', async () => {
    save('1', '2', '3');
    answer = () =>
      Promise.resolve({
        hits: [hit('1', { 'Max Occupancy': 9 }), hit('2', { 'Average Per Night': 90 }), hit('3')],
        missing: [],
      });
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'Compare' }));
    expect(await screen.findByRole('heading', { name: 'Compare 3 homes' })).toBeVisible();
    const row = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(row('A night')).toEqual([
      'about $180 a night before fees',
      'about $90 a night before feesLowest',
      'about $180 a night before fees',
    ]);
    expect(row('Sleeps')).toEqual(['9 guestsMost', '5 guests', '5 guests']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
    expect(screen.queryByRole('row', { name: /^Where/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the comparison: Home 1' }));
    expect(screen.getByRole('heading', { name: 'Compare 2 homes' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Add a home'), 'Home 1');
    expect(screen.getByRole('heading', { name: 'Compare 3 homes' })).toBeVisible();
  });

  test('FAV-9, TRUE-2: a comparison says until when each stay can be cancelled, and what guests look for in it', async () => {
    save('1', '2', '3');
    const steps = [
      { daysBefore: 5, refundPercent: 100 },
      { daysBefore: 1, refundPercent: 50 },
    ];
    answer = () =>
      Promise.resolve({
        hits: [
          hit('1', { ...freeInJune, Cancellation: steps, amenities: { Amenities: ['Grill', 'Hot Tub', 'Books'] } }),
          hit('2', { ...freeInJune, Cancellation: [], amenities: { Amenities: ['Wi-Fi'] } }),
          hit('3', { Cancellation: steps }),
        ],
        missing: [],
      });
    await show('/favorites?compare=1,2,3&startDate=2026-06-12&endDate=2026-06-14&adults=4');
    const cells = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(
          (cell) =>
            within(cell)
              .queryAllByRole('listitem')
              .map((item) => item.textContent)
              .join() || cell.textContent,
        );
    expect(await cells('If you cancel')).toEqual([
      'Full refund until Jun 7, 11:59 PM',
      'No refund',
      'Full refund until 5 days before check-in',
    ]);
    expect(await cells('Amenities')).toEqual(['Hot Tub,Grill', 'Wi-Fi', '–']);
  });

  test('FAV-9: a link to a comparison opens it in a browser that has saved nothing', async () => {
    save();
    answer = () => Promise.resolve({ hits: [hit('1'), hit('2')], missing: [] });
    await show('/favorites?compare=1,2');
    expect(await screen.findByRole('heading', { name: 'Compare 2 homes' })).toBeVisible();
  });

  test('FAV-9: a comparison that waits or fails counts the homes that were asked for', async () => {
    save('1', '2', '3');
    const failed = Promise.withResolvers<FavoriteRecords>();
    answer = () => failed.promise;
    await show('/favorites?compare=1,2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare 2 homes' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your favorites');
    await act(async () => failed.reject(new Error('down')));
    expect(screen.getByRole('alert')).toHaveTextContent('Your favorites are safe');
    expect(screen.getByRole('heading', { level: 1, name: 'Compare 2 homes' })).toBeVisible();
  });

  test('FAV-8 UI-3: a banner says once that the list is on this device; sharing asks to sign in', async () => {
    save('1');
    const { store } = await renderPage(
      <FavoritesView today="2026-06-01" load={load} callService={() => Promise.resolve(true)} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(store.getState().ui).toMatchObject({
      loginPromptModalOpen: true,
      loginPromptModalOrigin: 'share-favorites',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('These homes are saved on this device only.')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('dismissedBanners') ?? '')).toEqual({ 'favorites-on-device': true });
  });
});
