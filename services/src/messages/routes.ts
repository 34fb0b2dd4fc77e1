/** `/messages` (TALK-1): threads of a guest, writing, marks of what was read, and the host's side by signed link. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Thread, Threads } from '@roost/shared/contracts/messages';
import type { MessageSide } from '@roost/shared/contracts/messages';
import { followThreadLanguage } from '../account/follow-language.ts';
import { readBody } from '../read-body.ts';
import { COUNTED } from '../security/read-limits.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { isCurrent, rememberStay } from '../security/stays-cookie.ts';
import { storableText } from '../storable-text.ts';
import { readTripToken } from '../trips/links.ts';
import { noSuchThread, visibleSubject, visibleThreads } from './access.ts';
import { messageDraftRoutes } from './draft-routes.ts';
import { openHostLink } from './host-link.ts';
import { countUnreadFor, findSubject, getCode, listThreads, markRead, readThread, type Subject } from './threads.ts';
import { attachmentsRefused, messageSchema, writeMessage, type MessageDeps } from './write-message.ts';

type ByCode = { Params: { code: string } };
/** Bodies besides a message. */
export const MESSAGE_BODIES = {
  open: z.object({ token: storableText(500) }),
  answer: z.extend(messageSchema, { token: storableText(500) }),
  read: z.object({ upTo: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) }),
} as const;

/** Mailed links that one network address may open in an hour. */
const OPENED_PER_ADDRESS = 30;

export function messageRoutes(server: FastifyInstance, deps: MessageDeps): void {
  // Its own scope: only here a form with files is answered with the reason why it is refused.
  server.register(async (app) => {
    app.addContentTypeParser('multipart/form-data', async () => {
      throw attachmentsRefused(415);
    });
    guestRoutes(app, deps);
    hostRoutes(app, deps);
    messageDraftRoutes(app, deps);
  });
}

/**
 * Answers with the thread, and notes that this side has seen what it shows. `readUpTo` is from before, so that new ones
 * can be marked.
 */
async function showThread(subject: Subject, side: MessageSide, { db }: MessageDeps): Promise<Thread> {
  const thread = await readThread(db, subject, side);
  const newest = thread.messages.at(-1);
  if (newest) await markRead(db, thread.code, side, newest.id);
  return thread;
}

function guestRoutes(app: FastifyInstance, deps: MessageDeps): void {
  const { db, key, now } = deps;

  app.get('/messages', COUNTED, async (request, reply) => {
    const { signedIn, heads, hasMore } = await visibleThreads(request, deps);
    const threads = await listThreads(db, heads);
    return reply
      .header('cache-control', 'no-store')
      .send({ signedIn, threads, ...(hasMore ? { hasMore } : {}) } satisfies Threads);
  });

  app.get<ByCode>('/messages/:code', COUNTED, async (request, reply) => {
    const subject = await visibleSubject(request, request.params.code.toUpperCase(), deps);
    if (!subject) throw noSuchThread();
    return reply.header('cache-control', 'no-store').send(await readThread(db, subject, 'guest'));
  });

  app.post<ByCode>('/messages/:code', async (request, reply) => {
    const message = readBody(messageSchema, request.body);
    const subject = await visibleSubject(request, request.params.code.toUpperCase(), deps);
    if (!subject) throw noSuchThread();
    await followThreadLanguage(db, subject);
    await writeMessage(subject, 'guest', message, request.ip, deps);
    return reply.header('cache-control', 'no-store').send(await readThread(db, subject, 'guest'));
  });

  app.post<ByCode>('/messages/:code/read', async (request, reply) => {
    const { upTo } = readBody(MESSAGE_BODIES.read, request.body);
    const subject = await visibleSubject(request, request.params.code.toUpperCase(), deps);
    if (!subject) throw noSuchThread();
    const code = getCode(subject);
    await markRead(db, code, 'guest', upTo);
    const unread = (await countUnreadFor(db, [code])).get(code) ?? 0;
    return reply.header('cache-control', 'no-store').send({ unread });
  });

  app.post<ByCode>('/messages/:code/open', async (request, reply) => {
    const { token } = readBody(MESSAGE_BODIES.open, request.body);
    await enforceRateLimits(
      db,
      [{ name: 'thread-open', whose: request.ip, times: OPENED_PER_ADDRESS, windowMs: HOUR_MS }],
      { key, now: now() },
    );
    const named = readTripToken(token, now(), key);
    const subject =
      named !== null && named.code === request.params.code.toUpperCase() ? await findSubject(db, named.code) : null;
    if (!named || !subject) throw noSuchThread();
    if (!isCurrent(named.madeAt, subject.kind === 'stay' ? subject.stay : subject.inquiry)) throw noSuchThread();
    rememberStay(request, reply, getCode(subject), { key, now: now() });
    return reply.header('cache-control', 'no-store').send(await readThread(db, subject, 'guest'));
  });
}

function hostRoutes(app: FastifyInstance, deps: MessageDeps): void {
  app.post('/messages/host/open', async (request, reply) => {
    const { token } = readBody(MESSAGE_BODIES.open, request.body);
    const subject = await openHostLink(token, request.ip, deps);
    return reply.header('cache-control', 'no-store').send(await showThread(subject, 'host', deps));
  });

  app.post('/messages/host/answer', async (request, reply) => {
    const { token, ...message } = readBody(MESSAGE_BODIES.answer, request.body);
    const subject = await openHostLink(token, request.ip, deps);
    await writeMessage(subject, 'host', message, request.ip, deps);
    return reply.header('cache-control', 'no-store').send(await readThread(deps.db, subject, 'host'));
  });
}
