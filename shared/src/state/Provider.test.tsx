import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createAppStore, favoriteAdded, Provider, useAppSelector } from './index.ts';

function Heart() {
  const saved = useAppSelector((state) => state.favorites.selectedListings.includes('41827'));
  return <button aria-pressed={saved}>Save</button>;
}

test('FAV-1 PLAT-6: a region that hydrates after the store changed shows the change, without a mismatch', async () => {
  const page = (store: ReturnType<typeof createAppStore>) => (
    <Provider store={store}>
      <Heart />
    </Provider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(createAppStore()));
  const store = createAppStore();
  store.dispatch(
    favoriteAdded({ listing: { objectID: '41827', Headline: 'Waterline House' } } as Parameters<
      typeof favoriteAdded
    >[0]),
  );

  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(store), { onRecoverableError: (error) => problems.push(error) });
  });
  expect(problems).toEqual([]);
  expect(root.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
});
