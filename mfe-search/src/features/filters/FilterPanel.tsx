import { startTransition, useEffect, useMemo, useState } from 'react';
import { searchHref } from '@roost/shared/domain/search-address';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { filtersCleared, searchDraftSlice } from '../../state/search-draft.ts';
import { toSearch } from '../../state/selections.ts';
import { Button } from '@roost/shared/ui';
import { Dialog, Sheet } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';
import { panelFilters } from './applied-filters.ts';
import { createHomeCounter } from '../../api/home-counts.ts';
import type { CountHomes } from '../../api/home-counts.ts';
import { FilterFields } from './FilterFields.tsx';
import { useHomeCounts } from './use-home-counts.ts';
import styles from './FilterPanel.module.css';

const words = copy.filters;

export type FilterPanelProps = {
  /** Where and in which index to count. */
  data: Pick<SearchData, 'index' | 'latLng' | 'today'>;
  frame: 'dialog' | 'sheet';
  onClose: () => void;
  /** The guest applies the draft; `href` is its search. */
  onApply: (href: string) => void;
  /** Given by tests. */
  countHomes?: CountHomes;
};

/**
 * All filters (SRCH-16). They change the search draft, whose homes are counted. The address owns the search and changes when the draft
 * is applied.
 */
export function FilterPanel({ data, frame, onClose, onApply, countHomes }: FilterPanelProps) {
  const dispatch = useAppDispatch();
  const search = useSlice(searchDraftSlice);
  const draft = useMemo(() => toSearch(search), [search]);
  const [count] = useState(() => countHomes ?? createHomeCounter(data));
  const { counts, current, failed } = useHomeCounts(draft, count);
  const painted = useNextPaint();
  const set = panelFilters(draft).length;
  const Frame = frame === 'sheet' ? Sheet : Dialog;
  return (
    <Frame
      title={words.label}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      {...(Frame === Dialog ? { size: 'xl' as const } : {})}
      footer={
        <>
          <Button variant="text" onClick={() => dispatch(filtersCleared())}>
            {words.clearAll}
          </Button>
          <span className={styles.status} role="status">
            {failed ? words.countFailed : set > 0 && words.filters(set)}
          </span>
          <Button
            variant="primary"
            size="lg"
            aria-busy={!current && !failed}
            onClick={() => onApply(searchHref({ ...draft, page: 1 }))}
          >
            {words.show(current && counts ? counts.total : null)}
          </Button>
        </>
      }
    >
      {painted && <FilterFields draft={draft} counts={counts} priceReset={search.shouldResetPriceRange} />}
    </Frame>
  );
}

/** Returns false in the first render: the frame shows at once, its hundred fields follow without blocking the next press. */
function useNextPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return painted;
}
