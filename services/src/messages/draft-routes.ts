/**
 * What is written and not sent, for a reload of its tab (TALK-1, decision 0158): it is sealed here, the browser keeps
 * what nobody reads, and it is opened again for whoever may write in the thread then. Nothing of it is stored.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { MESSAGE_TEXT, type OpenedDraft, type SealedDraft } from '@roost/shared/contracts/messages';
import { readBody } from '../read-body.ts';
import { seal, unseal } from '../security/seal.ts';
import { storableText } from '../storable-text.ts';
import { noSuchThread, visibleSubject } from './access.ts';
import { openHostLink } from './host-link.ts';
import { getCode, type Subject } from './threads.ts';
import type { MessageDeps } from './write-message.ts';

/** How long a draft may rest. */
const LIFE_MS = 7_200_000;
/** Characters of the longest text, sealed. */
const MOST_SEALED = 12_000;

const ofHost = { token: storableText(500) };
const text = z.string().check(z.minLength(1), z.maxLength(MESSAGE_TEXT.most));
const sealed = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(MOST_SEALED));
export const DRAFT_BODIES = {
  seal: z.object({ text }),
  open: z.object({ sealed }),
  hostSeal: z.object({ ...ofHost, text }),
  hostOpen: z.object({ ...ofHost, sealed }),
} as const;
const contentSchema = z.object({ until: z.number(), text });

type ByCode = { Params: { code: string } };
type Side = 'guest' | 'host';

export function messageDraftRoutes(app: FastifyInstance, deps: MessageDeps): void {
  const { key, now } = deps;
  const toPurpose = (side: Side, subject: Subject): string => `message-draft:${side}:${getCode(subject)}`;

  const answerSealed = (reply: FastifyReply, written: string, purpose: string): FastifyReply => {
    const content = JSON.stringify({ until: now().getTime() + LIFE_MS, text: written });
    return reply
      .header('cache-control', 'no-store')
      .send({ sealed: seal(content, purpose, key) } satisfies SealedDraft);
  };
  const answerOpened = (reply: FastifyReply, given: string, purpose: string): FastifyReply => {
    const content = unseal(given, purpose, key);
    const parsed = content === null ? null : contentSchema.parse(JSON.parse(content));
    const isKept = parsed !== null && parsed.until > now().getTime();
    return reply.header('cache-control', 'no-store').send({ text: isKept ? parsed.text : null } satisfies OpenedDraft);
  };

  app.post<ByCode>('/messages/:code/draft', async (request, reply) => {
    const body = readBody(DRAFT_BODIES.seal, request.body);
    const subject = await visibleSubject(request, request.params.code.toUpperCase(), deps);
    if (!subject) throw noSuchThread();
    return answerSealed(reply, body.text, toPurpose('guest', subject));
  });

  app.post<ByCode>('/messages/:code/draft/open', async (request, reply) => {
    const body = readBody(DRAFT_BODIES.open, request.body);
    const subject = await visibleSubject(request, request.params.code.toUpperCase(), deps);
    if (!subject) throw noSuchThread();
    return answerOpened(reply, body.sealed, toPurpose('guest', subject));
  });

  app.post('/messages/host/draft', async (request, reply) => {
    const body = readBody(DRAFT_BODIES.hostSeal, request.body);
    return answerSealed(reply, body.text, toPurpose('host', await openHostLink(body.token, request.ip, deps)));
  });

  app.post('/messages/host/draft/open', async (request, reply) => {
    const body = readBody(DRAFT_BODIES.hostOpen, request.body);
    return answerOpened(reply, body.sealed, toPurpose('host', await openHostLink(body.token, request.ip, deps)));
  });
}
