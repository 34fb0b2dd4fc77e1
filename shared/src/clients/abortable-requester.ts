/** The transport of the index's library by `fetch`, because its own cannot be told that nobody waits any more. */
import type { liteClient } from 'algoliasearch/lite';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/**
 * Answers as the library wants it: a host that cannot be reached or is slow is status 0, and the next host is asked. Only an
 * abort rejects, so that no host is asked after it.
 */
export function abortableRequester(signal: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      // One limit for both: `fetch` does not say when the connection stands.
      const limit = AbortSignal.timeout(Math.max(connectTimeout, responseTimeout));
      try {
        const body = data instanceof Uint8Array ? new Uint8Array(data) : (data ?? null);
        const response = await fetch(url, {
          method,
          headers,
          body,
          redirect: 'manual',
          signal: AbortSignal.any([signal, limit]),
        });
        return { status: response.status, content: await response.text(), isTimedOut: false };
      } catch (error) {
        if (signal.aborted) throw error;
        return {
          status: 0,
          content: limit.aborted ? 'Connection timeout' : 'Network request failed',
          isTimedOut: limit.aborted,
        };
      }
    },
  };
}
