/** What the generator makes of one home: everything services store. Cents, ISO dates, nights. */
import type { HomeGuide } from '@roost/shared/contracts/arrival';
import type { AvailabilityCode, ListingDetail } from '@roost/shared/contracts/listing';

/** Days of a home's calendar from `from` on, one entry of each array a day, all of the same length. */
export type SeedDays = {
  /** ISO date of index 0: the day the data was made for. */
  from: string;
  codes: AvailabilityCode[];
  /** Shortest stay in nights over this night. Never above `maxStays` of the same day. */
  minStays: number[];
  /** Longest stay in nights over this night; 365 stands for no limit. */
  maxStays: number[];
  /** Price of the night in cents, null when the owner has set no rate (error 1015). */
  pricesCents: (number | null)[];
};

/** Where the home really is. Never leaves services (GEO-4); the public point is in `location`. */
export type SeedAddress = { street: string; zip: string | null; lat: number; lng: number };

/**
 * A home as seeded: all fields of the listing page, with all its reviews (newest first) and questions, its exact
 * address, the guide for its guests and its calendar. Prices by length of stay are worked out where the record for the
 * index is made.
 */
export type SeedListing = ListingDetail & { address: SeedAddress; days: SeedDays; guide: HomeGuide };

/** What the generator needs. The same three values always give the same homes. */
export type SeedOptions = {
  seed: string;
  /** Number of homes. */
  count: number;
  /** ISO date that calendars, reviews and questions are relative to. */
  today: string;
};

/** Days of calendar a home is made with. */
export const SEED_DAYS = 400;

/** Returns the row of `calendars` that holds a home's days. */
export const toCalendarRow = ({ id, days }: Pick<SeedListing, 'id' | 'days'>) => ({
  listing_id: id,
  starts_on: days.from,
  codes: days.codes.join(''),
  min_stays: days.minStays,
  max_stays: days.maxStays,
  prices_cents: days.pricesCents,
});
