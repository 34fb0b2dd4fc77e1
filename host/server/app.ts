/** The host's HTTP server, put together from its parts. Starts nothing itself: main.ts listens. */
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countRequests, metricsRoute } from '@roost/observe/metrics';
import { serverOptions, type OwnTls } from '@roost/observe/own-tls';
import { traceRequests } from '@roost/observe/requests';
import { AUTH_BASE, AUTH_PAGES } from '@roost/shared/domain/callback-address';
import { refuseUnclear } from '@roost/shared/domain/clear-request';
import type { ExchangeRates } from '@roost/shared/domain/currency';
import type { HostConfig } from './config.ts';
import { BUILT_IN_RATES } from './exchange/rates.ts';
import { getUnneededHeaders, securityHeaders } from './html/csp.ts';
import type { StyleTexts } from './html/style-texts.ts';
import { createPageTickets } from './health/page-tickets.ts';
import { apiProxyPlugin } from './http/api-proxy.ts';
import { awayRemotesPlugin } from './http/away-remotes.ts';
import { healthPlugin } from './http/health.ts';
import { answerUnreadable } from './http/clearing-page.ts';
import { keepCookiesFromCdn } from './http/cdn.ts';
import { refuseUnreadable, trimOversizedCookies, MAX_HEADER_BYTES, MAX_OTHER_BYTES } from './http/oversized-cookies.ts';
import { hostAssetsPlugin } from './http/host-assets.ts';
import type { HostAssets } from './html/host-assets.ts';
import { createPageHandler } from './http/pages.ts';
import { readableUrl } from './http/readable-url.ts';
import { remoteFilesPlugin } from './http/remote-files.ts';
import { remoteHealthPlugin } from './http/remote-health.ts';
import { refreshPlugin } from './http/refresh.ts';
import { watchServices } from './http/services-watch.ts';
import { sitemapPlugin } from './http/sitemap.ts';
import { standInsPlugin } from './http/stand-ins.ts';
import { teamsProxyPlugin } from './http/teams-proxy.ts';
import { tripsWorkerPlugin } from './http/trips-worker.ts';
import { wellKnownPlugin } from './http/well-known.ts';
import { imagesPlugin } from './images/plugin.ts';
import { sharePlugin } from './images/share-plugin.ts';
import type { Log } from './log.ts';
import type { RegistryClient } from './registry/client.ts';
import type { Trust } from './registry/trust.ts';
import { getUnserved } from './registry/validate.ts';
import type { Renderer } from './render/renderer.ts';
import { createServicesFetch } from './services-fetch.ts';

export type AppParts = {
  config: HostConfig;
  registry: RegistryClient;
  trust: Trust;
  pool: Renderer;
  log: Log;
  /** What the HTTP server itself logs with; nothing by default. */
  serverLog?: FastifyBaseLogger;
  /** Speaks TLS with it. */
  tls?: OwnTls | null;
  /** Directory of the host's browser build. */
  clientDir: string;
  assets: () => HostAssets;
  styleTexts: StyleTexts;
  /** What a dollar is worth in other currencies; the built-in table by default. */
  exchange?: () => ExchangeRates;
  /** True once the process was asked to stop. */
  draining?: () => boolean;
  /** True once the process has rendered its first pages. */
  warm?: () => boolean;
};

/** Milliseconds that a request may take to arrive, so that nobody holds connections with a byte a minute (SAFE-6). */
const REQUEST_MS = 10_000;
const CHECK_MS = 2_000;
/** Milliseconds without a byte in either direction. */
const CONNECTION_MS = 60_000;

function createServer({
  config,
  serverLog,
  tls = null,
}: Pick<AppParts, 'config' | 'serverLog' | 'tls'>): FastifyInstance {
  return Fastify({
    ...(serverLog ? { loggerInstance: serverLog } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // Behind a load balancer the guest is whom it names; addresses of the internet are believed nothing. Attempts to
    // sign in are counted by it.
    trustProxy: [...config.trustedProxies],
    requestTimeout: REQUEST_MS,
    connectionTimeout: CONNECTION_MS,
    ...serverOptions(
      { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS },
      tls,
    ),
    routerOptions: { maxParamLength: MAX_OTHER_BYTES },
    clientErrorHandler: answerUnreadable,
    rewriteUrl: (request) => readableUrl(request.url),
  });
}
/** The visitor has left before the answer: nobody gets this status, and figures count no failure. */
const LEFT = 499;

/** Answers what threw: a request that cannot be read, else a failure of ours, which is logged. */
const answerError =
  (log: Log) =>
  (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    // What was under way for a visitor ends when they leave, with an error of its own.
    const ours = reply.raw.destroyed ? LEFT : 500;
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : ours;
    if (status === 500) log('request_failed', { method: request.method, path: request.raw.url?.slice(0, 200), error });
    void reply.code(status).send({
      error: {
        code: status === 500 ? 'internal' : 'bad_request',
        message: status === 500 ? 'Something went wrong on our side.' : 'This request cannot be read.',
      },
    });
  };

/** Answers what threw, and what is sent to an address that takes nothing. */
function answerFailures(app: FastifyInstance, log: Log): void {
  app.setErrorHandler(answerError(log));
  // Fastify's own answer would name the path that an unreadable one leads to.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: 'not_found', message: 'There is nothing at this address.' } }),
  );
}

/** Gives every answer its headers, and refuses requests that two readers could understand differently (SAFE-26). */
function beginAnswers(
  app: FastifyInstance,
  { headers, draining }: { headers: ReturnType<typeof securityHeaders>; draining: () => boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // The next request on this connection would meet a closed one.
    if (draining()) reply.header('connection', 'close');
    const unclear = refuseUnclear({ target: request.originalUrl, rawHeaders: request.raw.rawHeaders });
    if (unclear !== null) await refuseUnreadable(reply, unclear);
  });
}

export async function createApp({
  config,
  registry,
  trust,
  pool,
  log,
  serverLog,
  tls = null,
  clientDir,
  assets,
  styleTexts,
  exchange = () => BUILT_IN_RATES,
  draining = () => false,
  warm = () => true,
}: AppParts): Promise<FastifyInstance> {
  const tickets = createPageTickets(config.healthSecrets);
  const services = watchServices(config);
  const page = createPageHandler({
    config,
    registry,
    trust,
    registryUrl: config.registryUrl,
    pool,
    assets,
    styleTexts,
    exchange,
    tickets,
    services,
    log,
  });
  const app = createServer({ config, serverLog, tls });

  traceRequests(app);
  countRequests(app);
  beginAnswers(app, { headers: securityHeaders(config), draining });
  app.addHook('onSend', async (_request, reply) => {
    for (const name of getUnneededHeaders(String(reply.getHeader('content-type') ?? ''))) reply.removeHeader(name);
  });
  answerFailures(app, log);

  trimOversizedCookies(app, { siteUrl: config.siteUrl, log });
  await app.register(cookie);
  keepCookiesFromCdn(app);
  await app.register(healthPlugin, {
    config,
    own: () => ({ registry: registry.ready(), renderer: pool.ready() }),
    draining,
    warm,
    remotes: async () => ({ withoutVersion: getUnserved(await registry.current()), held: pool.held() }),
  });
  metricsRoute(app, { token: config.metricsToken, refuse: page });
  await app.register(remoteHealthPlugin, { table: registry.current, tickets, trust, log });
  const { siteUrl, applePayFile, securityContact, servicesUrl, servicesToken } = config;
  await app.register(wellKnownPlugin, { siteUrl, applePayFile, securityContact });
  await app.register(tripsWorkerPlugin);
  const askServices = createServicesFetch(servicesToken);
  await app.register(sitemapPlugin, { servicesUrl, siteUrl, log, fetcher: askServices });
  await app.register(refreshPlugin, { development: config.development });
  await app.register(standInsPlugin, { registry, addresses: config });
  await app.register(awayRemotesPlugin, { registry, config, trust });
  await app.register(hostAssetsPlugin, { clientDir, sourceMaps: config.sourceMaps });
  await app.register(remoteFilesPlugin, { assetsUrl: config.assetsUrl, sourceMaps: config.sourceMaps });
  await app.register(teamsProxyPlugin, { assetsUrl: config.assetsUrl });
  await app.register(imagesPlugin, {
    picturesUrl: config.picturesUrl,
    photosDir: config.photosDir,
    cacheDir: `${config.dataDir}/images`,
    maxCacheBytes: 2 ** 30,
    makesAvifs: config.makesAvifs,
  });
  await app.register(sharePlugin, { servicesUrl, log, fetcher: askServices });
  // The pages of sign-in are ours; everything else below that address, and what their forms send, is for services
  // (AUTH-1).
  for (const name of AUTH_PAGES) app.get(`${AUTH_BASE}/${name}`, page);
  await app.register(apiProxyPlugin, { servicesUrl, servicesToken, siteUrl, services });
  app.get('/*', page);
  return app;
}
