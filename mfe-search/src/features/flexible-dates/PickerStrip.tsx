import { useMemo } from 'react';
import type { Party } from '@roost/shared/domain/stay';
import type { SearchState } from '@roost/shared/domain/search-address';
import { DateStrip } from './DateStrip.tsx';
import { usePageContext } from '../../state/page-context.ts';
import { useTotals } from './use-totals.ts';
import type { StayDates } from '@roost/shared/domain/stay';

/**
 * The strip of nearby dates in the date picker. Not shown without totals: the calendar above already offers every day.
 */
export function PickerStrip({
  base,
  dates,
  party,
  onChoose,
}: {
  /** The search that the page shows: totals are compared in its place, with its filters. */
  base: SearchState;
  dates: StayDates;
  party: Party;
  onChoose: (dates: StayDates) => void;
}) {
  const context = usePageContext();
  const state = useMemo(
    () => ({ ...base, party, dates: { checkIn: dates.checkIn, checkOut: dates.checkOut }, page: 1 }),
    [base, party, dates.checkIn, dates.checkOut],
  );
  const totals = useTotals(state, context);
  if (!context || !totals) return null;
  return (
    <DateStrip
      dates={state.dates}
      today={context.today}
      totals={totals}
      choice={(stay, content, own) => (
        <button
          type="button"
          aria-pressed={own}
          onClick={() => onChoose({ checkIn: stay.checkIn, checkOut: stay.checkOut })}
        >
          {content}
        </button>
      )}
    />
  );
}
