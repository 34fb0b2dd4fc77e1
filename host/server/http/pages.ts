/** Every page of the site: versions for this visitor, render, and the document around it, sent as it becomes known. */
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONSENT_COOKIE } from '@roost/shared/domain/consent';
import type { PageState } from '../../src/page/page-state.ts';
import type { HostConfig } from '../config.ts';
import { experimentsVisitor } from '../experiments/visitor.ts';
import { contentSecurityPolicy } from '../html/csp.ts';
import { documentBody, documentHead } from '../html/document.ts';
import type { DocumentParts } from '../html/document.ts';
import type { Log } from '../log.ts';
import type { RegistryClient } from '../registry/client.ts';
import { pageVersions, withRendered } from '../registry/page-versions.ts';
import type { PageVersions } from '../registry/page-versions.ts';
import { pinRequest } from '../registry/pins.ts';
import type { RenderPool } from '../render/pool.ts';
import type { RenderOutcome } from '../render/protocol.ts';
import { encodingOf } from './host-assets.ts';
import type { HostAssets } from './host-assets.ts';
import { keepPins, pinsOf, visitorOf } from './visitor.ts';

export type PagesOptions = {
  config: HostConfig;
  registry: RegistryClient;
  registryUrl: string;
  pool: RenderPool;
  /** Read for each page, so that a new build of the host is served as soon as it is there. */
  assets: () => HostAssets;
  log: Log;
};

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

const hasSession = (store: Readonly<Record<string, unknown>> | undefined): boolean => {
  const session = store?.['session'];
  return typeof session === 'object' && session !== null && 'status' in session && session.status === 'authenticated';
};

/** What the page's script starts from. */
function toPageState(
  config: HostConfig['page'],
  versions: PageVersions,
  outcome: RenderOutcome | null,
  today: string,
): PageState {
  const page = outcome?.page.type === 'page' ? outcome.page : null;
  return {
    config,
    today,
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

/** The handler of every page. */
export function createPageHandler({ config, registry, registryUrl, pool, assets, log }: PagesOptions) {
  const secure = config.siteUrl.startsWith('https:');
  const site = new URL(config.siteUrl);

  async function render(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const table = await registry.current();
    const versions = pageVersions(
      table,
      visitorOf(request, reply, secure),
      pinsOf(request, config.development),
      registryUrl,
    );
    const today = new Date().toISOString().slice(0, 10);
    const experiments = experimentsVisitor(request.cookies, /\?.*$/s.exec(path)?.[0] ?? '');
    const outcome = await pool.render({
      url: `${config.siteUrl}${path}`,
      headers: {
        ...(request.headers.cookie && { cookie: request.headers.cookie }),
        'x-forwarded-for': request.ip,
        'x-forwarded-host': site.host,
        'x-forwarded-proto': site.protocol.slice(0, -1),
      },
      config: config.page,
      today,
      routes: versions.routes,
      places: versions.places,
      pins: versions.pins,
      bundles: versions.bundles,
      experiments,
    });
    for (const problem of outcome?.problems ?? []) log('remote_problem', { path: path.slice(0, 200), ...problem });

    if (outcome?.page.type === 'redirect') {
      return reply
        .code(outcome.page.status)
        .header('location', outcome.page.location)
        .header('cache-control', 'no-cache')
        .send();
    }
    const page = outcome?.page;
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of Object.entries(page?.headers ?? {}))
      if (LOADER_HEADERS.has(name)) reply.header(name, value);
    for (const cookie of page?.cookies ?? []) reply.header('set-cookie', cookie);
    // A page that says who is signed in, or shows what one visitor is assigned, is nobody else's, whatever its loader thought.
    if (hasSession(page?.store) || experiments.known || (page?.cookies.length ?? 0) > 0)
      reply.header('cache-control', 'private, no-cache');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    reply
      .code(page?.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie')
      .header('content-security-policy', contentSecurityPolicy(config, nonce, versions.developerOrigins));
    return send(reply, request, {
      head: page?.head ?? { title: 'Roost', robots: 'noindex' },
      html: page?.html ?? '',
      hoisted: page?.hoisted ?? '',
      state: toPageState(config.page, versions, outcome, today),
      assets: assets(),
      nonce,
      developer: versions.developerOrigins.length > 0,
      displayType: path.split('?', 1)[0] === '/',
      consentUndecided: request.cookies[CONSENT_COOKIE] === undefined,
    });
  }

  return function page(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const path = request.raw.url ?? '/';
    const pins = pinRequest(path, config.development);
    if (!pins) return render(path, request, reply);
    keepPins(reply, pins.pins, secure);
    return reply.header('cache-control', 'no-store').redirect(pins.location, 302);
  };
}
