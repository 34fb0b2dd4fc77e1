/**
 * How the hosted index is reached: the library with our hosts, a time limit, nothing kept between calls, one kind of
 * error.
 */
import { liteClient } from 'algoliasearch/lite';
import type { PublicConfig } from '../contracts/remote-module.ts';
import { makeAbortableRequester } from './abortable-requester.ts';

/**
 * The whole call, retries on other hosts included, in milliseconds, unless the configuration says otherwise. With the
 * geocoding before it, it must end within the host's limit for a loader.
 */
const SEARCH_TIME_LIMIT_MS = 3_400;
/** A host's own limit ends so much earlier. */
const LEFT_FOR_FAILURE_MS = 200;

type Limited = Pick<PublicConfig['search'], 'timeLimitMs'>;
const getLimit = ({ timeLimitMs = SEARCH_TIME_LIMIT_MS }: Limited): number => timeLimitMs;

/**
 * Why the index gave no answer: `unreachable` (no host answered in time), `refused` (it answered with an error, e.g. a
 * bad key) or `malformed` (an answer that is not one). The page keeps its filters and offers to try again (SRCH-19).
 */
export class SearchIndexError extends Error {
  readonly kind: 'unreachable' | 'refused' | 'malformed';

  constructor(kind: SearchIndexError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SearchIndexError';
    this.kind = kind;
  }
}

/** The library's client. With a signal, calls that are under way end when it aborts, with its reason (SRCH-6). */
export function connectIndex(config: PublicConfig['search'], signal?: AbortSignal) {
  const hostLimitMs = getLimit(config) - LEFT_FOR_FAILURE_MS;
  return liteClient(config.appId, config.apiKey, {
    hosts: config.hosts.map((host) => ({ ...host, accept: 'readWrite' as const })),
    // `connect` runs until the first byte of the answer, not only until the connection stands.
    timeouts: { connect: hostLimitMs, read: hostLimitMs, write: hostLimitMs },
    // The browser build would keep the state of hosts in local storage; nothing is stored before consent (CONS-7).
    hostsCache: NO_CACHE,
    responsesCache: NO_CACHE,
    requestsCache: NO_CACHE,
    ...(signal ? { requester: makeAbortableRequester(signal) } : {}),
  });
}

/** The answer within the time limit, the reason of an abort, or the one error of this client. */
export async function answered(call: Promise<unknown>, config: Limited, signal?: AbortSignal): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new SearchIndexError('unreachable', 'The search index did not answer in time.')),
      getLimit(config),
    );
  });
  try {
    return await Promise.race([call, limit]);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SearchIndexError) throw error;
    // The library's own errors: ApiError has the index's status, RetryError means that no host answered.
    const refused = error instanceof Error && error.name === 'ApiError';
    throw new SearchIndexError(
      refused ? 'refused' : 'unreachable',
      refused ? 'The search index refused the request.' : 'The search index cannot be reached.',
      error,
    );
  } finally {
    clearTimeout(timer);
  }
}

type LibraryCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

const NO_CACHE: LibraryCache = {
  async get(_key, defaultValue, events) {
    const value = await defaultValue();
    await events?.miss(value);
    return value;
  },
  set: async (_key, value) => value,
  delete: async () => undefined,
  clear: async () => undefined,
};
