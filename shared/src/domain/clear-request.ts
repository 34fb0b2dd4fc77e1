/**
 * Which requests are clear: everybody who reads one, balancers, caches and our servers, has to understand the same of
 * it (SAFE-26). Pure.
 */

/**
 * Most headers of a request. Browsers send about 20, and proxies add a few. Node reads 2,000 and drops the others
 * without a word, so that what a proxy appends, whose request it is, could be pushed out.
 */
export const MOST_HEADERS = 200;

/** What a server tells of a request's head: its target as it came, and names and values of its headers in turn. */
export type RequestHead = { target: string; rawHeaders: readonly string[] };

/** Host and port of an absolute target (`GET http://host/path`); null for a path. */
const readAuthority = (target: string): string | null =>
  /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(target)?.[1]?.toLowerCase() ?? null;

/**
 * Returns the status that refuses an unclear request, or null for a clear one. 400: it names no host or several, or its
 * target is at another host than it names. 431: it has too many headers.
 */
export function refuseUnclear({ target, rawHeaders }: RequestHead): 400 | 431 | null {
  if (rawHeaders.length / 2 > MOST_HEADERS) return 431;
  const hosts = rawHeaders.filter((_text, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === 'host');
  if (hosts.length > 1) return 400;
  const host = hosts[0]?.trim().toLowerCase() ?? '';
  // A list of hosts, one with a user's name, or a whole address.
  if (/[\s,/\\@?#]/.test(host)) return 400;
  const authority = readAuthority(target);
  return authority === null || authority === host ? null : 400;
}
