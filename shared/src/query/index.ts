/**
 * Reading from components: one request at a time for a key, shared between all who show it, fresh for as long as they
 * say.
 */
export { queries, QueryCache } from './query-cache.ts';
export type { Query } from './query-cache.ts';
export { useOnline } from './use-online.ts';
export { useQuery } from './use-query.ts';
export type { UsedQuery } from './use-query.ts';
