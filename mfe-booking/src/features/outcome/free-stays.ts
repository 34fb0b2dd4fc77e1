import type { CalendarDay } from '@roost/shared/contracts/listing';
import { selectableCheckIns, selectableCheckOuts } from '@roost/shared/domain/availability';
import { addDays, nightsBetween, type IsoDate } from '@roost/shared/domain/dates';
import type { StayDates } from '@roost/shared/domain/stay';

/**
 * Returns free stays of the same length nearest to the wanted check-in that do not overlap each other, at most `limit`,
 * in order of date. Never the wanted stay, which was refused: a calendar that still has it free is behind, so that none
 * of its nights is trusted.
 */
export function findFreeStays(days: readonly CalendarDay[], wanted: StayDates, today: IsoDate, limit = 3): StayDates[] {
  const nights = nightsBetween(wanted.checkIn, wanted.checkOut);
  const distance = (start: IsoDate) => Math.abs(nightsBetween(wanted.checkIn, start));
  const isFree = ({ checkIn, checkOut }: StayDates) => selectableCheckOuts(days, checkIn).includes(checkOut);
  const refused = isFree(wanted) ? [wanted] : [];
  const chosen: StayDates[] = [];
  for (const checkIn of selectableCheckIns(days, today).sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))) {
    const stay = { checkIn, checkOut: addDays(checkIn, nights) };
    const overlaps = [...refused, ...chosen].some((other) => checkIn < other.checkOut && other.checkIn < stay.checkOut);
    if (isFree(stay) && !overlaps) chosen.push(stay);
    if (chosen.length === limit) break;
  }
  return chosen.sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
}
