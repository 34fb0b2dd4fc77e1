import { useMemo } from 'react';
import { nightsWords } from '@roost/shared/domain/dates';
import type { Party } from '@roost/shared/contracts/booking';
import { searchNights } from '@roost/shared/domain/search-address';
import type { SearchDates, SearchState } from '@roost/shared/domain/search-address';
import { copy } from '../../copy.ts';
import { DateStrip } from './DateStrip.tsx';
import { usePageContext } from '../../state/page-context.ts';
import { useTotals } from './use-totals.ts';

/** The strip inside the date picker. Without totals it is left out: the calendar above already offers every day. */
export function PickerStrip({
  base,
  dates,
  guests,
  onChoose,
}: {
  /** The search that the page shows; its place and filters are what is compared in. */
  base: SearchState;
  dates: SearchDates;
  guests: Party;
  onChoose: (dates: SearchDates) => void;
}) {
  const context = usePageContext();
  const state = useMemo(
    () => ({ ...base, guests, dates: { start: dates.start, end: dates.end }, page: 1 }),
    [base, guests, dates.start, dates.end],
  );
  const totals = useTotals(state, context);
  if (!context || !totals) return null;
  return (
    <DateStrip
      dates={state.dates}
      today={context.today}
      totals={totals}
      note={copy.flexible.note(nightsWords(searchNights(state)))}
      choice={(stay, content, own) => (
        <button type="button" aria-pressed={own} onClick={() => onChoose({ start: stay.start, end: stay.end })}>
          {content}
        </button>
      )}
    />
  );
}
