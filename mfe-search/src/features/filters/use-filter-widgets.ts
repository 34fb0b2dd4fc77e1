import { useMemo } from 'react';
import {
  useInstantSearch,
  useNumericMenu,
  useRange,
  useRefinementList,
  useStats,
  useToggleRefinement,
} from 'react-instantsearch';
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import type { ListFilter } from '@roost/shared/domain/search-filters';
import { PETS_FILTERS, PRICE_FILTER } from './refinements.ts';
import type { PetsFilter, RoomFilter } from './refinements.ts';

export const MAX_ROOMS = 10;
/** More values than any filter has. */
const LIMIT = 200;
/** Any number, or at least so many. */
const ROOM_ITEMS = [
  { label: '' },
  ...Array.from({ length: MAX_ROOMS }, (_, index) => ({ label: `${index + 1}+`, start: index + 1 })),
];

/** A filter whose values are a list. `homes` is null until they are counted. */
export type ListWidget = { homes: Readonly<Record<string, number>> | null; toggle: (value: string) => void };

export type FilterWidgets = {
  /** Homes of the draft; null while they are counted. */
  total: number | null;
  failed: boolean;
  /** The newest counts are of some draft: null before the first. */
  counted: boolean;
  lists: Record<ListFilter, ListWidget>;
  pets: Record<PetsFilter, { homes: number | null; turn: (on: boolean) => void }>;
  rooms: Record<RoomFilter, (count: number) => void>;
  price: {
    /** Homes by price a night, as if no price were set. */
    homes: Readonly<Record<string, number>>;
    choose: (prices: { minPrice: number; maxPrice: number }) => void;
  };
};

/**
 * The filters of the panel as InstantSearch's widgets. All of them are in one component that stays while the panel is
 * open: a widget that unmounts takes its refinements with it.
 */
export function useFilterWidgets(): FilterWidgets {
  const { status, results } = useInstantSearch({ catchError: true });
  const counted = !results.__isArtificial;
  const { nbHits } = useStats();
  const price = useRange({ attribute: PRICE_FILTER, min: 0, max: PRICE_CAP });
  const priced = results.disjunctiveFacets.find(({ name }) => name === PRICE_FILTER)?.data;
  return {
    total: counted && status === 'idle' ? nbHits : null,
    failed: status === 'error',
    counted,
    lists: {
      propertyTypes: useList('propertyTypes', 'or', counted),
      amenities: useList('amenities', 'and', counted),
      locationAmenities: useList('locationAmenities', 'and', counted),
      viewAmenities: useList('viewAmenities', 'and', counted),
      accessibility: useList('accessibility', 'and', counted),
      activities: useList('activities', 'and', counted),
    },
    pets: { pets: usePets('pets'), noPets: usePets('noPets') },
    rooms: {
      minBedrooms: useRooms('minBedrooms'),
      minBeds: useRooms('minBeds'),
      minBathrooms: useRooms('minBathrooms'),
    },
    price: {
      homes: (priced as Readonly<Record<string, number>> | undefined) ?? NONE,
      choose: ({ minPrice, maxPrice }) => price.refine([minPrice, maxPrice]),
    },
  };
}

const NONE = {};

function useList(attribute: ListFilter, operator: 'and' | 'or', counted: boolean): ListWidget {
  const { items, refine } = useRefinementList({ attribute, operator, limit: LIMIT, sortBy: BY_COUNT });
  return useMemo(
    () => ({
      homes: counted ? Object.fromEntries(items.map(({ label, count }) => [label, count])) : null,
      toggle: (value) => refine(items.find(({ label }) => label === value)?.value ?? value),
    }),
    [items, refine, counted],
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
