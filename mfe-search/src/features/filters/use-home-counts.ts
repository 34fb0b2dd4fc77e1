import { startTransition, useEffect, useState } from 'react';
import { readSearch, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { CountHomes, HomeCounts } from '../../api/home-counts.ts';

/** Time without a change before homes are counted, so that a dragged slider counts once. */
const COUNT_DELAY_MS = 200;

/** `counts` are the newest that loaded; `current` is true when they are of this draft. */
export type HomeCountsState = { counts: HomeCounts | null; current: boolean; failed: boolean };

/** Counts homes in the background on each change (SRCH-6). A newer draft aborts the count of an older one, so a stale answer never shows. */
export function useHomeCounts(draft: SearchState, count: CountHomes): HomeCountsState {
  const [answer, setAnswer] = useState<{ href: string | null; counts: HomeCounts | null; failed: boolean }>({
    href: null,
    counts: null,
    failed: false,
  });
  const href = searchHref(draft);
  useEffect(() => {
    const newer = new AbortController();
    const timer = setTimeout(() => {
      // The draft is compared by its address: a new object with the same selections is no change.
      count(readSearch(new URLSearchParams(href.split('?')[1])), newer.signal).then(
        (counts) => {
          if (newer.signal.aborted) return;
          // A hundred numbers change: presses that come meanwhile are handled first.
          startTransition(() => setAnswer({ href, counts, failed: false }));
        },
        () => {
          if (!newer.signal.aborted) setAnswer((before) => ({ ...before, href, failed: true }));
        },
      );
    }, COUNT_DELAY_MS);
    return () => {
      newer.abort();
      clearTimeout(timer);
    };
  }, [href, count]);
  return {
    counts: answer.counts,
    current: answer.href === href && !answer.failed,
    failed: answer.href === href && answer.failed,
  };
}
