/**
 * Batches what a page of results asks beside its homes (pins on the map, totals of nearby dates, excluded favorites)
 * into one request, so that a changed search costs two requests: one for the results and one for everything else.
 * Browser only: the queue belongs to one visitor.
 */
import * as z from 'zod/mini';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { IndexQuery } from '@roost/shared/domain/index-query';

/** Time between the first query and the request, so that dates or filters that change quickly cost one request. */
export const BATCH_DELAY_MS = 300;

type Index = PublicConfig['search'];
type PendingRequest = {
  index: Index;
  queries: readonly IndexQuery[];
  signal: AbortSignal | undefined;
  resolve: (hits: unknown[][]) => void;
  reject: (reason: unknown) => void;
};

let pending: PendingRequest[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let flushAt = Infinity;

/**
 * Returns a client whose queries are sent together with those of other clients. A failed request rejects all of them
 * with the same `SearchIndexError`.
 * @param options.urgent the guest looks at the place of the answer: the request is sent with the next task, with all
 *   that is pending
 * @param options.signal aborted when the answer is no longer needed: queries that are still pending are not sent
 */
export function createBatchedClient(
  index: Index,
  { urgent = false, signal }: { urgent?: boolean; signal?: AbortSignal } = {},
): Pick<SearchIndexClient, 'pick'> {
  return {
    async pick(queries, schema) {
      if (queries.length === 0) return [];
      const hits = await new Promise<unknown[][]>((resolve, reject) => {
        pending.push({ index, queries, signal, resolve, reject });
        scheduleFlush(urgent ? 0 : BATCH_DELAY_MS);
      });
      return hits.map((some) =>
        some.flatMap((hit) => {
          const parsed = schema.safeParse(hit);
          return parsed.success ? [parsed.data] : [];
        }),
      );
    },
  };
}

function scheduleFlush(delayMs: number): void {
  const at = Date.now() + delayMs;
  if (at >= flushAt) return;
  clearTimeout(timer);
  flushAt = at;
  timer = setTimeout(flush, delayMs);
}

function flush(): void {
  const requests = pending;
  pending = [];
  flushAt = Infinity;
  const wanted = requests.filter(({ signal, reject }) => {
    if (signal?.aborted) reject(signal.reason);
    return !signal?.aborted;
  });
  const [first] = wanted;
  if (!first) return;
  createSearchIndexClient(first.index)
    .pick(
      wanted.flatMap(({ queries }) => queries),
      z.unknown(),
    )
    .then(
      (answers) => {
        let from = 0;
        for (const { queries, resolve } of wanted) resolve(answers.slice(from, (from += queries.length)));
      },
      (error: unknown) => {
        for (const { reject } of wanted) reject(error);
      },
    );
}
