/**
 * Gives every request of a Fastify server its trace context, so that each line it logs says which request it is about.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getSubject } from './metrics.ts';
import { parseBaggage } from './baggage.ts';
import { pageAttributes, recordSpan } from './spans.ts';
import { childContext, parseTraceparent, runInTrace, type TraceContext } from './trace-context.ts';

const contexts = new WeakMap<FastifyRequest, TraceContext>();

/**
 * Register it before any other hook.
 * @param options.believesBaggage whether the host is who asks: then it says for whose page, unless its network is not
 *   trusted (`ROOST_TRUSTED_PROXIES`)
 */
export function traceRequests(app: FastifyInstance, { believesBaggage = false } = {}): void {
  // The host always says whose request it passes on; Fastify counts that only from a trusted network.
  const readPage = (request: FastifyRequest) =>
    believesBaggage && (request.ips?.length ?? 0) > 1 ? parseBaggage(request.headers['baggage']) : null;
  app.addHook('onRequest', (request, _reply, done) => {
    const page = readPage(request);
    const context = { ...childContext(parseTraceparent(request.headers['traceparent'])), ...(page && { page }) };
    contexts.set(request, context);
    runInTrace(context, done);
  });
  // A body that was waited for arrives in an event of the connection, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) runInTrace(context, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const context = contexts.get(request);
    const { route = request.routeOptions.url ?? 'none', ...subject } = getSubject(request) ?? {};
    const ended = Date.now();
    if (context)
      recordSpan({
        name: `${request.method} ${route}`,
        kind: 'server',
        context,
        begun: ended - reply.elapsedTime,
        ended,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          ...pageAttributes({ ...context.page, ...subject }),
        },
        failed: reply.statusCode >= 500,
      });
    done();
  });
}
