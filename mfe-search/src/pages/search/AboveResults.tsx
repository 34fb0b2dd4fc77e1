import { Suspense } from 'react';
import type { SearchData } from '../../api/search-data.ts';
import { FlexibleDates } from '../../features/flexible-dates/FlexibleDates.tsx';
import type { LoadTotals } from '../../features/flexible-dates/totals-source.ts';
import { ExcludedListing } from './parts.ts';

// A file of its own: all other parts are six times as large, and most searches with dates need none of them.
const loadCode = () => import('../../api/nearby-totals.ts');
const loadTotals: LoadTotals = (...search) => loadCode().then((code) => code.loadTotals(...search));

// A page with dates asks for what loads totals while it is being hydrated: after that it would be a round trip of its
// own.
if (typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('startDate'))
  setTimeout(() => void loadCode().catch(() => undefined));

/**
 * Between heading and homes: why the listing that the guest typed is not among the results, else what other dates cost.
 */
export function AboveResults({ data }: { data: SearchData }) {
  if (data.excludedHome)
    return (
      <Suspense>
        <ExcludedListing
          home={data.excludedHome}
          state={data.state}
          near={data.outcome.type === 'results' && data.outcome.total > 0}
        />
      </Suspense>
    );
  return <FlexibleDates data={data} loadTotals={loadTotals} />;
}
