import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAppStore, Provider, sessionReceived } from '@roost/shared/state';
import { LanguageSelect } from './LanguageSelect.tsx';

const GUEST = { user: { email: 'ada@example.com', name: 'Ada' }, expires: '2099-01-01T00:00:00.000Z' };

afterEach(() => {
  document.cookie = 'roost_language=; path=/; max-age=0';
});

async function choose(session: unknown, answer: () => Promise<Response>) {
  const asked: string[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${path} ${document.cookie.includes('roost_language=es')}`);
    return path.endsWith('/csrf') ? Response.json({ csrfToken: 'token' }) : answer();
  }) as typeof fetch;
  const store = createAppStore();
  store.dispatch(sessionReceived(session as never));
  const reloaded = Promise.withResolvers<void>();
  const { unmount } = render(
    <Provider store={store}>
      <LanguageSelect reload={reloaded.resolve} />
    </Provider>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
  await reloaded.promise;
  unmount();
  return asked;
}

test('TEXT-2: a signed-in guest’s choice is told to services before the page comes in it, also when that fails', async () => {
  const told = ['GET /auth/csrf true', 'POST /auth/account/language true'].map((line) =>
    line.replace('/auth', '/api/auth'),
  );
  const ok = async () => Response.json({ url: 'http://localhost/' });
  const asked = await choose(GUEST, ok);
  expect(asked.map((line) => line.replace(/(GET|POST) \S*?\/auth/, '$1 /api/auth'))).toEqual(told);
  expect(await choose(GUEST, () => Promise.reject(new TypeError('offline')))).toHaveLength(2);
});

test('TEXT-1: who is not signed in is asked nothing', async () => {
  expect(await choose(null, () => Promise.reject(new Error('asked')))).toEqual([]);
  expect(document.cookie).toContain('roost_language=es');
});
