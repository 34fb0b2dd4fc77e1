import * as z from 'zod/mini';
import { SearchIndexError } from '@roost/shared/clients/search-index';
import { createBatchedClient, BATCH_DELAY_MS } from './batched-search.ts';
import type { IndexQuery } from '@roost/shared/domain/index-query';

const asked: string[][] = [];
let down: Error | null = null;
jest.mock('@roost/shared/clients/search-index', () => ({
  ...jest.requireActual<object>('@roost/shared/clients/search-index'),
  createSearchIndexClient: () => ({
    pick: (queries: IndexQuery[]) => {
      asked.push(queries.map(({ query }) => query));
      return down
        ? Promise.reject(down)
        : Promise.resolve(queries.map(({ query }) => [{ about: query }, { odd: true }]));
    },
  }),
}));

const INDEX = { appId: 'a', apiKey: 'k', index: 'homes', hosts: [] };
const query = (about: string) => ({ query: about }) as IndexQuery;
const schema = z.object({ about: z.string() });
const ask = (about: string[], options?: Parameters<typeof createBatchedClient>[1]) =>
  createBatchedClient(INDEX, options).pick(about.map(query), schema);

beforeEach(() => {
  asked.length = 0;
  down = null;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('SRCH-6: queries of several parts of a page are one request, and each part gets its own answers', async () => {
  const answers = Promise.all([ask(['a', 'b']), ask(['c'])]);
  await jest.advanceTimersByTimeAsync(BATCH_DELAY_MS);
  expect(asked).toEqual([['a', 'b', 'c']]);
  expect(await answers).toEqual([[[{ about: 'a' }], [{ about: 'b' }]], [[{ about: 'c' }]]]);
});

test('SRCH-6: an urgent query is sent at once, with all that are pending', async () => {
  const answers = Promise.all([ask(['strip']), ask(['pins'], { urgent: true })]);
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([['strip', 'pins']]);
  await answers;
  await jest.advanceTimersByTimeAsync(BATCH_DELAY_MS);
  expect(asked).toHaveLength(1);
});

test('SRCH-6: a query that was aborted is not sent', async () => {
  const left = new AbortController();
  const first = ask(['old'], { signal: left.signal });
  const second = ask(['new']);
  left.abort(new Error('left'));
  await Promise.all([expect(first).rejects.toThrow('left'), jest.advanceTimersByTimeAsync(BATCH_DELAY_MS)]);
  expect(asked).toEqual([['new']]);
  await second;
});

test('SRCH-19: an index that does not answer fails every query of the request', async () => {
  down = new SearchIndexError('unreachable', 'down');
  const all = Promise.allSettled([ask(['a']), ask(['b'])]);
  await jest.advanceTimersByTimeAsync(BATCH_DELAY_MS);
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
