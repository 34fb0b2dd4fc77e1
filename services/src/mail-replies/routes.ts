/**
 * `POST /mail/inbound` (TALK-3): mail that came in for the domain of answers, delivered by the mail provider. Without
 * the setting there is no such address.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiError, Refusal } from '../api-error.ts';
import { readBody } from '../read-body.ts';
import { sameText } from '../security/constant-time-equal.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { inboundMailSchema } from './inbound-mail.ts';
import { receiveReply, type ReplyDeps } from './receive-reply.ts';
import type { Replies } from './settings.ts';

/** A mail with some photographs of a telephone. Its files are not kept, but the words with them are. */
const BODY_LIMIT = 32 * 1024 * 1024;
/** Times an hour that one network address may come with a wrong secret, and mails an hour in all. */
const WRONG_PER_ADDRESS = 60;
const MAILS = 6_000;

/** The password of `Authorization: Basic …`, which providers make of `https://user:password@…`. */
function readPassword(header: string | undefined): string {
  const [scheme, given = ''] = header?.split(' ', 2) ?? [];
  if (scheme?.toLowerCase() !== 'basic') return '';
  const decoded = Buffer.from(given, 'base64').toString('utf8');
  return decoded.slice(decoded.indexOf(':') + 1);
}

/** Compares with every secret, so that the time tells nothing. */
const isKnown = (password: string, { secrets }: Replies): boolean =>
  [secrets].flat().filter((secret) => sameText(password, secret)).length > 0;

export function mailReplyRoutes(app: FastifyInstance, deps: ReplyDeps): void {
  const { db, key, now } = deps;
  const limit = (name: string, whose: string, times: number): Promise<void> =>
    enforceRateLimits(db, [{ name, whose, times, windowMs: HOUR_MS }], { key, now: now() });

  app.post(
    '/mail/inbound',
    {
      config: { ownToken: true },
      bodyLimit: BODY_LIMIT,
      // Before the body is read: a stranger's is not.
      onRequest: async ({ headers, ip }: FastifyRequest) => {
        if (isKnown(readPassword(headers.authorization), deps.replies)) return;
        await limit('mail-inbound-wrong', ip, WRONG_PER_ADDRESS);
        throw new Refusal(401, apiError('unauthorized', 'This address takes mail from one sender, by its secret.'));
      },
      errorHandler: (error) => {
        if (error.statusCode !== 413) throw error;
        throw new Refusal(
          413,
          apiError('too_large', `A mail may have ${BODY_LIMIT / 1024 / 1024} MiB, files and all.`),
        );
      },
    },
    async (request, reply) => {
      const mail = readBody(inboundMailSchema, request.body);
      await limit('mail-inbound', 'all', MAILS);
      return reply.header('cache-control', 'no-store').send(await receiveReply(mail, deps));
    },
  );
}
