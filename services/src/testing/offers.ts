/** Stays that generated homes really offer: what a test process asks of services that seeded themselves. */
import { applyStays, possibleNights } from '@roost/shared/domain/availability';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import { addDays } from '@roost/shared/domain/dates';
import { generateListings } from '../seed/generate.ts';

export type OfferedStay = { listingId: string; startDate: string; endDate: string };

/** Stays of each bookable home that share no night, soonest first. The same options as services give the same homes. */
export function offeredStays(options: { seed: string; count: number; today: string }, perHome: number): OfferedStay[] {
  const found: OfferedStay[] = [];
  for (const home of generateListings(options)) {
    if (home.status !== ACTIVE_STATUS) continue;
    const { from, codes, minStays, maxStays, pricesCents } = home.days;
    const days: CalendarDay[] = codes.map((code, index) => ({
      date: addDays(from, index),
      code,
      minStay: minStays[index] ?? 1,
      maxStay: maxStays[index] ?? 365,
      priceCents: pricesCents[index] ?? null,
    }));
    let taken = 0;
    // A week from today on: whatever the clock says where the home is, these days are ahead.
    for (let offset = 7; offset < days.length && taken < perHome; offset += 1) {
      const nights = possibleNights(applyStays(days, []), offset, 30)[0];
      if (nights === undefined) continue;
      found.push({ listingId: home.id, startDate: addDays(from, offset), endDate: addDays(from, offset + nights) });
      taken += 1;
      offset += nights;
    }
  }
  return found;
}
