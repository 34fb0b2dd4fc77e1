import { FlexibleDates } from '../flexible-dates/FlexibleDates.tsx';
import type { SearchData } from '../results/search-data.ts';
import { WhyNotNumber } from './WhyNotNumber.tsx';

/** Between heading and homes: why the home that the guest asked for is not among the results, else what other dates cost. */
export function AboveResults({ data }: { data: SearchData }) {
  if (data.whyNot)
    return (
      <WhyNotNumber
        home={data.whyNot}
        state={data.state}
        near={data.outcome.type === 'results' && data.outcome.total > 0}
      />
    );
  return <FlexibleDates data={data} />;
}
