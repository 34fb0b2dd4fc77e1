import { useEffect, useMemo, useState } from 'react';
import { InstantSearch } from 'react-instantsearch';
import { searchHref } from '@roost/shared/domain/search-address';
import type { QueryCache } from '@roost/shared/query';
import { useAppDispatch, useAppStore, useSlice } from '@roost/shared/state';
import { filtersCleared, searchDraftSlice } from '../../state/search-draft.ts';
import { toSearch } from '../../state/selections.ts';
import { Button, useCurrency } from '@roost/shared/ui';
import { Dialog, Sheet } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import { useNextPaint } from '../../hooks/use-next-paint.ts';
import type { CountContext, CountHomes } from '../../api/home-counts.ts';
import { panelFilters } from './applied-filters.ts';
import { createCountingClient } from './counting-client.ts';
import { createDraftRouting, readDraft } from './draft-routing.ts';
import { FilterFields } from './FilterFields.tsx';
import { useFilterWidgets } from './use-filter-widgets.ts';
import styles from './FilterPanel.module.css';

const words = copy.filters;

type FrameProps = {
  frame: 'dialog' | 'sheet';
  onClose: () => void;
  /** The guest applies the draft; `href` is its search. */
  onApply: (href: string) => void;
};
export type FilterPanelProps = FrameProps & {
  data: CountContext;
  /** Given by tests. */
  countHomes?: CountHomes;
  cache?: QueryCache;
};

/**
 * All filters (SRCH-16), driven by InstantSearch: its routing state is the address of the search draft, its client
 * counts that draft's homes. The address of the page owns the search and changes when the draft is applied.
 */
export function FilterPanel({ data, countHomes, cache, ...frame }: FilterPanelProps) {
  const store = useAppStore();
  const [{ client, close, routing, ...instance }] = useState(() => ({
    indexName: data.index.index,
    routing: createDraftRouting(store, data.index.index),
    ...createCountingClient({
      readSearch: () => readDraft(store),
      context: data,
      ...(countHomes ? { count: countHomes } : {}),
      ...(cache ? { cache } : {}),
    }),
  }));
  useEffect(() => close, [close]);
  return (
    <InstantSearch {...instance} routing={routing} searchClient={client} future={FUTURE}>
      <PanelFrame {...frame} changeDraftAlone={routing.changeDraftAlone} />
    </InstantSearch>
  );
}

/** A widget that unmounts takes only its own refinements with it. */
const FUTURE = { preserveSharedStateOnUnmount: true };

function PanelFrame({
  frame,
  onClose,
  onApply,
  changeDraftAlone,
}: FrameProps & { changeDraftAlone: (change: () => void) => void }) {
  const dispatch = useAppDispatch();
  const search = useSlice(searchDraftSlice);
  const draft = useMemo(() => toSearch(search), [search]);
  const widgets = useFilterWidgets();
  const { total, failed } = widgets;
  // By the rule of the bar's button, so that both name one number.
  const set = panelFilters(draft, useCurrency()).length;
  const found = [total === 0 && copy.empty.status, set > 0 && words.filters(set)];
  const status = failed ? words.countFailed : found.filter(Boolean).join(' · ');
  const painted = useNextPaint();
  const clearAll = () => {
    // What is no refinement goes too: the largest number of beds, and what is half typed.
    const clearDraft = () => dispatch(filtersCleared());
    if (!widgets.clear) return clearDraft();
    changeDraftAlone(clearDraft);
    widgets.clear();
  };
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
          <Button variant="text" onClick={clearAll}>
            {words.clearAll}
          </Button>
          <span className={styles.status} role="status">
            {status}
          </span>
          <Button
            variant="primary"
            size="lg"
            aria-busy={total === null && !failed}
            onClick={() => onApply(searchHref({ ...draft, page: 1 }))}
          >
            {words.show(total)}
          </Button>
        </>
      }
    >
      {painted && <FilterFields draft={draft} widgets={widgets} priceReset={search.shouldResetPriceRange} />}
    </Frame>
  );
}
