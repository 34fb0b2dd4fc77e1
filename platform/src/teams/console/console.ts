/**
 * The console of teams below `/_teams` of the site (PLAT-9): pages without script, signed in with a team's token. A
 * press does what the API does, with the same rights and the revision that the page was made from (decision 0057).
 */
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment } from '@roost/shared/contracts/registry';
import { readAudit } from '../../registry/audit.ts';
import { readRegistry } from '../../registry/store.ts';
import type { TeamToken } from '../../registry/tokens.ts';
import { allow, knownToken, getName, refuseWithdrawn } from '../access.ts';
import type { Change } from '../changes.ts';
import { Refusal, REFUSALS, toRefusal } from '../refusal.ts';
import { createAnswers } from './answers.ts';
import type { Answer, AnswerSources } from './answers.ts';
import { document, problemPage, ROOT, signInPage } from './layout.ts';
import type { Notice, View } from './layout.ts';
import { ACTIONS, pressSchema } from './press.ts';
import { isOwnPage, isPress, isPressSecret, pageAfterSignIn } from './own-page.ts';

export type ConsoleOptions = Pick<Change, 'hosts'> &
  AnswerSources & {
    siteUrl: string;
    log: (event: string, fields: object) => void;
  };

/** Sent to the console alone: `__Host-` would send it along with every page. */
const COOKIE = 'roost_team';
const nameOn = (siteUrl: string): string => (siteUrl.startsWith('https:') ? `__Secure-${COOKIE}` : COOKIE);
const FORM_LIMIT = 10_000;
const FAILED = 'Something went wrong on our side. Nothing is known to be changed; look at it again.';
const UNREADABLE = 'This request cannot be read.';
/** For who was signed in when the page with the button was made. */
const signedOut = (words: string): string =>
  words === ''
    ? 'Nothing was done: nobody was signed in any more. Sign in, and press it again.'
    : `${words} Nothing was done.`;

/** The policy of a console's page: its own style sheet and forms, and nothing else. */
function send(reply: FastifyReply, page: (nonce: string) => string, status = 200): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      // A page that opened this one in a window of its own has no hold of it.
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(page(nonce));
}

/** Under the name of this site alone: over https no page without https can have set it. */
const getCookie = (request: FastifyRequest, siteUrl: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${nameOn(siteUrl)}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];

/** What somebody typed into an address, as a sentence can hold it. */
const LONGEST_QUOTE = 40;
const quote = (typed: string): string =>
  `“${typed.length > LONGEST_QUOTE ? `${typed.slice(0, LONGEST_QUOTE)}…` : typed}”`;

/** @throws Refusal for an environment that there is not: another one's buttons must not stand below its name */
function getEnvironment({ environments }: TeamToken, query: unknown): Environment {
  const asked = (query as { environment?: string | string[] } | null)?.environment;
  if (asked === undefined)
    return environments.includes('production') ? 'production' : ([...environments].sort()[0] ?? 'production');
  const found = ENVIRONMENTS.find((name) => name === asked);
  if (!found)
    throw new Refusal(
      'bad_request',
      `There is no environment ${quote(String(asked))}. This token is for ${environments.join(', ')}.`,
    );
  return found;
}

function getView(token: TeamToken, query: unknown, notice: Notice | null = null): View {
  const environment = getEnvironment(token, query);
  allow(token, { environment });
  return { token, environment, notice, now: Date.now() };
}

/** Who is signed in. @throws Refusal without words when nobody is */
async function signedIn(dataDir: string, siteUrl: string, request: FastifyRequest): Promise<TeamToken> {
  const given = getCookie(request, siteUrl);
  if (given === undefined) throw new Refusal('no_token', '');
  return knownToken(dataDir, given);
}

/**
 * The revision that a press counts as made from. Changes of other remotes since then are nobody's business here:
 * whoever stops a bad version at night must not be sent back because another team published.
 */
async function currentRevision(
  directory: string,
  environment: Environment,
  remote: string,
  seen: number,
): Promise<number> {
  const { revision } = await readRegistry(directory, environment);
  if (revision <= seen) return seen;
  const [own] = await readAudit(directory, environment, { remote, limit: 1 });
  return own !== undefined && own.revision > seen ? seen : revision;
}

type PressRequest = FastifyRequest<{ Params: { action: string } }>;
/** Does what a button says, and shows the page that has it as it is then. */
function createPress(options: ConsoleOptions, pages: ReturnType<typeof createAnswers>) {
  const { directory, siteUrl, log } = options;
  return async (request: PressRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const token = await signedIn(dirname(directory), siteUrl, request);
    const action = Object.hasOwn(ACTIONS, request.params.action) ? ACTIONS[request.params.action] : undefined;
    const parsed = pressSchema.safeParse(request.body);
    if (!action || !parsed.success || !isPressSecret(parsed.data.press, token))
      throw new Refusal('bad_request', 'This press cannot be read.');
    const { environment, remote, revision, reason, back } = parsed.data;
    let notice: Notice;
    try {
      allow(token, { environment, remote, right: action.right });
      // Whoever brings a version from there has to be at home on both sides, whatever the form says.
      for (const other of request.params.action === 'release' ? (['staging', 'production'] as const) : [])
        allow(token, { environment: other });
      const note = { who: `${getName(token)} in the console`, commit: null, reason: reason?.trim() || null };
      const change: Change = {
        directory,
        environment,
        remote,
        note,
        expected: await currentRevision(directory, environment, remote, revision),
        say: (problem) => log('owner_not_told', { problem }),
        hosts: options.hosts,
        refuseUnlessAllowed: () => refuseWithdrawn(dirname(directory), token.id),
      };
      notice = { text: await action.run(change, parsed.data, options), isBad: false };
    } catch (error) {
      const refusal = toRefusal(error);
      if (!refusal) throw error;
      notice = { text: refusal.message, isBad: true };
    }
    const { title, body } = await pages.back(getView(token, { environment }, notice), back);
    return send(reply, (nonce) => document(title, nonce, body), notice.isBad ? 409 : 200);
  };
}

/** Returns the console as a plugin, below the same prefix as the API. */
export function consolePlugin(options: ConsoleOptions): (app: FastifyInstance) => Promise<void> {
  const { siteUrl, log } = options;
  const dataDir = dirname(options.directory);
  const pages = createAnswers(options);
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  const keep = (token: string, seconds: number): string =>
    `${nameOn(siteUrl)}=${token}; Path=${ROOT}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
  /** A working day. */
  const SIGNED_IN_SECONDS = 43_200;

  /** For the page that says what went wrong; null also where a script asks, which is shown nothing. */
  const findSignedIn = async (request: FastifyRequest): Promise<TeamToken | null> =>
    isOwnPage(request, siteUrl) ? signedIn(dataDir, siteUrl, request).catch(() => null) : null;

  const show = async (request: FastifyRequest, reply: FastifyReply, page: (view: View) => Promise<Answer>) => {
    const { title, body } = await page(getView(await signedIn(dataDir, siteUrl, request), request.query));
    return send(reply, (nonce) => document(title, nonce, body));
  };

  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.addHook('preHandler', async (request) => {
      if (!isOwnPage(request, siteUrl))
        throw new Refusal('bad_request', 'Only a page of the console may ask for that.');
    });
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const refusal = toRefusal(error);
      const status = refusal ? REFUSALS[refusal.code] : (error.statusCode ?? 500);
      // What a stranger sends that cannot be read is no failure of ours.
      if (status >= 500) log('console_failed', { path: request.routeOptions.url, error: error.stack ?? String(error) });
      // A strict cookie does not come with a link of another site's page, a webmail's too: it does when asked from here.
      if (status === 401 && request.method === 'GET' && request.headers['sec-fetch-site'] === 'cross-site')
        reply.header('refresh', '0');
      const said = refusal?.message ?? (status >= 500 ? FAILED : UNREADABLE);
      const words = status === 401 && isPress(request) ? signedOut(said) : said;
      void findSignedIn(request).then((token) =>
        send(
          reply,
          (nonce) =>
            token && status !== 401
              ? document('Not shown', nonce, problemPage(getView(token, {}), words))
              : document(
                  'Sign in',
                  nonce,
                  signInPage(words === '' ? null : { text: words, isBad: true }, pageAfterSignIn(request)),
                ),
          status,
        ),
      );
    });
    app.get('/', (request, reply) => show(request, reply, pages.overview));
    app.get('/changes', (request, reply) => show(request, reply, (view) => pages.changes(view, request.query)));
    app.get('/contracts', (request, reply) => show(request, reply, pages.contracts));
    app.get<{ Params: { remote: string } }>('/remotes/:remote', (request, reply) =>
      show(request, reply, (view) => pages.remote(view, request.params.remote, request.query)),
    );
    app.get<{ Params: { remote: string; version: string } }>('/remotes/:remote/versions/:version', (request, reply) =>
      show(request, reply, (view) => pages.version(view, request.params.remote, request.params.version)),
    );
    app.get<{ Params: { remote: string } }>('/remotes/:remote/compare', (request, reply) =>
      show(request, reply, (view) => pages.compare(view, request.params.remote, request.query)),
    );
    app.post('/enter', async (request, reply) => {
      const { token = '' } = (request.body ?? {}) as { token?: string };
      await knownToken(dataDir, token.trim());
      return reply.header('set-cookie', keep(token.trim(), SIGNED_IN_SECONDS)).redirect(pageAfterSignIn(request), 303);
    });
    app.post('/leave', async (_request, reply) => reply.header('set-cookie', keep('', 0)).redirect(`${ROOT}/`, 303));
    app.post<{ Params: { action: string } }>('/do/:action', createPress(options, pages));
  };
}
