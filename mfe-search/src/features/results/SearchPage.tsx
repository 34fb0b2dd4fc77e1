import { useEffect } from 'react';
import { useNavigation, useRevalidator } from '@roost/shared/router';
import { readSearch, searchHref, searchNights } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { HITS_PER_PAGE } from '@roost/shared/domain/search-query';
import { cx, Fail, Pagination, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { AboveResults } from '../why-not/AboveResults.tsx';
import { AddDatesNote, OneNightNote } from './Notes.tsx';
import { EmptyResults } from './EmptyResults.tsx';
import { ResultsGrid, ResultsSkeleton } from './ResultsGrid.tsx';
import { ResultsHeading } from './ResultsHeading.tsx';
import { rememberResults } from './remembered.ts';
import type { SearchData } from './search-data.ts';
import styles from './SearchPage.module.css';

/** The search page. The address is its whole state (ROUTE-4): every control leads to another address. */
export function SearchPage({ data }: { data: SearchData }) {
  const next = usePendingSearch();
  useEffect(() => rememberResults(data), [data]);
  return (
    <>
      {/* A pressed filter answers at once; its results follow. */}
      <FilterBar data={data} state={next ?? data.state} />
      <Wrap className={styles.page} aria-busy={next !== null || undefined}>
        {next && next.query !== data.state.query ? <ResultsSkeleton /> : <Outcome data={data} busy={next !== null} />}
      </Wrap>
    </>
  );
}

/** The search that is on its way, null when none is. */
function usePendingSearch(): SearchState | null {
  const { location } = useNavigation();
  return location?.pathname === '/search' ? readSearch(new URLSearchParams(location.search)) : null;
}

function Outcome({ data, busy }: { data: SearchData; busy: boolean }) {
  const { outcome, state } = data;
  const { revalidate, state: revalidation } = useRevalidator();
  if (outcome.type === 'failed') {
    return (
      <>
        <ResultsHeading data={data} />
        <Fail message={copy.failed.message} retryLabel={copy.failed.retry} busy={revalidation === 'loading'} onRetry={() => void revalidate()} />
      </>
    );
  }
  const from = (state.page - 1) * HITS_PER_PAGE + 1;
  return (
    <div className={cx(busy && styles.busy)}>
      <ResultsHeading data={data} />
      <AboveResults data={data} />
      {searchNights(state) === 1 && <OneNightNote state={state} />}
      {outcome.total === 0 ? <EmptyResults state={state} relaxations={outcome.relaxations} withoutFilters={outcome.withoutFilters} /> : (
        <>
          {!state.dates && <AddDatesNote />}
          <ResultsGrid cards={outcome.cards} />
          <Pagination page={state.page} pages={outcome.pages} hrefFor={(page) => searchHref({ ...state, page })} />
          <p className={styles.range}>{copy.results.range(from, from + outcome.cards.length - 1, outcome.total)}</p>
        </>
      )}
    </div>
  );
}
