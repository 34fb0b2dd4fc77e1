import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createAppStore, loginPromptOpened, Provider, useAppSelector } from './index.ts';

function Prompt() {
  const open = useAppSelector((state) => state.ui.loginPromptModalOpen);
  return <button aria-pressed={open}>Sign in</button>;
}

test('PLAT-6: a region that hydrates after the store changed shows the change, without a mismatch', async () => {
  const page = (store: ReturnType<typeof createAppStore>) => (
    <Provider store={store}>
      <Prompt />
    </Provider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(createAppStore()));
  const store = createAppStore();
  store.dispatch(loginPromptOpened('search'));

  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(store), { onRecoverableError: (error) => problems.push(error) });
  });
  expect(problems).toEqual([]);
  expect(root.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
});
