/**
 * `POST /booking-draft` and `GET /booking-draft`: what was typed into a checkout outlives a reload of its tab
 * (BOOK-14).
 */
import type { FastifyInstance } from 'fastify';
import { draftRequestSchema, draftTabSchema } from '@roost/shared/contracts/booking-draft';
import { readBody } from '../read-body.ts';
import type { Keys } from '../security/sign.ts';
import { keepDraft, readDraft } from './draft-cookie.ts';

export function draftRoutes(app: FastifyInstance, { key, now }: { key: Keys; now: () => Date }): void {
  app.post('/booking-draft', async (request, reply) => {
    const { tab, draft } = readBody(draftRequestSchema, request.body);
    return reply.header('cache-control', 'no-store').send({ kept: keepDraft(reply, tab, draft, { key, now: now() }) });
  });

  app.get<{ Querystring: Record<string, unknown> }>('/booking-draft', async (request, reply) => {
    const tab = draftTabSchema.safeParse(request.query.tab);
    const draft = tab.success ? readDraft(request, tab.data, { key, now: now() }) : null;
    return reply.header('cache-control', 'no-store').send({ draft });
  });
}
