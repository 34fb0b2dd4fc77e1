/**
 * The booking's address (ROUTE-7, BOOK-1): which home, which nights, who comes, and the step. Reading never throws: a bad
 * value is dropped and the rest applies (ROUTE-13). Zero counts and empty dates are left out when writing.
 */
import type { Party } from '@roost/shared/contracts/booking';
import { nightsBetween, parseIsoDate } from '@roost/shared/domain/dates';
import { NO_PARTY } from '@roost/shared/domain/party';

export const BOOKING_STEPS = ['details', 'payment'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export type BookingAddress = {
  /** Null when the address names no home (error 1001). */
  listingId: string | null;
  startDate: string | null;
  endDate: string | null;
  party: Party;
  step: BookingStep;
};

const MOST_GUESTS = 99;
const OWN_KEYS = [
  'listingId',
  'slug',
  'startDate',
  'endDate',
  'adults',
  'children',
  'infants',
  'pets',
  'step',
] as const;

/** Reads a query string. Dates that are not in order are dropped together: one of them alone would be a guess. */
export function readBookingAddress(query: URLSearchParams): BookingAddress {
  const start = parseIsoDate(query.get('startDate'));
  const end = parseIsoDate(query.get('endDate'));
  const inOrder = start === null || end === null || nightsBetween(start, end) > 0;
  const id = query.get('listingId') ?? idOfSlug(query.get('slug'));
  return {
    listingId: id !== null && /^[\w-]{1,64}$/.test(id) ? id : null,
    startDate: inOrder ? start : null,
    endDate: inOrder ? end : null,
    party: {
      adults: count(query, 'adults'),
      children: count(query, 'children'),
      infants: count(query, 'infants'),
      pets: count(query, 'pets'),
    },
    step: query.get('step') === 'payment' ? 'payment' : 'details',
  };
}

/** Writes the address over a query that may carry other keys (marketing, experiments), which stay. */
export function writeBookingAddress(
  address: BookingAddress,
  over: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams(over);
  for (const key of OWN_KEYS) query.delete(key);
  if (address.listingId) query.set('listingId', address.listingId);
  if (address.startDate) query.set('startDate', address.startDate);
  if (address.endDate) query.set('endDate', address.endDate);
  for (const key of Object.keys(NO_PARTY) as (keyof Party)[])
    if (address.party[key] > 0) query.set(key, String(address.party[key]));
  if (address.step === 'payment') query.set('step', 'payment');
  return query;
}

/** True when two queries mean the same stay; the step and foreign keys do not matter. */
export function sameStay(a: URLSearchParams, b: URLSearchParams): boolean {
  const stay = (query: URLSearchParams) =>
    writeBookingAddress({ ...readBookingAddress(query), step: 'details' }).toString();
  return stay(a) === stay(b);
}

function count(query: URLSearchParams, key: keyof Party): number {
  const text = query.get(key) ?? '';
  return /^\d{1,2}$/.test(text) ? Math.min(Number(text), MOST_GUESTS) : 0;
}

/** A slug ends in the home's number: `waterline-house-41827`. */
function idOfSlug(slug: string | null): string | null {
  return slug?.split('-').at(-1) ?? null;
}
