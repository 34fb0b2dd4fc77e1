import { act, screen } from '@testing-library/react';
import { experimentsDecided, experimentsSlice } from '@roost/shared/experiments';
import { renderSite } from '../testing/site.tsx';

// React tells the console of the regions that no remote fills here, and jsdom does not scroll.
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});
afterEach(() => {
  consoleError.mockRestore();
});

describe('the badge of what is different for checking', () => {
  test('ANLT-5: it says which variations the address forces, with the same address without them', async () => {
    const { store } = await renderSite({ path: '/help?utm_source=news&experiment.search-card-layout=price-first' });
    expect(screen.queryByRole('complementary', { name: /Experiment/ })).not.toBeInTheDocument();
    act(() => {
      store.inject(experimentsSlice);
      store.dispatch(experimentsDecided({ assigned: {}, forced: { 'search-card-layout': 'price-first' } }));
    });
    expect(screen.getByRole('complementary', { name: 'Experiment: search-card-layout price-first' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stop forcing' })).toHaveAttribute('href', '/help?utm_source=news');
  });

  test('PLAT-4 ANLT-5: pins and variations stand side by side', async () => {
    const { store } = await renderSite({
      path: '/help?experiment.search-card-layout=price-first',
      pins: [{ remote: 'mfe-search', version: '1.4.0', missing: false }],
    });
    act(() => {
      store.inject(experimentsSlice);
      store.dispatch(experimentsDecided({ assigned: {}, forced: { 'search-card-layout': 'price-first' } }));
    });
    expect(
      screen.getByRole('complementary', {
        name: 'Pinned: mfe-search 1.4.0. Experiment: search-card-layout price-first',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stop forcing' })).toHaveAttribute('href', '/help');
  });
});
