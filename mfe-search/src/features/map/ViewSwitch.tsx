import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { AppLink, Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { prepareMap } from './lazy-map.ts';
import { preparePane } from './pane-code.ts';
import styles from './ViewSwitch.module.css';

const prepare = () => {
  preparePane();
  prepareMap();
};

/**
 * Links to grid and map: each view has its address (SRCH-15, ROUTE-12). In the filter bar on wide windows; phones have
 * `FloatingSwitch`.
 */
export function ViewSwitch({ state }: { state: SearchState }) {
  return (
    <div className={styles.switch} role="group" aria-label={copy.view.label}>
      <AppLink
        href={searchHref({ ...state, view: 'grid' })}
        preventScrollReset
        aria-current={state.view === 'grid' || undefined}
      >
        <Icon name="grid" size="s" />
        {copy.view.grid}
      </AppLink>
      <AppLink
        href={searchHref({ ...state, view: 'map' })}
        aria-current={state.view === 'map' || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="map" size="s" />
        {copy.view.map}
      </AppLink>
    </div>
  );
}

/**
 * The link to the other view, floating over the page on phones; in its place below the filters where the window is
 * short, as at 400 % zoom.
 */
export function FloatingSwitch({ state }: { state: SearchState }) {
  const toMap = state.view === 'grid';
  return (
    <AppLink
      className={styles.floating}
      href={searchHref({ ...state, view: toMap ? 'map' : 'grid' })}
      onTouchStart={prepare}
    >
      <Icon name={toMap ? 'map' : 'grid'} />
      {toMap ? copy.view.map : copy.view.list}
    </AppLink>
  );
}
