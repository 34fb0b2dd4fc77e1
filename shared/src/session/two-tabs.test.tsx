import { act, render, waitFor } from '@testing-library/react';
import { Provider, createAppStore, sessionReceived } from '../state/index.ts';
import type { AppStore, SessionData } from '../state/index.ts';
import { SessionProvider } from './index.ts';
import { signOut, updateSession } from './calls.ts';

const getSession = (profileId: string): SessionData => ({
  user: { name: profileId, email: `${profileId}@example.test` },
  expires: '2027-01-01T00:00:00.000Z',
  profileId,
});

/** Who the server says is signed in. All tabs of a browser send the same cookie. */
let onServer: SessionData | null;
let requests: number;
const fetcher = (async () => {
  requests += 1;
  return Response.json(onServer);
}) as typeof fetch;
const place = { href: () => 'http://localhost:3000/', go: jest.fn() };
const realFetch = globalThis.fetch;
let setItem: jest.SpyInstance;

/** Opens a tab whose page the server rendered with `session`; undefined when services did not answer in time. */
function openTab(session: SessionData | null | undefined): AppStore {
  const store = createAppStore();
  if (session !== undefined) store.dispatch(sessionReceived(session));
  render(
    <Provider store={store}>
      <SessionProvider fetcher={fetcher}>{null}</SessionProvider>
    </Provider>,
  );
  return store;
}
const shown = (store: AppStore) => store.getState().session.data?.profileId ?? null;

beforeEach(() => {
  localStorage.clear();
  onServer = null;
  requests = 0;
  const write = Storage.prototype.setItem;
  setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, newValue) {
    write.call(this, key, newValue);
    // Both tabs live in one window here, so the one that wrote hears it too.
    queueMicrotask(() => {
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      });
    });
  });
  globalThis.fetch = (async (input) =>
    Response.json(
      String(input).endsWith('/csrf')
        ? { csrfToken: 't' }
        : String(input).endsWith('/session')
          ? onServer
          : { url: '/' },
    )) as typeof fetch;
});
afterEach(() => {
  setItem.mockRestore();
  globalThis.fetch = realFetch;
});

describe('the session in two tabs', () => {
  test.each([['a password'], ['a mailed link or code'], ['an outside provider']])(
    "AUTH-3: a signed-out guest's open tab learns of a sign-in with %s from the page that comes back",
    async () => {
      const open = openTab(null);
      onServer = getSession('ana');
      openTab(onServer);
      await waitFor(() => expect(shown(open)).toBe('ana'));
    },
  );

  test('AUTH-3: it learns of it too when the page came back without its session and had to ask', async () => {
    const open = openTab(null);
    onServer = getSession('ana');
    const returned = openTab(undefined);
    await waitFor(() => expect([shown(open), shown(returned)]).toEqual(['ana', 'ana']));
  });

  test('AUTH-3: an open tab follows a change of account', async () => {
    onServer = getSession('ana');
    const open = openTab(onServer);
    onServer = getSession('ben');
    openTab(onServer);
    await waitFor(() => expect(shown(open)).toBe('ben'));
  });

  test('AUTH-3: signing out in one tab signs the other out', async () => {
    onServer = getSession('ana');
    const tabs = [openTab(onServer), openTab(onServer)];
    onServer = null;
    await act(() => signOut({ redirect: false }, place));
    await waitFor(() => expect(tabs.map(shown)).toEqual([null, null]));
  });

  test('AUTH-3: an update reaches the other tab though the account is the same', async () => {
    onServer = getSession('ana');
    const open = openTab(onServer);
    onServer = { ...onServer, user: { ...onServer.user, name: 'Ana Lima' } };
    await act(() => updateSession({ name: 'Ana Lima' }));
    await waitFor(() => expect(open.getState().session.data?.user.name).toBe('Ana Lima'));
  });

  test('AUTH-3: pages that start with what was told last say nothing, and tabs do not answer each other forever', async () => {
    const open = openTab(null);
    expect(setItem).not.toHaveBeenCalled();
    onServer = getSession('ana');
    openTab(onServer);
    openTab(onServer);
    await waitFor(() => expect(shown(open)).toBe('ana'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(setItem).toHaveBeenCalledTimes(1);
    expect(requests).toBeLessThanOrEqual(3);
  });

  test('AUTH-3: a page that comes back from the memory of the browser asks, for it heard nothing meanwhile', async () => {
    const open = openTab(null);
    onServer = getSession('ana');
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await waitFor(() => expect(shown(open)).toBe('ana'));
  });

  test('AUTH-3: of two answers under way the newer request counts', async () => {
    const answers: ((response: Response) => void)[] = [];
    const slow = (() => new Promise<Response>((resolve) => answers.push(resolve))) as typeof fetch;
    const store = createAppStore();
    store.dispatch(sessionReceived(getSession('ana')));
    render(
      <Provider store={store}>
        <SessionProvider fetcher={slow}>{null}</SessionProvider>
      </Provider>,
    );
    await act(async () => undefined);
    answers.length = 0;
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await act(async () => answers[1]?.(Response.json(getSession('ben'))));
    await act(async () => answers[0]?.(Response.json(getSession('ana'))));
    await waitFor(() => expect(shown(store)).toBe('ben'));
  });
});
