import { useDeferredValue, useEffect } from 'react';
import { withNearbyStay } from '@roost/shared/domain/flexible-dates';
import { searchHref } from '@roost/shared/domain/search-address';
import { AppLink } from '@roost/shared/ui';
import type { SearchData } from '../../api/search-data.ts';
import { DateStrip } from './DateStrip.tsx';
import { useSharePageContext } from '../../state/page-context.ts';
import { offerTotals } from './totals-source.ts';
import type { LoadTotals } from './totals-source.ts';
import { withCardTotals } from './strip.ts';
import { useTotals } from './use-totals.ts';

/** The strip of nearby dates above the results. Its links are in the server's HTML; the totals load in the browser. */
export function FlexibleDates({ data, loadTotals }: { data: SearchData; loadTotals: LoadTotals }) {
  const { state, today } = data;
  const share = useSharePageContext();
  // Runs before `useTotals` asks for totals.
  useEffect(() => {
    offerTotals(loadTotals);
    return share(data);
  }, [share, data, loadTotals]);
  // Rendered in slices: a press comes in between.
  const totals = useDeferredValue(useTotals(state, data));
  if (!state.dates) return null;
  const cards = data.outcome.type === 'results' ? data.outcome.cards : [];
  return (
    <DateStrip
      dates={state.dates}
      today={today}
      totals={withCardTotals(totals, state.dates.checkIn, cards)}
      choice={(stay, content, own) => (
        <AppLink
          href={searchHref(withNearbyStay(state, stay))}
          preventScrollReset
          aria-current={own ? 'true' : undefined}
        >
          {content}
        </AppLink>
      )}
    />
  );
}
