/**
 * An OpenID Connect issuer: discovery, authorization code with PKCE (S256 only), ES256 id tokens, userinfo. Codes work
 * once and for a minute; the client must send its secret. Nothing is kept after it stops.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { PEOPLE } from './accounts.ts';
import type { Person } from './accounts.ts';
import { createSigner } from './keys.ts';
import { renderLoginPage, renderRefusal } from './page.ts';

export type OidcOptions = { publicUrl: string; clientId: string; clientSecret: string };

const CODE_MS = 60_000;
const TOKEN_SECONDS = 3600;
/** The registered callback path. The origin may be any, because ports differ. */
const REDIRECT_PATH = '/api/auth/callback/external';
const CARRIED = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

const text = z._default(z.string(), '');
const authorizeSchema = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: text,
  scope: text,
  state: text,
  nonce: text,
  code_challenge: text,
  code_challenge_method: text,
  person: text,
  name: text,
  email: text,
  cancel: text,
});
const tokenSchema = z.object({
  grant_type: text,
  code: text,
  redirect_uri: text,
  code_verifier: text,
  client_id: text,
  client_secret: text,
});

type Grant = { person: Person; redirectUri: string; nonce: string; challenge: string; expiresAt: number };

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

function isRegistered(redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  return /^https?:$/.test(url.protocol) && url.pathname === REDIRECT_PATH && url.search === '' && url.hash === '';
}

function getPerson({ person, name, email }: { person: string; name: string; email: string }): Person | null {
  const known = PEOPLE.find(({ sub }) => sub === person);
  if (known) return known;
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || name === '') return null;
  return {
    sub: `person-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`,
    name: name.slice(0, 100),
    email,
    emailVerified: true,
  };
}

export async function oidcPlugin(
  app: FastifyInstance,
  { publicUrl, clientId, clientSecret }: OidcOptions,
): Promise<void> {
  const signer = createSigner();
  const grants = new Map<string, Grant>();
  const bearers = new Map<string, Person>();
  const getIssuer = (request: FastifyRequest): string => `${new URL(publicUrl).protocol}//${request.host}/oidc`;
  const html = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

  // Encapsulated by register, so that other parts keep their own form parsers.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );

  app.get('/oidc/.well-known/openid-configuration', async (request) => {
    const issuer = getIssuer(request);
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      scopes_supported: ['openid', 'profile', 'email'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      claims_supported: ['sub', 'name', 'email', 'email_verified'],
      authorization_response_iss_parameter_supported: true,
    };
  });
  app.get('/oidc/jwks', async () => signer.jwks);

  /** Returns null for a valid request, else the error. */
  function wrong(ask: z.infer<typeof authorizeSchema>): string | null {
    if (ask.client_id !== clientId) return 'The client is not known here.';
    if (!isRegistered(ask.redirect_uri)) return 'The client did not register this redirect address.';
    return null;
  }

  app.get('/oidc/authorize', async (request, reply) => {
    const ask = authorizeSchema.safeParse(request.query);
    const problem = ask.success ? wrong(ask.data) : 'The request cannot be read.';
    if (!ask.success || problem) return html(reply, 400, renderRefusal(problem ?? ''));
    const query = new Map(Object.entries(ask.data).filter(([name, value]) => CARRIED.includes(name) && value !== ''));
    return html(reply, 200, renderLoginPage({ client: clientId, people: PEOPLE, query }));
  });

  app.post('/oidc/authorize', async (request, reply) => {
    const ask = authorizeSchema.safeParse(request.body);
    const problem = ask.success ? wrong(ask.data) : 'The request cannot be read.';
    if (!ask.success || problem) return html(reply, 400, renderRefusal(problem ?? ''));
    const { data } = ask;
    const back = new URL(data.redirect_uri);
    back.searchParams.set('iss', getIssuer(request));
    if (data.state) back.searchParams.set('state', data.state);
    const goBack = (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) back.searchParams.set(name, value);
      return reply.header('cache-control', 'no-store').redirect(back.href, 303);
    };
    if (data.cancel) return goBack({ error: 'access_denied', error_description: 'The person chose not to sign in.' });
    if (data.response_type !== 'code' || !data.scope.split(' ').includes('openid'))
      return goBack({ error: 'invalid_request' });
    if (data.code_challenge_method !== 'S256' || !data.code_challenge)
      return goBack({ error: 'invalid_request', error_description: 'PKCE with S256 is required.' });
    const person = getPerson(data);
    if (!person) return goBack({ error: 'access_denied' });
    const code = randomBytes(24).toString('base64url');
    grants.set(code, {
      person,
      redirectUri: data.redirect_uri,
      nonce: data.nonce,
      challenge: data.code_challenge,
      expiresAt: Date.now() + CODE_MS,
    });
    return goBack({ code });
  });

  function clientIsRight(request: FastifyRequest, body: z.infer<typeof tokenSchema>): boolean {
    const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const [id = '', secret = ''] = basic
      ? Buffer.from(basic, 'base64')
          .toString('utf8')
          .split(':')
          .map((part) => decodeURIComponent(part))
      : [body.client_id, body.client_secret];
    return sameText(id, clientId) && sameText(secret, clientSecret);
  }

  app.post('/oidc/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = tokenSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
    const body = parsed.data;
    if (!clientIsRight(request, body))
      return reply.code(401).header('www-authenticate', 'Basic realm="sandbox"').send({ error: 'invalid_client' });
    const grant = grants.get(body.code);
    grants.delete(body.code);
    const verified =
      grant !== undefined && createHash('sha256').update(body.code_verifier).digest('base64url') === grant.challenge;
    if (
      body.grant_type !== 'authorization_code' ||
      !grant ||
      !verified ||
      grant.redirectUri !== body.redirect_uri ||
      grant.expiresAt < Date.now()
    ) {
      return reply.code(400).send({ error: 'invalid_grant' });
    }
    const { person, nonce } = grant;
    const now = Math.floor(Date.now() / 1000);
    const accessToken = randomBytes(24).toString('base64url');
    bearers.set(accessToken, person);
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: 'openid profile email',
      id_token: signer.token({
        iss: getIssuer(request),
        aud: clientId,
        sub: person.sub,
        iat: now,
        exp: now + TOKEN_SECONDS,
        ...(nonce ? { nonce } : {}),
        name: person.name,
        email: person.email,
        email_verified: person.emailVerified,
      }),
    };
  });

  app.get('/oidc/userinfo', async (request, reply) => {
    const person = bearers.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!person) return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_token' });
    return { sub: person.sub, name: person.name, email: person.email, email_verified: person.emailVerified };
  });
}
