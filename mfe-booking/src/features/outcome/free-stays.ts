import type { CalendarDay } from '@roost/shared/contracts/listing';
import { selectableCheckIns, selectableCheckOuts } from '@roost/shared/domain/availability';
import { addDays, nightsBetween, type IsoDate } from '@roost/shared/domain/dates';
import type { StayDates } from '@roost/shared/domain/stay';

/**
 * Returns free stays of the same length nearest to the wanted check-in that do not overlap each other, at most `limit`,
 * in order of date.
 */
export function findFreeStays(days: readonly CalendarDay[], wanted: StayDates, today: IsoDate, limit = 3): StayDates[] {
  const nights = nightsBetween(wanted.checkIn, wanted.checkOut);
  const distance = (start: IsoDate) => Math.abs(nightsBetween(wanted.checkIn, start));
  const chosen: StayDates[] = [];
  for (const checkIn of selectableCheckIns(days, today).sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))) {
    const checkOut = addDays(checkIn, nights);
    const free = selectableCheckOuts(days, checkIn).includes(checkOut);
    const overlaps = chosen.some((stay) => checkIn < stay.checkOut && stay.checkIn < checkOut);
    if (free && !overlaps) chosen.push({ checkIn, checkOut });
    if (chosen.length === limit) break;
  }
  return chosen.sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
}
