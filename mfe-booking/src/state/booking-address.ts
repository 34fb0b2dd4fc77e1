/**
 * The booking's address (ROUTE-7, BOOK-1): which home, which stay, and the step. Reading never throws: a bad value is
 * dropped and the rest applies (ROUTE-13). A single date is kept, because the guest is told which one is missing (1002,
 * 1003).
 */
import { readBookedHome } from '@roost/shared/domain/listing-address';
import { readDraftStay, STAY_KEYS, withStay } from '@roost/shared/domain/stay';
import type { DraftDates, Party } from '@roost/shared/domain/stay';

export type BookingStep = 'details' | 'payment';

export type BookingAddress = {
  /** Null when the address names no home (error 1001). */
  listingId: string | null;
  dates: DraftDates;
  party: Party;
  step: BookingStep;
};

/** Reads a query string. */
export function readBookingAddress(query: URLSearchParams): BookingAddress {
  return {
    listingId: readBookedHome(query),
    ...readDraftStay(query),
    step: query.get('step') === 'payment' ? 'payment' : 'details',
  };
}

/** Writes the address over a query that may carry other keys (marketing, experiments), which stay. */
export function writeBookingAddress(
  { listingId, dates, party, step }: BookingAddress,
  over: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const others = new URLSearchParams(over);
  for (const key of ['listingId', 'slug', 'step', ...STAY_KEYS]) others.delete(key);
  if (listingId) others.set('listingId', listingId);
  const query = withStay(others, { dates, party });
  if (step === 'payment') query.set('step', 'payment');
  return query;
}

/** Returns true when two queries mean the same stay; the step and foreign keys do not matter. */
export function isSameStay(a: URLSearchParams, b: URLSearchParams): boolean {
  const toText = (query: URLSearchParams) =>
    writeBookingAddress({ ...readBookingAddress(query), step: 'details' }).toString();
  return toText(a) === toText(b);
}
