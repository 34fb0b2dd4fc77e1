import { render, screen } from '@testing-library/react';
import { Provider, createAppStore, sessionReceived } from '../state/index.ts';
import { askSession } from './fetch-session.ts';
import { SessionProvider, useSession } from './index.ts';

const guest = {
  user: { name: 'Ada', email: 'ada@example.test' },
  expires: '2027-01-01T00:00:00.000Z',
  profileId: 'p1',
  isNewUser: false,
};
const answer = (body: unknown, status = 200) =>
  (async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })) as typeof fetch;

describe('fetching the session', () => {
  test.each([
    ['a signed-in guest', answer(guest), { known: true, session: guest }],
    ['nobody', answer(null), { known: true, session: null }],
    ['an empty session', answer({}), { known: true, session: null }],
    ['an error', answer('no', 500), { known: false }],
    ['no JSON', answer('<html>'), { known: false }],
    ['a session of another shape', answer({ user: 'Ada' }), { known: false }],
    [
      'no network',
      (async () => {
        throw new TypeError('Failed to fetch');
      }) as typeof fetch,
      { known: false },
    ],
  ])('AUTH-5: %s', async (_name, fetcher, expected) => {
    expect(await askSession(fetcher)).toEqual(expected);
  });

  test('AUTH-1: the request has a time limit', async () => {
    let signal: AbortSignal | null | undefined;
    await askSession((async (_url: string, init?: RequestInit) => {
      signal = init?.signal;
      return new Response('null');
    }) as typeof fetch);
    expect(signal).toBeInstanceOf(AbortSignal);
  });
});

describe('the session of a page', () => {
  function Who() {
    const { status, data } = useSession();
    return (
      <p>
        {status} {data?.user.name}
      </p>
    );
  }

  test('AUTH-2: a page without an initial session asks for it', async () => {
    render(
      <Provider store={createAppStore()}>
        <SessionProvider fetcher={answer(guest)}>
          <Who />
        </SessionProvider>
      </Provider>,
    );
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('authenticated Ada')).toBeInTheDocument();
  });

  test('AUTH-2: a page that came with its session asks nothing', () => {
    const fetcher = jest.fn(answer(guest));
    const store = createAppStore();
    store.dispatch(sessionReceived(null));
    render(
      <Provider store={store}>
        <SessionProvider fetcher={fetcher}>
          <Who />
        </SessionProvider>
      </Provider>,
    );
    expect(screen.getByText('unauthenticated')).toBeInTheDocument();
    expect(fetcher).not.toHaveBeenCalled();
  });

  test('AUTH-2 AUTH-5: a session that could not be asked for is told from nobody, and is asked for again when the tab is shown', async () => {
    const store = createAppStore();
    let fetcher = answer('no', 503);
    render(
      <Provider store={store}>
        <SessionProvider fetcher={(...given) => fetcher(...given)}>
          <Who />
        </SessionProvider>
      </Provider>,
    );
    expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
    expect(store.getState().session.isUnknown).toBe(true);
    fetcher = answer(guest);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('authenticated Ada')).toBeInTheDocument();
    expect(store.getState().session.isUnknown).toBeUndefined();
  });

  test('AUTH-3: a signed-in guest who comes back to the tab is asked for again', async () => {
    const store = createAppStore();
    store.dispatch(sessionReceived(guest));
    render(
      <Provider store={store}>
        <SessionProvider fetcher={answer(null)}>
          <Who />
        </SessionProvider>
      </Provider>,
    );
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
  });
});
