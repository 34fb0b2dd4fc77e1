import { render, screen } from '@testing-library/react';
import { Provider, createAppStore } from '@roost/shared/state';
import { MemoryRouter } from '@roost/shared/testing/memory-router';
import { FavoritesLink } from './FavoritesLink.tsx';

test.each([
  [
    '/search?query=Tahoe&startDate=2026-06-12&endDate=2026-06-16&adults=2&pets=1',
    '/favorites?startDate=2026-06-12&endDate=2026-06-16&adults=2&pets=1',
  ],
  ['/search?query=Tahoe', '/favorites'],
])('FAV-9: dates and guests travel along from %s', (from, to) => {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter initialEntries={[from]}>
        <FavoritesLink />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('link', { name: /Favorites/ })).toHaveAttribute('href', to);
});
