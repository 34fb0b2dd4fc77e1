import { lazy, Suspense, useRef, useState } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
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

/** Opens the filter panel. Hidden without JavaScript, where the pills beside it are links. `count` is the number of filters that are set. */
export function FilterButton({ data, state, count }: { data: SearchData; state: SearchState; count: number }) {
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The panel opens when its code is loaded, so that a failure shows at this button and the next press tries again.
  const { shown, opening, open, close, leaveFor } = useFiltersOpen(state, loadPanel, () => setFailed(true));
  // Resizing the window replaces the dialog by the sheet, which does not know the button that opened it.
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
        onClick={() => {
          setFailed(false);
          open();
        }}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        <Icon path={SLIDERS} size="s" />
        {words.open}
        {count > 0 && <b className={styles.badge}>{count}</b>}
      </button>
      {opening && <span className={styles.progress} role="progressbar" aria-label={words.opening} />}
      {failed && <span role="alert">{words.panelFailed}</span>}
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
