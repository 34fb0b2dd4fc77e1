/** The cookie that lets a browser show the stays booked in it, without an account. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sign, verify } from './sign.ts';

export const STAYS_COOKIE = 'roost.stays';
const YEAR_SECONDS = 31_536_000;
/** Codes kept, the newest first: a cookie has at most 4 kB. */
const MOST_CODES = 20;

/** Codes of the stays booked in this browser; empty when the cookie is missing or not ours. */
export function readStays(request: FastifyRequest, key: string): string[] {
  return (
    verify(request.cookies[STAYS_COOKIE], 'stays', key)
      ?.split('~')
      .filter((code) => code !== '') ?? []
  );
}

/** Adds a stay to the browser's cookie. */
export function rememberStay(
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
  options: { key: string; secure: boolean },
): void {
  const codes = [code, ...readStays(request, options.key).filter((known) => known !== code)].slice(0, MOST_CODES);
  reply.setCookie(STAYS_COOKIE, sign(codes.join('~'), 'stays', options.key), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: options.secure,
    maxAge: YEAR_SECONDS,
  });
}
