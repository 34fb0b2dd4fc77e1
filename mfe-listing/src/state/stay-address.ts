/**
 * The stay in the address of a listing page (ROUTE-7). Its keys are those of the search; values that make no sense count as
 * absent (ROUTE-13).
 */
import type { Party } from '@roost/shared/contracts/booking';
import { readSearch, withoutPastDates } from '@roost/shared/domain/search-address';
import type { IsoDate } from '@roost/shared/domain/dates';

export type StayDates = { start: IsoDate; end: IsoDate };
export type Stay = { dates: StayDates | null; party: Party };

/** Keys of the address that hold the stay. */
export const STAY_KEYS = ['startDate', 'endDate', 'adults', 'children', 'infants', 'pets'] as const;

/** Returns the stay of an address: with at least one adult (error 1006 otherwise) and without dates in the past. */
export function readStay(params: URLSearchParams, today: IsoDate): Stay {
  const { dates, guests } = withoutPastDates(readSearch(params), today);
  return { dates, party: { ...guests, adults: Math.max(guests.adults, 1) } };
}

/** Returns the same address with another stay. Other keys are kept; counts of zero and missing dates are left out. */
export function withStay(params: URLSearchParams, { dates, party }: Stay): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = { startDate: dates?.start ?? '', endDate: dates?.end ?? '', ...party };
  for (const key of STAY_KEYS) {
    if (values[key]) next.set(key, String(values[key]));
    else next.delete(key);
  }
  return next;
}
