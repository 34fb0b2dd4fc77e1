import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { isFiltered } from '@roost/shared/domain/search-filters';
import type { ReactNode } from 'react';
import { AppLink, Icon, Tag, useCurrency } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';
import { toUnwantedFilters, panelFilters, wantsPets, withoutFilters, withPets } from './applied-filters.ts';
import { FilterButton } from './FilterButton.tsx';
import { propertyTypePills } from './property-types.ts';
import { PillLink } from './PillLink.tsx';
import { showValue } from '@roost/shared/domain/shown-words';
import styles from './FilterBar.module.css';

const words = copy.filters;
const MAX_BEDROOMS = 10;

/**
 * The filters above the results. Each is a link to the search that it makes, so it works without JavaScript, in a new
 * tab and with the back button.
 */
export function FilterBar({
  data,
  state,
  end,
}: {
  data: SearchData;
  /** The search shown or, while another one is loading, that one: a pressed filter changes at once. */
  state: SearchState;
  /** Shown at the end of the bar; does not scroll with the filters. */
  end?: ReactNode;
}) {
  const propertyTypes = data.outcome.type === 'results' ? (data.outcome.facets['Property Type'] ?? {}) : {};
  const set = panelFilters(state, useCurrency());
  const searchFiltered = isFiltered(state);
  const tags = [...toUnwantedFilters(state), ...set.filter(({ id }) => !hasPill(id))];
  const hrefWith = (change: Partial<SearchState>) => searchHref({ ...state, ...change, page: 1 });
  return (
    <div className={styles.bar}>
      <nav className={styles.row} aria-label={words.label}>
        <FilterButton data={data} state={state} count={set.length} />
        {tags.map(({ id, label, without }) => (
          <Tag key={id} removeLabel={words.remove(label)} removeHref={searchHref(without)}>
            {label}
          </Tag>
        ))}
        <BedroomsStepper count={state.minBedrooms} hrefFor={(minBedrooms) => hrefWith({ minBedrooms })} />
        <PillLink on={wantsPets(state)} href={hrefWith(withPets(state, !wantsPets(state)))} icon="paw">
          {words.pets}
        </PillLink>
        {propertyTypePills(propertyTypes, state.propertyTypes).map(({ value, on }) => (
          <PillLink
            key={value}
            on={on}
            href={hrefWith({
              propertyTypes: on
                ? state.propertyTypes.filter((other) => other !== value)
                : [...state.propertyTypes, value],
            })}
          >
            {showValue(value)}
          </PillLink>
        ))}
        {searchFiltered && (
          <AppLink className={styles.clear} href={searchHref(withoutFilters(state))} preventScrollReset>
            {words.clearAll}
          </AppLink>
        )}
      </nav>
      {end}
    </div>
  );
}

/** Returns true for filters that have a pill, so that they need no tag. */
function hasPill(id: string): boolean {
  return id === 'minBedrooms' || id === 'pets' || id.startsWith('propertyTypes:');
}

function BedroomsStepper({ count, hrefFor }: { count: number; hrefFor: (count: number) => string }) {
  return (
    <span className={styles.stepper} role="group" aria-label={words.bedrooms}>
      {count > 0 ? (
        <AppLink href={hrefFor(count - 1)} preventScrollReset aria-label={words.fewer}>
          <Icon name="minus" size="s" />
        </AppLink>
      ) : (
        <span aria-hidden="true">
          <Icon name="minus" size="s" />
        </span>
      )}
      <span className={count > 0 ? styles.chosen : undefined}>
        {count > 0 ? words.bedroomsMin(count) : words.bedroomsAny}
      </span>
      {count < MAX_BEDROOMS ? (
        <AppLink href={hrefFor(count + 1)} preventScrollReset aria-label={words.more}>
          <Icon name="plus" size="s" />
        </AppLink>
      ) : (
        <span aria-hidden="true">
          <Icon name="plus" size="s" />
        </span>
      )}
    </span>
  );
}
