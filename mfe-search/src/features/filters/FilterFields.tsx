import { memo, useState } from 'react';
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { formatNights } from '@roost/shared/domain/dates';
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { petsChoice } from '@roost/shared/domain/search-filters';
import type { ListFilter, PetsChoice } from '@roost/shared/domain/search-filters';
import { getNights } from '@roost/shared/domain/stay';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { filterPanelSlice, showMoreToggled } from '../../state/filter-panel.ts';
import type { ShowMoreFlag } from '../../state/filter-panel.ts';
import { petsLeftHome } from '../../state/search-draft.ts';
import { Checkbox, Stepper, usePriceDisplay } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { byFrequency, byUsefulness, facetOptions, growOrder } from './facet-options.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { getLimitUnit, type PriceLimits } from './price-range.ts';
import { NO_MAX_TOTAL } from './refinements.ts';
import { MAX_ROOMS } from './use-filter-widgets.ts';
import type { FilterWidgets, ListWidget } from './use-filter-widgets.ts';
import styles from './FilterPanel.module.css';

const words = copy.filters;
const ROOMS = [
  ['minBedrooms', 'bedrooms'],
  ['minBeds', 'beds'],
  ['minBathrooms', 'bathrooms'],
] as const;
/** The six groups that show more on demand. */
const GROUPS: Record<ListFilter, { more: ShowMoreFlag; wide?: true }> = {
  propertyTypes: { more: 'showMorePropertyTypes' },
  amenities: { more: 'showMoreAmenities', wide: true },
  locationAmenities: { more: 'showMoreLocationAmenities', wide: true },
  viewAmenities: { more: 'showMoreViewAmenities', wide: true },
  accessibility: { more: 'showMoreAccessibility', wide: true },
  activities: { more: 'showMoreActivities', wide: true },
};

type Props = {
  draft: SearchState;
  widgets: FilterWidgets;
  /** The price range was just cleared: half-typed text in its fields is cleared as well. */
  priceReset: boolean;
};

/** The fields of all filters. They show the draft, which is ahead of the counts. */
export function FilterFields({ draft, widgets, priceReset }: Props) {
  const group = (name: ListFilter) => (
    <ListGroup key={name} name={name} list={widgets.lists[name]} chosen={draft[name]} />
  );
  return (
    <div className={styles.fields}>
      <div>
        <PriceGroup key={String(priceReset)} draft={draft} widgets={widgets} />
        <section className={styles.group} aria-label={words.rooms}>
          <h3>{words.rooms}</h3>
          {ROOMS.map(([room, label]) => (
            <Stepper
              key={room}
              label={words[label]}
              value={draft[room]}
              valueText={draft[room] === 0 ? words.any : words.atLeast(draft[room])}
              max={MAX_ROOMS}
              onChange={widgets.rooms[room]}
            />
          ))}
        </section>
      </div>
      <div>
        {/* Before the lists, which come with the first count: nothing moves under a finger. */}
        <PetsFilter draft={draft} pets={widgets.pets} />
        {group('propertyTypes')}
      </div>
      <div>
        {(['amenities', 'locationAmenities', 'viewAmenities', 'accessibility', 'activities'] as const).map(group)}
      </div>
    </div>
  );
}

/** The price that cards lead with: of the stay's total with taxes, or of a night before fees (TRUE-1). */
function PriceGroup({ draft, widgets }: Pick<Props, 'draft' | 'widgets'>) {
  const display = usePriceDisplay();
  // What the panel opened with stands: a limit that is taken back does not change what is limited.
  const [unit] = useState(() => getLimitUnit(draft, display));
  const nights = getNights(draft.dates);
  const isTotal = unit === 'total';
  const label = isTotal ? words.stayTotal(formatNights(nights)) : words.price;
  const value = isTotal
    ? { min: draft.minTotal, max: draft.maxTotal ?? PRICE_CAP * nights }
    : { min: draft.minPrice, max: draft.maxPrice };
  const limits = isTotal ? widgets.stayTotal : widgets.price;
  const choose = ({ min, max }: PriceLimits) =>
    limits.choose({ min, max: isTotal && max >= PRICE_CAP * nights ? NO_MAX_TOTAL : max });
  return (
    <section className={styles.group} aria-label={label}>
      <h3>{label}</h3>
      <PriceFilter
        label={label}
        unit={unit}
        nights={isTotal ? nights : 1}
        value={value}
        counts={limits.homes}
        onChange={choose}
      />
    </section>
  );
}

/** Memoized, so that a press in one group does not render all others. */
const ListGroup = memo(function ListGroup({
  name,
  list: { homes, toggle, chosen: chosenCount },
  chosen,
}: {
  name: ListFilter;
  list: ListWidget;
  chosen: readonly string[];
}) {
  const dispatch = useAppDispatch();
  const { more, wide = false } = GROUPS[name];
  const all = useSlice(filterPanelSlice, (panel) => panel[more]);
  const order = useOrder(homes, name === 'amenities' ? byUsefulness : byFrequency);
  // Pets have a filter of their own.
  const options = facetOptions(order, homes, chosen).filter(
    ({ value }) => value !== PETS_ALLOWED && value !== NO_PETS_ALLOWED,
  );
  return (
    <FacetGroup
      title={words[name]}
      chosen={chosenCount}
      options={options}
      all={all}
      wide={wide}
      onToggle={toggle}
      onShowAll={(open) => dispatch(showMoreToggled({ group: more, open }))}
    />
  );
});

/** The two values of the index exclude each other, and without "pets allowed" no pets are in the party (SRCH-8). */
function PetsFilter({ draft, pets }: { draft: SearchState; pets: FilterWidgets['pets'] }) {
  const dispatch = useAppDispatch();
  const chosen = petsChoice(draft);
  const [bringsPets] = useState(draft.party.pets > 0);
  const choose = (choice: PetsChoice) => {
    if (choice !== PETS_ALLOWED) dispatch(petsLeftHome());
    pets.pets.turn(choice === PETS_ALLOWED);
    pets.noPets.turn(choice === NO_PETS_ALLOWED);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{words.petsTitle}</legend>
      {(
        [
          [null, words.any, null],
          [PETS_ALLOWED, words.pets, pets.pets.homes],
          [NO_PETS_ALLOWED, words.noPets, pets.noPets.homes],
        ] as const
      ).map(([choice, label, homes]) => (
        <Checkbox
          key={label}
          type="radio"
          name="pets"
          label={label}
          checked={chosen === choice}
          onChange={() => choose(choice)}
          count={homes ?? undefined}
        />
      ))}
      {bringsPets && <p className={styles.hint}>{words.petsLeave}</p>}
    </fieldset>
  );
}

/** Returns the order of the values, to which new ones are only added while the panel is open. */
function useOrder(
  homes: ListWidget['homes'],
  sort: (counts: Readonly<Record<string, number>>) => string[],
): readonly string[] {
  const [seen, setSeen] = useState<{ homes: ListWidget['homes']; order: readonly string[] }>({
    homes: null,
    order: [],
  });
  if (homes === seen.homes || homes === null) return seen.order;
  const order = growOrder(seen.order, sort(homes));
  setSeen({ homes, order });
  return order;
}
