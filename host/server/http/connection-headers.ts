/** Decides which headers a proxy passes on from one connection to the next (RFC 9110, 7.6.1). Pure. */

const OF_A_CONNECTION = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Returns the headers without those that concern one connection. In a request, because our HTTP client refuses some of
 * them and the guest would get an error; in an answer, because the host decides whether the browser's connection stays
 * open.
 */
export const withoutConnectionHeaders = <Headers extends object>(headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.has(name))) as Headers;

/**
 * Most bytes of headers that are passed on, names included. Servers behind the host, and proxies in between, read 16
 * KiB together with the address and answer more with an error page of their own.
 */
const MOST_PASSED = 12 * 1024;
/**
 * Most bytes of one header: the site sends none that is longer. Cookies are exempt, since `oversized-cookies.ts` has
 * bounded them before.
 */
const LONGEST = 2 * 1024;
/** Most characters of an address. Longer ones are refused here, with our own message. */
export const LONGEST_PASSED_ADDRESS = 3 * 1024;

const FIRST = new Set(['cookie', 'authorization']);

/**
 * Returns the headers of a request that a proxy passes on, shortest first, up to the size that servers behind it read
 * (SAFE-6).
 */
export function toPassedHeaders<Headers extends Readonly<Record<string, unknown>>>(headers: Headers): Headers {
  let sum = 0;
  const known = Object.entries(withoutConnectionHeaders(headers)).map((entry) => {
    const [name, value] = entry;
    return {
      entry,
      isFirst: FIRST.has(name),
      isCookie: name === 'cookie',
      length: name.length + String(value).length + 4,
    };
  });
  const passed = known
    .filter(({ isCookie, length }) => isCookie || length <= LONGEST)
    .sort((one, other) => Number(other.isFirst) - Number(one.isFirst) || one.length - other.length)
    .filter(({ length }) => {
      sum += length;
      return sum <= MOST_PASSED;
    });
  return Object.fromEntries(passed.map(({ entry }) => entry)) as Headers;
}
