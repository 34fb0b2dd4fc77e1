/** The visitor's number, for sticky version choice (PLAT-3), and the session's pins. Cookies no script can read. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PINS_COOKIE, formatPins, parsePins } from '../registry/pins.ts';
import type { Pins } from '../registry/pins.ts';

const VISITOR_COOKIE = 'roost_visitor';
const YEAR_SECONDS = 31_536_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const options = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax' as const, secure });

/** The number in the cookie, or a new one that the answer sets. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = request.cookies[VISITOR_COOKIE];
  if (known && UUID.test(known)) return known;
  const made = randomUUID();
  reply.setCookie(VISITOR_COOKIE, made, { ...options(secure), maxAge: YEAR_SECONDS });
  return made;
}

export function pinsOf(request: FastifyRequest, addressesAllowed: boolean): Pins {
  return parsePins(request.cookies[PINS_COOKIE], addressesAllowed);
}

/** Keeps pins for the browser session; null forgets them. */
export function keepPins(reply: FastifyReply, pins: Pins | null, secure: boolean): void {
  if (pins) reply.setCookie(PINS_COOKIE, formatPins(pins), options(secure));
  else reply.clearCookie(PINS_COOKIE, options(secure));
}
