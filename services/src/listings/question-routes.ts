/**
 * Public questions about homes (LIST-1): `POST /listings/:id/questions` by a guest, `POST /questions/open` and
 * `/questions/answer` by the host with the link of the mail.
 */
import type { FastifyInstance } from 'fastify';
import { currentGuest } from '../auth/current-guest.ts';
import { readBody } from '../read-body.ts';
import { answerQuestion, answerSchema, openQuestion, openSchema } from './answer-question.ts';
import { askQuestion, questionSchema, type QuestionDeps } from './ask-question.ts';
import { findListing } from './repository.ts';

export function questionRoutes(app: FastifyInstance, deps: QuestionDeps): void {
  app.post<{ Params: { id: string } }>('/listings/:id/questions', async (request, reply) => {
    const asked = readBody(questionSchema, request.body);
    const [listing, guest] = await Promise.all([findListing(deps.db, request.params.id), currentGuest(request)]);
    return reply
      .code(201)
      .send(await askQuestion(asked, listing, { ip: request.ip, profileId: guest?.profileId ?? null }, deps));
  });

  app.post('/questions/open', async (request, reply) => {
    const { token } = readBody(openSchema, request.body);
    return reply.header('cache-control', 'no-store').send(await openQuestion(token, request.ip, deps));
  });

  app.post('/questions/answer', async (request, reply) => {
    const answer = readBody(answerSchema, request.body);
    return reply.header('cache-control', 'no-store').send(await answerQuestion(answer, request.ip, deps));
  });
}
