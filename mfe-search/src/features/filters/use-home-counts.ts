import { startTransition, useEffect, useState } from 'react';
import { readSearch, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { CountHomes, HomeCounts } from '../../api/home-counts.ts';

/** Milliseconds without a change before a count goes out: a dragged thumb asks once. */
const COUNT_DELAY_MS = 200;

/** `counts` are the newest that answered, `current` says whether they are of this draft. */
export type HomeCountsState = { counts: HomeCounts | null; current: boolean; failed: boolean };

/** SRCH-6: counts in the background on each change. A newer draft ends the count of an older one, whose answer never counts. */
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
      // The address is the draft: one made anew with the same selections is no change.
      count(readSearch(new URLSearchParams(href.split('?')[1])), newer.signal).then(
        (counts) => {
          if (newer.signal.aborted) return;
          // A hundred numbers change: a press that comes meanwhile goes first.
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
