import { nightsBetween } from '@roost/shared/domain/dates';
import { staysCopy } from '../../stays-copy.ts';

/** "In 23 days"; "Today" or "Happening now" once the stay begins. Both are ISO dates. */
export function formatUntil(startDate: string, today: string): string {
  const days = nightsBetween(today, startDate);
  if (days <= 0) return days === 0 ? staysCopy.trips.today : staysCopy.trips.now;
  return staysCopy.trips.inDays(days);
}
