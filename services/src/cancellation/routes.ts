/** `GET` and `POST /trips/:code/cancellation` (BOOK-12). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findListing } from '../listings/repository.ts';
import { readBody } from '../read-body.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { visibleStay, type AccessDeps } from '../trips/access.ts';
import { noSuchTrip } from '../trips/routes.ts';
import { previewCancellation, toTrip } from '../trips/trip.ts';
import { cancelStay } from './cancel.ts';

const requestSchema = z.object({ refundCents: z.int().check(z.minimum(0)) });
type ByCode = { Params: { code: string } };

export function cancellationRoutes(app: FastifyInstance, deps: SettleDeps & AccessDeps): void {
  const { db, now } = deps;

  app.get<ByCode>('/trips/:code/cancellation', async (request, reply) => {
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    const listing = stay && (await findListing(db, stay.listing_id));
    if (!stay || !listing) throw noSuchTrip();
    return reply.header('cache-control', 'no-store').send(previewCancellation(stay, listing, now()));
  });

  app.post<ByCode>('/trips/:code/cancellation', async (request) => {
    const { refundCents } = readBody(requestSchema, request.body);
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    return toTrip(db, await cancelStay(stay.code, refundCents, deps), now());
  });
}
