import type { ReactNode } from 'react';
import { partyTotal } from '@roost/shared/domain/party';
import { Heading } from '@roost/shared/ui';
import type { SearchState } from '@roost/shared/domain/search-address';
import { copy } from '../../copy.ts';
import { PriceDisplaySelect } from './PriceDisplaySelect.tsx';
import { getMilesAround } from './miles-around.ts';
import { SortSelect } from './SortSelect.tsx';
import { searchedFor } from './searched-for.ts';
import type { SearchData } from '../../api/search-data.ts';
import styles from './ResultsHeading.module.css';
import { getNights } from '@roost/shared/domain/stay';

/** Place, count (announced when it changes, UI-5), order, and what the prices are (TRUE-1). */
export function ResultsHeading({ data, whyOrder }: { data: SearchData; whyOrder?: ReactNode }) {
  const { state, outcome, place } = data;
  const miles = getMilesAround(data);
  return (
    <div className={styles.heading}>
      <Heading level={1} look="d2">
        {place}
      </Heading>
      <div className={styles.line}>
        <p role="status">
          {data.excludedHome
            ? copy.excluded[data.excludedHome.reasons.length > 0 ? 'one' : 'fits']
            : outcome.type === 'results' &&
              (outcome.total === 0 ? (
                copy.empty[outcome.relaxations.length > 0 ? 'status' : 'here']
              ) : (
                <>
                  <strong>{copy.results.homes(outcome.total)}</strong>
                  {miles !== null && copy.results.within(miles)}
                  {formatContext(state, outcome.total)}
                </>
              ))}
        </p>
        {outcome.type === 'results' && outcome.total > 0 && !data.excludedHome && (
          <div className={styles.tools}>
            {state.dates && <PriceDisplaySelect />}
            <SortSelect state={state} />
            {whyOrder}
          </div>
        )}
      </div>
    </div>
  );
}

/** " for 4 nights and 2 guests", and where only pets are known " that take a pet": what the homes are counted for. */
function formatContext({ dates, party }: SearchState, homes: number): string {
  const { infants, pets } = party;
  const [nights, guests] = [getNights(dates), partyTotal(party)];
  return pets > 0 && nights + guests + infants === 0
    ? copy.results.taking(copy.results.party.pets(pets), homes)
    : copy.results.for(searchedFor({ nights, guests, infants, pets }));
}
