/**
 * The console of teams below `/_teams` of the site (PLAT-9): pages without script, signed in with a team's token. A press does what the API does, with the same
 * rights and the revision that the page was made from.
 */
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment } from '@roost/shared/contracts/registry';
import { readAudit } from '../../registry/audit.ts';
import { readRegistry } from '../../registry/store.ts';
import type { TeamToken } from '../../registry/tokens.ts';
import { allow, knownToken, getName } from '../access.ts';
import type { Change } from '../changes.ts';
import { Refusal, REFUSALS, toRefusal } from '../refusal.ts';
import { comparePage } from './compare-page.ts';
import type { Html } from './html.ts';
import { document, ROOT, signInPage } from './layout.ts';
import type { Notice, View } from './layout.ts';
import { changesPage, contractsPage, overviewPage, remotePage } from './pages.ts';
import { ACTIONS, pressSchema } from './press.ts';
import { readRemotes } from './read-remotes.ts';
import type { RemoteView } from './remote-card.ts';
import { isOwnPage, isPressSecret } from './own-page.ts';
import { readFileSizes, scriptBytes } from './version-diff.ts';

export type ConsoleOptions = Pick<Change, 'hosts'> & {
  directory: string;
  siteUrl: string;
  log: (event: string, fields: object) => void;
};

/** Sent to the console alone: `__Host-` would send it along with every page. */
const COOKIE = 'roost_team';
const nameOn = (siteUrl: string): string => (siteUrl.startsWith('https:') ? `__Secure-${COOKIE}` : COOKIE);
const MOST_RECORDS = 200;
const FORM_LIMIT = 10_000;

/** Bytes of the scripts of each version, as browsers get them before they are compressed. */
async function toBytes(directory: string, remote: string, versions: readonly string[]): Promise<Map<string, number>> {
  const sizes = versions.map(
    async (version) => [version, scriptBytes(await readFileSizes(directory, remote, version))] as const,
  );
  return new Map((await Promise.all(sizes)).filter(([, bytes]) => bytes > 0));
}

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

function getView(token: TeamToken, query: unknown, notice: Notice | null = null): View {
  const asked = z.object({ environment: z.enum(ENVIRONMENTS) }).safeParse(query);
  const [first = 'production'] = [...token.environments].sort();
  const environment = asked.success
    ? asked.data.environment
    : token.environments.includes('production')
      ? 'production'
      : first;
  allow(token, { environment });
  return { token, environment, notice };
}

type Answer = { title: string; body: Html };

const comparedSchema = z.object({ from: z.string(), to: z.string() });

function createPages({ directory }: ConsoleOptions) {
  const getRemotes = (environment: Environment): Promise<RemoteView[]> => readRemotes(directory, environment);
  const overview = async (view: View): Promise<Answer> => ({
    title: 'Remotes',
    body: overviewPage(view, await getRemotes(view.environment)),
  });
  const find = async (view: View, name: string): Promise<RemoteView> => {
    const found = (await getRemotes(view.environment)).find((one) => one.name === name);
    if (!found) throw new Refusal('not_found', `${name} is not published in ${view.environment}.`);
    return found;
  };
  const compare = async (view: View, name: string, query: unknown): Promise<Answer> => {
    const found = await find(view, name);
    const asked = comparedSchema.safeParse(query);
    const sides = ['from', 'to'].map((side) =>
      found.entries.find(({ metadata }) => asked.success && metadata.version === asked.data[side as 'from' | 'to']),
    );
    const [before, after] = await Promise.all(
      sides.map(async (entry) => {
        if (!entry) throw new Refusal('not_found', `Name two versions of ${name} that are published.`);
        const { version } = entry.metadata;
        return { version, files: await readFileSizes(directory, name, version) };
      }),
    );
    if (!before || !after) throw new Refusal('not_found', 'Two versions are compared.');
    return { title: `${name} ${before.version} → ${after.version}`, body: comparePage(view, found, { before, after }) };
  };
  const remote = async (view: View, name: string): Promise<Answer> => {
    const found = await find(view, name);
    const records = await readAudit(directory, view.environment, { remote: name, limit: MOST_RECORDS });
    const bytes = await toBytes(
      directory,
      name,
      found.entries.map(({ metadata }) => metadata.version),
    );
    return { title: name, body: remotePage(view, found, { records, bytes }) };
  };
  return {
    overview,
    remote,
    compare,
    /** The page that a press came from, as it is now. */
    back: (view: View, path: string) =>
      path.startsWith('/remotes/') ? remote(view, path.slice('/remotes/'.length)) : overview(view),
    changes: async (view: View): Promise<Answer> => ({
      title: 'Changes',
      body: changesPage(view, await readAudit(directory, view.environment, { limit: MOST_RECORDS })),
    }),
    contracts: async (view: View): Promise<Answer> => ({
      title: 'Contracts',
      body: contractsPage(view, await readRegistry(directory, view.environment)),
    }),
  };
}

/** Who is signed in. @throws Refusal without words when nobody is */
async function signedIn(dataDir: string, siteUrl: string, request: FastifyRequest): Promise<TeamToken> {
  const given = getCookie(request, siteUrl);
  if (given === undefined) throw new Refusal('no_token', '');
  return knownToken(dataDir, given);
}

type PressRequest = FastifyRequest<{ Params: { action: string } }>;
/** Does what a button says, and shows the page that has it as it is then. */
function createPress(options: ConsoleOptions, pages: ReturnType<typeof createPages>) {
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
        expected: revision,
        say: (problem) => log('owner_not_told', { problem }),
        hosts: options.hosts,
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
  const pages = createPages(options);
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  const keep = (token: string, seconds: number): string =>
    `${nameOn(siteUrl)}=${token}; Path=${ROOT}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
  /** A working day. */
  const SIGNED_IN_S = 43_200;

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
      if (!refusal) log('console_failed', { path: request.routeOptions.url, error: error.stack ?? String(error) });
      const words = refusal?.message ?? 'Something went wrong on our side.';
      const notice = words === '' ? null : { text: words, isBad: true };
      void send(
        reply,
        (nonce) => document('Sign in', nonce, signInPage(notice)),
        refusal ? REFUSALS[refusal.code] : (error.statusCode ?? 500),
      );
    });
    app.get('/', (request, reply) => show(request, reply, pages.overview));
    app.get('/changes', (request, reply) => show(request, reply, pages.changes));
    app.get('/contracts', (request, reply) => show(request, reply, pages.contracts));
    app.get<{ Params: { remote: string } }>('/remotes/:remote', (request, reply) =>
      show(request, reply, (view) => pages.remote(view, request.params.remote)),
    );
    app.get<{ Params: { remote: string } }>('/remotes/:remote/compare', (request, reply) =>
      show(request, reply, (view) => pages.compare(view, request.params.remote, request.query)),
    );
    app.post('/enter', async (request, reply) => {
      const { token = '' } = (request.body ?? {}) as { token?: string };
      await knownToken(dataDir, token.trim());
      return reply.header('set-cookie', keep(token.trim(), SIGNED_IN_S)).redirect(`${ROOT}/`, 303);
    });
    app.post('/leave', async (_request, reply) => reply.header('set-cookie', keep('', 0)).redirect(`${ROOT}/`, 303));
    app.post<{ Params: { action: string } }>('/do/:action', createPress(options, pages));
  };
}
