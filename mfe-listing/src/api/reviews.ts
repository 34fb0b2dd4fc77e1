import { useEffect, useState } from 'react';
import type { Review } from '@roost/shared/contracts/listing';
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import type { ReviewSort } from '@roost/shared/domain/review-search';

export type ReviewsAsked = { sort: ReviewSort; query: string };
type Loaded = { of: string; reviews: Review[]; page: number; pages: number; total: number };
export type ReviewPages = {
  status: 'loading' | 'ready' | 'failed';
  /** What is loaded for the question that is asked now; empty before its first answer. */
  reviews: readonly Review[];
  /** How many match in all; null before the first answer. */
  total: number | null;
  hasMore: boolean;
  more: () => void;
  retry: () => void;
};

/** Reviews of a home, page after page, for one order and search. Another question starts anew; what is read stays when a page fails. */
export function useReviewPages(listingId: string, { sort, query }: ReviewsAsked): ReviewPages {
  const of = JSON.stringify([sort, query]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [wanted, setWanted] = useState({ of, page: 1, attempt: 0 });
  const [failedFor, setFailedFor] = useState('');
  const page = wanted.of === of ? wanted.page : 1;
  const attempt = wanted.of === of ? wanted.attempt : 0;
  const request = `${of}#${page}#${attempt}`;

  useEffect(() => {
    const stop = new AbortController();
    void createServicesClient(browserApi, { signal: stop.signal })
      .getReviews(listingId, page, { sort, query })
      .then((result) => {
        if (stop.signal.aborted) return;
        if (!result.ok) {
          setFailedFor(request);
          return;
        }
        setLoaded((before) => ({
          ...result.value,
          of,
          reviews: before?.of === of && page > 1 ? [...before.reviews, ...result.value.reviews] : result.value.reviews,
        }));
      });
    return () => stop.abort();
  }, [listingId, sort, query, of, page, request]);

  const mine = loaded?.of === of ? loaded : null;
  const status = failedFor === request ? 'failed' : mine && mine.page >= page ? 'ready' : 'loading';
  return {
    status,
    reviews: mine?.reviews ?? [],
    total: mine?.total ?? null,
    hasMore: mine !== null && mine.page < mine.pages,
    more: () => setWanted({ of, page: (mine?.page ?? 0) + 1, attempt: 0 }),
    retry: () => setWanted({ of, page, attempt: attempt + 1 }),
  };
}
