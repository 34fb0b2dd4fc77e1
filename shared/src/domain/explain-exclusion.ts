/**
 * Explains why a search does not find a home: which of its filters exclude it. The rules are those of the queries in `search-query`,
 * applied to one record of the index; a test of the feeder checks that both agree.
 */
import * as z from 'zod/mini';
import { hitSchema, INDEX_ATTRIBUTES as ATTRIBUTE, PETS_ALLOWED } from '../contracts/index-record.ts';
import type { AvailabilityCode } from '../contracts/listing.ts';
import { canStay, type CalendarDays, type StayRefusal } from './availability.ts';
import { addDays, daysFrom, nightsBetween, toCompact, type IsoDate } from './dates.ts';
import { losLength } from './los.ts';
import { partyTotal } from './party.ts';
import { getHitPrice } from './price.ts';
import { PRICE_CAP } from './search-address.ts';
import type { BoundingBox, SearchState } from './search-address.ts';
import { getNights } from './stay.ts';
import type { StayDates } from './stay.ts';
import { accessibilityValues, MAX_OCCUPANCY, priceAttributes } from './index-filters.ts';
import { withPetsChoice } from './search-filters.ts';

/** How far from the chosen check-in free dates are looked for, in days. */
export const NEAREST_DAYS = 14;

const texts = z.optional(z.array(z.string()));
const numbersByKey = z.optional(z.record(z.string(), z.number()));

/** A record as far as filters read it. Day maps hold the days that were asked for. */
export const filterRecordSchema = z.extend(hitSchema, {
  amenities: z.optional(
    z.object({ Amenities: texts, Location: texts, View: texts, Accessibility: texts, 'Area Activities': texts }),
  ),
  Availability: z.optional(z.record(z.string(), z.string())),
  MinStay: numbersByKey,
  MaxStay: numbersByKey,
  LOS_PriceAverages: numbersByKey,
});
export type FilterRecord = z.infer<typeof filterRecordSchema>;

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
  | { filter: 'pets' | 'boundingBox' }
  /** `average` in whole currency units, null when the index has none for this length of stay. */
  | { filter: 'minPrice' | 'maxPrice'; average: number | null }
  | { filter: (typeof ROOMS)[number][0] | 'maxBeds'; has: number }
  | { filter: 'guests'; sleeps: number }
  /** `nearest` is the free stay of the same length that begins closest, with its total in cents; null when there is none near. */
  | {
      filter: 'dates';
      refusal: StayRefusal['reason'];
      nights: number | null;
      nearest: (StayDates & { totalCents: number | null }) | null;
    };

/** Returns the attributes of a home that `exclusions` reads for this search. */
export function filterAttributes(state: Pick<SearchState, 'dates'>, today: IsoDate): string[] {
  const { dates } = state;
  const days = dates
    ? daysFrom(addDays(dates.checkIn, -NEAREST_DAYS), getNights(dates) + 2 * NEAREST_DAYS + 1).filter(
        (day) => day >= today,
      )
    : [];
  const maps = dates ? ['Availability', 'MinStay', 'MaxStay', 'PricePerDay'] : [];
  return [
    'objectID',
    'Headline',
    'Country',
    'State',
    'City',
    'images',
    '_geoloc',
    'fees',
    'Number of Reviews',
    'Average Rating',
    ATTRIBUTE.propertyType,
    ATTRIBUTE.bedrooms,
    ATTRIBUTE.bathrooms,
    ATTRIBUTE.totalBeds,
    ATTRIBUTE.maxOccupancy,
    ATTRIBUTE.averagePerNight,
    ATTRIBUTE.losPriceAverages,
    ATTRIBUTE.amenities,
    ATTRIBUTE.location,
    ATTRIBUTE.view,
    ATTRIBUTE.accessibility,
    ATTRIBUTE.activities,
    ...maps.flatMap((map) => days.map((day) => `${map}.${toCompact(day)}`)),
    ...(dates ? [] : priceAttributes(null, today)),
  ];
}

/** Returns every filter that excludes the home, dates last; empty when no filter excludes it. The place searched plays no part. */
export function exclusions(record: FilterRecord, state: SearchState, today: IsoDate): Exclusion[] {
  return [
    ...listExclusions(record, state),
    ...priceExclusions(record, state),
    ...roomExclusions(record, state),
    ...(state.boundingBox && !isInBox(record, state.boundingBox) ? [{ filter: 'boundingBox' as const }] : []),
    ...dateExclusions(record, state, today),
  ];
}

/** Returns the search without this filter. Booked dates are replaced by the nearest free ones when there are any. */
export function removeFilter(state: SearchState, exclusion: Exclusion): SearchState {
  return { ...state, ...changeWithout(state, exclusion), page: 1 };
}

/**
 * Returns the search that finds the home: without every filter that excludes it. Without dates a price limit is compared with another
 * average, so it may exclude the home only then; it is removed as well.
 */
export function removeAllFilters(record: FilterRecord, state: SearchState, today: IsoDate): SearchState {
  const removed = exclusions(record, state, today).reduce(removeFilter, state);
  return exclusions(record, removed, today).reduce(removeFilter, removed);
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
      return { [exclusion.filter]: state[exclusion.filter].filter((value) => value !== exclusion.value) };
    // SRCH-8: pets are wanted by the filter or by the party, so both go.
    case 'pets':
      return { accessibility: withPetsChoice(state.accessibility, null), party: { ...state.party, pets: 0 } };
    case 'minPrice':
      return { minPrice: 0 };
    case 'maxPrice':
      return { maxPrice: PRICE_CAP };
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
      state[filter].filter((value) => !has(held[filter], value)).map((value) => ({ filter, value })),
    ),
    ...accessibilityValues(state)
      .filter((value) => !has(record.amenities?.Accessibility, value))
      .map((value) =>
        value === PETS_ALLOWED ? { filter: 'pets' as const } : { filter: 'accessibility' as const, value },
      ),
  ];
}

/** SRCH-10, SRCH-11. A home without an average for this length of stay matches no price filter. */
function priceExclusions(record: FilterRecord, state: SearchState): Exclusion[] {
  const nights = getNights(state.dates);
  const length = nights === 0 ? null : losLength(nights);
  const average = length === null ? record['Average Per Night'] : (record.LOS_PriceAverages?.[length] ?? null);
  return [
    ...(state.minPrice > 0 && (average === null || average < state.minPrice)
      ? [{ filter: 'minPrice' as const, average }]
      : []),
    ...(state.maxPrice < PRICE_CAP && (average === null || average > state.maxPrice)
      ? [{ filter: 'maxPrice' as const, average }]
      : []),
  ];
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
  const answer = canStay(days, start, end);
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

/** A day that the record does not hold cannot be booked: a missing value matches no filter. Prices play no part in finding a home. */
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
      const price = getHitPrice(record, { checkIn: start, checkOut: end }, state.party, today);
      return { checkIn: start, checkOut: end, totalCents: price.type === 'stay' ? price.totalCents : null };
    }
  }
  return null;
}
