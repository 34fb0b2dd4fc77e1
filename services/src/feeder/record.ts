/** A listing as a record of the search index (section 3 of the specification; the contract is `contracts/index-record`). */
import type { IndexRecord } from '@roost/shared/contracts/index-record';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { canCheckOut, isNightOffered } from '@roost/shared/domain/availability';
import { addDays, toCompact } from '@roost/shared/domain/dates';
import { losPriceAverages } from '@roost/shared/domain/los';
import { centsToUnits } from '@roost/shared/domain/money';
import type { StoredListing } from '../db/schema.ts';

export type RecordOptions = {
  /** First day the record speaks of. */
  today: string;
  /** Days from today on; the hosted index is paid by size, and a record of 400 days has about 16 kB. */
  horizonDays: number;
};

type DayMaps = Pick<IndexRecord, 'Availability' | 'MinStay' | 'MaxStay'> & { PricePerDay: Record<string, number> };

/**
 * Day maps hold only what can be booked: a day that nobody can sleep on or leave on is left out, and a missing value never
 * matches a filter. A night without a rate cannot be booked (error 1015), so the index must not offer it either; what is left of
 * such a day is its check-out.
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

/** The record of a listing. `days` are its bookable days: the owner's calendar with stays laid over. */
export function indexRecord(listing: StoredListing, days: readonly CalendarDay[], { today, horizonDays }: RecordOptions): IndexRecord {
  const until = addDays(today, horizonDays);
  const shown = days.filter((day) => day.date >= today && day.date < until);
  const { fees, amenities } = listing;
  return {
    objectID: listing.id,
    Headline: listing.headline,
    Country: listing.country, State: listing.state, City: listing.city,
    Region: listing.region,
    'Property Type': listing.propertyType,
    images: listing.photos.map((photo) => ({ Caption: photo.caption, SortOrder: photo.sortOrder, URL: photo.url })),
    Bedrooms: listing.bedrooms, Bathrooms: listing.bathrooms, 'Total Beds': listing.beds, 'Max Occupancy': listing.maxOccupancy,
    'Average Per Night': centsToUnits(listing.averagePerNightCents),
    'Average Rating': listing.averageRating, 'Number of Reviews': listing.numberOfReviews,
    ...dayMaps(shown),
    LOS_PriceAverages: losPriceAverages(shown),
    fees: {
      ...(fees.petCents === null ? {} : { pet: { amount: centsToUnits(fees.petCents) } }),
      cleaning: { amount: centsToUnits(fees.cleaningCents) },
      guestService: { amount: fees.guestService.percent, maxPrice: centsToUnits(fees.guestService.maxCents) },
      damageProtection: { amount: centsToUnits(fees.damageProtectionCentsPerNight) },
    },
    amenities: {
      Amenities: amenities.amenities, Location: amenities.location, View: amenities.view, Accessibility: amenities.accessibility,
      'Area Activities': amenities.activities,
    },
    _geoloc: { lat: listing.location.lat, lng: listing.location.lng },
    units: [{ addresses: [{ state: listing.state }] }],
    status: listing.status,
  };
}
