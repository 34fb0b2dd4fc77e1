/** Removes from a search the filters that exclude a home. */
import type { FilterRecord } from './exclusion-record.ts';
import { exclusions, type Exclusion } from './explain-exclusion.ts';
import type { Instant } from './home-day.ts';
import { PRICE_CAP, type SearchState } from './search-address.ts';
import { withPetsChoice } from './search-filters.ts';

/** Returns the search without this filter. Booked dates are replaced by the nearest free ones when there are any. */
export function removeFilter(state: SearchState, exclusion: Exclusion): SearchState {
  return { ...state, ...changeWithout(state, exclusion), page: 1 };
}

/**
 * Returns the search that finds the home: without every filter that excludes it. Without dates a price limit is
 * compared with another average, so it may exclude the home only then; it is removed as well.
 */
export function removeAllFilters(record: FilterRecord, state: SearchState, now: Instant): SearchState {
  const removed = exclusions(record, state, now).reduce(removeFilter, state);
  return exclusions(record, removed, now).reduce(removeFilter, removed);
}

function changeWithout(state: SearchState, exclusion: Exclusion): Partial<SearchState> {
  switch (exclusion.filter) {
    case 'propertyTypes':
      return { propertyTypes: [] };
    case 'amenities':
    case 'locationAmenities':
    case 'viewAmenities':
    case 'activities':
    case 'accessibility':
    case 'excluded':
      return { [exclusion.filter]: state[exclusion.filter].filter((value) => value !== exclusion.value) };
    // SRCH-8: pets are wanted by the filter or by the party, so both go.
    case 'pets':
      return { accessibility: withPetsChoice(state.accessibility, null), party: { ...state.party, pets: 0 } };
    case 'minPrice':
      return { minPrice: 0 };
    case 'maxPrice':
      return { maxPrice: PRICE_CAP };
    case 'maxTotal':
      return { maxTotal: null };
    case 'maxBeds':
      return { maxBeds: null };
    case 'guests':
      return { party: { ...state.party, adults: 0, children: 0 } };
    case 'boundingBox':
      return { boundingBox: null };
    case 'dates':
      return {
        dates: exclusion.nearest && { checkIn: exclusion.nearest.checkIn, checkOut: exclusion.nearest.checkOut },
      };
    default:
      return { [exclusion.filter]: 0 };
  }
}

/** The index compares facet values without regard to case. */
