/**
 * The calendar of a home (LIST-3): the first months come with the page, later ones when a guest gets near their end.
 */
import { useCallback, useMemo, useState } from 'react';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { createServicesClient } from '@roost/shared/clients/services';
import { addDays } from '@roost/shared/domain/dates';
import { browserApi } from '@roost/shared/http';
import { useQuery } from '@roost/shared/query';
import { unpackCalendar } from './calendar-pack.ts';
import type { PackedCalendar } from './calendar-pack.ts';

/** How far ahead guests can look, in months. */
export const CALENDAR_MONTHS = 13;
const MAX_AGE_MS = 60_000;

type CalendarState = {
  /** Consecutive days from today on; null when the page came without them. */
  days: readonly CalendarDay[] | null;
  /** Loads the later months once. Always the same function. */
  loadLater: () => void;
  laterFailed: boolean;
  retryLater: () => void;
};

/** Returns the days of the calendar and how to load the later ones. `packed` are the first months. */
export function useCalendar(listingId: string, packed: PackedCalendar | null): CalendarState {
  const [isLaterWanted, setIsLaterWanted] = useState(false);
  const first = useMemo(() => (packed ? unpackCalendar(packed) : null), [packed]);
  const last = first?.at(-1)?.date;
  const from = last === undefined ? null : addDays(last, 1);
  const later = useQuery(
    isLaterWanted && from !== null
      ? {
          key: `mfe-listing/calendar/${listingId}/${from}`,
          load: (signal) => createServicesClient(browserApi, { signal }).getCalendar(listingId, from, CALENDAR_MONTHS),
          maxAgeMs: MAX_AGE_MS,
        }
      : null,
  );
  const laterDays = later.data?.days;
  const days = useMemo(() => (first && laterDays ? [...first, ...laterDays] : first), [first, laterDays]);
  return {
    days,
    loadLater: useCallback(() => setIsLaterWanted(true), []),
    laterFailed: later.failure !== undefined && !later.isLoading,
    retryLater: later.reload,
  };
}
