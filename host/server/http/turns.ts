/**
 * Turns that a visit takes without its visitor (PLAT-3): redirects in a row, and documents that a page loads by itself (`location.reload()`, `location.replace()`,
 * `<meta http-equiv="refresh">`), itself or another page in turns. A version that goes on so for ever would show no page. They are counted in a cookie, so that no script of a page has to, and any host can.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AVOID_COOKIE, getChoice, toCookieName } from '@roost/shared/domain/own-cookies';
import type { PageVersions } from '../registry/page-versions.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { forgetReached, REACHED_COOKIE, sendReachedPage } from './reached-page.ts';

export const TURNS_COOKIE = 'roost_turns';
/** Turns that are farther apart are not in a row. Without a press behind it a page's load is surely its own, else only one that follows faster than people go on. */
const SECONDS = { sure: 20, likely: 2 };
/** What a load counts. For five seconds after a visitor did something browsers call the page's own loads the visitor's. */
const WEIGHT = { sure: 2, likely: 1 };
/** So much of one path in a row, or of any paths, is no page's business: a sign-in or a payment loads one document. Nobody presses twelve links that fast. */
const MOST_LOADS = 6;
const MOST_IN_A_ROW = 12;
const MOST_COUNTED = 9;
const MOST_COUNTED_IN_A_ROW = 99;
const DAY_SECONDS = 86_400;

export type Turns = {
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

const isDue = ({ loads, row }: Turns): boolean => loads >= MOST_LOADS || row >= MOST_IN_A_ROW;

/** The browser has to be asked first: who presses back and forward asks for documents in a row too, of one path or two. */
const isDoubtful = (turns: Turns): boolean => isDue(turns) && !turns.isSure;

/** The turns that led to this request, itself among the documents. */
export function getTurns(request: FastifyRequest): Turns {
  const [, redirects = 0, loads = 0, row = 0, asked, last] =
    /^(\d)\.(\d)\.(\d\d?)\.([01])\.([\w-]{4})$/.exec(getChoice(request.cookies, TURNS_COOKIE) ?? '') ?? [];
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

/** Remembers the turns for the request that may follow. A page ends a row of redirects. */
export function keepTurns(
  reply: Pick<FastifyReply, 'request' | 'setCookie' | 'clearCookie'>,
  siteUrl: string,
  turns: Turns,
  isRedirect: boolean,
): void {
  const name = toCookieName(TURNS_COOKIE, siteUrl);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:') } as const;
  const redirects = isRedirect ? Math.min(turns.redirects + 1, MOST_COUNTED) : 0;
  const asked = isDoubtful(turns);
  const maxAge = SECONDS[redirects > 0 || asked ? 'sure' : (madeByPage(reply.request) ?? 'likely')];
  const counts = [redirects, turns.loads, turns.row];
  if (counts.some((count) => count > 0))
    reply.setCookie(name, [...counts, asked ? 1 : 0, turns.place].join('.'), { ...options, maxAge });
  else if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, options);
}

/** Asks the browser how it came here, where that decides; null where a page can be made. */
export function askFirst(request: FastifyRequest, reply: FastifyReply, siteUrl: string): FastifyReply | null {
  const turns = getTurns(request);
  if (!isDoubtful(turns)) {
    forgetReached(reply, siteUrl);
    return null;
  }
  keepTurns(reply, siteUrl, turns, false);
  return sendReachedPage(reply, siteUrl);
}

/**
 * The version that is taken for the cause when pages load themselves or each other again and again: the one that was published last, of those that another can stand in for. Another
 * one with each further load, until the page stays.
 */
export const blamedForLoads = (turns: Turns, versions: PageVersions, table: RemoteTable): string | null =>
  isDue(turns) && turns.isSure ? newestIn(versions, table) : null;

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
