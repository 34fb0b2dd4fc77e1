/** `GET /places/predictions?input=` and `GET /geocode?address=`. */
import type { FastifyInstance } from 'fastify';
import type { Places } from './google.ts';

type Query = { Querystring: Record<string, string | string[] | undefined> };
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function placesRoutes(app: FastifyInstance, places: Places): void {
  app.get<Query>('/places/predictions', (request) => places.predictions(textOf(request.query.input)));
  app.get<Query>('/geocode', async (request, reply) => {
    // Fastify takes a bare null for "no body"; the contract says the JSON word.
    const result = await places.geocode(textOf(request.query.address));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
  });
}
