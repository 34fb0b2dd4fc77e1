import { memo, useState } from 'react';
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import type { SearchState } from '@roost/shared/domain/search-address';
import { petsChoice } from '@roost/shared/domain/search-filters';
import type { PetsChoice } from '@roost/shared/domain/search-filters';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { filterPanelSlice, showMoreToggled } from '../../state/filter-panel.ts';
import type { ShowMoreFlag } from '../../state/filter-panel.ts';
import { petsChosen, priceChosen, roomsChosen, valueToggled } from '../../state/search-draft.ts';
import type { ListSelection } from '../../state/selections.ts';
import { Checkbox, Stepper } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { GROUPS } from '../../api/home-counts.ts';
import type { Group, HomeCounts } from '../../api/home-counts.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { facetOptions, growOrder } from './facet-options.ts';
import { PriceFilter } from './PriceFilter.tsx';
import styles from './FilterPanel.module.css';

const words = copy.filters;
const MAX_ROOMS = 10;
const ROOMS = [
  ['selectedMinBedrooms', 'minBedrooms', words.bedrooms],
  ['selectedMinBeds', 'minBeds', words.beds],
  ['selectedMinBathrooms', 'minBathrooms', words.bathrooms],
] as const;
/** The six groups that show more on demand, with their fields of the state. */
const GROUP_FIELDS: Record<Group, { title: string; selection: ListSelection; more: ShowMoreFlag; wide?: true }> = {
  propertyTypes: { title: words.propertyTypes, selection: 'selectedPropertyTypes', more: 'showMorePropertyTypes' },
  amenities: { title: words.amenities, selection: 'selectedAmenities', more: 'showMoreAmenities', wide: true },
  locationAmenities: {
    title: words.locationAmenities,
    selection: 'selectedLocationAmenities',
    more: 'showMoreLocationAmenities',
    wide: true,
  },
  viewAmenities: {
    title: words.viewAmenities,
    selection: 'selectedViewAmenities',
    more: 'showMoreViewAmenities',
    wide: true,
  },
  accessibility: {
    title: words.accessibility,
    selection: 'selectedAccessibility',
    more: 'showMoreAccessibility',
    wide: true,
  },
  activities: { title: words.activities, selection: 'selectedActivities', more: 'showMoreActivities', wide: true },
};
const NO_ORDER: Record<Group, readonly string[]> = {
  propertyTypes: [],
  amenities: [],
  locationAmenities: [],
  viewAmenities: [],
  accessibility: [],
  activities: [],
};

type Props = {
  draft: SearchState;
  /** Null until the first count is loaded. */
  counts: HomeCounts | null;
  /** The price range was just cleared: half-typed text in its fields is cleared as well. */
  priceReset: boolean;
};

/** The fields of all filters. Each changes the search draft. */
export function FilterFields({ draft, counts, priceReset }: Props) {
  const dispatch = useAppDispatch();
  const orders = useOrders(counts);
  const group = (name: Group) => (
    <DraftGroup
      key={name}
      name={name}
      order={orders[name]}
      counts={counts?.groups[name] ?? null}
      chosen={draft[name]}
    />
  );
  return (
    <div className={styles.fields}>
      <div>
        <section className={styles.group} aria-label={words.price}>
          <h3>{words.price}</h3>
          <PriceFilter
            key={String(priceReset)}
            value={draft}
            counts={counts?.prices ?? {}}
            onChange={(prices) => dispatch(priceChosen(prices))}
          />
        </section>
        <section className={styles.group} aria-label={words.rooms}>
          <h3>{words.rooms}</h3>
          {ROOMS.map(([room, field, label]) => (
            <Stepper
              key={room}
              label={label}
              value={draft[field]}
              valueText={draft[field] === 0 ? words.any : words.atLeast(draft[field])}
              max={MAX_ROOMS}
              onChange={(count) => dispatch(roomsChosen({ room, count }))}
            />
          ))}
        </section>
      </div>
      <div>
        {group('propertyTypes')}
        <PetsFilter draft={draft} counts={counts?.groups.accessibility ?? {}} />
      </div>
      <div>
        {(['amenities', 'locationAmenities', 'viewAmenities', 'accessibility', 'activities'] as const).map(group)}
      </div>
    </div>
  );
}

type GroupProps = {
  name: Group;
  order: readonly string[];
  counts: Readonly<Record<string, number>> | null;
  chosen: readonly string[];
};

/** Memoized, so that a press in one group does not render all others. */
const DraftGroup = memo(function DraftGroup({ name, order, counts, chosen }: GroupProps) {
  const dispatch = useAppDispatch();
  const { title, selection, more, wide = false } = GROUP_FIELDS[name];
  const all = useSlice(filterPanelSlice, (panel) => panel[more]);
  // Pets have a filter of their own.
  const options = facetOptions(order, counts, chosen).filter(
    ({ value }) => value !== PETS_ALLOWED && value !== NO_PETS_ALLOWED,
  );
  return (
    <FacetGroup
      title={title}
      options={options}
      all={all}
      wide={wide}
      onToggle={(value) => dispatch(valueToggled({ list: selection, value }))}
      onShowAll={(open) => dispatch(showMoreToggled({ group: more, open }))}
    />
  );
});

/** The two values of the index exclude each other, and "no pets" also removes the pets from the party (SRCH-8). */
function PetsFilter({ draft, counts }: { draft: SearchState; counts: Readonly<Record<string, number>> }) {
  const dispatch = useAppDispatch();
  const chosen = petsChoice(draft);
  // A count covers the homes that the chosen value leaves, so the other value has none.
  const homes = (choice: PetsChoice) =>
    choice !== null && (chosen === null || chosen === choice) ? counts[choice] : undefined;
  return (
    <fieldset className={styles.group}>
      <legend>{words.petsTitle}</legend>
      {(
        [
          [null, words.any],
          [PETS_ALLOWED, words.pets],
          [NO_PETS_ALLOWED, words.noPets],
        ] as const
      ).map(([choice, label]) => (
        <Checkbox
          key={label}
          type="radio"
          name="pets"
          label={label}
          checked={chosen === choice}
          onChange={() => dispatch(petsChosen(choice))}
          count={homes(choice)}
        />
      ))}
    </fieldset>
  );
}

/** Returns the order of the values, to which new ones are only added while the panel is open. */
function useOrders(counts: HomeCounts | null): Record<Group, readonly string[]> {
  const [seen, setSeen] = useState<{ counts: HomeCounts | null; orders: Record<Group, readonly string[]> }>({
    counts: null,
    orders: NO_ORDER,
  });
  if (counts === seen.counts || counts === null) return seen.orders;
  const orders = { ...seen.orders };
  for (const name of GROUPS) orders[name] = growOrder(seen.orders[name], counts.groups[name]);
  setSeen({ counts, orders });
  return orders;
}
