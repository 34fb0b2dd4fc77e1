/** Rules about the filters of a search as a whole (SRCH-7, SRCH-8, SRCH-9). Pure: from one search to another. */
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '../contracts/index-record.ts';
import { hasPriceLimits } from './price-keys.ts';
import { EMPTY_SEARCH } from './search-address.ts';
import type { SearchState } from './search-address.ts';
import type { StayDates } from './stay.ts';

/** The filters whose values are lists. */
export const LIST_FILTERS = [
  'propertyTypes',
  'amenities',
  'locationAmenities',
  'viewAmenities',
  'accessibility',
  'activities',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** What the pets choice says: one of the two values of the index, or nothing (SRCH-8). */
export type PetsChoice = typeof PETS_ALLOWED | typeof NO_PETS_ALLOWED | null;

/**
 * True while any filter is on: what a home has, costs and allows. Place, dates and party, with its pets, are the search
 * itself.
 */
export function isFiltered(state: SearchState): boolean {
  return (
    LIST_FILTERS.some((list) => state[list].length > 0) ||
    state.excluded.length > 0 ||
    hasPriceLimits(state) ||
    state.minBedrooms > 0 ||
    state.minBeds > 0 ||
    state.minBathrooms > 0 ||
    state.maxBeds !== null
  );
}

/**
 * The same place, dates and party with no filter at all. The party keeps its pets: they travel along, whatever the
 * filters say.
 */
export function withoutFilters(state: SearchState): SearchState {
  const { query, dates, party, boundingBox, view, kept } = state;
  return { ...EMPTY_SEARCH, query, dates, party, boundingBox, view, kept };
}

/**
 * The search for other dates. Taking the dates away takes every filter away (SRCH-7); other dates keep them, on the
 * price of the new length (SRCH-11).
 */
export function withDates(state: SearchState, dates: StayDates | null): SearchState {
  return dates === null && state.dates !== null
    ? { ...withoutFilters(state), dates: null }
    : { ...state, dates, page: 1 };
}

/** Pets are wanted when the filter or the party says so; the party wins. */
export function petsChoice({ party: guests, accessibility }: Pick<SearchState, 'party' | 'accessibility'>): PetsChoice {
  if (guests.pets > 0 || accessibility.includes(PETS_ALLOWED)) return PETS_ALLOWED;
  return accessibility.includes(NO_PETS_ALLOWED) ? NO_PETS_ALLOWED : null;
}

/** SRCH-8: choosing one of the two pets values takes the other one away; choosing null takes away both. */
export function withPetsChoice(accessibility: readonly string[], choice: PetsChoice): string[] {
  const others = accessibility.filter((value) => value !== PETS_ALLOWED && value !== NO_PETS_ALLOWED);
  return choice === null ? others : [...others, choice];
}
