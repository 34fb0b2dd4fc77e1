import { memo, Suspense, useEffect } from 'react';
import { useNavigation, useRevalidator } from '@roost/shared/router';
import { readSearch, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState, View } from '@roost/shared/domain/search-address';
import { HITS_PER_PAGE } from '@roost/shared/domain/search-query';
import { useSlice } from '@roost/shared/state';
import { cx, Fail, Pagination, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { FilterBar } from '../../features/filters/FilterBar.tsx';
import { SplitView } from '../../features/map/SplitView.tsx';
import { FloatingSwitch, ViewSwitch } from '../../features/map/ViewSwitch.tsx';
import { resultsMapSlice } from '../../state/results-map.ts';
import { AboveResults } from './AboveResults.tsx';
import { BelowResults } from './BelowResults.tsx';
import { AddDatesNote, OneNightNote, WordsNote } from '../../features/results/Notes.tsx';
import { NearestHomes, NearMatches } from '../../features/results/NearestHomes.tsx';
import { ResultsGrid, ResultsSkeleton } from '../../features/results/ResultsGrid.tsx';
import { ResultsHeading } from '../../features/results/ResultsHeading.tsx';
import { cacheResults } from './results-cache.ts';
import { EmptyResults } from './parts.ts';
import { trackResults } from './track-results.ts';
import { storeResultTrail } from './result-trail.ts';
import type { SearchData } from '../../api/search-data.ts';
import { WhyOrder } from './WhyOrder.tsx';
import styles from './SearchPage.module.css';
import { getNights } from '@roost/shared/domain/stay';

/** The search page. The address is its whole state (ROUTE-4): every control leads to another address. */
export function SearchPage({ data }: { data: SearchData }) {
  const next = usePendingSearch();
  const state = next ?? data.state;
  const { view } = state;
  const busy = next !== null;
  useEffect(() => {
    cacheResults(data);
    storeResultTrail(data);
    trackResults(data);
  }, [data]);
  const results =
    next && next.query !== data.state.query ? (
      <ResultsSkeleton />
    ) : (
      <div className={cx(busy && styles.busy)}>
        <Outcome data={data} view={view} />
      </div>
    );
  return (
    <>
      {/* A pressed filter answers at once; its results follow. */}
      <FilterBar data={data} state={state} end={<ViewSwitch state={state} />} />
      <FloatingSwitch state={state} />
      {view === 'map' ? (
        <SplitView data={data} state={state} busy={busy}>
          {results}
        </SplitView>
      ) : (
        <Wrap className={styles.page} aria-busy={busy || undefined}>
          {results}
        </Wrap>
      )}
    </>
  );
}

/** The search that is on its way, null when none is. */
function usePendingSearch(): SearchState | null {
  const { location } = useNavigation();
  return location?.pathname === '/search' ? readSearch(new URLSearchParams(location.search)) : null;
}

/** Memoised: it changes with the results, not with what is on its way. */
const Outcome = memo(function Outcome({ data, view }: { data: SearchData; view: View }) {
  const { outcome, state } = data;
  const selected = useSlice(resultsMapSlice, ({ selectedHit }) => selectedHit);
  if (outcome.type === 'failed') return <FailedOutcome data={data} />;
  const isBeside = view === 'map';
  const nearMatches = outcome.nearMatches.length > 0 && (
    <NearMatches groups={outcome.nearMatches} columns={isBeside ? 2 : 4} />
  );
  const from = (state.page - 1) * HITS_PER_PAGE + 1;
  return (
    <>
      <ResultsHeading data={data} whyOrder={<WhyOrder data={data} />} />
      <WordsNote data={data} />
      <AboveResults data={data} />
      {getNights(state.dates) === 1 && <OneNightNote state={state} />}
      {outcome.total === 0 ? (
        <Suspense>
          {/* A number names one home, and above stands what hides it: the filters hold back nothing else. */}
          {!data.excludedHome && (
            <EmptyResults state={state} relaxations={outcome.relaxations} withoutFilters={outcome.withoutFilters} />
          )}
          {nearMatches}
          {outcome.nearest.length > 0 && (
            <NearestHomes cards={outcome.nearest} fitting={outcome.relaxations.length > 0} />
          )}
        </Suspense>
      ) : (
        <>
          {!state.dates && <AddDatesNote today={data.today} />}
          <ResultsGrid
            cards={outcome.cards}
            cameFrom={state.kept.prevListingPage ?? null}
            beside={isBeside}
            selected={isBeside ? selected : null}
            isHidden={isBeside && data.mapPreview !== undefined}
          />
          <Pagination page={state.page} pages={outcome.pages} hrefFor={(page) => searchHref({ ...state, page })} />
          {/* The heading says how many there are: which of them are here says something where there are more pages. */}
          {outcome.pages > 1 && (
            <p className={styles.range}>{copy.results.range(from, from + outcome.cards.length - 1, outcome.total)}</p>
          )}
          {nearMatches}
        </>
      )}
      {/* Known only once the browser has asked: below the homes, where it moves nothing that is being read. */}
      {!data.excludedHome && <BelowResults data={data} />}
    </>
  );
});

function FailedOutcome({ data }: { data: SearchData }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <ResultsHeading data={data} />
      <Fail
        message={copy.failed.message}
        retryLabel={copy.failed.retry}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </>
  );
}
