import { useSyncExternalStore } from 'react';
import { formatDate } from '@roost/shared/domain/dates';
import { toLocalDay } from '@roost/shared/domain/local-day';

const neverChanges = () => () => undefined;

/**
 * Returns a function that writes the day of an instant on the reader's own clock: `Nov 27, 2026`. The server does not
 * know that clock and writes the day in UTC, which the browser puts right.
 */
export function useReadersDay(): (instant: string) => string {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (instant) => formatDate(isBrowser ? toLocalDay(new Date(instant)) : instant.slice(0, 10));
}
