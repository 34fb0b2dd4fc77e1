/** What of a request's headers goes on from one connection to the next (RFC 9110, 7.6.1). Pure. */

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
 * Returns the headers that a proxy passes on. Of a request, because the client that passes it on refuses some of the others, and the answer would be a
 * failure of ours; of an answer, because whether a browser's connection stays open is for the host to say.
 */
export const withoutConnectionHeaders = <Headers extends object>(headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.has(name))) as Headers;

/** Bytes of headers that go on, names too. What stands behind the host, proxies in between too, reads 16 KiB with the address, and refuses more with a page of its own. */
const MOST_PASSED = 12 * 1024;
/** A header that is longer is none of ours, but for cookies, whose length is bounded before (`heavy-cookies.ts`). */
const LONGEST = 2 * 1024;
/** An address that is longer is refused here, in our words. */
export const LONGEST_PASSED_ADDRESS = 3 * 1024;

const FIRST = new Set(['cookie', 'authorization']);

/** Returns the headers of a request that a proxy passes on: as many, the shortest first, as whoever stands behind it reads (SAFE-6). */
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
