/**
 * Cookies for the time until a guest opens a mail: the address it was sent to, and a secret that proves that this
 * browser asked for it. No script can read them, and no page has an e-mail address or a token in its own address.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { dropCookie, readCookie, writeCookie } from '../security/guest-cookie.ts';
import { sign, verify, type Keys } from '../security/sign.ts';
import { hashText } from './sessions.ts';
import { TOKEN_MINUTES } from './tokens.ts';

export const PENDING_COOKIE = 'roost.pending';
export const RESET_COOKIE = 'roost.reset';
export const LINK_COOKIE = 'roost.link';

const pendingSchema = z.object({
  email: z.string(),
  kind: z.enum(['signin', 'signup', 'reset']),
  callback: z.string(),
  browser: z.string(),
});
export type Pending = z.infer<typeof pendingSchema>;
type CookieDeps = { secret: Keys };

const LIFE_SECONDS = TOKEN_MINUTES * 60;

/** Returns the mail that this browser waits for, or null. */
export function readPending(request: FastifyRequest, secret: Keys): Pending | null {
  const text = verify(readCookie(request, PENDING_COOKIE), 'pending', secret);
  if (text === null) return null;
  try {
    const parsed = pendingSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Returns the hash of this browser's secret, as it is stored with a sign-up. */
export const hashPendingBrowser = (pending: Pending | null): string | null =>
  pending ? hashText(pending.browser) : null;

/** Stores which mail this browser waits for. Returns the hash of its secret, which stays the same while it waits. */
export function rememberPending(
  request: FastifyRequest,
  reply: FastifyReply,
  pending: Omit<Pending, 'browser'>,
  { secret }: CookieDeps,
): string {
  const browser = readPending(request, secret)?.browser ?? randomBytes(18).toString('base64url');
  writeCookie(reply, PENDING_COOKIE, sign(encode({ ...pending, browser }), 'pending', secret), LIFE_SECONDS);
  return hashText(browser);
}

export function forgetPending(reply: FastifyReply): void {
  dropCookie(reply, PENDING_COOKIE);
}

const linkSchema = z.object({ token: z.string(), email: z.string(), callback: z.string() });
/** A sign-in link that was opened here and waits for its button. */
export type Link = z.infer<typeof linkSchema>;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function readLink(request: FastifyRequest, secret: Keys): Link | null {
  const text = verify(readCookie(request, LINK_COOKIE), 'link', secret);
  if (text === null) return null;
  try {
    const parsed = linkSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function rememberLink(reply: FastifyReply, link: Link, { secret }: CookieDeps): void {
  writeCookie(reply, LINK_COOKIE, sign(encode(link), 'link', secret), LIFE_SECONDS);
}

export function forgetLink(reply: FastifyReply): void {
  dropCookie(reply, LINK_COOKIE);
}

/** Returns the token of the password link that this browser has opened. */
export const readResetToken = (request: FastifyRequest, secret: Keys): string | null =>
  verify(readCookie(request, RESET_COOKIE), 'reset', secret);

export function rememberReset(reply: FastifyReply, token: string, { secret }: CookieDeps): void {
  writeCookie(reply, RESET_COOKIE, sign(token, 'reset', secret), LIFE_SECONDS);
}

export function forgetReset(reply: FastifyReply): void {
  dropCookie(reply, RESET_COOKIE);
}

/**
 * Everything that a guest left in this browser on the way to a session: whose mail it waits for, an opened link, the
 * right to set a password.
 */
export function forgetSignIn(reply: FastifyReply): void {
  for (const name of [PENDING_COOKIE, LINK_COOKIE, RESET_COOKIE]) dropCookie(reply, name);
}
