/** Homes to offer beside or instead of one, with what they cost for the stay that the guest looks for (TRUE-1). */
import { readBookableDays, type DayRange } from './calendars.ts';
import type { ListingSummary } from '@roost/shared/contracts/listing';
import { canStay } from '@roost/shared/domain/availability';
import { billStay } from '@roost/shared/domain/bill';
import { floorToUnit } from '@roost/shared/domain/money';
import { addDays, toIsoDate } from '@roost/shared/domain/dates';
import { MEDIAN_DAYS, nightlyPrices, undatedNightlyCents, type ShownPrice } from '@roost/shared/domain/price';
import type { Stay } from '@roost/shared/domain/stay';
import { dayAt } from '@roost/shared/domain/time-zone';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import type { Db, StoredListing } from '../db/schema.ts';
import { refuseParty } from '../quotes/quote.ts';
import { nearestListings, SIMILAR_HOMES, similarListings, toSummary } from './repository.ts';
import type { Point } from './repository.ts';

/** Photos of a card. A home may have fifty, and all of them would be most of the answer. */
const CARD_PHOTOS = 6;

/**
 * With dates those that are free for the stay come first, from twice as many.
 * @param listing for an unknown home the point near which it should be, or null: then the best rated ones are offered
 */
export async function similarHomes(
  db: Db,
  listing: StoredListing | Point | null,
  stay: Stay,
  now: Date,
): Promise<ListingSummary[]> {
  const homes = await findCandidates(db, listing, stay);
  const calendars = await readBookableDays(
    db,
    homes.map(({ id }) => id),
    { range: getOfferDays(stay, now) },
  );
  return toOffers(homes, calendars, stay, now);
}

/** Returns the days of the price that is shown without dates, wherever the homes are. */
export function getUndatedDays(now: Date): DayRange {
  const today = toIsoDate(now);
  return { from: addDays(today, -1), until: addDays(today, MEDIAN_DAYS + 2) };
}

/** Returns the days that `toOffers` looks at: those of the undated price; with dates all. */
export const getOfferDays = ({ dates }: Stay, now: Date): DayRange | null => (dates ? null : getUndatedDays(now));

/** Homes that may be offered, for `toOffers`. */
export function findCandidates(
  db: Db,
  listing: StoredListing | Point | null,
  { dates }: Stay,
): Promise<StoredListing[]> {
  const most = dates ? 2 * SIMILAR_HOMES : SIMILAR_HOMES;
  return listing && !('id' in listing) ? nearestListings(db, listing, most) : similarListings(db, listing, most);
}

/** Returns those that are offered, with what they cost. @param calendars their days that can be booked, by id */
export function toOffers(
  homes: readonly StoredListing[],
  calendars: ReadonlyMap<string, CalendarDay[]>,
  stay: Stay,
  now: Date,
): ListingSummary[] {
  const priced = homes.map((home) => {
    const days = calendars.get(home.id) ?? [];
    const today = dayAt(home, now);
    const price = stayPrice(home, days, stay, today);
    return {
      ...toSummary(home),
      photos: home.photos.slice(0, CARD_PHOTOS),
      averagePerNightCents: undatedNightlyCents(days, today) ?? floorToUnit(home.averagePerNightCents),
      ...(price && { price }),
    };
  });
  const isFree = (home: ListingSummary) => home.price !== undefined;
  return [...priced.filter(isFree), ...priced.filter((home) => !isFree(home))].slice(0, SIMILAR_HOMES);
}

/** Returns null without dates, and where the home cannot be booked for the stay. `today` is the day at the home. */
export function stayPrice(
  home: StoredListing,
  days: readonly CalendarDay[],
  { dates, party }: Stay,
  today: string,
): Required<ShownPrice> | null {
  if (!dates || refuseParty(party, home) !== null) return null;
  const nightly = nightlyPrices(days, dates.checkIn, dates.checkOut);
  if (!nightly || !canStay(days, dates.checkIn, dates.checkOut, today).ok) return null;
  const bill = billStay({ nightly, fees: home.fees, party, place: home, options: [], promo: null });
  return {
    averageCents: bill.averagePerNightCents,
    beforeTaxCents: bill.stayCents,
    totalCents: bill.totalCents,
  };
}
