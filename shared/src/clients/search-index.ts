/**
 * Client of the hosted search index, for server and browser. It speaks through `algoliasearch/lite` with our hosts, has
 * a time limit, reads every answer through a schema and fails in one way only: `SearchIndexError`.
 */
import * as z from 'zod/mini';
import { hitSchema } from '../contracts/index-record.ts';
import { ACTIVE_STATUS } from '../contracts/listing.ts';
import type { Hit } from '../contracts/index-record.ts';
import type { PublicConfig } from '../contracts/remote-module.ts';
import { todayAtHome, type Instant } from '../domain/home-day.ts';
import type { SearchRequest } from '../domain/search-query.ts';
import { answered as withLimit, connectIndex, SearchIndexError } from './index-connection.ts';
import type { IndexQuery } from '../domain/index-query.ts';

export { SearchIndexError } from './index-connection.ts';

export type SearchAnswer = {
  hits: Hit[];
  /** All homes that match, not only this page. */
  total: number;
  /** Pages that can be reached. */
  pages: number;
  /** Count of homes by facet and value; the counts of a refined facet ignore its own selection (SRCH-18). */
  facets: Record<string, Record<string, number>>;
  /** Names these results in click and conversion events. */
  queryID?: string;
};

export type FacetCounts = {
  total: number;
  facets: Record<string, Record<string, number>>;
};

/** As much of a record as the map needs: where the home lies, its name and what its price is made of. */
export type IndexPin = z.infer<typeof indexPinSchema>;

export type FavoriteRecords = {
  /** Listings that can be shown, in the order they were asked for. */
  hits: Hit[];
  /** Ids that the index no longer has or no longer rents out (FAV-5). */
  missing: string[];
};

export type SearchIndexClient = {
  /** One request: the results and the counts of refined facets. */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** How many homes each query matches, in one request that does not count in the index's analytics. */
  count: (queries: readonly IndexQuery[]) => Promise<number[]>;
  /**
   * Total and facet counts of each query, in one request. The queries say themselves what they count; no hits are read.
   */
  facetCounts: (queries: readonly IndexQuery[]) => Promise<FacetCounts[]>;
  /**
   * Records by id, at most 1000 (FAV-5). `attributes` are wanted beside those of a card, e.g. the prices of some
   * nights.
   */
  getListings: (ids: readonly string[], attributes?: readonly string[]) => Promise<FavoriteRecords>;
  /** Hits of each query as far as `schema` reads them, in one request. A hit that does not fit is left out. */
  pick: <S extends z.ZodMiniType>(queries: readonly IndexQuery[], schema: S) => Promise<z.output<S>[][]>;
  /** The same with the number of homes that each query matches. */
  pickCounted: <S extends z.ZodMiniType>(
    queries: readonly IndexQuery[],
    schema: S,
  ) => Promise<{ hits: z.output<S>[]; total: number }[]>;
};

const resultSchema = z.object({
  hits: z.array(z.unknown()),
  nbHits: z.number(),
  nbPages: z.number(),
  facets: z.optional(z.record(z.string(), z.record(z.string(), z.number()))),
  queryID: z.optional(z.string()),
});
const searchAnswerSchema = z.object({ results: z.array(resultSchema) });
/** Where a home lies, and its name. */
export const indexPinSchema = z.object({
  objectID: z.string(),
  Headline: z.string(),
  _geoloc: z.object({ lat: z.number(), lng: z.number() }),
  'Average Per Night': hitSchema.shape['Average Per Night'],
  PricePerDay: hitSchema.shape.PricePerDay,
  fees: hitSchema.shape.fees,
  taxes: hitSchema.shape.taxes,
});
const objectsAnswerSchema = z.object({ results: z.array(z.nullable(z.unknown())), message: z.optional(z.string()) });
const statusSchema = z.object({ status: z.optional(z.string()) });

/** Attributes of a card (docs/spec/search.md), and what the price of a card needs. */
const FAVORITE_ATTRIBUTES = [
  'objectID',
  'Headline',
  'City',
  'State',
  'Country',
  'Property Type',
  'Average Per Night',
  'Average Rating',
  'Number of Reviews',
  'images',
  'Bathrooms',
  'Bedrooms',
  'Total Beds',
  'Max Occupancy',
  'fees',
  'Day Ends',
  'taxes',
  'status',
];

/**
 * A client for the index that the page's public configuration names. It keeps nothing between calls. When `signal`
 * aborts, its calls end with the signal's reason instead of a `SearchIndexError`. With `now`, listings come with today
 * at the home.
 */
export function createSearchIndexClient(
  config: PublicConfig['search'],
  { signal, now }: { signal?: AbortSignal; now?: Instant } = {},
): SearchIndexClient {
  const client = connectIndex(config, signal);
  const answered = (call: Promise<unknown>) => withLimit(call, config, signal);
  /** Sends all queries in one request, and returns the result of each. */
  const ask = async (queries: readonly IndexQuery[]) => {
    if (queries.length === 0) return [];
    const { results } = read(searchAnswerSchema, await answered(client.search({ requests: [...queries] })));
    if (results.length !== queries.length)
      throw new SearchIndexError('malformed', 'The search index left out a result.');
    return results;
  };

  const pickCounted: SearchIndexClient['pickCounted'] = async (queries, schema) => {
    // The query itself and how long it took are a third of seven small answers.
    const picked = queries.map((query) => ({ ...query, responseFields: ['hits', 'nbHits', 'nbPages'] }));
    return (await ask(picked)).map(({ hits, nbHits }) => ({
      total: nbHits,
      hits: hits.flatMap((hit) => {
        const parsed = schema.safeParse(hit);
        return parsed.success ? [parsed.data] : [];
      }),
    }));
  };

  return {
    async search({ main, facetQueries }) {
      return toSearchAnswer(await ask([main, ...facetQueries.map(({ query }) => query)]), facetQueries);
    },

    async count(queries) {
      const counts = queries.map((query) => ({
        ...query,
        page: 0,
        hitsPerPage: 0,
        attributesToRetrieve: ['objectID'],
        facets: [],
        analytics: false,
        clickAnalytics: false,
      }));
      return (await ask(counts)).map((result) => result.nbHits);
    },

    async facetCounts(queries) {
      return (await ask(queries)).map((result) => ({
        total: result.nbHits,
        facets: result.facets ?? {},
      }));
    },

    pickCounted,
    pick: async (queries, schema) => (await pickCounted(queries, schema)).map(({ hits }) => hits),

    async getListings(ids, attributes = []) {
      if (ids.length === 0) return { hits: [], missing: [] };
      const requests = ids.map((objectID) => ({
        indexName: config.index,
        objectID,
        attributesToRetrieve: [...FAVORITE_ATTRIBUTES, ...attributes],
      }));
      const answer = read(
        objectsAnswerSchema,
        await answered(client.customPost({ path: '1/indexes/*/objects', body: { requests } })),
      );
      const gone = new Set([
        ...idsInMessage(answer.message ?? '', ids),
        ...ids.filter((_id, index) => answer.results[index] == null || !isActive(answer.results[index])),
      ]);
      return {
        hits: readHits(answer.results)
          .filter((hit) => !gone.has(hit.objectID))
          .map((hit) => (now === undefined ? hit : { ...hit, today: todayAtHome(hit['Day Ends'], now) })),
        missing: ids.filter((id) => gone.has(id)),
      };
    },
  };
}

/** The first result is that of the search, the others count one refined facet each. */
function toSearchAnswer(
  [first, ...counts]: readonly z.output<typeof resultSchema>[],
  facetQueries: SearchRequest['facetQueries'],
): SearchAnswer {
  if (!first) throw new SearchIndexError('malformed', 'The search index left out a result.');
  const facets = { ...first.facets };
  facetQueries.forEach(({ facet }, index) => {
    facets[facet] = counts[index]?.facets?.[facet] ?? {};
  });
  return {
    hits: readHits(first.hits),
    total: first.nbHits,
    pages: first.nbPages,
    facets,
    ...(first.queryID === undefined ? {} : { queryID: first.queryID }),
  };
}

/**
 * FAV-5: which of the ids the index says do not exist. Its sentence is not fixed, so only whole words that were asked
 * for count.
 */
export function idsInMessage(message: string, asked: readonly string[]): string[] {
  const words = new Set(message.split(/[^\w-]+/));
  return asked.filter((id) => words.has(id));
}

function isActive(record: unknown): boolean {
  const read = statusSchema.safeParse(record);
  return read.success && (read.data.status === undefined || read.data.status === ACTIVE_STATUS);
}

/** One bad record costs one card, not the page. */
function readHits(records: readonly unknown[]): Hit[] {
  return records.flatMap((record) => {
    const hit = hitSchema.safeParse(record);
    return hit.success ? [hit.data] : [];
  });
}

function read<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new SearchIndexError('malformed', 'The search index gave an answer that cannot be read.', parsed.error);
  return parsed.data;
}
