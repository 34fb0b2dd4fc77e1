import { useMemo } from 'react';
import {
  useClearRefinements,
  useCurrentRefinements,
  useInstantSearch,
  useNumericMenu,
  useRange,
  useRefinementList,
  useStats,
  useToggleRefinement,
} from 'react-instantsearch';
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import type { ListFilter } from '@roost/shared/domain/search-filters';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';
import { NO_MAX_TOTAL, PETS_FILTERS, PRICE_FILTER, TOTAL_FILTER } from './refinements.ts';
import type { PetsFilter, RoomFilter } from './refinements.ts';

export const MAX_ROOMS = 10;
/** More values than any filter has. */
const LIMIT = 200;
/** Any number, or at least so many. */
const ROOM_ITEMS = [
  { label: '' },
  ...Array.from({ length: MAX_ROOMS }, (_, index) => ({ label: `${index + 1}+`, start: index + 1 })),
];

/** A filter whose values are a list. `homes` is null until they are counted; `chosen` is how many of its values are. */
export type ListWidget = {
  homes: Readonly<Record<string, number>> | null;
  chosen: number;
  toggle: (value: string) => void;
};

/** Homes by price in whole dollars, as if no price were set, and limits of it. */
export type PriceWidget = {
  homes: Readonly<Record<string, number>>;
  choose: (limits: { min: number; max: number }) => void;
};

export type FilterWidgets = {
  /** Homes of the draft; null while they are counted. */
  total: number | null;
  failed: boolean;
  /** The newest counts are of some draft: null before the first. */
  counted: boolean;
  lists: Record<ListFilter, ListWidget>;
  pets: Record<PetsFilter, { homes: number | null; turn: (on: boolean) => void }>;
  rooms: Record<RoomFilter, (count: number) => void>;
  price: PriceWidget;
  /** Limits of the total of a dated stay; its counts are of totals. */
  stayTotal: PriceWidget;
  /** Clears every refinement; null while there is none. */
  clear: (() => void) | null;
};

/**
 * The filters of the panel as InstantSearch's widgets. All of them are in one component that stays while the panel is
 * open: a widget that unmounts takes its refinements with it.
 */
export function useFilterWidgets(): FilterWidgets {
  const { status, results } = useInstantSearch({ catchError: true });
  const counted = !results.__isArtificial;
  const { nbHits } = useStats();
  const { items: current } = useCurrentRefinements();
  const { canRefine: canClear, refine: clear } = useClearRefinements();
  return {
    total: counted && status === 'idle' ? nbHits : null,
    failed: status === 'error',
    counted,
    lists: {
      propertyTypes: useList('propertyTypes', 'or', counted, current),
      amenities: useList('amenities', 'and', counted, current),
      locationAmenities: useList('locationAmenities', 'and', counted, current),
      viewAmenities: useList('viewAmenities', 'and', counted, current),
      accessibility: useList('accessibility', 'and', counted, current),
      activities: useList('activities', 'and', counted, current),
    },
    pets: { pets: usePets('pets'), noPets: usePets('noPets') },
    rooms: {
      minBedrooms: useRooms('minBedrooms'),
      minBeds: useRooms('minBeds'),
      minBathrooms: useRooms('minBathrooms'),
    },
    price: usePriceLimits(PRICE_FILTER, PRICE_CAP, results),
    stayTotal: usePriceLimits(TOTAL_FILTER, NO_MAX_TOTAL, results),
    clear: canClear ? clear : null,
  };
}

const NONE = {};

function usePriceLimits(
  attribute: string,
  max: number,
  results: ReturnType<typeof useInstantSearch>['results'],
): PriceWidget {
  // Limits of totals in other currencies have cents.
  const range = useRange({ attribute, min: 0, max, precision: 2 });
  const homes = results.disjunctiveFacets.find(({ name }) => name === attribute)?.data;
  return {
    homes: (homes as PriceWidget['homes'] | undefined) ?? NONE,
    choose: (limits) => range.refine([limits.min, limits.max]),
  };
}

type CurrentRefinements = ReturnType<typeof useCurrentRefinements>['items'];

function useList(
  attribute: ListFilter,
  operator: 'and' | 'or',
  counted: boolean,
  current: CurrentRefinements,
): ListWidget {
  const { items, refine } = useRefinementList({ attribute, operator, limit: LIMIT, sortBy: BY_COUNT });
  const chosen = current.find((filter) => filter.attribute === attribute)?.refinements.length ?? 0;
  const toggle = useStableCallback((value: string) =>
    refine(items.find(({ label }) => label === value)?.value ?? value),
  );
  return useMemo(
    () => ({
      chosen,
      homes: counted ? Object.fromEntries(items.map(({ label, count }) => [label, count])) : null,
      toggle,
    }),
    [items, toggle, counted, chosen],
  );
}

const BY_COUNT: ('count:desc' | 'name:asc')[] = ['count:desc', 'name:asc'];

function usePets(attribute: PetsFilter): { homes: number | null; turn: (on: boolean) => void } {
  const { value, refine } = useToggleRefinement({ attribute, on: PETS_FILTERS[attribute] });
  // `refine` expects the state before the toggle.
  return { homes: value.onFacetValue.count, turn: (on) => refine({ isRefined: !on }) };
}

function useRooms(attribute: RoomFilter): (count: number) => void {
  const { items, refine } = useNumericMenu({ attribute, items: ROOM_ITEMS });
  return (count) => {
    const item = items[count];
    if (item) refine(item.value);
  };
}
