import { useLayoutEffect } from 'react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TRACK_EVENT } from '@roost/shared/analytics/track';
import { createAppStore, loginPromptClosed, Provider, sessionReceived } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import { readState } from '../state/favorites-slice.ts';
import { persistFavorites } from '../state/persist-favorites.ts';
import { FavoriteButton } from '../components/FavoriteButton.tsx';
import { FavoritesView } from '../pages/favorites/FavoritesPage.tsx';
import { FavoritesLink } from './FavoritesLink.tsx';
import { renderPage } from '../testing/render-page.tsx';

const listing = { objectID: '41827', headline: 'Waterline House', imageUrl: '/pictures/front', price: 2056 };
const heart = () => screen.getByRole('button', { name: 'Save to favorites: Waterline House' });
const hearts = (
  <>
    <FavoritesLink />
    <FavoriteButton listing={listing} initiatedFrom="search" />
  </>
);

const tracked: unknown[] = [];
window.addEventListener(TRACK_EVENT, (event) => tracked.push((event as CustomEvent).detail));
beforeEach(() => {
  tracked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});

describe('heart', () => {
  test('FAV-1, ANLT-3: the heart saves the home on this device and tracks it once', async () => {
    const { store } = await renderPage(hearts);
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toMatchObject({
      selectedListings: ['41827'],
      saveAsGuest: true,
    });
    expect(tracked).toEqual([
      { name: 'favoriteListing', properties: { product_id: '41827', initiated_from: 'search', price: 2056 } },
    ]);
    expect(store.getState().toasts.items).toMatchObject([{ text: 'Saved to Favorite Homes' }]);
    expect(screen.getByRole('link', { name: /Favorites/ })).toHaveTextContent('1 saved');
  });

  test('FAV-1 FAST-3: a press in the moment between hydration and its effects is not lost, nor what was saved before', async () => {
    localStorage.setItem('favorites', JSON.stringify({ selectedListings: ['9'], saveAsGuest: true, listingsData: {} }));
    /** A kept press is given back as soon as the heart is React's: before its effects have run. */
    function Early() {
      useLayoutEffect(() => heart().click(), []);
      return null;
    }
    const { store } = await renderPage(
      <>
        {hearts}
        <Early />
      </>,
    );
    expect(readState(store).selectedListings.toSorted()).toEqual(['41827', '9']);
    expect(tracked).toHaveLength(1);
  });

  test('FAV-9: the toast of a save leads to the choice of a collection, which another tab hears of; the page shows it', async () => {
    localStorage.setItem('dismissedBanners', '{"login-prompt":true}');
    const { store } = await renderPage(
      <>
        <main>{hearts}</main>
        <FavoritesView today="2026-06-01" load={() => Promise.resolve({ hits: [], missing: [] })} />
      </>,
      '/favorites?adults=2',
    );
    await userEvent.click(heart());
    const [toast] = store.getState().toasts.items;
    expect([toast?.text, toast?.button?.label]).toEqual(['Saved to Favorite Homes', 'Change']);
    const open = () => act(async () => void (toast?.button && store.dispatch(toast.button.action)));
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Choose a collection' });
    expect(within(dialog).getByRole('radio', { name: 'Favorite Homes' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'New collection' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), ' Tahoe with Ben {Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState().toasts.items.at(-1)?.text).toBe('Saved to Tahoe with Ben');
    expect(JSON.parse(localStorage.getItem('favoriteCollections') ?? '')).toEqual({ '41827': 'Tahoe with Ben' });
    expect(readState(store).selectedListings).toEqual(['41827']);
    const link = screen.getByRole('link', { name: 'Tahoe with Ben (1)' });
    expect(link).toHaveAttribute('href', '/favorites?adults=2&collection=Tahoe+with+Ben');
    await userEvent.click(link);
    expect(screen.getByRole('heading', { level: 1, name: 'Tahoe with Ben' })).toBeVisible();
    await open();
    expect(await screen.findByRole('radio', { name: 'Tahoe with Ben' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    localStorage.setItem('favoriteCollections', '{"41827":"Ski"}');
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'favoriteCollections' }));
    });
    expect(readState(store).placed).toEqual({ '41827': 'Ski' });
    localStorage.setItem('favoriteCollections', '["broken');
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'favoriteCollections' }));
    });
    expect(readState(store).placed).toEqual({});
  });

  test('FAV-4: a second press removes the home, and the toast brings it back', async () => {
    localStorage.setItem('favorites', '{"selectedListings":["5","41827"],"saveAsGuest":true}');
    const { store } = await renderPage(hearts);
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    const [toast] = store.getState().toasts.items;
    expect([toast?.text, toast?.button?.label]).toEqual(['Removed from your favorites', 'Undo']);
    await act(async () => {
      if (toast?.button) store.dispatch(toast.button.action);
    });
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toMatchObject({ selectedListings: ['5', '41827'] });
  });

  test('FAV-9: a heart pressed in another tab shows here', async () => {
    await renderPage(hearts);
    localStorage.setItem('favorites', '{"selectedListings":["41827"],"saveAsGuest":true}');
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
    });
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('PLAT-5: the server renders an empty heart, whatever the browser has', () => {
    localStorage.setItem('favorites', '{"selectedListings":["41827"],"saveAsGuest":true}');
    const html = renderToString(
      <Provider store={createAppStore()}>
        <FavoriteButton listing={listing} initiatedFrom="search" />
      </Provider>,
    );
    expect(html).toContain('aria-pressed="false"');
  });

  test('FAV-1 PLAT-6: a heart that hydrates after the storage was read shows a saved home, without a mismatch', async () => {
    const page = (store: AppStore) => (
      <Provider store={store}>
        <FavoriteButton listing={listing} initiatedFrom="search" />
      </Provider>
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(page(createAppStore()));
    localStorage.setItem('favorites', '{"selectedListings":["41827"],"saveAsGuest":true}');
    const store = createAppStore();
    const stop = persistFavorites(store, { local: () => localStorage });
    const mismatches: unknown[] = [];
    const hydrated = await act(async () =>
      hydrateRoot(root, page(store), { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(mismatches).toEqual([]);
    expect(within(root).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await act(async () => hydrated.unmount());
    stop();
  });

  test('FAV-8: the first favorite of a guest offers to sign in, and keeps where its heart stands; a second one does not, nor does one before the session is known', async () => {
    const { store } = await renderPage(
      <>
        {hearts}
        <FavoriteButton listing={{ objectID: '5', headline: 'Loft' }} initiatedFrom="map" />
      </>,
    );
    await userEvent.click(heart());
    expect(store.getState().ui.loginPromptModalOpen).toBe(false);
    await userEvent.click(heart());
    act(() => {
      store.dispatch(sessionReceived(null));
    });
    await userEvent.click(heart());
    expect(store.getState().ui).toMatchObject({ loginPromptModalOpen: true, loginPromptModalOrigin: 'search' });
    expect(localStorage.getItem('firstFavoriteId')).toBe('41827');
    act(() => {
      store.dispatch(loginPromptClosed());
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save to favorites: Loft' }));
    expect(store.getState().ui.loginPromptModalOpen).toBe(false);
  });

  test('FAV-8: declined once, it is not offered again', async () => {
    localStorage.setItem('dismissedBanners', '{"login-prompt":true}');
    const { store } = await renderPage(hearts);
    act(() => {
      store.dispatch(sessionReceived(null));
    });
    await userEvent.click(heart());
    expect(store.getState().ui.loginPromptModalOpen).toBe(false);
  });

  test('FAV-8 UI-3: after saving, the header says once where the homes are', async () => {
    const { store } = await renderPage(hearts);
    await userEvent.click(heart());
    const note = await screen.findByRole('region', { name: 'Saved homes' });
    expect(note).toHaveTextContent('Your saved homes are waiting for you on this device.');
    await userEvent.click(within(note).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Saved homes' })).not.toBeInTheDocument();
    expect(readState(store).showFavoriteNotification).toBe(false);
    expect(JSON.parse(localStorage.getItem('dismissedBanners') ?? '')).toEqual({ 'favorite-notification': true });
  });
});
