import type { CalendarDay } from '@roost/shared/contracts/listing';
import { selectableCheckIns, selectableCheckOuts } from '@roost/shared/domain/availability';
import { addDays, nightsBetween, type IsoDate } from '@roost/shared/domain/dates';

export type NearbyStay = { startDate: IsoDate; endDate: IsoDate };

/** Free stays of the same length nearest to the wanted check-in that do not overlap each other, at most `limit`, in order of date. */
export function nearbyStays(days: readonly CalendarDay[], wanted: NearbyStay, today: IsoDate, limit = 3): NearbyStay[] {
  const nights = nightsBetween(wanted.startDate, wanted.endDate);
  const distance = (start: IsoDate) => Math.abs(nightsBetween(wanted.startDate, start));
  const chosen: NearbyStay[] = [];
  for (const startDate of selectableCheckIns(days, today).sort(
    (a, b) => distance(a) - distance(b) || (a < b ? -1 : 1),
  )) {
    const endDate = addDays(startDate, nights);
    const free = selectableCheckOuts(days, startDate).includes(endDate);
    const overlaps = chosen.some((stay) => startDate < stay.endDate && stay.startDate < endDate);
    if (free && !overlaps) chosen.push({ startDate, endDate });
    if (chosen.length === limit) break;
  }
  return chosen.sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
}
