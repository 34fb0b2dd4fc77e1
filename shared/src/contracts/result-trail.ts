/**
 * The results a guest came from, so that a listing's page can offer the previous and the next home and the way back. mfe-search
 * writes the trail into session storage whenever it shows results; mfe-listing reads it. It is a convenience: without
 * storage, in a new tab's first page or with a foreign listing there is none, and the listing then offers nothing.
 */
import * as z from 'zod/mini';

export const RESULT_TRAIL_KEY = 'resultTrail';

const path = z.string().check(z.regex(/^\/(?!\/)/));
/** One home of the results: its id, its page with the stay and `queryID` in its query (ROUTE-5), and its name for the link. */
const stepSchema = z.object({ id: z.string(), href: path, headline: z.string() });
export const resultTrailSchema = z.object({
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
 * A listing's neighbours. At the ends of a page of results, `previous` or `next` is the results page that goes on, with the listing
 * in `prevListingPage`, so that the page can show where the guest was.
 */
export type ResultNeighbours = {
  search: string;
  /** Place among all results, from 1. */
  position: number;
  total: number;
  previous: ResultStep | { page: string } | null;
  next: ResultStep | { page: string } | null;
};

/** The trail in this tab; null when there is none or it cannot be read. */
export function readResultTrail(storage: Pick<Storage, 'getItem'>): ResultTrail | null {
  try {
    const parsed = resultTrailSchema.safeParse(JSON.parse(storage.getItem(RESULT_TRAIL_KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps the trail for this tab. A full or forbidden storage costs the neighbours, nothing else. */
export function writeResultTrail(storage: Pick<Storage, 'setItem'>, trail: ResultTrail): void {
  try {
    storage.setItem(RESULT_TRAIL_KEY, JSON.stringify(trail));
  } catch {
    // See above.
  }
}

/** Where a listing stands in the trail; null when it is not in it. */
export function neighboursOf(trail: ResultTrail, listingId: string): ResultNeighbours | null {
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
