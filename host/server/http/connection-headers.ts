/** Headers that are about one connection, and mean nothing on the next one (RFC 9110, 7.6.1). Pure. */

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
