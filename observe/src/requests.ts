/** Gives every request of a Fastify server its trace context, so that each line it logs says which request it is about. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getSubject } from './metrics.ts';
import { recordSpan } from './spans.ts';
import { childContext, parseTraceparent, runInTrace, type TraceContext } from './trace-context.ts';

const contexts = new WeakMap<FastifyRequest, TraceContext>();

/** Register it before any other hook. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const context = childContext(parseTraceparent(request.headers['traceparent']));
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
    const { route = request.routeOptions.url ?? 'none', remote, version } = getSubject(request) ?? {};
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
          ...(remote && { 'roost.remote': remote }),
          ...(version && { 'roost.version': version }),
        },
        failed: reply.statusCode >= 500,
      });
    done();
  });
}
