/**
 * What a browser remembers while a guest looks for a mail: whom it was sent to, and a secret that says that this is the
 * browser that asked. In cookies no script can read, so that addresses and tokens stand in no address of a page.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sign, verify } from '../security/sign.ts';
import { hashOf } from './sessions.ts';
import { TOKEN_MINUTES } from './tokens.ts';

export const PENDING_COOKIE = 'roost.pending';
export const RESET_COOKIE = 'roost.reset';

const pendingSchema = z.object({
  email: z.string(),
  kind: z.enum(['signin', 'signup', 'reset']),
  callback: z.string(),
  browser: z.string(),
});
export type Pending = z.infer<typeof pendingSchema>;
export type CookieDeps = { secret: string; siteUrl: string };

const options = (siteUrl: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: siteUrl.startsWith('https:'),
    maxAge: TOKEN_MINUTES * 60,
  }) as const;

/** What this browser is waiting for, or null. */
export function pendingOf(request: FastifyRequest, secret: string): Pending | null {
  const text = verify(request.cookies[PENDING_COOKIE], 'pending', secret);
  if (text === null) return null;
  try {
    const parsed = pendingSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Hash of this browser's secret, as it is kept with a sign-up. */
export const browserHashOf = (pending: Pending | null): string | null => (pending ? hashOf(pending.browser) : null);

/** Notes what is waited for. Answers the hash of the browser's secret, which stays the same while it waits. */
export function rememberPending(
  request: FastifyRequest,
  reply: FastifyReply,
  pending: Omit<Pending, 'browser'>,
  { secret, siteUrl }: CookieDeps,
): string {
  const browser = pendingOf(request, secret)?.browser ?? randomBytes(18).toString('base64url');
  const text = Buffer.from(JSON.stringify({ ...pending, browser })).toString('base64url');
  reply.setCookie(PENDING_COOKIE, sign(text, 'pending', secret), options(siteUrl));
  return hashOf(browser);
}

export function forgetPending(reply: FastifyReply, { siteUrl }: CookieDeps): void {
  reply.clearCookie(PENDING_COOKIE, options(siteUrl));
}

/** The password link this browser has opened. */
export const resetTokenOf = (request: FastifyRequest, secret: string): string | null =>
  verify(request.cookies[RESET_COOKIE], 'reset', secret);

export function rememberReset(reply: FastifyReply, token: string, { secret, siteUrl }: CookieDeps): void {
  reply.setCookie(RESET_COOKIE, sign(token, 'reset', secret), options(siteUrl));
}

export function forgetReset(reply: FastifyReply, { siteUrl }: CookieDeps): void {
  reply.clearCookie(RESET_COOKIE, options(siteUrl));
}
