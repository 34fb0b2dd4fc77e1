/** `POST /listings/:id/questions` (LIST-1). */
import type { FastifyInstance } from 'fastify';
import { currentGuest } from '../auth/current-guest.ts';
import { readBody } from '../read-body.ts';
import { askQuestion, questionSchema, type QuestionDeps } from './ask-question.ts';
import { findListing } from './repository.ts';

export function questionRoutes(app: FastifyInstance, deps: QuestionDeps): void {
  app.post<{ Params: { id: string } }>('/listings/:id/questions', async (request, reply) => {
    const asked = readBody(questionSchema, request.body);
    const [listing, guest] = await Promise.all([findListing(deps.db, request.params.id), currentGuest(request)]);
    return reply.code(201).send(await askQuestion(asked, listing, { ip: request.ip, profileId: guest?.profileId ?? null }, deps));
  });
}
