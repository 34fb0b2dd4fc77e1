/** The HTTP side of services: routes, protection of writes, and one shape for every refusal. */
import cookie from '@fastify/cookie';
import { refuseUnclear } from '@roost/shared/domain/clear-request';
import type { KeyList } from '@roost/shared/domain/signing-keys';
import { countRequests, metricsRoute } from '@roost/observe/metrics';
import { serverOptions, type OwnTls } from '@roost/observe/own-tls';
import { traceRequests } from '@roost/observe/requests';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { apiError, Refusal } from './api-error.ts';
import { arrivalRoutes } from './arrivals/routes.ts';
import { authPlugin } from './auth/auth-plugin.ts';
import type { AccountSettings } from './auth/auth-plugin.ts';
import { visitEventRoutes } from './events/routes.ts';
import { favoritesRoutes } from './favorites/routes.ts';
import type { ReplicaReads } from './replica-reads.ts';
import { healthRoute, type HealthDeps } from './health.ts';
import { cancelForGuestRoutes } from './cancellation/operator-routes.ts';
import { cancellationRoutes } from './cancellation/routes.ts';
import { changeRoutes } from './changes/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { inquiryRoutes } from './inquiries/routes.ts';
import type { InquiryLimits } from './inquiries/inquire.ts';
import { cachedHome } from './listings/home.ts';
import { listingRoutes } from './listings/routes.ts';
import type { ServicesConfig } from './config.ts';
import { mailReplyRoutes } from './mail-replies/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { questionRoutes } from './listings/question-routes.ts';
import { sitemapRoutes } from './listings/sitemap.ts';
import { isAccountGone } from './db/errors.ts';
import { readRequestLanguages } from './language.ts';
import { errorFields } from './log.ts';
import { findOutage, keepAnswers, STALE_HEADERS } from './outage.ts';
import type { PlacesService } from './places/places.ts';
import { openApiRoute } from './openapi/describe.ts';
import { homeCounter } from './places/count-homes.ts';
import { placesRoutes } from './places/routes.ts';
import type { VisitorPosition } from './places/visitor-position.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { webhookRoutes } from './recovery/webhook-routes.ts';
import { reservationRoutes, type ReservationDeps } from './reservations/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { sentBackRoutes } from './sent-back/routes.ts';
import { routeTable } from './security/route-table.ts';
import { logRefusals } from './security/log-refusals.ts';
import { logOperators } from './security/operator.ts';
import { TooManyError } from './security/rate-limiter.ts';
import { limitReads } from './security/read-limits.ts';
import { csrfProtection } from './security/csrf.ts';
import { answerHostOnly } from './security/host-only.ts';
import { guestCookies } from './security/guest-cookie.ts';
import { testDataRoutes, type TestData } from './test-data/routes.ts';
import { tripRoutes } from './trips/routes.ts';

export type ServerDeps = ReservationDeps & {
  /** What the HTTP server itself logs with; nothing by default. */
  serverLog?: FastifyBaseLogger;
  /** Speaks TLS with it. */
  tls?: OwnTls | null;
  places: PlacesService;
  visitorPosition: VisitorPosition;
  auth: AccountSettings;
  favoritesApiKey: string;
  /** Multiplies the limits of reading and of favorites. */
  requestFactor: number;
  trustedProxies: readonly string[];
  /** What the host shows, any of them; null: whoever reaches the port is answered. */
  hostTokens?: KeyList | null;
  inquiryLimits: InquiryLimits;
  /** Whose mail comes in as answers to messages, and where; see mail-replies/. */
  mail: ServicesConfig['mail'];
  /** Who may read `/metrics`; null for nobody. */
  metricsToken: string | null;
  /** Lets tests make data and move the clock; null for nobody. */
  testData?: TestData | null;
  /** Answers public reads while the database is away. */
  replica?: ReplicaReads | null;
  health: HealthDeps;
};

const BODY_LIMIT = 64 * 1024;
/** Milliseconds that a request may take to arrive, so that nobody holds connections with a byte a minute (SAFE-6). */
const REQUEST_MS = 10_000;
const CHECK_MS = 2_000;
/** Milliseconds without a byte in either direction; longer than the slowest payment. */
const CONNECTION_MS = 60_000;
const unreadable = () => apiError('bad_request', 'The request could not be read.');

/** Refuses requests that two readers could understand differently (SAFE-26), and zero bytes. */
function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl: target, raw, url }, reply) => {
    const unclear = refuseUnclear({ target, rawHeaders: raw.rawHeaders });
    // What follows on this connection may be part of the request.
    if (unclear !== null) reply.header('connection', 'close');
    // No id contains a zero byte, and PostgreSQL fails on one.
    if (unclear !== null || url.includes('%00')) throw new Refusal(unclear ?? 400, unreadable());
  });
}

/** Builds the server without listening. */
export async function buildServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { db, now, phone, splits = false, log, key, siteUrl } = deps;
  const app = Fastify({
    // Only our own host is trusted to name the client's address.
    trustProxy: [...deps.trustedProxies],
    ...(deps.serverLog ? { loggerInstance: deps.serverLog } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    connectionTimeout: CONNECTION_MS,
    ...serverOptions({ headersTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS }, deps.tls ?? null),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // Addresses that the router itself refuses get our error shape, without what was sent.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      void reply
        .code(error.statusCode ?? 400)
        .header('cache-control', 'no-store')
        .send(unreadable());
    },
  });

  traceRequests(app, { believesBaggage: true });
  countRequests(app);
  logRefusals(app, log);
  logOperators(app, log);
  routeTable(app);
  const stale = keepAnswers(app, now);
  app.setErrorHandler(errorHandler(deps, stale));
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send(apiError('not_found', 'There is nothing at this address.')),
  );

  refuseUnreadable(app);
  await answerHostOnly(app, deps.hostTokens ?? null);
  // First: its hook for a process that drains holds for all routes.
  metricsRoute(app, { token: deps.metricsToken, refuse: (_request, reply) => reply.callNotFound() });
  healthRoute(app, deps.health);
  await app.register(cookie);
  readRequestLanguages(app);
  guestCookies(app, siteUrl);
  csrfProtection(app, { key, siteUrl });
  await authPlugin(app, { ...deps.auth, db, now, log, siteUrl, phone, csrfKey: key, wake: deps.wake });

  limitReads(app, { now, factor: deps.requestFactor });

  app.get('/home', cachedHome(db, now, homeCounter(deps.places)));
  listingRoutes(app, { db, now, places: deps.places });
  questionRoutes(app, { db, now, key, limits: deps.inquiryLimits, wake: deps.wake });
  sitemapRoutes(app, { db });
  placesRoutes(app, deps.places, deps.visitorPosition, deps.now);
  quoteRoutes(app, { db, now, phone, splits, key, limitFactor: deps.limitFactor });
  draftRoutes(app, { key, now });
  reservationRoutes(app, deps);
  webhookRoutes(app, deps);
  tripRoutes(app, deps);
  arrivalRoutes(app, deps);
  cancellationRoutes(app, deps);
  cancelForGuestRoutes(app, deps.auth.secret, deps);
  changeRoutes(app, deps);
  favoritesRoutes(app, deps);
  inquiryRoutes(app, { db, now, key, limits: deps.inquiryLimits, wake: deps.wake });
  messageRoutes(app, { db, now, key, wake: deps.wake });
  const { mail } = deps;
  if (mail.replies) mailReplyRoutes(app, { db, now, key, log, mail, replies: mail.replies, wake: deps.wake });
  sentBackRoutes(app, { db, now, log, secret: deps.auth.secret, wake: deps.wake });
  reviewRoutes(app, { db, now, key, log, secret: deps.auth.secret });
  visitEventRoutes(app, { db, now, key, factor: deps.requestFactor });
  if (deps.testData) testDataRoutes(app, { ...deps.testData, db, secret: deps.auth.secret, wake: deps.wake });
  openApiRoute(app, siteUrl);
  return app;
}

/** Answers for what a route threw, each in our one shape. */
function errorHandler({ log, replica }: ServerDeps, stale: ReturnType<typeof keepAnswers>) {
  return async (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const outage = findOutage(error);
    const kept = outage === null ? null : stale(request);
    if (kept !== null) return reply.code(200).headers(kept.headers).send(kept.body);
    const other = outage?.code === 'unavailable' ? await replica?.answer(request) : null;
    if (other) return reply.code(other.status).headers(STALE_HEADERS).send(other.body);
    // A refusal holds only for this moment and this browser.
    reply.header('cache-control', 'no-store');
    if (error instanceof TooManyError) reply.header('retry-after', String(error.retryAfterSeconds));
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    if (outage !== null) {
      log('storage_unavailable', { route: request.routeOptions.url ?? '', code: outage.code, ...errorFields(error) });
      return reply.code(503).header('retry-after', '5').send(apiError(outage.code, outage.message));
    }
    if (isAccountGone(error))
      return reply.code(401).send(apiError('signed_out', 'You are signed out. Please try again.'));
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(unreadable());
    log('request_failed', { method: request.method, route: request.routeOptions.url ?? '', ...errorFields(error) });
    return reply.code(500).send(apiError('internal', 'Something went wrong on our side. Please try again.'));
  };
}
