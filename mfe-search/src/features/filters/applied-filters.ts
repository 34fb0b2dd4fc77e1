/** The filters that are on, in words, each with the search that has all but this one (SRCH-19). */
import { getAlternatives } from '@roost/shared/domain/alternatives';
import { PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { DOLLARS } from '@roost/shared/domain/currency';
import type { ShownCurrency } from '@roost/shared/domain/currency';
import { formatDayRange } from '@roost/shared/domain/dates';
import { nameUnwanted } from '@roost/shared/domain/unwanted';
import { partyTexts, partyTotal } from '@roost/shared/domain/party';
import { formatLimit } from '@roost/shared/domain/price-limits';
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { copy } from '../../copy.ts';
import { withPetsChoice } from '@roost/shared/domain/search-filters';
import { showValue } from '@roost/shared/domain/shown-words';

export { withoutFilters } from '@roost/shared/domain/search-filters';

export type AppliedFilter = {
  /** Stable name within one search, e.g. `amenities:Hot Tub`. */
  id: string;
  label: string;
  without: SearchState;
};

const words = copy.filters;
const LISTS = ['propertyTypes', 'amenities', 'locationAmenities', 'viewAmenities', 'activities'] as const;

/** Ids of what narrows a search but belongs to the search box and the map, not to the filters. */
const NOT_IN_PANEL: readonly string[] = ['guests', 'dates', 'boundingBox'];

/**
 * Everything that narrows the search but the place itself: filters first, then party, dates and the map's box.
 * @param currency in which labels say the price limits; who shows none needs not know the guest's
 */
export function appliedFilters(state: SearchState, currency: ShownCurrency = DOLLARS): AppliedFilter[] {
  const filters: AppliedFilter[] = [];
  const add = (id: string, label: string, change: Partial<SearchState>) =>
    filters.push({ id, label, without: { ...state, ...change, page: 1 } });

  for (const list of LISTS) {
    for (const value of state[list])
      add(`${list}:${value}`, getAlternatives(value).map(showValue).join(words.or), {
        [list]: state[list].filter((other) => other !== value),
      });
  }
  for (const value of state.accessibility.filter((other) => other !== PETS_ALLOWED)) {
    add(`accessibility:${value}`, showValue(value), {
      accessibility: state.accessibility.filter((other) => other !== value),
    });
  }
  for (const text of state.excluded)
    add(`excluded:${text}`, words.unwanted(nameUnwanted(text)), {
      excluded: state.excluded.filter((other) => other !== text),
    });
  const { pets } = state.party;
  if (wantsPets(state)) add('pets', pets > 1 ? partyTexts.pets(pets) : words.pets, withPets(state, false));
  if (state.minPrice > 0)
    add('minPrice', words.minPrice(formatLimit(state.minPrice, 'min', currency)), { minPrice: 0 });
  if (state.maxPrice < PRICE_CAP)
    add('maxPrice', words.maxPrice(formatLimit(state.maxPrice, 'max', currency)), { maxPrice: PRICE_CAP });
  if (state.minTotal > 0)
    add('minTotal', words.minTotal(formatLimit(state.minTotal, 'min', currency, 'total')), { minTotal: 0 });
  if (state.maxTotal !== null)
    add('maxTotal', words.maxTotal(formatLimit(state.maxTotal, 'max', currency, 'total')), { maxTotal: null });
  if (state.minBedrooms > 0) add('minBedrooms', words.bedroomsMin(state.minBedrooms), { minBedrooms: 0 });
  if (state.minBathrooms > 0) add('minBathrooms', words.minBathrooms(state.minBathrooms), { minBathrooms: 0 });
  if (state.minBeds > 0) add('minBeds', words.minBeds(state.minBeds), { minBeds: 0 });
  if (state.maxBeds !== null) add('maxBeds', words.maxBeds(state.maxBeds), { maxBeds: null });
  if (partyTotal(state.party) > 0)
    add('guests', words.guests(partyTotal(state.party)), { party: { ...state.party, adults: 0, children: 0 } });
  if (state.dates) add('dates', formatDayRange(state.dates.checkIn, state.dates.checkOut), { dates: null });
  if (state.boundingBox) add('boundingBox', words.mapArea, { boundingBox: null });
  return filters;
}

const isUnwanted = (id: string): boolean => id.startsWith('excluded:');
/** What the guest does not want: it has chips, and nothing in the panel. */
export function toUnwantedFilters(state: SearchState): AppliedFilter[] {
  return appliedFilters(state).filter(({ id }) => isUnwanted(id));
}

/** Those that the filters' button counts. */
export function panelFilters(state: SearchState, currency: ShownCurrency): AppliedFilter[] {
  return appliedFilters(state, currency).filter(({ id }) => !NOT_IN_PANEL.includes(id) && !isUnwanted(id));
}

/** True when only homes that allow pets are wanted, by the filter or by the party. */
export function wantsPets(state: SearchState): boolean {
  return state.party.pets > 0 || state.accessibility.includes(PETS_ALLOWED);
}

/** SRCH-8. Turning the filter off also leaves the pets at home, else it would still be on. */
export function withPets(state: SearchState, wanted: boolean): Pick<SearchState, 'accessibility' | 'party'> {
  return {
    accessibility: withPetsChoice(state.accessibility, wanted ? PETS_ALLOWED : null),
    party: wanted ? state.party : { ...state.party, pets: 0 },
  };
}
