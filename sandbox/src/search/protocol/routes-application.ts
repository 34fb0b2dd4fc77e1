import type { FastifyInstance } from 'fastify';
import { permit, stamp, type Context } from './context.ts';
import { badRequest, SearchError } from './errors.ts';
import { text } from './params.ts';
import { toJson, toObject } from './transport.ts';
import { isObject, type Doc } from '../json.ts';

/**
 * Moving users between clusters, which an application on one cluster has no use for: the hosted service answers 402.
 */
const CLUSTER_PATHS = ['/1/clusters', '/1/clusters/mapping', '/1/clusters/mapping/:part'];

/**
 * What concerns the application as a whole: its allowed networks (kept, but not enforced here) and its clusters (there
 * is only one).
 */
export function applicationRoutes(app: FastifyInstance, context: Context): void {
  const { catalog } = context;
  const setSources = (sources: readonly Doc[]): void => catalog.setApplication({ ...catalog.application, sources });
  const others = (source: string): Doc[] => catalog.application.sources.filter((held) => held['source'] !== source);

  app.get('/1/security/sources', async (request) => {
    permit(context, request, 'admin');
    return catalog.application.sources;
  });
  app.put('/1/security/sources', async (request) => {
    permit(context, request, 'admin');
    const given = toJson(request);
    if (!Array.isArray(given)) throw badRequest('Expecting an array of sources');
    setSources(given.map(checkedSource));
    return { updatedAt: stamp() };
  });
  app.post('/1/security/sources/append', async (request) => {
    permit(context, request, 'admin');
    const source = checkedSource(toObject(request));
    setSources([...others(text(source, 'source')), source]);
    return { createdAt: stamp() };
  });
  app.delete<{ Params: { source: string } }>('/1/security/sources/:source', async (request) => {
    permit(context, request, 'admin');
    setSources(others(request.params.source));
    return { deletedAt: stamp() };
  });

  for (const url of CLUSTER_PATHS) {
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url,
      handler: async (request) => {
        permit(context, request, 'admin');
        throw new SearchError(402, "This feature isn't enabled on your Algolia account.");
      },
    });
  }
}

function checkedSource(given: unknown): Doc {
  if (!isObject(given) || text(given, 'source') === '') throw badRequest('Missing mandatory parameter source');
  return {
    source: text(given, 'source'),
    ...(typeof given['description'] === 'string' && { description: given['description'] }),
  };
}
