import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import { useOnline } from '@roost/shared/query';
import { cx, Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';
import { useFiltersOpen } from './use-filters-open.ts';
import styles from './FilterBar.module.css';

/** Icon: three sliders. */
const SLIDERS = 'M3 6h8M15 6h6M13 4v4M3 12h3M10 12h11M8 10v4M3 18h10M17 18h4M15 16v4';

const words = copy.filters;
const loadPanel = () => import('./FilterPanel.tsx');
const FilterPanel = lazy(() => loadPanel().then((module) => ({ default: module.FilterPanel })));

/**
 * Opens the filter panel. A press before the page is hydrated shows that it was seen, by the browser alone (a popover), and opens the panel
 * as soon as it can. Hidden without JavaScript, where the pills beside it are links. `count` is the number of filters that are set. */
export function FilterButton({ data, state, count }: { data: SearchData; state: SearchState; count: number }) {
  const online = useOnline();
  // Whether there was a connection when its code did not load: with another answer that is not to be told any more.
  const [failed, setFailed] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const seen = useRef<HTMLSpanElement>(null);
  const seenId = useId();
  // The panel opens when its code is loaded, so that a failure shows at this button and the next press tries again.
  const { shown, opening, open, close, leaveFor } = useFiltersOpen(state, loadPanel, () => setFailed(online));
  // Resizing the window replaces the dialog by the sheet, which does not know the button that opened it.
  const press = useRef(open);
  useEffect(() => {
    // Only browsers that know popovers have shown one.
    if (!('popover' in HTMLElement.prototype) || !seen.current?.matches(':popover-open')) return;
    seen.current.hidePopover();
    press.current();
  }, []);
  const backToButton = () => button.current?.focus();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(styles.pill, styles.open, count > 0 && styles.on)}
        aria-haspopup="dialog"
        // What is written on it, "Filters 2", as a sentence.
        aria-label={count > 0 ? words.openWith(count) : undefined}
        aria-busy={opening || undefined}
        popoverTarget={seenId}
        popoverTargetAction="show"
        onClick={(event) => {
          event.preventDefault();
          setFailed(null);
          open();
        }}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        <Icon path={SLIDERS} size="s" />
        {/* The space is heard and not seen: "Filters 2" is in the name, "Filters2" is not. */}
        {words.open} {count > 0 && <b className={styles.badge}>{count}</b>}
      </button>
      <span ref={seen} id={seenId} popover="manual" className={styles.progress}>
        {words.opening}
      </span>
      {opening && <span className={styles.progress} role="progressbar" aria-label={words.opening} />}
      {failed === online && (
        <span role="alert" className={styles.failed}>
          {words.panelFailed}
        </span>
      )}
      {shown && (
        <Suspense>
          <FilterPanel
            data={data}
            frame={shown}
            onClose={() => {
              close();
              backToButton();
            }}
            onApply={(href) => {
              leaveFor(href);
              backToButton();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
