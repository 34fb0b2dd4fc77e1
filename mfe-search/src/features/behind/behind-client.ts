/**
 * What a page of results asks beside its homes: pins on the map, totals of nearby dates, favorites that are left out. All of it is one
 * request, however many parts of the page ask, so that a changed search costs one request for the results and one behind them.
 * Browser only: what waits here belongs to one visitor.
 */
import * as z from 'zod/mini';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { IndexQuery } from '@roost/shared/domain/search-query';

/** Milliseconds from the first question until they go out together, so that dates or filters that change quickly ask once. */
export const REST_MS = 300;

type Index = PublicConfig['search'];
type Question = {
  index: Index;
  queries: readonly IndexQuery[];
  signal: AbortSignal | undefined;
  answer: (hits: unknown[][]) => void;
  fail: (reason: unknown) => void;
};

let waiting: Question[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let goesAt = Infinity;

/**
 * A client whose questions ride with those of others. Rejects with `SearchIndexError`, all that went out together at once.
 * @param options.urgent the guest looks at where the answer goes: out with the next task, taking along what else waits
 * @param options.signal nobody wants the answer any more: a question that still waits is not asked
 */
export function createBehindClient(
  index: Index,
  { urgent = false, signal }: { urgent?: boolean; signal?: AbortSignal } = {},
): Pick<SearchIndexClient, 'pick'> {
  return {
    async pick(queries, schema) {
      if (queries.length === 0) return [];
      const hits = await new Promise<unknown[][]>((answer, fail) => {
        waiting.push({ index, queries, signal, answer, fail });
        goOutIn(urgent ? 0 : REST_MS);
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

function goOutIn(milliseconds: number): void {
  const at = Date.now() + milliseconds;
  if (at >= goesAt) return;
  clearTimeout(timer);
  goesAt = at;
  timer = setTimeout(goOut, milliseconds);
}

function goOut(): void {
  const questions = waiting;
  waiting = [];
  goesAt = Infinity;
  const wanted = questions.filter(({ signal, fail }) => {
    if (signal?.aborted) fail(signal.reason);
    return !signal?.aborted;
  });
  const [first] = wanted;
  if (!first) return;
  const queries = wanted.flatMap((question) => question.queries);
  createSearchIndexClient(first.index)
    .pick(queries, z.unknown())
    .then(
      (answers) => {
        let from = 0;
        for (const question of wanted) {
          question.answer(answers.slice(from, (from += question.queries.length)));
        }
      },
      (error: unknown) => {
        for (const { fail } of wanted) fail(error);
      },
    );
}
