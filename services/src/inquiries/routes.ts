/** `POST /inquiries` (BOOK-10). */
import type { FastifyInstance } from 'fastify';
import { currentGuest } from '../auth/current-guest.ts';
import { readBody } from '../read-body.ts';
import { rememberStay } from '../security/stays-cookie.ts';
import { inquire, inquirySchema, type InquiryDeps } from './inquire.ts';

export function inquiryRoutes(app: FastifyInstance, deps: InquiryDeps): void {
  app.post('/inquiries', async (request, reply) => {
    const inquiry = readBody(inquirySchema, request.body);
    const guest = await currentGuest(request);
    const answer = await inquire(inquiry, { ip: request.ip, profileId: guest?.profileId ?? null }, deps);
    // Who asked in this browser reads the answer in it.
    rememberStay(request, reply, answer.id, { key: deps.key, now: deps.now() });
    return reply.code(201).send(answer);
  });
}
