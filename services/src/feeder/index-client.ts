/** The hosted index, or whatever speaks its protocol, through its own client. */
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { ServicesConfig } from '../config.ts';

/**
 * Milliseconds. `connect` runs until the first byte of the answer, which a batch of records may keep waiting; nobody
 * waits for the feeder.
 */
const TIMEOUTS = { connect: 10_000, read: 20_000, write: 60_000 };

/** Makes the client. With no `host`, the hosted service itself. */
export function indexClient({ appId, adminKey, host, protocol }: ServicesConfig['search']): Algoliasearch {
  return algoliasearch(appId, adminKey, {
    timeouts: TIMEOUTS,
    ...(host === null ? {} : { hosts: [{ url: host, accept: 'readWrite' as const, protocol }] }),
  });
}

/** True when the index answered that it does not exist, as opposed to not answering. */
export function isMissingIndex(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
