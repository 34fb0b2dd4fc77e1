/** The filters of a search in the words of the hosted index (SRCH-2, -8, -10, -11, -12, -14). */
import { INDEX_ATTRIBUTES as ATTRIBUTE, MAX_PETS, NO_PETS_ALLOWED, PETS_ALLOWED } from '../contracts/index-record.ts';
import { getAlternatives } from './alternatives.ts';
import { addDays, daysFrom, toCompact } from './dates.ts';
import { smallestDayEnd, type Instant } from './home-day.ts';
import { highKey, losLength, lowKey } from './los.ts';
import { toUnwantedFilters } from './unwanted.ts';
import { partyTotal } from './party.ts';
import { PRICE_CAP } from './search-address.ts';
import type { SearchState } from './search-address.ts';
import { getNights, type StayDates } from './stay.ts';

export const MAX_OCCUPANCY = 99;

export type NumericOperator = 'lt' | 'lte' | 'eq' | 'diff' | 'gte' | 'gt';
const OPERATOR_SIGNS: Record<NumericOperator, string> = { lt: '<', lte: '<=', eq: '=', diff: '!=', gte: '>=', gt: '>' };

/**
 * SRCH-12, in the form and order the index's grammar takes: one flat AND of ORs. Check-in accepts DC or DI, middle
 * nights DC or DX, the check-out day DC, DO or NO; each night's minimum stay is at most, its maximum at least, the
 * nights asked for. Empty without dates.
 */
export function availabilityFilter(dates: StayDates | null): string {
  if (!dates) return '';
  const nights = getNights(dates);
  const day = (offset: number) => toCompact(addDays(dates.checkIn, offset));
  const anyCode = (offset: number, codes: readonly string[]) =>
    `(${codes.map((code) => `Availability.${day(offset)}:${code}`).join(' OR ')})`;
  const clauses = [anyCode(0, ['DC', 'DI'])];
  for (let offset = 1; offset < nights; offset += 1) clauses.push(anyCode(offset, ['DC', 'DX']));
  clauses.push(anyCode(nights, ['DC', 'DO', 'NO']));
  for (let offset = 0; offset < nights; offset += 1) {
    clauses.push(`MinStay.${day(offset)} <= ${nights}`, `MaxStay.${day(offset)} >= ${nights}`);
  }
  return clauses.join(' AND ');
}

/** True when a filter string asks for days and stay rules (SRCH-2). */
export function isDatedFilter(filters: string): boolean {
  return /\bAvailability\.\d{8}:.*\bMinStay\.\d{8}\b/.test(filters);
}

/** `attribute >= 3` as the index's `numericFilters` take it (SRCH-14). */
export function numericFilter(attribute: string, operator: NumericOperator, value: number): string {
  return `${attribute}${OPERATOR_SIGNS[operator]}${value}`;
}

/** Attribute that a price filter of this stay reads (SRCH-11). */
export function priceAttribute(nights: number): string {
  const length = nights === 0 ? null : losLength(nights);
  return length === null ? ATTRIBUTE.averagePerNight : `${ATTRIBUTE.losPriceAverages}.${length}`;
}

/**
 * Attributes that an upper and a lower price limit are compared with. With dates they are those of the cheapest and the
 * dearest stay of this length: the limits are about the chosen stay, which `stay-price` looks at, and must hide none
 * that is within them (SRCH-11, FIND-4).
 */
function limitAttributes(nights: number): [lowest: string, highest: string] {
  if (nights === 0) return [ATTRIBUTE.averagePerNight, ATTRIBUTE.averagePerNight];
  const length = losLength(nights);
  return [`${ATTRIBUTE.losPriceAverages}.${lowKey(length)}`, `${ATTRIBUTE.losPriceAverages}.${highKey(length)}`];
}

/** A home that takes one pet says so among its values (SRCH-8); only of more the number is asked for. */
const COUNTED_PETS = 2;

/**
 * SRCH-10, SRCH-11: party with its pets, price and rooms as the index's `numericFilters`, and that the check-in is not
 * over at the home (SRCH-12).
 */
export function numericFilters(state: SearchState, now: Instant): string[] {
  const guests = partyTotal(state.party);
  const [lowest, highest] = limitAttributes(getNights(state.dates));
  const dayEnd = state.dates && smallestDayEnd(state.dates.checkIn, now);
  return [
    dayEnd !== null && numericFilter(ATTRIBUTE.dayEnds, 'gte', dayEnd),
    guests > 0 && numericFilter(ATTRIBUTE.maxOccupancy, 'gte', guests),
    guests > 0 && numericFilter(ATTRIBUTE.maxOccupancy, 'lte', MAX_OCCUPANCY),
    state.party.pets >= COUNTED_PETS && numericFilter(MAX_PETS, 'gte', state.party.pets),
    state.minPrice > 0 && numericFilter(highest, 'gte', state.minPrice),
    state.maxPrice < PRICE_CAP && numericFilter(lowest, 'lte', state.maxPrice),
    // A total is never less than its nights: no home within the limit is left out.
    state.maxTotal !== null &&
      state.dates !== null &&
      numericFilter(lowest, 'lte', Math.ceil((state.maxTotal + 1) / getNights(state.dates))),
    state.minBedrooms > 0 && numericFilter(ATTRIBUTE.bedrooms, 'gte', state.minBedrooms),
    state.minBathrooms > 0 && numericFilter(ATTRIBUTE.bathrooms, 'gte', state.minBathrooms),
    state.minBeds > 0 && numericFilter(ATTRIBUTE.totalBeds, 'gte', state.minBeds),
    state.maxBeds !== null && numericFilter(ATTRIBUTE.totalBeds, 'lte', state.maxBeds),
  ].filter((filter) => filter !== false);
}

export function facetFilters(state: SearchState): (string | string[])[] {
  const any = (attribute: string, values: readonly string[]) => values.map((value) => facetFilter(attribute, value));
  const all = (attribute: string, values: readonly string[]) =>
    values.map((value) => {
      const alternatives = any(attribute, getAlternatives(value));
      return alternatives.length > 1 ? alternatives : (alternatives[0] ?? '');
    });
  return [
    ...(state.propertyTypes.length > 0 ? [any(ATTRIBUTE.propertyType, state.propertyTypes)] : []),
    ...all(ATTRIBUTE.amenities, state.amenities),
    ...all(ATTRIBUTE.location, state.locationAmenities),
    ...all(ATTRIBUTE.view, state.viewAmenities),
    ...all(ATTRIBUTE.accessibility, accessibilityValues(state)),
    ...all(ATTRIBUTE.activities, state.activities),
    ...toUnwantedFilters(state.excluded),
  ];
}

/** A leading minus would negate the value, so it is escaped. */
export function facetFilter(attribute: string, value: string): string {
  return `${attribute}:${value.startsWith('-') ? `\\${value}` : value}`;
}

/** A party with pets wants homes that allow them (SRCH-8), whether the filter or the guest picker said so. */
export function accessibilityValues(state: Pick<SearchState, 'accessibility' | 'party'>): string[] {
  if (state.party.pets === 0) return [...state.accessibility];
  return [...new Set([...state.accessibility.filter((value) => value !== NO_PETS_ALLOWED), PETS_ALLOWED])];
}

/**
 * Attributes with the prices of a stay's nights and no others, because a record's whole price map is 6 kB. None without
 * dates.
 */
export function priceAttributes(dates: StayDates | null): string[] {
  return dates ? daysFrom(dates.checkIn, getNights(dates)).map((night) => `PricePerDay.${toCompact(night)}`) : [];
}
