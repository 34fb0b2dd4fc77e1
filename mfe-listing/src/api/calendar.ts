import { useCallback, useMemo, useRef, useState } from 'react';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { createServicesClient } from '@roost/shared/clients/services';
import { browserApi } from '@roost/shared/http';
import { addDays } from '@roost/shared/domain/dates';
import { unpackCalendar } from './calendar-pack.ts';
import type { PackedCalendar } from './calendar-pack.ts';

/** How far ahead guests can look, in months. */
export const CALENDAR_MONTHS = 13;

export type CalendarState = {
  /** Days in a row from today on; null when the page came without them. */
  days: readonly CalendarDay[] | null;
  /** Loads the months that are not there yet, once. */
  loadMore: () => void;
  /** The later months did not come; `loadMore` tries again. */
  failed: boolean;
};

/** The home's calendar: the first months come with the page, the rest when a guest gets near their end (LIST-3). */
export function useCalendar(listingId: string, packed: PackedCalendar | null): CalendarState {
  const first = useMemo(() => (packed ? unpackCalendar(packed) : null), [packed]);
  const [later, setLater] = useState<{ of: PackedCalendar; days: CalendarDay[] } | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef<PackedCalendar | null>(null);
  const days = useMemo(
    () => (first && later && later.of === packed ? [...first, ...later.days] : first),
    [first, later, packed],
  );

  const loadMore = useCallback(() => {
    const last = first?.at(-1)?.date;
    if (packed === null || last === undefined || asked.current === packed) return;
    asked.current = packed;
    setFailed(false);
    void createServicesClient(browserApi)
      .getCalendar(listingId, addDays(last, 1), CALENDAR_MONTHS)
      .then((result) => {
        if (asked.current !== packed) return;
        if (result.ok) {
          setLater({ of: packed, days: result.value.days });
          return;
        }
        asked.current = null;
        setFailed(true);
      });
  }, [first, listingId, packed]);
  return { days, loadMore, failed };
}
