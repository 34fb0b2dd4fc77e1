import { initialSession } from './initial-session.ts';

const session = {
  user: { name: 'Ada', email: 'ada@example.com' },
  expires: '2027-01-01T00:00:00.000Z',
  profileId: 'p1',
};

const loaded = Promise.resolve();

describe('the session a page begins with', () => {
  test('AUTH-2: nobody is asked about a visitor without a session cookie', async () => {
    const api = jest.fn();
    expect(await initialSession({ mayBeSignedIn: false, api }, loaded)).toEqual({
      known: true,
      session: null,
      cookies: [],
    });
    expect(api).not.toHaveBeenCalled();
  });

  test('AUTH-2: a signed-in guest is known, and a renewed cookie goes on', async () => {
    const api = async () => Response.json(session, { headers: { 'set-cookie': 'authjs.session-token=x; HttpOnly' } });
    expect(await initialSession({ mayBeSignedIn: true, api }, loaded)).toEqual({
      known: true,
      session,
      cookies: ['authjs.session-token=x; HttpOnly'],
    });
  });

  test('AUTH-2: a page that waits for its data anyway waits for its session too', async () => {
    const data = Promise.withResolvers<void>();
    const api = async (_path: string, init?: RequestInit) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      init?.signal?.throwIfAborted();
      return Response.json(session);
    };
    expect(await initialSession({ mayBeSignedIn: true, api }, data.promise, 0)).toMatchObject({ known: true, session });
    expect(await initialSession({ mayBeSignedIn: true, api }, loaded, 0)).toMatchObject({ known: false });
  });

  test.each([
    [
      'are slow',
      async (_path: string, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('late')));
        }),
    ],
    ['fail', async () => new Response('no', { status: 500 })],
    ['talk nonsense', async () => new Response('<html>')],
  ])('AUTH-2: when services %s the page goes out and the browser asks', async (_name, api) => {
    expect(await initialSession({ mayBeSignedIn: true, api }, loaded, 20)).toEqual({
      known: false,
      session: null,
      cookies: [],
    });
  });
});
