import type { SearchData } from '../../api/search-data.ts';
import { ExcludedListing } from '../../features/excluded-homes/ExcludedListing.tsx';
import { FlexibleDates } from '../../features/flexible-dates/FlexibleDates.tsx';
import type { LoadTotals } from '../../features/flexible-dates/totals-source.ts';

const loadTotals: LoadTotals = (...search) => import('./lazy-parts.ts').then((parts) => parts.loadTotals(...search));

/** Between heading and homes: why the listing that the guest typed is not among the results, else what other dates cost. */
export function AboveResults({ data }: { data: SearchData }) {
  if (data.excludedHome)
    return (
      <ExcludedListing
        home={data.excludedHome}
        state={data.state}
        near={data.outcome.type === 'results' && data.outcome.total > 0}
      />
    );
  return <FlexibleDates data={data} loadTotals={loadTotals} />;
}
