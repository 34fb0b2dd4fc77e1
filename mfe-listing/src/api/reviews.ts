/** Reviews of a home, page by page (LIST-1): the request and the hook. */
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { reviewSchema } from '@roost/shared/contracts/listing';
import type { Review } from '@roost/shared/contracts/listing';
import type { ReviewSort } from '@roost/shared/domain/review-search';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

const reviewPageSchema = z.object({
  reviews: z.array(reviewSchema),
  page: z.number(),
  pages: z.number(),
  /** How many reviews match in all. */
  total: z.number(),
});
type ReviewPage = z.infer<typeof reviewPageSchema>;

/** The reviews that a guest wants: their order, and words that they must contain. */
type ReviewSelection = { sort: ReviewSort; query: string };

/** Returns one page of the reviews. Pages count from 1. */
function getReviewPage(
  listingId: string,
  page: number,
  { sort, query }: ReviewSelection,
  signal: AbortSignal,
): Promise<HttpResult<ReviewPage>> {
  const params = new URLSearchParams({
    page: String(page),
    ...(sort === 'newest' ? {} : { sort }),
    ...(query === '' ? {} : { q: query }),
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
  more: () => void;
  retry: () => void;
};

type Loaded = { key: string; reviews: Review[]; page: number; pages: number; total: number };

/** Loads reviews page by page. Another order or search starts at page 1; loaded reviews stay when a page fails. */
export function useReviewPages(listingId: string, { sort, query }: ReviewSelection): ReviewPages {
  const key = JSON.stringify([sort, query]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [wanted, setWanted] = useState({ key, page: 1, attempt: 0 });
  const [failedRequest, setFailedRequest] = useState('');
  const page = wanted.key === key ? wanted.page : 1;
  const attempt = wanted.key === key ? wanted.attempt : 0;
  const request = `${key}#${page}#${attempt}`;

  useEffect(() => {
    const stop = new AbortController();
    void getReviewPage(listingId, page, { sort, query }, stop.signal).then((result) => {
      if (stop.signal.aborted) return;
      if (!result.ok) {
        setFailedRequest(request);
        return;
      }
      const { reviews } = result.value;
      setLoaded((before) => ({
        ...result.value,
        key,
        reviews: before?.key === key && page > 1 ? [...before.reviews, ...reviews] : reviews,
      }));
    });
    return () => stop.abort();
  }, [listingId, sort, query, key, page, request]);

  const current = loaded?.key === key ? loaded : null;
  const isReady = current !== null && current.page >= page;
  return {
    status: failedRequest === request ? 'failed' : isReady ? 'ready' : 'loading',
    reviews: current?.reviews ?? [],
    total: current?.total ?? null,
    hasMore: current !== null && current.page < current.pages,
    more: () => setWanted({ key, page: (current?.page ?? 0) + 1, attempt: 0 }),
    retry: () => setWanted({ key, page, attempt: attempt + 1 }),
  };
}
