/** The sandbox: local stand-ins for third parties, each a plugin that speaks the real protocol. */
import { join } from 'node:path';
import cors from '@fastify/cors';
import { traceRequests } from '@roost/observe/requests';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { analyticsPlugin } from './analytics/plugin.ts';
import type { SandboxConfig } from './config.ts';
import { registerFaults } from './faults/plugin.ts';
import { flagsPlugin } from './flags/plugin.ts';
import { fraudPlugin } from './fraud/plugin.ts';
import type { Log } from './log.ts';
import { mailPlugin } from './mail/plugin.ts';
import { mapsPlugin } from './maps/plugin.ts';
import { monitoringPlugin } from './monitoring/plugin.ts';
import { oidcPlugin } from './oidc/plugin.ts';
import { picturesPlugin } from './pictures/plugin.ts';
import { ratesPlugin } from './rates/plugin.ts';
import { searchPlugin } from './search/plugin.ts';
import { stripePlugin } from './stripe/plugin.ts';

/**
 * Builds the server without listening. Closing it stops everything it started.
 * @param serverLog what the HTTP server itself logs with; nothing by default
 */
export async function buildSandbox(
  config: SandboxConfig,
  log: Log,
  serverLog?: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(serverLog ? { loggerInstance: serverLog } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 20 * 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
  });

  traceRequests(app);
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      log('request_failed', { method: request.method, path: request.url.split('?')[0] ?? '', error: error.message });
    return reply
      .code(status)
      .send({ message: status >= 500 ? 'The sandbox failed on this request.' : error.message, status });
  });
  app.setNotFoundHandler(async (request, reply) =>
    reply.code(404).send({ message: `Nothing answers ${request.method} ${request.url.split('?')[0]}.`, status: 404 }),
  );

  // Third parties answer any origin; the key in each call protects them.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    maxAge: 7200,
    exposedHeaders: ['request-id', 'x-sse-support'],
  });
  registerFaults(app, { adminKey: config.adminKey });

  const parts = {
    search: true,
    stripe: true,
    analytics: true,
    maps: true,
    pictures: true,
    mail: true,
    fraud: true,
    monitoring: true,
    flags: true,
    rates: true,
  };
  app.get('/healthz', async () => ({ ok: true, parts }));

  // First, because it takes a port: a second sandbox on the same data directory fails here before it changes any file.
  await app.register(mailPlugin, {
    dataDir: config.dataDir,
    port: config.mailPort,
    bind: config.bind,
    log,
    replies: config.replies,
  });
  await app.register(searchPlugin, { dataDir: join(config.dataDir, 'search'), log, ...config.search });
  await app.register(stripePlugin, { dataDir: config.dataDir, publicUrl: config.publicUrl, log, ...config.stripe });
  await app.register(analyticsPlugin);
  await app.register(mapsPlugin);
  await app.register(oidcPlugin, { publicUrl: config.publicUrl, ...config.oidc });
  await app.register(picturesPlugin);
  await app.register(ratesPlugin);
  await app.register(fraudPlugin);
  await app.register(flagsPlugin, { dataDir: config.dataDir, ...config.flags });
  await app.register(monitoringPlugin, { dataDir: config.dataDir, log });
  return app;
}
