/**
 * Reads and sets the visitor's number, by which versions stay the same for a visitor (PLAT-3), and the session's pins.
 * Scripts cannot read these cookies.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AVOID_COOKIE, getChoice, NEWEST, toCookieName } from '@roost/shared/domain/own-cookies';
import type { HostConfig } from '../config.ts';
import { GRANT_COOKIE, PINS_COOKIE, formatPins, isGranted, parsePins } from '../registry/pins.ts';
import type { PinRequest, Pins } from '../registry/pins.ts';
import { findUnusable } from '../registry/pin-problems.ts';
import type { Trust } from '../registry/trust.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { sendPlainPage } from './plain-page.ts';
import { getLanguage } from './language.ts';
import { TESTER_TEXTS } from './tester-texts.ts';

export const VISITOR_COOKIE = 'roost_visitor';
const MOST_AVOIDED = 10;
const YEAR_SECONDS = 31_536_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const options = (siteUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:') }) as const;

/** Sets a cookie of the host; null deletes it. */
function keep(reply: FastifyReply, siteUrl: string, name: string, value: string | null, maxAge?: number): void {
  const full = toCookieName(name, siteUrl);
  if (value === null) reply.clearCookie(full, options(siteUrl));
  else reply.setCookie(full, value, { ...options(siteUrl), ...(maxAge === undefined ? {} : { maxAge }) });
}

/** Returns the number in the cookie, or a new one that it sets. */
export function getVisitor(request: FastifyRequest, reply: FastifyReply, siteUrl: string): string {
  const known = getChoice(request.cookies, VISITOR_COOKIE);
  const number = known && UUID.test(known) ? known : randomUUID();
  const full = toCookieName(VISITOR_COOKIE, siteUrl);
  if (request.cookies[full] === number) return number;
  keep(reply, siteUrl, VISITOR_COOKIE, number, YEAR_SECONDS);
  // Deletes the cookie under the name that version 0.1 used over https too.
  if (full !== VISITOR_COOKIE && known !== undefined) reply.clearCookie(VISITOR_COOKIE, options(siteUrl));
  return number;
}

/** Returns the session's pins; none when they need a grant (SAFE-10) and it has expired. */
export function getPins(request: FastifyRequest, { development, signedPins, siteUrl }: HostConfig, trust: Trust): Pins {
  const pins = parsePins(request.cookies[toCookieName(PINS_COOKIE, siteUrl)], development);
  if (!signedPins || Object.keys(pins).length === 0) return pins;
  const grant = trust.readGrant(request.cookies[toCookieName(GRANT_COOKIE, siteUrl)]);
  return grant && isGranted(grant, pins) ? pins : {};
}

/**
 * Sets the pins that `?mfe=` asks for, or explains why not and changes nothing: a typing mistake must not pin another
 * version than was meant, and a link from another site must not choose what a guest gets.
 * @param readTable what can be pinned; null while no registry was ever read
 */
export async function answerPinRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: PinRequest,
  { siteUrl, signedPins, registryEnvironment }: HostConfig,
  trust: Trust,
  readTable: () => Promise<RemoteTable | null>,
): Promise<FastifyReply> {
  const language = getLanguage(request);
  reply.header('cache-control', 'no-store');
  if (asked.wrong.length > 0)
    return sendPlainPage(reply.code(400), {
      ...TESTER_TEXTS[language].wrong(`“${asked.wrong.join('”, “')}”`),
      location: asked.location,
      language,
    });
  const given = asked.grant ?? request.cookies[toCookieName(GRANT_COOKIE, siteUrl)];
  const grant = signedPins ? trust.readGrant(given) : null;
  if (signedPins && asked.pins && !(grant && isGranted(grant, asked.pins)))
    return sendPlainPage(reply.code(403), {
      ...TESTER_TEXTS[language].ended,
      location: asked.location,
      language,
    });
  const table = asked.pins && (await readTable());
  // Whoever pinned it would look at another version and not know.
  const unusable = table && asked.pins ? findUnusable(table, asked.pins) : [];
  if (unusable.length > 0)
    return sendPlainPage(reply.code(404), {
      ...TESTER_TEXTS[language].unusable(unusable, registryEnvironment),
      location: asked.location,
      language,
    });
  if (grant && given) {
    const maxAge = Math.max(0, Math.floor(grant.until - Date.now() / 1000));
    keep(reply, siteUrl, GRANT_COOKIE, given, maxAge);
  } else if (!asked.pins) keep(reply, siteUrl, GRANT_COOKIE, null);
  // The cookie lasts for the browser session.
  keep(reply, siteUrl, PINS_COOKIE, asked.pins && formatPins(asked.pins));
  return reply.redirect(asked.location, 302);
}

/**
 * Returns the versions that hung this visitor's browser (PLAT-3), and `NEWEST` when a page was empty. The page that
 * noticed it wrote the cookie.
 */
export function avoidedBy(request: FastifyRequest): ReadonlySet<string> {
  const names = (getChoice(request.cookies, AVOID_COOKIE) ?? '').split(',').slice(0, MOST_AVOIDED);
  return new Set(names.filter((name) => name === NEWEST || /^mfe-[a-z0-9-]+@[0-9A-Za-z.+-]{1,60}$/.test(name)));
}
