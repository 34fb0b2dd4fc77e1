/** The selections of the search draft, under the names of the specification, and the search that they stand for. */
import type { Party } from '@roost/shared/domain/stay';
import type { SearchState } from '@roost/shared/domain/search-address';
import { fromStateDates, toStateDates } from '@roost/shared/domain/stay';
import type { StateDates } from '@roost/shared/domain/stay';

export type ListSelection =
  | 'selectedPropertyTypes'
  | 'selectedAmenities'
  | 'selectedLocationAmenities'
  | 'selectedViewAmenities'
  | 'selectedAccessibility'
  | 'selectedActivities';
export type RoomSelection = 'selectedMinBedrooms' | 'selectedMinBeds' | 'selectedMinBathrooms';

export type Selections = Record<ListSelection, readonly string[]> &
  Record<RoomSelection, number> & {
    query: string;
    page: number;
    selectedDates: StateDates;
    selectedGuests: Party;
    /** Whole currency units a night: 0 and 1000 are no limit (SRCH-10). */
    selectedMinPrice: number;
    selectedMaxPrice: number;
    selectedMaxBeds: number | null;
    /** What else the address says: limits of the stay's total, order, view, the map's box, marketing keys. */
    rest: Pick<SearchState, 'minTotal' | 'maxTotal' | 'sort' | 'view' | 'boundingBox' | 'unused' | 'excluded' | 'kept'>;
  };

/** Returns the selections of a search. */
export function toSelections(search: SearchState): Selections {
  const { minTotal, maxTotal, sort, view, boundingBox, unused, excluded, kept } = search;
  return {
    query: search.query,
    page: search.page,
    selectedDates: toStateDates(search.dates),
    selectedGuests: search.party,
    selectedMinPrice: search.minPrice,
    selectedMaxPrice: search.maxPrice,
    selectedMinBedrooms: search.minBedrooms,
    selectedMinBeds: search.minBeds,
    selectedMinBathrooms: search.minBathrooms,
    selectedMaxBeds: search.maxBeds,
    // Not copied: a list that did not change stays the same object, so that its group of the panel does not render
    // again.
    selectedPropertyTypes: search.propertyTypes,
    selectedAmenities: search.amenities,
    selectedLocationAmenities: search.locationAmenities,
    selectedViewAmenities: search.viewAmenities,
    selectedAccessibility: search.accessibility,
    selectedActivities: search.activities,
    rest: { minTotal, maxTotal, sort, view, boundingBox, unused, excluded, kept },
  };
}

/** Returns the search that the selections stand for, as the address has it. Inverse of `toSelections`. */
export function toSearch(selections: Selections): SearchState {
  return {
    ...selections.rest,
    query: selections.query,
    page: selections.page,
    dates: fromStateDates(selections.selectedDates),
    party: selections.selectedGuests,
    minPrice: selections.selectedMinPrice,
    maxPrice: selections.selectedMaxPrice,
    minBedrooms: selections.selectedMinBedrooms,
    minBeds: selections.selectedMinBeds,
    minBathrooms: selections.selectedMinBathrooms,
    maxBeds: selections.selectedMaxBeds,
    propertyTypes: selections.selectedPropertyTypes,
    amenities: selections.selectedAmenities,
    locationAmenities: selections.selectedLocationAmenities,
    viewAmenities: selections.selectedViewAmenities,
    accessibility: selections.selectedAccessibility,
    activities: selections.selectedActivities,
  };
}
