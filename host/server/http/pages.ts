/** Every page of the site: versions for this visitor, render, and the document around it, sent as it becomes known. */
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONSENT_COOKIE } from '@roost/shared/domain/consent';
import { parseTheme, THEME_COOKIE } from '@roost/shared/domain/theme';
import type { PageState } from '../../src/page/page-state.ts';
import type { HostConfig } from '../config.ts';
import { experimentsVisitor } from '../experiments/visitor.ts';
import { contentSecurityPolicy } from '../html/csp.ts';
import { documentBody, documentHead, pageSheets } from '../html/document.ts';
import type { DocumentParts } from '../html/document.ts';
import { sheetKey } from '../html/style-texts.ts';
import type { StyleTexts } from '../html/style-texts.ts';
import type { Log } from '../log.ts';
import type { RegistryClient } from '../registry/client.ts';
import { pageVersions, withRendered } from '../registry/page-versions.ts';
import type { PageVersions } from '../registry/page-versions.ts';
import { pinRequest } from '../registry/pins.ts';
import type { Trust } from '../registry/trust.ts';
import type { Renderer } from '../render/renderer.ts';
import type { RenderOutcome } from '../render/protocol.ts';
import { sendCalmPage } from './calm-page.ts';
import { encodingOf } from './host-assets.ts';
import type { HostAssets } from './host-assets.ts';
import { answerPinRequest, avoidedBy, pinsOf, visitorOf } from './visitor.ts';

export type PagesOptions = {
  config: HostConfig;
  registry: RegistryClient;
  trust: Trust;
  registryUrl: string;
  pool: Renderer;
  /** Read for each page, so that a new build of the host is served as soon as it is there. */
  assets: () => HostAssets;
  styleTexts: StyleTexts;
  log: Log;
};

/** Keys of the style sheets that the browser says it has (`host/src/deferred/keep-styles.ts`), separated by dots. */
const STYLES_COOKIE = 'roost_styles';

/** Headers a page's loader may set; the rest is the host's business. */
const LOADER_HEADERS = new Set(['cache-control', 'x-robots-tag', 'link', 'retry-after']);

function send(reply: FastifyReply, request: FastifyRequest, parts: DocumentParts): FastifyReply {
  const encoding = encodingOf(request.headers['accept-encoding']);
  const output =
    encoding === 'br'
      ? createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        })
      : encoding === 'gzip'
        ? createGzip({ level: 6 })
        : new PassThrough();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body: Writable = output;
  body.write(documentHead(parts));
  // The browser starts on styles and scripts while the rest is compressed.
  if ('flush' in output) output.flush();
  body.end(documentBody(parts));
  return reply.send(output);
}

type RenderedPage = Extract<RenderOutcome['page'], { type: 'page' }>;

const hasSession = (store: Readonly<Record<string, unknown>> | undefined): boolean => {
  const session = store?.['session'];
  return typeof session === 'object' && session !== null && 'status' in session && session.status === 'authenticated';
};

/** What the page's script starts from. */
function toPageState(
  config: HostConfig['page'],
  versions: PageVersions,
  outcome: RenderOutcome | null,
  now: string,
): PageState {
  const page = outcome?.page.type === 'page' ? outcome.page : null;
  return {
    config,
    now,
    remotes: withRendered(versions.remotes, outcome?.rendered ?? {}),
    routes: versions.routes,
    places: versions.places,
    pins: versions.pins,
    used: page?.used ?? [],
    loaderData: page?.loaderData ?? null,
    store: page?.store ?? {},
    rendered: page !== null,
  };
}

function sendUnready(reply: FastifyReply, path: string, { phone, email }: HostConfig['page']): FastifyReply {
  return sendCalmPage(reply.code(503).header('retry-after', '5'), {
    title: 'We will be right back',
    text: `Part of the site does not answer at the moment. Please try again in a minute, or reach us at ${phone} or ${email}.`,
    location: path,
  });
}

const MINUTE_MS = 60_000;
/** Tells the owner of a version that hung a browser, once a minute. */
function createHangLog(log: Log) {
  const last = new Map<string, number>();
  return (name: string, owners: PageVersions['owners']): void => {
    if (Date.now() - (last.get(name) ?? 0) < MINUTE_MS) return;
    if (last.size > 100) last.clear();
    last.set(name, Date.now());
    const [remote = '', version] = name.split('@');
    const owner = owners[remote];
    if (owner !== undefined)
      log('remote_problem', {
        remote,
        version,
        owner,
        phase: 'start',
        message: 'it hung a browser while a page started',
      });
  };
}

/** Returns what loaders may know of the request: the guest's cookies and address, and the site's public name. */
function toRenderHeaders(request: FastifyRequest, siteUrl: string): Record<string, string> {
  const site = new URL(siteUrl);
  return {
    ...(request.headers.cookie && { cookie: request.headers.cookie }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.slice(0, -1),
  };
}

/** Sets status and headers of a page: what its loader asked for, and what is the host's business. */
function setHeaders(
  reply: FastifyReply,
  page: RenderedPage | undefined,
  policy: string,
  hasExperiments: boolean,
): void {
  for (const [name, value] of Object.entries(page?.headers ?? {}))
    if (LOADER_HEADERS.has(name)) reply.header(name, value);
  for (const cookie of page?.cookies ?? []) reply.header('set-cookie', cookie);
  // A page that says who is signed in, or shows what one visitor is assigned, is nobody else's, whatever its loader thought.
  if (hasSession(page?.store) || hasExperiments || (page?.cookies.length ?? 0) > 0)
    reply.header('cache-control', 'private, no-cache');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  reply
    .code(page?.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, cookie')
    .header('content-security-policy', policy);
}

/** The handler of every page. */
export function createPageHandler({
  config,
  registry,
  trust,
  registryUrl,
  pool,
  assets,
  styleTexts,
  log,
}: PagesOptions) {
  const secure = config.siteUrl.startsWith('https:');
  const tellHung = createHangLog(log);

  async function render(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const table = await registry.current();
    const avoided = avoidedBy(request);
    const versions = pageVersions(
      table,
      visitorOf(request, reply, secure),
      pinsOf(request, config, trust),
      { registryUrl, remotesUrl: config.remotesUrl },
      avoided,
    );
    for (const name of avoided) tellHung(name, versions.owners);
    const now = new Date().toISOString();
    const experiments = experimentsVisitor(request.cookies, /\?.*$/s.exec(path)?.[0] ?? '');
    const outcome = await pool.render({
      url: `${config.siteUrl}${path}`,
      headers: toRenderHeaders(request, config.siteUrl),
      config: config.page,
      now,
      routes: versions.routes,
      places: versions.places,
      pins: versions.pins,
      bundles: versions.bundles,
      defaults: versions.defaults,
      experiments,
    });
    for (const problem of outcome?.problems ?? [])
      log('remote_problem', { path: path.slice(0, 200), owner: versions.owners[problem.remote] ?? null, ...problem });

    if (outcome?.page.type === 'redirect') {
      return reply
        .code(outcome.page.status)
        .header('location', outcome.page.location)
        .header('cache-control', 'no-cache')
        .send();
    }
    const page = outcome?.page;
    // Nobody knows yet which addresses the remotes answer: that is not the same as an address that does not exist.
    if (!registry.ready() && (page?.status ?? 404) === 404) return sendUnready(reply, path, config.page);
    const nonce = randomBytes(16).toString('base64');
    const policy = contentSecurityPolicy(config, nonce, versions.developerOrigins);
    setHeaders(reply, page, policy, experiments.known !== null);
    const state = toPageState(config.page, versions, outcome, now);
    const kept = new Set(request.cookies[STYLES_COOKIE]?.split('.'));
    return send(reply, request, {
      styleTexts: await styleTexts.get(pageSheets(state, assets()).filter(({ href }) => !kept.has(sheetKey(href)))),
      head: page?.head ?? { title: 'Roost', robots: 'noindex' },
      html: page?.html ?? '',
      hoisted: page?.hoisted ?? '',
      state,
      assets: assets(),
      nonce,
      developer: versions.developerOrigins.length > 0,
      theme: parseTheme(request.cookies[THEME_COOKIE]),
      displayType: path.split('?', 1)[0] === '/',
      consentUndecided: request.cookies[CONSENT_COOKIE] === undefined,
    });
  }

  return function page(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const path = request.raw.url ?? '/';
    const pins = pinRequest(path, config.development);
    if (!pins) return render(path, request, reply);
    return answerPinRequest(request, reply, pins, config, trust);
  };
}
