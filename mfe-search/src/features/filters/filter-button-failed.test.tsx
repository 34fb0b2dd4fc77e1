import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSearch } from '../../testing/search-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { FilterButton } from './FilterButton.tsx';

jest.mock('./use-filters-open.ts', () => ({
  useFiltersOpen: (_state: unknown, _load: unknown, onFailed: () => void) => ({ shown: null, open: onFailed }),
}));

test('PLAT-5: filters that did not load without a connection are not told of any more once there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const data = buildSearch('/search?query=Tahoe');
  await renderPage(<FilterButton data={data} state={data.state} count={0} />, '/search?query=Tahoe');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByRole('alert')).toHaveTextContent('That didn’t load. Press again to retry.');
  onLine.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
