import { useEffect, useState } from 'react';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { CountHomes, HomeCounts } from './count-homes.ts';

/** Milliseconds without a change before a count goes out: a dragged thumb asks once. */
const COUNT_DELAY_MS = 200;

/** `counts` are the newest that answered, `current` says whether they are of this draft. */
export type HomeCountsState = { counts: HomeCounts | null; current: boolean; failed: boolean };

/** SRCH-6: counts in the background on each change. The answer to a draft that is no longer shown is dropped. */
export function useHomeCounts(draft: SearchState, count: CountHomes): HomeCountsState {
  const [answer, setAnswer] = useState<{ href: string | null; counts: HomeCounts | null; failed: boolean }>({ href: null, counts: null, failed: false });
  const href = searchHref(draft);
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(() => {
      count(draft).then(
        (counts) => { if (!stale) setAnswer({ href, counts, failed: false }); },
        () => { if (!stale) setAnswer((before) => ({ ...before, href, failed: true })); },
      );
    }, COUNT_DELAY_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [draft, href, count]);
  return { counts: answer.counts, current: answer.href === href && !answer.failed, failed: answer.href === href && answer.failed };
}
