/**
 * The analytics CDN's list of destinations, which the consent dialog shows by category. A wrong write key is refused as
 * the real CDN does, so that the error path can be seen.
 */
import type { FastifyInstance } from 'fastify';
import { DESTINATIONS } from './destinations.ts';

/** Serves `/analytics-cdn/v1/projects/:key/integrations`. Any key that looks like one is a project. */
export async function analyticsPlugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { key: string } }>('/analytics-cdn/v1/projects/:key/integrations', async (request, reply) => {
    if (!/^[\w-]{8,64}$/.test(request.params.key)) return reply.code(404).send({ message: 'Invalid path or write key provided.' });
    return reply.header('cache-control', 'public, max-age=120').send(DESTINATIONS);
  });
}
