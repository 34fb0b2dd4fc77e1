/** Where and when a stay is, as guests read it. */
import { formatDate, formatDayRange } from '@roost/shared/domain/dates';

/** "Carnelian Bay, California" */
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

/** "Jun 12 – 16, 2026"; the year is said once. */
export function formatStayDates({
  startDate,
  endDate,
}: {
  startDate: string | null;
  endDate: string | null;
}): string | null {
  if (startDate && endDate) {
    const range = formatDayRange(startDate, endDate);
    return startDate.slice(0, 4) === endDate.slice(0, 4) ? `${range}, ${endDate.slice(0, 4)}` : range;
  }
  return startDate ? formatDate(startDate) : endDate ? formatDate(endDate) : null;
}
