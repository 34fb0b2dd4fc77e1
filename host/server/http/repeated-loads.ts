/**
 * Counts pages that load each other, or themselves, without a visitor (PLAT-3): redirects in a row, and documents that a page asks for by itself (`location.reload()`,
 * `location.replace()`, `<meta http-equiv="refresh">`). A version that does so without an end shows no page. A cookie has the counts, so that any host can go on with them and no page carries a script for it.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AVOID_COOKIE, getChoice, toCookieName } from '@roost/shared/domain/own-cookies';
import type { PageVersions } from '../registry/page-versions.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { forgetReached, REACHED_COOKIE, sendReachedPage } from './reached-page.ts';

export const REPEATED_LOADS_COOKIE = 'roost_turns';
/** Loads that are farther apart than this are not in a row. A load without a press is surely the page's own; one after a press only if it follows faster than people go on. */
const SECONDS = { sure: 20, likely: 2 };
/** What a load counts. For five seconds after a visitor did something browsers call the page's own loads the visitor's. */
const WEIGHT = { sure: 2, likely: 1 };
/** From here on a page is at fault, by the loads of one path and of any paths in a row: a sign-in or a payment loads one document, and nobody presses twelve links that fast. */
const MOST_LOADS = 6;
const MOST_IN_A_ROW = 12;
const MOST_COUNTED = 9;
const MOST_COUNTED_IN_A_ROW = 99;
const DAY_SECONDS = 86_400;

export type RepeatedLoads = {
  redirects: number;
  /** Documents of this path, by weight. */
  loads: number;
  /** Documents of any path, by weight. Two pages that load each other are of another path each time. */
  row: number;
  /** A mark of the page's path. */
  place: string;
  /** The browser was asked how it came here, and it was a page's doing. */
  isSure: boolean;
};

/** Whether a page of this site asks for a document of its own accord; null for what the address bar, a bookmark or another site asks for. */
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

/** The browser has to be asked first: who presses back and forward asks for documents in a row too, of one path or two. */
const isDoubtful = (repeated: RepeatedLoads): boolean => isDue(repeated) && !repeated.isSure;

/** Returns what was counted up to this request, which is one of the documents. */
export function getRepeatedLoads(request: FastifyRequest): RepeatedLoads {
  const [, redirects = 0, loads = 0, row = 0, asked, last] =
    /^(\d)\.(\d)\.(\d\d?)\.([01])\.([\w-]{4})$/.exec(getChoice(request.cookies, REPEATED_LOADS_COOKIE) ?? '') ?? [];
  const made = madeByPage(request);
  const place = getPlace(request.raw.url);
  const before = place === last ? Number(loads) : 0;
  if (asked === '1' && place === last) {
    // The same document once more, with the answer. A browser that runs no scripts has none.
    const reached = getChoice(request.cookies, REACHED_COOKIE);
    const isBack = reached === 'back_forward';
    const counted = { loads: isBack ? 0 : before, row: isBack || reached === undefined ? 0 : Number(row) };
    return { redirects: Number(redirects), ...counted, place, isSure: true };
  }
  return {
    redirects: Number(redirects),
    loads: made ? Math.min(before + WEIGHT[made], MOST_COUNTED) : 0,
    row: made ? Math.min(Number(row) + WEIGHT[made], MOST_COUNTED_IN_A_ROW) : 0,
    place,
    isSure: false,
  };
}

/** Remembers the counts for the request that may follow. A page ends a row of redirects. */
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

/** Asks the browser how it came here, where that decides; null where a page can be made. */
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
 * The version that is taken for the cause when pages load themselves or each other again and again: the one that was published last, of those that another can stand in for. Another
 * one with each further load, until the page stays.
 */
export const blamedForLoads = (repeated: RepeatedLoads, versions: PageVersions, table: RemoteTable): string | null =>
  isDue(repeated) && repeated.isSure ? newestIn(versions, table) : null;

/** The version of a page that was published last, of those that another can stand in for. */
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

/** Keeps which versions this browser does without, as its page does when one hung it. */
export function keepAvoided(reply: Pick<FastifyReply, 'setCookie'>, siteUrl: string, names: Iterable<string>): void {
  const options = { path: '/', sameSite: 'lax', secure: siteUrl.startsWith('https:'), maxAge: DAY_SECONDS } as const;
  reply.setCookie(toCookieName(AVOID_COOKIE, siteUrl), [...names].join(), { ...options, encode: String });
}
