/** What the routes of sign-in share. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.ts';
import type { AuthDeps } from './auth-config.ts';
import type { AuthAnswer, AuthServer } from './auth-server.ts';
import type { Fields } from './auth-form.ts';
import type { Passkeys } from './passkeys.ts';
import type { Keys } from '../security/sign.ts';

export type AuthRoutesDeps = AuthDeps & {
  csrfKey: Keys;
  db: Db;
  /** Where guests call. */
  phone: string;
  passkeys: Passkeys;
  /** Tells the background of homes whose index record has to be written again. */
  wake: (work: 'reviews') => void;
};

/**
 * Wraps a handler so that it runs only with the right form token (AUTH-7); any other request goes to the sign-in page.
 */
export type Guarded = (
  handle: (request: FastifyRequest, reply: FastifyReply, fields: Fields) => Promise<FastifyReply>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Route options of a form: its token is a field, so that it works without JavaScript. */
export const FORM = { config: { csrfInForm: true } };

/** Sends the guest where Auth.js said, with its cookies. */
export function finish(server: AuthServer, reply: FastifyReply, answer: AuthAnswer, json: boolean): FastifyReply {
  return server.goTo(reply, answer.url ?? server.page('error', { error: 'Configuration' }), {
    json,
    cookies: answer.cookies,
  });
}
