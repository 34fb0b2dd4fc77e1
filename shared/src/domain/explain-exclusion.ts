/**
 * Explains why a search does not find a home: which of its filters exclude it. The rules are those of the queries in
 * `search-query`, applied to one record of the index; a test of the feeder checks that both agree.
 */
import { getAlternatives } from './alternatives.ts';
import { INDEX_ATTRIBUTES as ATTRIBUTE, PETS_ALLOWED } from '../contracts/index-record.ts';
import type { AvailabilityCode } from '../contracts/listing.ts';
import { canStay, type CalendarDays, type StayRefusal } from './availability.ts';
import { addDays, daysFrom, nightsBetween, toCompact, type IsoDate } from './dates.ts';
import { todayAtHome, type Instant } from './home-day.ts';
import { highKey, losLength, lowKey } from './los.ts';
import { partyTotal } from './party.ts';
import { isUnwanted } from './unwanted.ts';
import { getPetLimit } from './pets.ts';
import { getHitPrice } from './price.ts';
import { PRICE_CAP } from './search-address.ts';
import type { BoundingBox, SearchState } from './search-address.ts';
import { getNights } from './stay.ts';
import { getEdgeCents } from './price-limits.ts';
import type { StayDates } from './stay.ts';
import { accessibilityValues, MAX_OCCUPANCY } from './index-filters.ts';
import { NEAREST_DAYS, type FilterRecord } from './exclusion-record.ts';

const LISTS = ['amenities', 'locationAmenities', 'viewAmenities', 'activities'] as const;
const ROOMS = [
  ['minBedrooms', 'Bedrooms'],
  ['minBathrooms', 'Bathrooms'],
  ['minBeds', 'Total Beds'],
] as const;

/** A filter that excludes the home, with what the home has instead. */
export type Exclusion =
  | { filter: 'propertyTypes'; has: string }
  | { filter: (typeof LISTS)[number] | 'accessibility'; value: string }
  /** `value` is one of the search's `excluded`, all of which the home has. */
  | { filter: 'excluded'; value: string }
  | { filter: 'boundingBox' }
  /** `takes` is how many pets the home does take. */
  | { filter: 'pets'; takes: number }
  /** `average` in whole currency units, null when the index has none for this length of stay. */
  | { filter: 'minPrice' | 'maxPrice'; average: number | null }
  /** `total` with taxes in whole dollars, as it is shown. */
  | { filter: 'minTotal' | 'maxTotal'; totalCents: number }
  | { filter: (typeof ROOMS)[number][0] | 'maxBeds'; has: number }
  | { filter: 'guests'; sleeps: number }
  /**
   * `nearest` is the free stay of the same length that begins closest, with its total in cents where the home takes the
   * guests; null when there is none near.
   */
  | {
      filter: 'dates';
      refusal: StayRefusal['reason'];
      nights: number | null;
      nearest: (StayDates & { totalCents: number | null }) | null;
    };

/**
 * Returns every filter that excludes the home now, dates last; empty when no filter excludes it. The place searched
 * plays no part.
 */
export function exclusions(record: FilterRecord, state: SearchState, now: Instant): Exclusion[] {
  return [
    ...listExclusions(record, state),
    ...priceExclusions(record, state),
    ...totalExclusions(record, state),
    ...roomExclusions(record, state),
    ...(state.boundingBox && !isInBox(record, state.boundingBox) ? [{ filter: 'boundingBox' as const }] : []),
    ...dateExclusions(record, state, todayAtHome(record[ATTRIBUTE.dayEnds], now)),
  ];
}

function has(values: readonly string[] | undefined, wanted: string): boolean {
  return (values ?? []).some((value) => value.toLowerCase() === wanted.toLowerCase());
}

function listExclusions(record: FilterRecord, state: SearchState): Exclusion[] {
  const held = {
    amenities: record.amenities?.Amenities,
    locationAmenities: record.amenities?.Location,
    viewAmenities: record.amenities?.View,
    activities: record.amenities?.['Area Activities'],
  };
  const type = record['Property Type'];
  return [
    ...(state.propertyTypes.length > 0 && !has(state.propertyTypes, type)
      ? [{ filter: 'propertyTypes' as const, has: type }]
      : []),
    ...LISTS.flatMap((filter) =>
      state[filter]
        .filter((value) => !getAlternatives(value).some((each) => has(held[filter], each)))
        .map((value) => ({ filter, value })),
    ),
    ...state.excluded
      .filter((text) => isUnwanted(text, (attribute, value) => holds(record, attribute, value)))
      .map((value) => ({ filter: 'excluded' as const, value })),
    ...accessibilityValues(state)
      .filter((value) => value !== PETS_ALLOWED && !has(record.amenities?.Accessibility, value))
      .map((value) => ({ filter: 'accessibility' as const, value })),
    ...petExclusions(record, state),
  ];
}

/** SRCH-8: pets that the filter or the party wants, and the party's number of them. */
function petExclusions(record: FilterRecord, state: SearchState): Exclusion[] {
  if (!accessibilityValues(state).includes(PETS_ALLOWED)) return [];
  const takes = has(record.amenities?.Accessibility, PETS_ALLOWED) ? getPetLimit(record) : 0;
  return takes < Math.max(1, state.party.pets) ? [{ filter: 'pets', takes }] : [];
}

function holds(record: FilterRecord, attribute: string, value: string): boolean {
  const { City, State, Region, Country, amenities } = record;
  const single: Readonly<Record<string, string | null | undefined>> = {
    City,
    State,
    Region,
    Country,
    [ATTRIBUTE.propertyType]: record[ATTRIBUTE.propertyType],
  };
  const lists: Readonly<Record<string, readonly string[] | undefined>> = {
    [ATTRIBUTE.amenities]: amenities?.Amenities,
    [ATTRIBUTE.location]: amenities?.Location,
    [ATTRIBUTE.view]: amenities?.View,
    [ATTRIBUTE.activities]: amenities?.['Area Activities'],
  };
  return has(lists[attribute] ?? [single[attribute] ?? ''], value);
}

/**
 * SRCH-10, SRCH-11, FIND-4. A stay is judged by its own average; where a night of it has no price, by those of all
 * stays of its length. A home without any matches no price filter.
 */
function priceExclusions(record: FilterRecord, state: SearchState): Exclusion[] {
  const [low, high] = priceRange(record, state);
  return [
    ...(state.minPrice > 0 && (high === null || high < state.minPrice)
      ? [{ filter: 'minPrice' as const, average: high }]
      : []),
    ...(state.maxPrice < PRICE_CAP && (low === null || low > state.maxPrice)
      ? [{ filter: 'maxPrice' as const, average: low }]
      : []),
  ];
}

/** TRUE-1, FIND-4. A stay with a night without a price has no total, and no limit hides it. */
function totalExclusions(record: FilterRecord, { dates, party, minTotal, maxTotal }: SearchState): Exclusion[] {
  const { totalCents } = getHitPrice(record, dates, party);
  if (totalCents === undefined) return [];
  return [
    ...(totalCents < getEdgeCents(minTotal, 'min', 'total') ? [{ filter: 'minTotal' as const, totalCents }] : []),
    ...(maxTotal !== null && totalCents > getEdgeCents(maxTotal, 'max', 'total')
      ? [{ filter: 'maxTotal' as const, totalCents }]
      : []),
  ];
}

/** Lowest and highest average night in whole units that a price limit is compared with. */
function priceRange(record: FilterRecord, { dates, party }: SearchState): [number | null, number | null] {
  const price = getHitPrice(record, dates, party);
  if (dates && price.totalCents === undefined) {
    const length = losLength(getNights(dates));
    const averages = record.LOS_PriceAverages ?? {};
    return [averages[lowKey(length)] ?? null, averages[highKey(length)] ?? null];
  }
  return [price.averageCents / 100, price.averageCents / 100];
}

function roomExclusions(record: FilterRecord, state: SearchState): Exclusion[] {
  const guests = partyTotal(state.party);
  const sleeps = record['Max Occupancy'];
  return [
    ...ROOMS.filter(([filter, attribute]) => record[attribute] < state[filter]).map(([filter, attribute]) => ({
      filter,
      has: record[attribute],
    })),
    ...(state.maxBeds !== null && record['Total Beds'] > state.maxBeds
      ? [{ filter: 'maxBeds' as const, has: record['Total Beds'] }]
      : []),
    ...(guests > 0 && (sleeps < guests || sleeps > MAX_OCCUPANCY) ? [{ filter: 'guests' as const, sleeps }] : []),
  ];
}

function takesParty(record: FilterRecord, state: SearchState): boolean {
  return partyTotal(state.party) <= record['Max Occupancy'] && state.party.pets <= getPetLimit(record);
}

/** True when the home lies in the box, which may cross the date line. */
export function isInBox(record: Pick<FilterRecord, '_geoloc'>, { northEast, southWest }: BoundingBox): boolean {
  const at = record._geoloc;
  if (!at || at.lat > northEast.lat || at.lat < southWest.lat) return false;
  return southWest.lng <= northEast.lng
    ? at.lng >= southWest.lng && at.lng <= northEast.lng
    : at.lng >= southWest.lng || at.lng <= northEast.lng;
}

/** SRCH-12, on the record's own days. */
function dateExclusions(record: FilterRecord, state: SearchState, today: IsoDate): Exclusion[] {
  if (!state.dates) return [];
  const { checkIn: start, checkOut: end } = state.dates;
  const nights = nightsBetween(start, end);
  const days = toCalendar(record, addDays(start, -NEAREST_DAYS), nights + 2 * NEAREST_DAYS + 1);
  const answer = canStay(days, start, end, today);
  if (answer.ok) return [];
  return [
    {
      filter: 'dates',
      refusal: answer.reason,
      nights: answer.nights ?? null,
      nearest: nearestStay(record, days, state, today),
    },
  ];
}

/**
 * A day that the record does not hold cannot be booked: a missing value matches no filter. Prices play no part in
 * finding a home.
 */
function toCalendar(record: FilterRecord, from: IsoDate, count: number): CalendarDays {
  return daysFrom(from, count).map((date) => {
    const key = toCompact(date);
    return {
      date,
      code: (record.Availability?.[key] ?? 'NX') as AvailabilityCode,
      priceCents: 0,
      minStay: record.MinStay?.[key] ?? Number.POSITIVE_INFINITY,
      maxStay: record.MaxStay?.[key] ?? 0,
    };
  });
}

function nearestStay(
  record: FilterRecord,
  days: CalendarDays,
  state: SearchState,
  today: IsoDate,
): (StayDates & { totalCents: number | null }) | null {
  if (!state.dates) return null;
  const nights = getNights(state.dates);
  for (let away = 1; away <= NEAREST_DAYS; away += 1) {
    for (const offset of [away, -away]) {
      const start = addDays(state.dates.checkIn, offset);
      const end = addDays(start, nights);
      if (!canStay(days, start, end, today).ok) continue;
      const { totalCents = null } = getHitPrice(record, { checkIn: start, checkOut: end }, state.party);
      return { checkIn: start, checkOut: end, totalCents: takesParty(record, state) ? totalCents : null };
    }
  }
  return null;
}
