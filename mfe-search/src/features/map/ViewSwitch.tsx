import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { AppLink, Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { prepareMap } from './lazy-map.ts';
import styles from './ViewSwitch.module.css';

/** Grid or map, as links: each view has its address (SRCH-15, ROUTE-12). Wide windows have both in the filter bar, phones the other one floating. */
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
        onPointerEnter={prepareMap}
        onFocus={prepareMap}
      >
        <Icon name="map" size="s" />
        {copy.view.map}
      </AppLink>
    </div>
  );
}

/** Phones: one button over the page leads to the other view. */
export function FloatingSwitch({ state }: { state: SearchState }) {
  const toMap = state.view === 'grid';
  return (
    <AppLink
      className={styles.floating}
      href={searchHref({ ...state, view: toMap ? 'map' : 'grid' })}
      onTouchStart={prepareMap}
    >
      <Icon name={toMap ? 'map' : 'grid'} />
      {toMap ? copy.view.map : copy.view.list}
    </AppLink>
  );
}
