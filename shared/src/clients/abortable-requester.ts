import type { liteClient } from 'algoliasearch/lite';
import { send } from '../http/index.ts';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/**
 * Makes a transport for the index's library whose requests end with a signal, which its own cannot. A host that cannot
 * be reached or is slow is status 0, and the library asks the next one. Only an abort rejects, so that no host is asked
 * after it.
 */
export function makeAbortableRequester(signal: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const response = await send(fetch, url, {
        method,
        headers,
        body: data instanceof Uint8Array ? new Uint8Array(data) : (data ?? null),
        redirect: 'manual',
        // One limit for both: `fetch` does not say when the connection stands.
        limitMs: Math.max(connectTimeout, responseTimeout),
        signal,
      });
      if (response.ok) return { status: response.status, content: response.text, isTimedOut: false };
      signal.throwIfAborted();
      const isTimedOut = response.reason === 'timeout';
      return { status: 0, content: isTimedOut ? 'Connection timeout' : 'Network request failed', isTimedOut };
    },
  };
}
