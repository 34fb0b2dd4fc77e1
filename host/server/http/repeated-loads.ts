/**
 * Counts loads that no visitor asked for (PLAT-3): redirects in a row, and documents that a page loads by itself
 * (`location.reload()`, `location.replace()`, `<meta http-equiv="refresh">`). A version that loops never shows a page.
 * The counts are in a cookie, so that any host can continue them and pages need no script.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AVOID_COOKIE, getChoice, toCookieName } from '@roost/shared/domain/own-cookies';
import type { PageVersions } from '../registry/page-versions.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { forgetReached, REACHED_COOKIE, sendReachedPage } from './reached-page.ts';

export const REPEATED_LOADS_COOKIE = 'roost_turns';
/**
 * Most seconds between two loads in a row. A load without a user activation was surely made by the page; one after a
 * press may have been, and counts only when it follows faster than people press.
 */
const SECONDS = { sure: 20, likely: 2 };
/**
 * Weight of a load. For five seconds after a press browsers report the page's own loads as the visitor's, so these
 * count half.
 */
const WEIGHT = { sure: 2, likely: 1 };
/**
 * Weights from which a page is at fault: of loads of one path, and of loads of any paths in a row. A sign-in or a
 * payment loads one document, and nobody presses twelve links that fast.
 */
const MOST_LOADS = 6;
const MOST_IN_A_ROW = 12;
const MOST_COUNTED = 9;
const MOST_COUNTED_IN_A_ROW = 99;
const DAY_SECONDS = 86_400;

export type RepeatedLoads = {
  redirects: number;
  /** Loads of this path, by weight. */
  loads: number;
  /** Loads of any path, by weight: two pages that load each other alternate between two paths. */
  row: number;
  /** A short hash of the page's path. */
  place: string;
  /** True when the browser was asked and a page had caused the load. */
  isSure: boolean;
};

/**
 * Returns how likely a page of this site loaded this document by itself; null when it came from the address bar, a
 * bookmark or another site.
 */
function madeByPage({ headers }: FastifyRequest): 'sure' | 'likely' | null {
  if (headers['sec-fetch-dest'] !== 'document' || headers['sec-fetch-site'] !== 'same-origin') return null;
  return headers['sec-fetch-user'] === undefined ? 'sure' : 'likely';
}

const getPlace = (address = '/'): string =>
  createHash('sha256')
    .update(address.split('?', 1)[0] ?? '')
    .digest('base64url')
    .slice(0, 4);

const isDue = ({ loads, row }: RepeatedLoads): boolean => loads >= MOST_LOADS || row >= MOST_IN_A_ROW;

/** Returns true when the browser has to be asked first: back and forward load documents in a row too. */
const isDoubtful = (repeated: RepeatedLoads): boolean => isDue(repeated) && !repeated.isSure;

/** Returns the counts up to and including this request. */
export function getRepeatedLoads(request: FastifyRequest): RepeatedLoads {
  const [, redirects = 0, loads = 0, row = 0, asked, last] =
    /^(\d)\.(\d)\.(\d\d?)\.([01])\.([\w-]{4})$/.exec(getChoice(request.cookies, REPEATED_LOADS_COOKIE) ?? '') ?? [];
  const made = madeByPage(request);
  const isSame = last !== undefined && getPlace(request.raw.url) === last;
  const before = isSame ? Number(loads) : 0;
  // Most requests count nothing, so that nobody reads their place: hashing it for them was a twentieth of a kept page.
  const at = {
    get place() {
      return getPlace(request.raw.url);
    },
  };
  if (asked === '1' && isSame) {
    // The same document again, now with the browser's answer. A browser that runs no scripts has none.
    const reached = getChoice(request.cookies, REACHED_COOKIE);
    const isBack = reached === 'back_forward';
    const counted = { loads: isBack ? 0 : before, row: isBack || reached === undefined ? 0 : Number(row) };
    return Object.assign(at, { redirects: Number(redirects), ...counted, isSure: true });
  }
  return Object.assign(at, {
    redirects: Number(redirects),
    loads: made ? Math.min(before + WEIGHT[made], MOST_COUNTED) : 0,
    row: made ? Math.min(Number(row) + WEIGHT[made], MOST_COUNTED_IN_A_ROW) : 0,
    isSure: false,
  });
}

/** Writes the counts into the cookie for the next request. A page ends a row of redirects. */
export function keepRepeatedLoads(
  reply: Pick<FastifyReply, 'request' | 'setCookie' | 'clearCookie'>,
  siteUrl: string,
  repeated: RepeatedLoads,
  isRedirect: boolean,
): void {
  const name = toCookieName(REPEATED_LOADS_COOKIE, siteUrl);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:') } as const;
  const redirects = isRedirect ? Math.min(repeated.redirects + 1, MOST_COUNTED) : 0;
  const asked = isDoubtful(repeated);
  const maxAge = SECONDS[redirects > 0 || asked ? 'sure' : (madeByPage(reply.request) ?? 'likely')];
  const counts = [redirects, repeated.loads, repeated.row];
  if (counts.some((count) => count > 0))
    reply.setCookie(name, [...counts, asked ? 1 : 0, repeated.place].join('.'), { ...options, maxAge });
  else if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, options);
}

/** Sends the page that asks the browser how it came here, when that decides; returns null when the page can be made. */
export function askFirst(request: FastifyRequest, reply: FastifyReply, siteUrl: string): FastifyReply | null {
  const repeated = getRepeatedLoads(request);
  if (!isDoubtful(repeated)) {
    forgetReached(reply, siteUrl);
    return null;
  }
  keepRepeatedLoads(reply, siteUrl, repeated, false);
  return sendReachedPage(reply, siteUrl);
}

/**
 * Returns the version that is blamed for loads in a row: the most recently published one that has a fallback. Each
 * further load blames one more, until the page stays.
 */
export const blamedForLoads = (repeated: RepeatedLoads, versions: PageVersions, table: RemoteTable): string | null =>
  isDue(repeated) && repeated.isSure ? newestIn(versions, table) : null;

/** Returns the most recently published version of a page that has a fallback. */
export function newestIn({ remotes }: Pick<PageVersions, 'remotes'>, table: RemoteTable): string | null {
  const publishedAt = (remote: string, version: string): string =>
    Object.entries(table)
      .find(([name]) => name === remote)?.[1]
      .find(({ metadata }) => metadata.version === version)?.extras.publishedAt ?? '';
  const [newest] = Object.entries(remotes)
    .flatMap(
      ([
        remote,
        {
          versions: [first, other],
        },
      ]) => (first && other ? [{ name: `${remote}@${first.version}`, at: publishedAt(remote, first.version) }] : []),
    )
    .sort((one, two) => two.at.localeCompare(one.at));
  return newest?.name ?? null;
}

/** Writes the versions that this browser avoids into its cookie, as a page does when a version hung it. */
export function keepAvoided(reply: Pick<FastifyReply, 'setCookie'>, siteUrl: string, names: Iterable<string>): void {
  const options = { path: '/', sameSite: 'lax', secure: siteUrl.startsWith('https:'), maxAge: DAY_SECONDS } as const;
  reply.setCookie(toCookieName(AVOID_COOKIE, siteUrl), [...names].join(), { ...options, encode: String });
}
