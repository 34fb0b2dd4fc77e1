import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider, createAppStore } from '@roost/shared/state';
import { favoriteAdded, favoritesSlice } from '../state/favorites-slice.ts';
import { MemoryRouter } from '@roost/shared/testing/memory-router';
import { LoginPrompt } from './LoginPrompt.tsx';

const realFetch = globalThis.fetch;
const providers = {
  email: { id: 'email', name: 'Email', type: 'email' },
  external: { id: 'external', name: 'Roost ID', type: 'oidc' },
};
const posted: { path: string; form: Record<string, string> }[] = [];

beforeEach(() => {
  posted.length = 0;
  localStorage.clear();
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input);
    if (init?.method === 'POST') {
      posted.push({ path, form: Object.fromEntries(init.body as URLSearchParams) });
      throw new TypeError('Failed to fetch');
    }
    return Response.json(path.endsWith('/csrf') ? { csrfToken: 'token' } : providers);
  });
  navigator.sendBeacon = () => true;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function show(onClose = jest.fn(), origin = 'favorite') {
  const store = createAppStore();
  store.inject(favoritesSlice);
  store.dispatch(favoriteAdded({ objectID: '7', Headline: 'Waterline House' }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <LoginPrompt origin={origin} onClose={onClose} />
      </MemoryRouter>
    </Provider>,
  );
  return onClose;
}

describe('login prompt', () => {
  test('FAV-8: names the home that was saved and keeps its origin for after signing in', async () => {
    show();
    expect(await screen.findByRole('dialog', { name: 'Keep your favorites' })).toHaveTextContent(
      'Waterline House is saved on this device. Sign in to see it on all your devices.',
    );
    expect(localStorage.getItem('loginPromptModalOrigin')).toBe('favorite');
    expect(await screen.findByRole('button', { name: 'Continue with Roost ID' })).toBeInTheDocument();
  });

  test('FAV-9: who wants to share is told that sharing needs an account, and of no single home', async () => {
    show(jest.fn(), 'share-favorites');
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to share your favorites' });
    expect(dialog).not.toHaveTextContent('Waterline House');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    // The next heart still offers to keep what was saved.
    expect(localStorage.getItem('dismissedBanners')).toBeNull();
  });

  test('UI-5: a wrong address is said beside its field, a right one is sent a link; without a network it says so', async () => {
    show();
    await userEvent.type(await screen.findByLabelText('Email'), 'maya');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email'), '@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(posted).toEqual([
      {
        path: '/api/auth/signin/email',
        form: expect.objectContaining({
          email: 'maya@example.com',
          csrfToken: 'token',
          callbackUrl: window.location.href,
        }),
      },
    ]);
  });

  test('FAV-8: not now keeps the home here and closes', async () => {
    const onClose = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Not now, keep them here' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});
