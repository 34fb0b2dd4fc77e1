/**
 * The page that asks a browser how it came here, before a version is blamed for loading documents in a row (PLAT-3).
 * Request headers do not tell back and forward from a load by the page itself; the browser's navigation entry does. The
 * page writes it into a cookie and loads the address again in the same history entry.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { toCookieName } from '@roost/shared/domain/own-cookies';
import { getLanguage } from './language.ts';

/** Holds `navigate`, `reload` or `back_forward`: the type of the browser's navigation entry. Written by a script. */
export const REACHED_COOKIE = 'roost_reached';
const SECONDS = 5;

const SCRIPT = `
const { reachedName: name, reachedSecure: secure } = document.documentElement.dataset;
const [{ type = 'navigate' } = {}] = performance.getEntriesByType('navigation');
document.cookie = name + '=' + type + '; path=/; max-age=${SECONDS}; samesite=lax' + secure;
location.reload();
`;
const POLICY =
  `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; ` +
  "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function sendReachedPage(reply: FastifyReply, siteUrl: string): FastifyReply {
  const secure = siteUrl.startsWith('https:') ? '; secure' : '';
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${getLanguage(reply.request)}" data-reached-name="${toCookieName(REACHED_COOKIE, siteUrl)}" ` +
        `data-reached-secure="${secure}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
        '<title>Roost</title><noscript><meta http-equiv="refresh" content="0"></noscript>' +
        `<style>:root{color-scheme:light dark}</style></head><body><script>${SCRIPT}</script></body></html>`,
    );
}

/** Deletes the cookie once it was read. */
export function forgetReached(reply: FastifyReply, siteUrl: string): void {
  const name = toCookieName(REACHED_COOKIE, siteUrl);
  if (reply.request.cookies[name] !== undefined)
    reply.clearCookie(name, { path: '/', sameSite: 'lax', secure: siteUrl.startsWith('https:') });
}
