import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider, createAppStore, sessionReceived } from '../state/index.ts';
import { getCsrfToken, getProviders, signIn, signOut, updateSession } from './calls.ts';
import { SessionProvider, useSession } from './index.ts';
import type { SessionProviderProps, UseSessionOptions } from './index.ts';

const guest = {
  user: { name: 'Ada', email: 'ada@example.test' },
  expires: '2027-01-01T00:00:00.000Z',
  profileId: 'p1',
  accessToken: 't',
  isNewUser: false,
};
const providers = {
  credentials: { id: 'credentials', name: 'Password', type: 'credentials' },
  email: { id: 'email', name: 'Email', type: 'email' },
  external: { id: 'external', name: 'Roost ID', type: 'oidc' },
};

type Answer = { status?: number; body: unknown } | Error;
let answers: Record<string, Answer>;
let sent: { path: string; form: Record<string, string> }[];
let beacons: { code: string | null; message: string | null }[];
const place = { href: () => 'http://localhost:3000/favorites', go: jest.fn() };
const realFetch = globalThis.fetch;

beforeEach(() => {
  answers = {
    '/csrf': { body: { csrfToken: 'token' } },
    '/providers': { body: providers },
    '/session': { body: null },
  };
  sent = [];
  beacons = [];
  place.go.mockClear();
  localStorage.clear();
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input).replace('/api/auth', '');
    if (init?.method === 'POST') sent.push({ path, form: Object.fromEntries(init.body as URLSearchParams) });
    const answer = answers[init?.method === 'POST' ? `POST ${path}` : path];
    if (answer instanceof Error || answer === undefined) throw answer ?? new TypeError('Failed to fetch');
    return new Response(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), {
      status: answer.status ?? 200,
    });
  });
  navigator.sendBeacon = (_url, body) => {
    const data = body as URLSearchParams;
    beacons.push({ code: data.get('code'), message: data.get('message') });
    return true;
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const url = (path: string) => `http://localhost:3000${path}`;

describe('signing in', () => {
  test('AUTH-1: credentials are posted as a form with token, callback and json=true; the result is error, status, ok, url', async () => {
    answers['POST /callback/credentials'] = { body: { url: url('/favorites') } };
    const result = await signIn('credentials', { email: 'a@b.cc', password: 'x', redirect: false }, {}, place);
    expect(sent).toEqual([
      {
        path: '/callback/credentials',
        form: { email: 'a@b.cc', password: 'x', csrfToken: 'token', callbackUrl: url('/favorites'), json: 'true' },
      },
    ]);
    expect(result).toEqual({ error: null, status: 200, ok: true, url: url('/favorites') });
    expect(place.go).not.toHaveBeenCalled();
  });

  test("AUTH-1: an error is read from the answer's url, which then is null", async () => {
    answers['POST /callback/credentials'] = {
      status: 401,
      body: { url: url('/api/auth/signin?error=CredentialsSignin') },
    };
    expect(await signIn('credentials', { redirect: false }, {}, place)).toEqual({
      error: 'CredentialsSignin',
      status: 401,
      ok: false,
      url: null,
    });
  });

  test('AUTH-4: redirect is on by default, and always for an outside issuer; its hints go into the address', async () => {
    answers['POST /signin/email'] = { body: { url: url('/api/auth/verify-request') } };
    await signIn('email', { email: 'a@b.cc' }, {}, place);
    expect(place.go).toHaveBeenLastCalledWith(url('/api/auth/verify-request'));
    answers['POST /signin/external?login_hint=ada'] = { body: { url: 'https://issuer.example/authorize' } };
    await signIn('external', { redirect: false }, { login_hint: 'ada' }, place);
    expect(place.go).toHaveBeenLastCalledWith('https://issuer.example/authorize');
  });

  test.each([[undefined], ['nobody']])(
    'AUTH-4: provider %s goes to the sign-in page with the callback',
    async (provider) => {
      await signIn(provider, { callbackUrl: '/favorites' }, {}, place);
      expect(place.go).toHaveBeenCalledWith('/api/auth/signin?callbackUrl=%2Ffavorites');
      expect(sent).toEqual([]);
    },
  );

  test('AUTH-4: providers that do not come lead to the error page', async () => {
    answers['/providers'] = new TypeError('Failed to fetch');
    await signIn('email', {}, {}, place);
    expect(place.go).toHaveBeenCalledWith('/api/auth/error');
    expect(beacons).toEqual([{ code: 'CLIENT_FETCH_ERROR', message: '/providers: Network request failed' }]);
  });

  test.each([
    [new TypeError('Failed to fetch'), 'Network request failed'],
    [new DOMException('slow', 'TimeoutError'), 'Connection timeout'],
  ])('AUTH-5: without an answer the error is in the words of AUTH-5: %s', async (failure, message) => {
    answers['POST /callback/credentials'] = failure;
    expect(await signIn('credentials', { redirect: false }, {}, place)).toEqual({
      error: message,
      status: 0,
      ok: false,
      url: null,
    });
  });

  test('AUTH-5: an answer that is none of sign-in is MISSING_NEXTAUTH_API_ROUTE_ERROR; token and providers are null', async () => {
    answers['POST /callback/credentials'] = { body: '<html>' };
    expect(await signIn('credentials', { redirect: false }, {}, place)).toMatchObject({
      error: 'MISSING_NEXTAUTH_API_ROUTE_ERROR',
      ok: false,
    });
    answers = { '/csrf': { status: 500, body: 'no' }, '/providers': { body: '{"a":1}' } };
    expect([await getCsrfToken(), await getProviders()]).toEqual([null, null]);
  });
});

describe('the session of a page', () => {
  function Who(options: UseSessionOptions) {
    const { status, data } = useSession(options);
    return (
      <p>
        {status} {data?.user.name}
      </p>
    );
  }
  const show = (
    options: Partial<SessionProviderProps> & { initial?: typeof guest | null; use?: UseSessionOptions } = {},
  ) => {
    const { initial, use = {}, ...rest } = options;
    const store = createAppStore();
    if (initial !== undefined) store.dispatch(sessionReceived(initial));
    return {
      store,
      ...render(
        <Provider store={store}>
          <SessionProvider {...rest}>
            <Who {...use} />
          </SessionProvider>
        </Provider>,
      ),
    };
  };
  const fromOtherTab = (value: unknown) =>
    act(() => {
      localStorage.setItem('nextauth.message', JSON.stringify(value));
      window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message' }));
    });
  const message = { event: 'session', data: { trigger: 'signout' }, timestamp: 1 };
  const asked = () => jest.mocked(fetch).mock.calls.filter(([path]) => path === '/api/auth/session').length;

  test("AUTH-3: another tab's word makes this one ask; anything else in that key does not", async () => {
    show({ initial: guest });
    fromOtherTab({ event: 'other' });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'favorites', newValue: '{}' }));
    });
    expect(asked()).toBe(0);
    fromOtherTab(message);
    expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
  });

  test('AUTH-3: signing in and out refresh this page and tell the other tabs through local storage', async () => {
    show({ initial: null });
    answers['POST /callback/credentials'] = { body: { url: url('/') } };
    answers['/session'] = { body: guest };
    await act(async () => {
      await signIn('credentials', { redirect: false }, {}, place);
    });
    expect(screen.getByText('authenticated Ada')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('nextauth.message') ?? '')).toMatchObject({
      event: 'session',
      data: { profile: 'p1' },
    });
    answers['POST /signout'] = { body: { url: url('/') } };
    answers['/session'] = { body: null };
    await act(async () => {
      await signOut({ redirect: false, everywhere: true }, place);
    });
    expect(screen.getByText('unauthenticated')).toBeInTheDocument();
    expect(sent.at(-1)?.form).toMatchObject({ everywhere: 'true', csrfToken: 'token' });
    expect(JSON.parse(localStorage.getItem('nextauth.message') ?? '')).toMatchObject({
      data: { trigger: 'signout', profile: null },
    });
  });

  test('AUTH-1: update posts its data as JSON text and the page follows', async () => {
    show({ initial: guest });
    answers['POST /session'] = { body: { ...guest, user: { ...guest.user, name: 'Ada L.' } } };
    answers['/session'] = answers['POST /session'];
    await act(async () => {
      await updateSession({ name: 'Ada L.' });
    });
    expect(sent.at(-1)?.form).toEqual({ data: '{"name":"Ada L."}', csrfToken: 'token' });
    expect(screen.getByText('authenticated Ada L.')).toBeInTheDocument();
  });

  test('AUTH-3: focus asks again unless told not to', async () => {
    answers['/session'] = { body: guest };
    const { unmount } = show({ initial: guest, refetchOnWindowFocus: false });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked()).toBe(0);
    unmount();
    show({ initial: guest });
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(asked()).toBe(1);
  });

  test('AUTH-3: polls at its interval, not while offline unless allowed', async () => {
    jest.useFakeTimers();
    answers['/session'] = { body: guest };
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    try {
      const { unmount } = show({ initial: guest, refetchInterval: 60 });
      jest.advanceTimersByTime(120_000);
      expect(asked()).toBe(0);
      online.mockReturnValue(true);
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(asked()).toBe(1);
      unmount();
      online.mockReturnValue(false);
      show({ initial: guest, refetchInterval: 60, refetchWhenOffline: true });
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(asked()).toBe(2);
    } finally {
      online.mockRestore();
      jest.useRealTimers();
    }
  });

  test('AUTH-2: a session that is not known is asked for again without a word of the guest', async () => {
    jest.useFakeTimers();
    answers['/session'] = { status: 503, body: 'no' };
    try {
      const { store } = show();
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(store.getState().session.isUnknown).toBe(true);
      answers['/session'] = { body: guest };
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(screen.getByText('authenticated Ada')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(asked()).toBe(2);
    } finally {
      jest.useRealTimers();
    }
  });

  test('AUTH-5: a look that fails leaves a signed-in guest signed in and is logged', async () => {
    answers['/session'] = { status: 503, body: 'no' };
    show({ initial: guest });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(beacons).toEqual([{ code: 'CLIENT_FETCH_ERROR', message: 'session: HTTP 503' }]));
    expect(screen.getByText('authenticated Ada')).toBeInTheDocument();
    answers['/session'] = { body: { user: 'x' } };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(beacons.at(-1)?.code).toBe('CLIENT_SESSION_ERROR'));
  });

  test('AUTH-2: where it is required, a callback runs instead of the page; the status stays loading', () => {
    const onUnauthenticated = jest.fn();
    show({ initial: null, use: { required: true, onUnauthenticated } });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(screen.getByText('loading')).toBeInTheDocument();
  });
});
