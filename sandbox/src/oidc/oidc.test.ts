import { createHash } from 'node:crypto';
import { startPlugin } from '../testing.ts';
import { oidcPlugin } from './plugin.ts';

const REDIRECT = 'http://localhost:3000/api/auth/callback/external';
const VERIFIER = 'a verifier that nobody guesses';
const challenge = createHash('sha256').update(VERIFIER).digest('base64url');

describe('AUTH-6: the sandbox as OpenID issuer', () => {
  let world: Awaited<ReturnType<typeof startPlugin>>;
  beforeAll(async () => {
    world = await startPlugin((app) =>
      oidcPlugin(app, { publicUrl: 'http://localhost', clientId: 'roost-local', clientSecret: 'secret' }),
    );
  });
  afterAll(() => world.app.close());

  const form = (values: Record<string, string>) =>
    ({ method: 'POST', body: new URLSearchParams(values), redirect: 'manual' }) as const;
  const ask = {
    client_id: 'roost-local',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email',
    state: 's',
    nonce: 'n',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  const authorize = (values: Record<string, string>) =>
    fetch(`${world.url}/oidc/authorize`, form({ ...ask, ...values }));
  const getReturnQuery = (answer: Response) => new URL(answer.headers.get('location') ?? '').searchParams;
  const codeFor = async (person: string) => getReturnQuery(await authorize({ person })).get('code') ?? '';
  const token = (code: string, over: Record<string, string> = {}) =>
    fetch(
      `${world.url}/oidc/token`,
      form({
        grant_type: 'authorization_code',
        code,
        redirect_uri: REDIRECT,
        code_verifier: VERIFIER,
        client_id: 'roost-local',
        client_secret: 'secret',
        ...over,
      }),
    );

  test('its page offers the people it knows and carries the request on', async () => {
    const page = await (await fetch(`${world.url}/oidc/authorize?${new URLSearchParams(ask)}`)).text();
    expect(page).toContain('Maya Ortiz');
    expect(page).toContain(`name="code_challenge" value="${challenge}"`);
  });

  test('a code is worth one token, with the nonce and whose address is verified', async () => {
    const code = await codeFor('person-noor');
    const answer = (await (await token(code)).json()) as { id_token: string };
    const claims = JSON.parse(Buffer.from(answer.id_token.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    expect(claims).toMatchObject({
      aud: 'roost-local',
      sub: 'person-noor',
      nonce: 'n',
      email_verified: false,
      iss: `${world.url}/oidc`,
    });
    expect((await token(code)).status).toBe(400);
  });

  test.each([
    ['another verifier', { code_verifier: 'other' }, 400],
    ['another redirect address', { redirect_uri: `${REDIRECT}x` }, 400],
    ['a wrong secret', { client_secret: 'no' }, 401],
  ])('%s gets no token', async (_name, over, status) => {
    expect((await token(await codeFor('person-maya'), over)).status).toBe(status);
  });

  test.each([
    [{ redirect_uri: 'https://evil.example/api/auth/callback/external/x' }],
    [{ redirect_uri: 'javascript:alert(1)' }],
    [{ client_id: 'other' }],
  ])('%j is refused on the spot', async (over) => {
    expect((await authorize(over)).status).toBe(400);
  });

  test('a request without PKCE and a person who cancels go back with an error', async () => {
    expect(getReturnQuery(await authorize({ code_challenge: '', person: 'person-maya' })).get('error')).toBe(
      'invalid_request',
    );
    const cancelled = getReturnQuery(await authorize({ cancel: '1' }));
    expect([cancelled.get('error'), cancelled.get('state')]).toEqual(['access_denied', 's']);
  });
});
