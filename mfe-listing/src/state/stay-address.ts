/**
 * The stay in the address of a listing page (ROUTE-7). Its keys are those of the search; values that make no sense count as
 * absent (ROUTE-13).
 */
import type { IsoDate } from '@roost/shared/domain/dates';
import { readStay as readAddressStay, withoutPastDates, type Stay } from '@roost/shared/domain/stay';

/** Returns the stay of an address: with at least one adult (error 1006 otherwise) and without dates in the past. */
export function readStay(params: URLSearchParams, today: IsoDate): Stay {
  const { dates, party } = withoutPastDates(readAddressStay(params), today);
  return { dates, party: { ...party, adults: Math.max(party.adults, 1) } };
}
