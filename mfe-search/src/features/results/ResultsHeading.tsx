import type { ReactNode } from 'react';
import { partyTotal } from '@roost/shared/domain/party';
import { Heading } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { PriceDisplaySelect } from './PriceDisplaySelect.tsx';
import { SortSelect } from './SortSelect.tsx';
import { searchedFor } from './searched-for.ts';
import type { SearchData } from '../../api/search-data.ts';
import styles from './ResultsHeading.module.css';
import { getNights } from '@roost/shared/domain/stay';

/** Place, count (announced when it changes, UI-5), order, and what the prices are (TRUE-1). */
export function ResultsHeading({ data, whyOrder }: { data: SearchData; whyOrder?: ReactNode }) {
  const { state, outcome, place } = data;
  const context = searchedFor({
    nights: getNights(state.dates),
    guests: partyTotal(state.party),
    infants: state.party.infants,
    pets: state.party.pets,
  });
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
                  {copy.results.for(context)}
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
