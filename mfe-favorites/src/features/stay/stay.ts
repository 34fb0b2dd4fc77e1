/** Dates and guests that a list of favorites is priced for: a collection's own, or those of the address. */
import type { Party } from '@roost/shared/contracts/booking';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { formatDayRange, isIsoDate } from '@roost/shared/domain/dates';
import { NO_PARTY, partyWords } from '@roost/shared/domain/party';
import { EMPTY_SEARCH, readSearch, withoutPastDates } from '@roost/shared/domain/search-address';
import type { SearchDates } from '@roost/shared/domain/search-address';

export type Stay = { dates: SearchDates | null; guests: Party };
export const OPEN_STAY: Stay = { dates: null, guests: NO_PARTY };

/** Dates that have passed are as good as none. */
export function readAddressStay(search: string, today: string): Stay {
  const { dates, guests } = withoutPastDates(readSearch(new URLSearchParams(search)), today);
  return { dates, guests };
}

export function getCollectionStay(
  { selectedDates: { startDate, endDate }, selectedGuests }: Pick<Collection, 'selectedDates' | 'selectedGuests'>,
  today: string,
): Stay {
  const dated = isIsoDate(startDate) && isIsoDate(endDate) && startDate < endDate;
  return {
    dates: dated ? withoutPastDates({ ...EMPTY_SEARCH, dates: { start: startDate, end: endDate } }, today).dates : null,
    guests: selectedGuests,
  };
}

/** `Jun 12 – 16, 4 guests`; empty when everything is open. */
export function formatStay({ dates, guests }: Stay): string {
  return [dates ? formatDayRange(dates.start, dates.end) : '', partyWords(guests)].filter(Boolean).join(', ');
}
