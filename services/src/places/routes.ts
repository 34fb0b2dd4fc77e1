/**
 * Serves `GET /places/predictions?input=`, `GET /places/near-me`, `GET /geocode?address=` and `GET /understand?text=`.
 */
import type { FastifyInstance } from 'fastify';
import type { NearbyPlace } from '@roost/shared/contracts/places';
import { COUNTED } from '../security/read-limits.ts';
import { keepUnderstood } from './kept-understanding.ts';
import type { PlacesService } from './places.ts';
import { visitorPosition, type VisitorPosition } from './visitor-position.ts';

type Query = { Querystring: Record<string, string | string[] | undefined> };
const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

export function placesRoutes(
  app: FastifyInstance,
  service: PlacesService,
  position: VisitorPosition,
  now: () => Date,
): void {
  app.get<Query>('/places/predictions', COUNTED, ({ ip, query }) =>
    service.askedBy(ip).predictions(readText(query.input)),
  );
  app.get('/places/near-me', COUNTED, async (request, reply) => {
    const at = visitorPosition(request.headers, position);
    const name = at && (await service.askedBy(request.ip).getName(at));
    const near: NearbyPlace | null = at && name ? { ...at, name } : null;
    // The answer is for this visitor only.
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(near));
  });
  const understand = keepUnderstood(now);
  app.get<Query>('/understand', COUNTED, ({ ip, query }) => understand(readText(query.text), service.askedBy(ip)));
  app.get<Query>('/geocode', COUNTED, async (request, reply) => {
    // Fastify sends no body for null; the contract wants the JSON word.
    const result = await service.askedBy(request.ip).geocode(readText(request.query.address));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
  });
}
