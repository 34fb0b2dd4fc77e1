import { FlexibleDates } from '../flexible-dates/FlexibleDates.tsx';
import type { SearchData } from '../results/search-data.ts';
import { WhyNotFavorites } from './WhyNotFavorites.tsx';
import { WhyNotNumber } from './WhyNotNumber.tsx';

/** Between heading and homes: what other dates cost, and why a home that the guest has in mind is not among the results. */
export function AboveResults({ data }: { data: SearchData }) {
  if (data.whyNot) return <WhyNotNumber home={data.whyNot} state={data.state} near={data.outcome.type === 'results' && data.outcome.total > 0} />;
  return (
    <>
      <FlexibleDates data={data} />
      <WhyNotFavorites data={data} />
    </>
  );
}
