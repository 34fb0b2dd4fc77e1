/** A listing as a record of the search index (docs/spec/search.md; the contract is `contracts/index-record`). */
import { NO_PETS_ALLOWED, PETS_ALLOWED, type IndexRecord } from '@roost/shared/contracts/index-record';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { canCheckOut, isNightOffered } from '@roost/shared/domain/availability';
import { addDays, toCompact } from '@roost/shared/domain/dates';
import { losPriceAverages, losPriceRanges } from '@roost/shared/domain/los';
import { centsToUnits, floorToUnit } from '@roost/shared/domain/money';
import { petLimit } from '@roost/shared/domain/pets';
import { undatedNightlyCents } from '@roost/shared/domain/price';
import { bayesianRating, CALENDAR_NIGHTS, staticRank } from '@roost/shared/domain/ranking';
import { withPetsChoice } from '@roost/shared/domain/search-filters';
import { taxRules } from '@roost/shared/domain/tax';
import { getNextTurnover } from '@roost/shared/domain/turnover';
import { getDayEnd, getTimeZone } from '@roost/shared/domain/time-zone';
import type { StoredListing } from '../db/schema.ts';

/**
 * How much of a calendar goes into a record: the hosted index is paid by size, and a record of 400 days has about 16
 * kB.
 */
export type RecordSize = {
  /** Days from today on. */
  horizonDays: number;
  /**
   * Whether the price of each night goes in (a third of the record); without them cards show a typical night, also for
   * chosen dates.
   */
  nightPrices: boolean;
  /**
   * Bytes that a record may have, which the hosted index refuses past its plan; the last days of a longer one are left
   * out.
   */
  recordBytes: number;
};
export type RecordOptions = RecordSize & {
  /** Today at the home: the first day that the record speaks of. */
  today: string;
};

/** No record is cut shorter than this. */
const FEWEST_DAYS = 30;

type DayMaps = Pick<IndexRecord, 'Availability' | 'MinStay' | 'MaxStay'> & { PricePerDay: Record<string, number> };

/**
 * Day maps hold only what can be booked: a day that nobody can sleep on or leave on is left out, and a missing value
 * never matches a filter. A night without a rate cannot be booked (error 1015), so the index must not offer it either;
 * what is left of such a day is its check-out.
 */
function dayMaps(days: readonly CalendarDay[]): DayMaps {
  const maps: DayMaps = { Availability: {}, MinStay: {}, MaxStay: {}, PricePerDay: {} };
  for (const day of days) {
    const key = toCompact(day.date);
    if (isNightOffered(day.code) && day.priceCents !== null) {
      maps.Availability[key] = day.code;
      maps.MinStay[key] = day.minStay;
      maps.MaxStay[key] = day.maxStay;
      maps.PricePerDay[key] = centsToUnits(day.priceCents);
    } else if (canCheckOut(day.code)) {
      maps.Availability[key] = 'NO';
    }
  }
  return maps;
}

/**
 * The record of a listing, with as many days as fit. `days` are its bookable days: the owner's calendar with stays laid
 * over.
 */
export function indexRecord(listing: StoredListing, days: readonly CalendarDay[], options: RecordOptions): IndexRecord {
  const record = wholeRecord(listing, days, options);
  const bytes = Buffer.byteLength(JSON.stringify(record));
  if (bytes <= options.recordBytes || options.horizonDays <= FEWEST_DAYS) return record;
  const horizonDays = Math.max(
    FEWEST_DAYS,
    Math.floor(options.horizonDays * Math.min(0.95, options.recordBytes / bytes)),
  );
  return indexRecord(listing, days, { ...options, horizonDays });
}

function countFreeNights(days: readonly CalendarDay[], today: string): number {
  const until = addDays(today, CALENDAR_NIGHTS);
  return days.filter(
    ({ date, code, priceCents }) => date >= today && date < until && isNightOffered(code) && priceCents !== null,
  ).length;
}

function wholeRecord(
  listing: StoredListing,
  days: readonly CalendarDay[],
  { today, horizonDays, nightPrices }: RecordOptions,
): IndexRecord {
  const until = addDays(today, horizonDays);
  const shown = days.filter((day) => day.date >= today && day.date < until);
  const { fees, amenities, averageRating: stars, numberOfReviews: reviews } = listing;
  const guestRating = bayesianRating(stars, reviews);
  const freeNights = countFreeNights(days, today);
  const { PricePerDay, ...stays } = dayMaps(shown);
  const turnover = getNextTurnover(days, today);
  return {
    objectID: listing.id,
    Headline: listing.headline,
    Country: listing.country,
    State: listing.state,
    City: listing.city,
    Region: listing.region,
    'Property Type': listing.propertyType,
    images: listing.photos.map((photo) => ({ Caption: photo.caption, SortOrder: photo.sortOrder, URL: photo.url })),
    Bedrooms: listing.bedrooms,
    Bathrooms: listing.bathrooms,
    'Total Beds': listing.beds,
    'Max Occupancy': listing.maxOccupancy,
    'Max Pets': petLimit(listing),
    // Cards without dates, their price limits and their order all read this one number (PRICE-3).
    'Average Per Night': centsToUnits(undatedNightlyCents(days, today) ?? floorToUnit(listing.averagePerNightCents)),
    'Average Rating': listing.averageRating,
    'Number of Reviews': listing.numberOfReviews,
    'Day Ends': getDayEnd(getTimeZone(listing), today),
    'Open Nights': freeNights,
    ...(turnover && { Turnover: turnover }),
    Cancellation: listing.cancellationPolicy.steps,
    ...(guestRating === null ? {} : { 'Guest Rating': guestRating }),
    Rank: staticRank({ stars, reviews, freeNights }),
    ...stays,
    ...(nightPrices && { PricePerDay }),
    LOS_PriceAverages: { ...losPriceAverages(shown), ...losPriceRanges(shown) },
    fees: {
      ...(fees.petCents === null ? {} : { pet: { amount: centsToUnits(fees.petCents) } }),
      cleaning: { amount: centsToUnits(fees.cleaningCents) },
      guestService: { amount: fees.guestService.percent, maxPrice: centsToUnits(fees.guestService.maxCents) },
      damageProtection: { amount: centsToUnits(fees.damageProtectionCentsPerNight) },
    },
    taxes: taxRules(listing).map((rule) =>
      'percent' in rule ? { percent: rule.percent, base: rule.base } : { perNight: centsToUnits(rule.centsPerNight) },
    ),
    amenities: {
      Amenities: amenities.amenities,
      Location: amenities.location,
      View: amenities.view,
      // Whether pets may come is one rule, whatever the owner's list says.
      Accessibility: withPetsChoice(amenities.accessibility, petLimit(listing) > 0 ? PETS_ALLOWED : NO_PETS_ALLOWED),
      'Area Activities': amenities.activities,
    },
    _geoloc: { lat: listing.location.lat, lng: listing.location.lng },
    units: [{ addresses: [{ state: listing.state }] }],
    status: listing.status,
  };
}
