/**
 * Who presses a button of the console: a person in a page of the console, and no script. The console has the origin of
 * the site, whose pages run the code of every team, so neither the cookie nor the origin tells them apart: a hostile
 * version could else give itself all visitors from the browser of whoever is signed in here.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { TeamToken } from '../../registry/tokens.ts';
import { ROOT } from './layout.ts';

/** False for what a script or a frame asks for, which could read the page: a person opens it as a document. */
const isDocument = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'document';

/** False for a press of another site's page. */
function isOfSite({ headers }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return (site === undefined || site === 'same-origin') && (origin === undefined || origin === siteUrl);
}

/** True when a browser asks for a page in a tab, or when a page of this site sends a form. */
export const isOwnPage = (request: FastifyRequest, siteUrl: string): boolean =>
  isDocument(request) && (request.method === 'GET' || isOfSite(request, siteUrl));

/** True for a button of the console; its form names its page below the console, and its environment. */
export const isPress = ({ method, url, server }: FastifyRequest): boolean =>
  method === 'POST' && url.startsWith(`${server.prefix}/do/`);

/**
 * The page that signing in leads to: the one that was asked for, as the form on it says afterwards, or the page of a
 * press by who was signed out meanwhile. Always one of the console, whatever a form says.
 */
export function pageAfterSignIn(request: FastifyRequest): string {
  const { method, url, server, body } = request;
  const { back, environment } = (method === 'GET' ? {} : (body ?? {})) as { back?: unknown; environment?: unknown };
  const whence = isPress(request) ? `${ROOT}${String(back)}?environment=${String(environment)}` : back;
  const asked = method === 'GET' ? `${ROOT}${url.slice(server.prefix.length)}` : whence;
  const page = typeof asked === 'string' ? URL.parse(asked, 'http://console.invalid') : null;
  const isOwn = page?.origin === 'http://console.invalid' && page.pathname.startsWith(`${ROOT}/`);
  return isOwn ? `${page.pathname}${page.search}` : `${ROOT}/`;
}

/** Stands in every form of the console: no script of another page can read it, so none can send the form. */
export const pressSecret = ({ hash }: Pick<TeamToken, 'hash'>): string =>
  createHash('sha256').update(`press:${hash}`).digest('hex');

/** True for the secret of a form that this token was shown. */
export function isPressSecret(given: string, token: TeamToken): boolean {
  const [one, other] = [given, pressSecret(token)].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
