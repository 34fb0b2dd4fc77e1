/** Reviews of a home, page by page (LIST-1): the request and the hook. */
import { useState } from 'react';
import * as z from 'zod/mini';
import { reviewSchema } from '@roost/shared/contracts/listing';
import type { Review } from '@roost/shared/contracts/listing';
import type { ReviewSort } from '@roost/shared/domain/review-search';
import { REVIEW_TOPICS } from '@roost/shared/domain/review-topics';
import type { ReviewTopic } from '@roost/shared/domain/review-topics';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpFailure, HttpResult } from '@roost/shared/http';
import { useQuery } from '@roost/shared/query';

const reviewPageSchema = z.object({
  reviews: z.array(reviewSchema),
  page: z.number(),
  pages: z.number(),
  /** How many reviews match in all. */
  total: z.number(),
  /** What the reviews of the home speak of, and how many have 1 to 5 stars: of all of them, whatever was asked for. */
  topics: z._default(z.array(z.object({ topic: z.enum(REVIEW_TOPICS), count: z.number() })), []),
  stars: z._default(z.array(z.number()), []),
});
type ReviewPage = z.infer<typeof reviewPageSchema>;

/** The reviews that a guest wants: their order, words that they must contain, their topic and stars. */
type ReviewSelection = { sort: ReviewSort; query: string; topic: ReviewTopic | null; stars: number | null };

/** Returns one page of the reviews. Pages count from 1. */
function getReviewPage(
  listingId: string,
  page: number,
  { sort, query, topic, stars }: ReviewSelection,
  signal: AbortSignal,
): Promise<HttpResult<ReviewPage>> {
  const params = new URLSearchParams({
    page: String(page),
    ...(sort === 'newest' ? {} : { sort }),
    ...(query === '' ? {} : { q: query }),
    ...(topic === null ? {} : { topic }),
    ...(stars === null ? {} : { stars: String(stars) }),
  });
  const path = `/listings/${encodeURIComponent(listingId)}/reviews?${params}`;
  return createHttp(browserApi, { signal }).get(path, reviewPageSchema);
}

type ReviewPages = {
  status: 'loading' | 'ready' | 'failed';
  /** The reviews loaded so far; empty before the first page. */
  reviews: readonly Review[];
  /** How many match in all; null before the first page. */
  total: number | null;
  hasMore: boolean;
  /** Of all reviews of the home; empty before the first page. */
  topics: ReviewPage['topics'];
  stars: readonly number[];
  more: () => void;
  retry: () => void;
};

const MAX_AGE_MS = 60_000;

/** Loads reviews page by page. Another order or search starts at page 1; loaded reviews stay when a page fails. */
export function useReviewPages(listingId: string, selection: ReviewSelection): ReviewPages {
  const name = JSON.stringify([selection.sort, selection.query, selection.topic, selection.stars]);
  const [wanted, setWanted] = useState({ name, page: 1 });
  const page = wanted.name === name ? wanted.page : 1;
  const [last, setLast] = useState<{ name: string; pages: ReviewPage } | null>(null);
  const before = last?.name === name ? last.pages : null;
  // The value of a page holds the reviews of the pages before it too.
  const { data, failure, isLoading, reload } = useQuery<ReviewPage, HttpFailure>({
    key: `mfe-listing/reviews/${listingId}/${name}/${page}`,
    load: async (signal) => {
      const result = await getReviewPage(listingId, page, selection, signal);
      if (!result.ok || page === 1 || before === null) return result;
      return { ok: true, value: { ...result.value, reviews: [...before.reviews, ...result.value.reviews] } };
    },
    maxAgeMs: MAX_AGE_MS,
  });
  if (data !== undefined && data !== last?.pages) setLast({ name, pages: data });
  // They are the same for every selection and stay while another one loads.
  const counts = data ?? last?.pages;

  const shown = data ?? before;
  return {
    status: isLoading ? 'loading' : failure === undefined ? 'ready' : 'failed',
    reviews: shown?.reviews ?? [],
    total: shown?.total ?? null,
    topics: counts?.topics ?? [],
    stars: counts?.stars ?? [],
    hasMore: shown !== null && shown.page < shown.pages,
    more: () => setWanted({ name, page: (shown?.page ?? 0) + 1 }),
    retry: reload,
  };
}
