/** The visitor's number, for sticky version choice (PLAT-3), and the session's pins. Cookies no script can read. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AVOID_COOKIE } from '../../src/federation/start-watch.ts';
import type { HostConfig } from '../config.ts';
import { GRANT_COOKIE, PINS_COOKIE, formatPins, isGranted, parsePins } from '../registry/pins.ts';
import type { PinRequest, Pins } from '../registry/pins.ts';
import type { Trust } from '../registry/trust.ts';
import { sendCalmPage } from './calm-page.ts';

export const VISITOR_COOKIE = 'roost_visitor';
const MOST_AVOIDED = 10;
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

/** The session's pins; none where they need a grant (SAFE-10) that has ended. */
export function pinsOf(request: FastifyRequest, { development, signedPins }: HostConfig, trust: Trust): Pins {
  const pins = parsePins(request.cookies[PINS_COOKIE], development);
  if (!signedPins || Object.keys(pins).length === 0) return pins;
  const grant = trust.readGrant(request.cookies[GRANT_COOKIE]);
  return grant && isGranted(grant, pins) ? pins : {};
}

/**
 * Does what `?mfe=` asks for, or says why not, without changing anything: a typing mistake must not end in another version than was meant, and a
 * link from anywhere must not choose what a guest gets.
 */
export function answerPinRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: PinRequest,
  { siteUrl, signedPins }: HostConfig,
  trust: Trust,
): FastifyReply {
  const secure = siteUrl.startsWith('https:');
  reply.header('cache-control', 'no-store');
  if (asked.wrong.length > 0)
    return sendCalmPage(reply.code(400), {
      title: 'This address asks for versions that we cannot read',
      text: `“${asked.wrong.join('”, “')}” names no version of a remote, like mfe-search@1.4.0. Nothing was changed.`,
      location: asked.location,
    });
  const given = asked.grant ?? request.cookies[GRANT_COOKIE];
  const grant = signedPins ? trust.readGrant(given) : null;
  if (signedPins && asked.pins && !(grant && isGranted(grant, asked.pins)))
    return sendCalmPage(reply.code(403), {
      title: 'This link is for testers, and it is not signed or has ended',
      text: 'The site is as it always is. A new link comes from the team that sent it.',
      location: asked.location,
    });
  if (grant && given) {
    const maxAge = Math.max(0, Math.floor(grant.until - Date.now() / 1000));
    reply.setCookie(GRANT_COOKIE, given, { ...options(secure), maxAge });
  } else if (!asked.pins) reply.clearCookie(GRANT_COOKIE, options(secure));
  keepPins(reply, asked.pins, secure);
  return reply.redirect(asked.location, 302);
}

/** Versions that hung this visitor's browser (PLAT-3): the page that found out wrote them down. */
export function avoidedBy(request: FastifyRequest): ReadonlySet<string> {
  const names = (request.cookies[AVOID_COOKIE] ?? '').split(',').slice(0, MOST_AVOIDED);
  return new Set(names.filter((name) => /^mfe-[a-z0-9-]+@[0-9A-Za-z.+-]{1,60}$/.test(name)));
}

/** Keeps pins for the browser session; null forgets them. */
function keepPins(reply: FastifyReply, pins: Pins | null, secure: boolean): void {
  if (pins) reply.setCookie(PINS_COOKIE, formatPins(pins), options(secure));
  else reply.clearCookie(PINS_COOKIE, options(secure));
}
