/**
 * The results that a guest came from, so that a listing page can link to the homes before and after it and back to the
 * results (LIST-4). mfe-search stores the trail of the results it shows for the tab; mfe-listing reads it. Without a
 * trail the page has no such links.
 */
import * as z from 'zod/mini';
import { defineStoredValue, type StorageArea, type StoredValue } from '../storage/index.ts';

export const RESULT_TRAIL_KEY = 'resultTrail';

const path = z.string().check(z.regex(/^\/(?!\/)/));
/**
 * One home of the results: its id, its page with the stay and `queryID` in its query (ROUTE-5), and its name for the
 * link.
 */
const stepSchema = z.object({ id: z.string(), href: path, headline: z.string() });
const resultTrailSchema = z.object({
  /** Path and query of the results page, for "back to results". */
  search: path,
  /** The pages of results before and after this one; null at the ends. */
  previousPage: z.nullable(path),
  nextPage: z.nullable(path),
  /** Place of the first step among all results, from 1; and how many results there are. */
  from: z.number(),
  total: z.number(),
  /** The results' name in click and conversion events (SRCH-20). */
  queryID: z.optional(z.string()),
  steps: z.array(stepSchema),
});
export type ResultTrail = z.infer<typeof resultTrailSchema>;
export type ResultStep = z.infer<typeof stepSchema>;

/**
 * A listing's neighbours. At the ends of a page of results, `previous` or `next` is the results page that goes on, with
 * the listing in `prevListingPage`, so that the page can show where the guest was.
 */
export type ResultNeighbours = {
  search: string;
  /** Place among all results, from 1. */
  position: number;
  total: number;
  previous: ResultStep | { page: string } | null;
  next: ResultStep | { page: string } | null;
};

/** The trail of this tab; null when there is none. `area` is for callers with storage rules of their own. */
export const resultTrail = (area: 'session' | (() => StorageArea) = 'session'): StoredValue<ResultTrail | null> =>
  defineStoredValue({ key: RESULT_TRAIL_KEY, schema: z.nullable(resultTrailSchema), fallback: null, area });

/** Returns the homes before and after a listing in the trail; null when the trail does not have it. */
export function getNeighbours(trail: ResultTrail, listingId: string): ResultNeighbours | null {
  const index = trail.steps.findIndex((step) => step.id === listingId);
  if (index < 0) return null;
  const page = (address: string | null) =>
    address === null ? null : { page: withPreviousListing(address, listingId) };
  return {
    search: withPreviousListing(trail.search, listingId),
    position: trail.from + index,
    total: trail.total,
    previous: trail.steps[index - 1] ?? page(trail.previousPage),
    next: trail.steps[index + 1] ?? page(trail.nextPage),
  };
}

function withPreviousListing(address: string, listingId: string): string {
  const [path = '', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.set('prevListingPage', listingId);
  return `${path}?${params}`;
}
