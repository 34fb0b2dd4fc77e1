import type { IsoDate } from '@roost/shared/domain/dates';
import { readStay, withoutPastDates } from '@roost/shared/domain/stay';
import type { Stay } from '@roost/shared/domain/stay';

/**
 * Returns the stay in the address of a listing page (ROUTE-7): with at least one adult (error 1006 otherwise) and
 * without past dates.
 */
export function readListingStay(params: URLSearchParams, today: IsoDate): Stay {
  const { dates, party } = withoutPastDates(readStay(params), today);
  return { dates, party: { ...party, adults: Math.max(party.adults, 1) } };
}
