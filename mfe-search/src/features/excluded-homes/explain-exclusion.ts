/** Explains an exclusion in words: the filter, what the home has instead, and what the button does. */
import { NO_PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { formatAmount, formatUnits } from '@roost/shared/domain/currency';
import type { ShownCurrency } from '@roost/shared/domain/currency';
import { formatDayRange, formatNights } from '@roost/shared/domain/dates';
import { nameUnwanted } from '@roost/shared/domain/unwanted';
import { partyTexts, partyTotal } from '@roost/shared/domain/party';
import { formatLimit, shownNight } from '@roost/shared/domain/price-limits';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { Exclusion } from '@roost/shared/domain/explain-exclusion';
import { copy } from '../../copy.ts';
import { showValue } from '@roost/shared/domain/shown-words';
import { getAlternatives } from '@roost/shared/domain/alternatives';

const words = copy.excluded;
const filters = copy.filters;

export type Reason = { name: string; fact: string; action: string };

export function explainExclusion(exclusion: Exclusion, state: SearchState, currency: ShownCurrency): Reason {
  const name = filterName(exclusion, state, currency);
  return { name, fact: formatFact(exclusion, currency), action: formatAction(exclusion, name) };
}

function filterName(exclusion: Exclusion, state: SearchState, currency: ShownCurrency): string {
  switch (exclusion.filter) {
    case 'propertyTypes':
      return state.propertyTypes.map(showValue).join(', ');
    case 'amenities':
    case 'locationAmenities':
    case 'viewAmenities':
    case 'activities':
    case 'accessibility':
      return getAlternatives(exclusion.value).map(showValue).join(' / ');
    case 'excluded':
      return filters.unwanted(nameUnwanted(exclusion.value));
    case 'pets':
      return state.party.pets > 1 ? partyTexts.pets(state.party.pets) : filters.pets;
    case 'minPrice':
      return filters.minPrice(formatLimit(state.minPrice, 'min', currency));
    case 'maxPrice':
      return filters.maxPrice(formatLimit(state.maxPrice, 'max', currency));
    case 'minTotal':
      return filters.minTotal(formatLimit(state.minTotal, 'min', currency, 'total'));
    case 'maxTotal':
      return filters.maxTotal(formatLimit(state.maxTotal ?? 0, 'max', currency, 'total'));
    case 'minBedrooms':
      return filters.bedroomsMin(state.minBedrooms);
    case 'minBathrooms':
      return filters.minBathrooms(state.minBathrooms);
    case 'minBeds':
      return filters.minBeds(state.minBeds);
    case 'maxBeds':
      return filters.maxBeds(state.maxBeds ?? 0);
    case 'guests':
      return filters.guests(partyTotal(state.party));
    case 'boundingBox':
      return filters.mapArea;
    case 'dates':
      return state.dates ? formatDayRange(state.dates.checkIn, state.dates.checkOut) : filters.dates;
  }
}

function formatFact(exclusion: Exclusion, currency: ShownCurrency): string {
  switch (exclusion.filter) {
    case 'propertyTypes':
      return words.isA(exclusion.has);
    case 'amenities':
    case 'locationAmenities':
    case 'viewAmenities':
    case 'activities':
      return words.lacks;
    case 'accessibility':
      return exclusion.value === NO_PETS_ALLOWED ? words.petsCome : words.lacks;
    case 'excluded':
      return formatUnwanted(exclusion.value);
    case 'pets':
      return exclusion.takes === 0 ? words.noPets : words.atMost(partyTexts.pets(exclusion.takes));
    case 'minPrice':
    case 'maxPrice':
      return exclusion.average === null
        ? words.noAverage
        : words.averages(formatUnits(shownNight(exclusion.average, currency), currency.code));
    case 'minTotal':
    case 'maxTotal':
      return words.costs(formatAmount(exclusion.totalCents, currency, 'nearest'));
    case 'minBedrooms':
    case 'minBathrooms':
    case 'minBeds':
    case 'maxBeds':
      return words.has(exclusion.has);
    case 'guests':
      return words.sleeps(exclusion.sleeps);
    case 'boundingBox':
      return words.outside;
    case 'dates':
      return formatStayFact(exclusion);
  }
}

function formatUnwanted(text: string): string {
  const { kind, name } = nameUnwanted(text);
  return kind === 'place' ? words.isThere : kind === 'type' ? words.isA(name) : words.hasIt;
}

function formatStayFact({ refusal, nights }: Extract<Exclusion, { filter: 'dates' }>): string {
  switch (refusal) {
    case 'minStay':
      return words.minStay(formatNights(nights ?? 0));
    case 'maxStay':
      return words.atMost(formatNights(nights ?? 0));
    case 'checkIn':
      return words.checkIn;
    case 'checkOut':
      return words.checkOut;
    default:
      return words.booked;
  }
}

function formatAction(exclusion: Exclusion, name: string): string {
  switch (exclusion.filter) {
    case 'minPrice':
    case 'maxPrice':
    case 'minTotal':
    case 'maxTotal':
      return words.removePrice;
    case 'guests':
      return words.removeGuests;
    case 'boundingBox':
      return words.removeArea;
    case 'dates':
      return exclusion.nearest
        ? words.use(formatDayRange(exclusion.nearest.checkIn, exclusion.nearest.checkOut))
        : words.anyDates;
    default:
      return words.remove(name);
  }
}
