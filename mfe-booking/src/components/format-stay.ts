/** Where and when a stay is, as guests read it. */
import { formatDate, formatDayRange } from '@roost/shared/domain/dates';
import type { DraftDates } from '@roost/shared/domain/stay';

/** Returns "Carnelian Bay, California". */
export function formatPlace({
  city,
  state,
  country,
}: {
  city: string | null;
  state: string | null;
  country: string | null;
}): string {
  return [city, state ?? country].filter((part) => part).join(', ');
}

/** Returns "Jun 12 – 16, 2026" with the year said once; a single date alone; null without any. */
export function formatStayDates({ checkIn, checkOut }: DraftDates): string | null {
  if (checkIn && checkOut) {
    const range = formatDayRange(checkIn, checkOut);
    return checkIn.slice(0, 4) === checkOut.slice(0, 4) ? `${range}, ${checkOut.slice(0, 4)}` : range;
  }
  const single = checkIn ?? checkOut;
  return single && formatDate(single);
}
