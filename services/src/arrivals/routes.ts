/** `GET /trips/:code/arrival` and `GET /trips/:code/door-code` (STAY-1). */
import type { FastifyInstance } from 'fastify';
import { COUNTED } from '../security/read-limits.ts';
import { visibleStay, type AccessDeps } from '../trips/access.ts';
import { noSuchTrip } from '../trips/routes.ts';
import { getArrival, getDoorCode } from './arrival.ts';

type ByCode = { Params: { code: string } };

export function arrivalRoutes(app: FastifyInstance, deps: AccessDeps & { now: () => Date }): void {
  const { db, now } = deps;

  app.get<ByCode>('/trips/:code/arrival', COUNTED, async (request, reply) => {
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    return reply.header('cache-control', 'no-store').send(await getArrival(db, stay, now()));
  });

  app.get<ByCode>('/trips/:code/door-code', COUNTED, async (request, reply) => {
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    return reply.header('cache-control', 'no-store').send({ digits: await getDoorCode(db, stay, now()) });
  });
}
