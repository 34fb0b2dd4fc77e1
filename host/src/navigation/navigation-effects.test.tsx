/** What happens around a change of page, on the whole site. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentGate } from '@roost/shared/consent';
import { withEverything } from '@roost/shared/domain/consent';
import { loginPromptOpened, toastShown } from '@roost/shared/state';
import { renderSite, routesModule } from '../testing/site.tsx';
import { CURRENT_PATH_KEY, PAGE_HISTORY_KEY, PREVIOUS_PATH_KEY } from './page-history.ts';

const search = routesModule({
  id: 'search',
  loader: async () => ({ type: 'data', data: 'Homes' }),
  head: () => ({ title: 'Lake Tahoe · Roost' }),
  Component: ({ data }) => <h1>{String(data)}</h1>,
});
const modules = { 'mfe-search/routes': search };
const dataLayer = () => (window as { dataLayer?: unknown[] }).dataLayer;

// React tells the console of the slots that no remote fills here.
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
  delete (window as { dataLayer?: unknown[] }).dataLayer;
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

afterEach(() => {
  consoleError.mockRestore();
});

test('ROUTE-10, CONS-7: a reached page is told with its own title once analytics is agreed to; the first page and queries are not', async () => {
  const { router } = await renderSite({ path: '/help', modules });
  await act(() => router.navigate('/search?query=x'));
  expect(dataLayer()).toBeUndefined();
  act(() => consentGate.save(withEverything(true, [])));
  await act(() => router.navigate('/help'));
  await act(() => router.navigate('/search?query=x'));
  await act(() => router.navigate('/search?query=x&page=2'));
  expect(dataLayer()).toEqual([
    { event: 'virtual_pageview', page_path: '/help', page_title: expect.stringContaining('Roost') },
    { event: 'virtual_pageview', page_path: '/search', page_title: 'Lake Tahoe · Roost' },
  ]);
  act(() => consentGate.save(withEverything(false, [])));
});

test('ROUTE-9: the session knows this page, the one before and the addresses of all', async () => {
  const { router } = await renderSite({ path: '/help', modules });
  await act(() => router.navigate('/search?query=x'));
  await act(() => router.navigate('/search?query=x&page=2'));
  expect(sessionStorage.getItem(CURRENT_PATH_KEY)).toBe('/search');
  expect(sessionStorage.getItem(PREVIOUS_PATH_KEY)).toBe('/help');
  expect(
    JSON.parse(sessionStorage.getItem(PAGE_HISTORY_KEY) ?? '[]').map((address: string) => new URL(address).pathname),
  ).toEqual(['/help', '/search']);
});

test('ROUTE-10: toasts go when a navigation starts, and stay when only the query changes', async () => {
  const { router, store } = await renderSite({ path: '/search', modules });
  act(() => {
    store.dispatch(toastShown({ text: 'Saved' }));
  });
  await act(() => router.navigate('/search?page=2'));
  expect(store.getState().toasts.items).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Help and contact' }));
  expect(store.getState().toasts.items).toEqual([]);
});

test('FAV-8: an offer to sign in belongs to the page where the heart was pressed', async () => {
  const { router, store } = await renderSite({ path: '/search', modules });
  const isOffered = () => store.getState().ui.loginPromptModalOpen;
  act(() => {
    store.dispatch(loginPromptOpened('favorite'));
  });
  await act(() => router.navigate('/search?page=2'));
  expect(isOffered()).toBe(true);
  await act(() => router.navigate('/help'));
  expect(isOffered()).toBe(false);
});

test('UI-5: a page that takes long is said to be on its way and has a sign; then it is said, with the focus on its heading', async () => {
  const page = Promise.withResolvers<void>();
  const slow = routesModule({
    id: 'search',
    loader: async () => {
      await page.promise;
      return { type: 'data', data: 'Homes' };
    },
    head: () => ({ title: 'Lake Tahoe · Roost' }),
    Component: ({ data }) => <h1>{String(data)}</h1>,
  });
  await renderSite({ path: '/help', modules: { 'mfe-search/routes': slow }, loaderLimitMs: 20_000 });
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await userEvent.click(screen.getByRole('link', { name: 'Find a home' }));
  expect(screen.getByRole('progressbar', { name: 'Loading the next page' })).toBeVisible();
  expect(said()).not.toContain('Loading the next page');
  await waitFor(() => expect(said()).toContain('Loading the next page'), { timeout: 5_000 });
  await act(async () => page.resolve());
  await waitFor(() => expect(said()).toContain('Lake Tahoe · Roost, page loaded'));
  expect(said()).not.toContain('Loading the next page');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Homes' })).toHaveFocus();
});

test('UI-5: going back, the focus is on the card that was opened; going forward, on the heading', async () => {
  const results = routesModule({
    id: 'search',
    loader: async () => ({ type: 'data', data: null }),
    Component: () => (
      <>
        <h1>Homes</h1>
        <article>
          <a href="/terms">Terms</a>
          <a href="/help?from=card">Help</a>
        </article>
      </>
    ),
  });
  const { router } = await renderSite({ path: '/search', modules: { 'mfe-search/routes': results } });
  await act(() => router.navigate('/help?from=card'));
  await act(() => router.navigate(-1));
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Help' })).toHaveFocus();
  await act(() => router.navigate(1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
