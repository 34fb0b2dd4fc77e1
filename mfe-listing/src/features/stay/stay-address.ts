/**
 * Dates and guests in the address of a listing page, and in its link to booking (ROUTE-7). Keys are those of the search; what
 * cannot be meant counts as not there (ROUTE-13).
 */
import type { Party } from '@roost/shared/contracts/booking';
import { readSearch, withoutPastDates } from '@roost/shared/domain/search-address';
import type { IsoDate } from '@roost/shared/domain/dates';

export type StayDates = { start: IsoDate; end: IsoDate };
export type Stay = { dates: StayDates | null; party: Party };

const STAY_KEYS = ['startDate', 'endDate', 'adults', 'children', 'infants', 'pets'] as const;

/** The stay an address asks for. An adult always stays (1006). Dates in the past are dropped. */
export function readStay(params: URLSearchParams, today: IsoDate): Stay {
  const { dates, guests } = withoutPastDates(readSearch(params), today);
  return { dates, party: { ...guests, adults: Math.max(guests.adults, 1) } };
}

/** The same address with another stay; every other key is kept. Zero counts and empty dates are left out. */
export function withStay(params: URLSearchParams, { dates, party }: Stay): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = { startDate: dates?.start ?? '', endDate: dates?.end ?? '', ...party };
  for (const key of STAY_KEYS) {
    if (values[key]) next.set(key, String(values[key]));
    else next.delete(key);
  }
  return next;
}

/** Keys of what is open on the page; they change nothing of its data. */
const PANEL_KEYS = ['photo', 'inquiry_modal'] as const;

/** True when two addresses show the same home and differ in the stay, or in what is open, only. */
export function onlyStayChanged(current: URL, next: URL): boolean {
  const rest = (url: URL) =>
    [...url.searchParams]
      .filter(([key]) => !([...STAY_KEYS, ...PANEL_KEYS] as readonly string[]).includes(key))
      .toString();
  return current.pathname === next.pathname && rest(current) === rest(next);
}

/** Where "Book this home" leads. */
export function bookingHref(listingId: string, { dates, party }: { dates: StayDates; party: Party }): string {
  return `/booking?${withStay(new URLSearchParams({ listingId }), { dates, party })}`;
}
