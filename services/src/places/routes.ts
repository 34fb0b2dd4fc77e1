/** `GET /places/predictions?input=`, `GET /places/near-me`, `GET /geocode?address=` and `GET /understand?text=`. */
import type { FastifyInstance } from 'fastify';
import type { NearbyPlace } from '@roost/shared/contracts/places';
import type { Places } from './places.ts';
import { understandSearch } from './understand-search.ts';
import { visitorPosition, type VisitorPosition } from './visitor-position.ts';

type Query = { Querystring: Record<string, string | string[] | undefined> };
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function placesRoutes(app: FastifyInstance, places: Places, position: VisitorPosition, now: () => Date): void {
  app.get<Query>('/places/predictions', (request) => places.predictions(textOf(request.query.input)));
  app.get('/places/near-me', async (request, reply) => {
    const at = visitorPosition(request.headers, position);
    const name = at && (await places.nameOf(at));
    const near: NearbyPlace | null = at && name ? { ...at, name } : null;
    // It is of this visitor alone.
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(near));
  });
  app.get<Query>('/understand', (request) => understandSearch(textOf(request.query.text), { places, now }));
  app.get<Query>('/geocode', async (request, reply) => {
    // Fastify takes a bare null for "no body"; the contract says the JSON word.
    const result = await places.geocode(textOf(request.query.address));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
  });
}
