/** `GET /listings/:id/months`: what a stay of so many nights costs at least in each month (LIST-8). */
import type { MonthStays } from '@roost/shared/contracts/month-stays';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { findCheapestStays } from '@roost/shared/domain/cheapest-stays';
import type { IsoDate } from '@roost/shared/domain/dates';
import type { Party } from '@roost/shared/domain/stay';
import type { StoredListing } from '../db/schema.ts';
import { stayPrice } from './similar-homes.ts';

/** Returns the stays with what they cost for this party, the cheapest first; none when the home does not take it. */
export function cheapestMonths(
  home: StoredListing,
  days: readonly CalendarDay[],
  { nights, party, today }: { nights: number; party: Party; today: IsoDate },
): MonthStays {
  const stays = findCheapestStays(days, nights, today).flatMap((dates) => {
    const price = stayPrice(home, days, { dates, party }, today);
    return price ? [{ ...dates, ...price }] : [];
  });
  return { nights, stays: stays.toSorted((one, other) => one.totalCents - other.totalCents) };
}
