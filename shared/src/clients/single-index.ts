/** The single-index search (SRCH-5): the same parameters as the results page's, in a request of their own. */
import * as z from 'zod/mini';
import type { PublicConfig } from '../contracts/remote-module.ts';
import { buildSearchRequest } from '../domain/search-query.ts';
import type { SearchRequestOptions } from '../domain/search-query.ts';
import { answered, connectIndex, SearchIndexError } from './index-connection.ts';

const answerSchema = z.looseObject({
  hits: z.array(z.looseObject({})),
  nbHits: z.number(),
  nbPages: z.number(),
  page: z.number(),
});
export type SingleIndexAnswer = z.infer<typeof answerSchema>;

/**
 * Asks one index. Filters, place, analytics and rule contexts are those of `buildSearchRequest`.
 * @param options.camelCaseKeys gives the keys of hits as identifiers: `LOS_PriceAverages` becomes `losPriceAverages`, `Property Type`
 *   `propertyType`. Facets stay as they are, since their keys are values. The converter remembers 100,000 keys; it is
 *   loaded when first asked for.
 * @throws SearchIndexError
 * @internal Required by SRCH-5; no page asks it (docs/decisions/0025-what-only-tests-read.md).
 */
export async function searchSingleIndex(
  config: PublicConfig['search'],
  request: Omit<SearchRequestOptions, 'indexName'>,
  { camelCaseKeys = false, signal }: { camelCaseKeys?: boolean; signal?: AbortSignal } = {},
): Promise<SingleIndexAnswer> {
  const { indexName, ...params } = buildSearchRequest({ ...request, indexName: config.index }).main;
  const call = connectIndex(config, signal).customPost({
    path: `1/indexes/${encodeURIComponent(indexName)}/query`,
    body: params,
  });
  const parsed = answerSchema.safeParse(await answered(call, config, signal));
  if (!parsed.success)
    throw new SearchIndexError('malformed', 'The search index gave an answer that cannot be read.', parsed.error);
  if (!camelCaseKeys) return parsed.data;
  const { default: camelcaseKeys } = await import('camelcase-keys');
  return { ...parsed.data, hits: camelcaseKeys(parsed.data.hits, { deep: true }) };
}
