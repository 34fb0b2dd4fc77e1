/** The fields of the search state, under the names of the specification (section 3), and how they follow from a search. */
import type { Party } from '@roost/shared/contracts/booking';
import { partyTotal } from '@roost/shared/domain/party';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchState as Search } from '@roost/shared/domain/search-address';
import { isFiltered, petsChoice } from '@roost/shared/domain/search-filters';
import type { PetsChoice } from '@roost/shared/domain/search-filters';
import {
  AROUND_PRECISION,
  AROUND_RADIUS,
  availabilityFilter,
  boxParameter,
  CARD_ATTRIBUTES,
  numericFilters,
} from '@roost/shared/domain/search-query';
import type { Facets, FacetStats, TrackingLocation } from '../api/search-data.ts';
import { fromStateDates, toStateDates, type StateDates } from '@roost/shared/domain/stay';

type LatLng = { lat: number; lng: number };

export type ListSelection =
  | 'selectedPropertyTypes'
  | 'selectedAmenities'
  | 'selectedLocationAmenities'
  | 'selectedViewAmenities'
  | 'selectedAccessibility'
  | 'selectedActivities';
export type RoomSelection = 'selectedMinBedrooms' | 'selectedMinBeds' | 'selectedMinBathrooms';

type Selections = Record<ListSelection, readonly string[]> &
  Record<RoomSelection, number> & {
    query: string;
    page: number;
    selectedDates: StateDates;
    selectedGuests: Party & { total: number };
    selectedPets: PetsChoice;
    /** Whole units a night: 0 and 1000 are no limit. */
    selectedMinPrice: number;
    selectedMaxPrice: number;
    selectedMaxBeds: number | null;
    /** What of the address is none of the fields above: order, view, the map's box, marketing. */
    rest: Pick<Search, 'sort' | 'view' | 'boundingBox' | 'kept'>;
  };

export type SearchState = Selections & {
  isSearching: boolean;
  latLng: LatLng | null;
  /** Homes that the search shown has, homes that the draft would have, and homes on the page or in the draft. */
  numHits: number;
  numFilteredHits: number;
  numResults: number;
  searchParameters: {
    attributesToRetrieve: string[];
    clickAnalytics: boolean;
    getRankingInfo: boolean;
    aroundPrecision: number;
    aroundRadius: number;
    insideBoundingBox: number[][] | null;
    filters: string;
    numericFilters: string[];
  };
  shouldResetPriceRange: boolean;
  searchFiltered: boolean;
  moreFiltersRefined: boolean;
  amenitiesFilterRefined: boolean;
  propertyTypeFilterRefined: boolean;
  shouldApplyFilters: boolean;
  cachedFacets: Facets;
  cachedFacetsStats: FacetStats;
  /** Spelled as the specification spells it. */
  ipAdressLatLng: LatLng | null;
  trackingLocation: TrackingLocation | null;
  totalHits: number;
  activeMarker: string | null;
  detailPageUrl: string | null;
};

/** A search as the selections of the state. */
export function toSelections(search: Search): Selections {
  const { sort, view, boundingBox, kept } = search;
  return {
    query: search.query,
    page: search.page,
    selectedDates: toStateDates(search.dates),
    selectedGuests: { ...search.party, total: partyTotal(search.party) },
    selectedPets: petsChoice(search),
    selectedMinPrice: search.minPrice,
    selectedMaxPrice: search.maxPrice,
    selectedMinBedrooms: search.minBedrooms,
    selectedMinBeds: search.minBeds,
    selectedMinBathrooms: search.minBathrooms,
    selectedMaxBeds: search.maxBeds,
    // Not copied: a list that did not change stays the same object, so that its part of the panel need not render again.
    selectedPropertyTypes: search.propertyTypes,
    selectedAmenities: search.amenities,
    selectedLocationAmenities: search.locationAmenities,
    selectedViewAmenities: search.viewAmenities,
    selectedAccessibility: search.accessibility,
    selectedActivities: search.activities,
    rest: { sort, view, boundingBox, kept },
  };
}

/** The search that the selections stand for: what goes into the address. Inverse of `toSelections`. */
export function toSearch(state: Selections): Search {
  const { total: _, ...party } = state.selectedGuests;
  return {
    ...state.rest,
    query: state.query,
    page: state.page,
    dates: fromStateDates(state.selectedDates),
    party,
    minPrice: state.selectedMinPrice,
    maxPrice: state.selectedMaxPrice,
    minBedrooms: state.selectedMinBedrooms,
    minBeds: state.selectedMinBeds,
    minBathrooms: state.selectedMinBathrooms,
    maxBeds: state.selectedMaxBeds,
    propertyTypes: state.selectedPropertyTypes,
    amenities: state.selectedAmenities,
    locationAmenities: state.selectedLocationAmenities,
    viewAmenities: state.selectedViewAmenities,
    accessibility: state.selectedAccessibility,
    activities: state.selectedActivities,
  };
}

/** The state with what follows from its selections: what the index is asked, and the flags (SRCH-7, SRCH-9). */
export function withParameters(state: SearchState): SearchState {
  const search = toSearch(state);
  return {
    ...state,
    searchParameters: {
      ...state.searchParameters,
      getRankingInfo: state.latLng !== null,
      insideBoundingBox: search.boundingBox && boxParameter(search.boundingBox),
      filters: availabilityFilter(search.dates),
      numericFilters: numericFilters(search),
    },
    searchFiltered: isFiltered(search),
    moreFiltersRefined: [search.locationAmenities, search.viewAmenities, search.accessibility].some(
      (values) => values.length > 0,
    ),
    amenitiesFilterRefined: search.amenities.length > 0,
    propertyTypeFilterRefined: search.propertyTypes.length > 0,
  };
}

export const EMPTY_SEARCH_STATE: SearchState = {
  ...toSelections(EMPTY_SEARCH),
  isSearching: false,
  latLng: null,
  numHits: 0,
  numFilteredHits: 0,
  numResults: 0,
  searchParameters: {
    attributesToRetrieve: [...CARD_ATTRIBUTES],
    clickAnalytics: true,
    getRankingInfo: false,
    aroundPrecision: AROUND_PRECISION,
    aroundRadius: AROUND_RADIUS,
    insideBoundingBox: null,
    filters: '',
    numericFilters: [],
  },
  shouldResetPriceRange: false,
  searchFiltered: false,
  moreFiltersRefined: false,
  amenitiesFilterRefined: false,
  propertyTypeFilterRefined: false,
  shouldApplyFilters: false,
  cachedFacets: {},
  cachedFacetsStats: {},
  ipAdressLatLng: null,
  trackingLocation: null,
  totalHits: 0,
  activeMarker: null,
  detailPageUrl: null,
};
