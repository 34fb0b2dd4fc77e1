/** Dates and guests that a list of favorites is priced for: a collection's own, or those of the address. */
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { formatDayRange } from '@roost/shared/domain/dates';
import { NO_PARTY, formatParty } from '@roost/shared/domain/party';
import { fromWireDates, readStay, withAdult, withoutPastDates, withStay, type Stay } from '@roost/shared/domain/stay';

export type { Stay };
export const OPEN_STAY: Stay = { dates: null, party: NO_PARTY };

/** Returns the stay of the address; dates that have passed count as none. */
export function readAddressStay(search: string, today: string): Stay {
  return withoutPastDates(readStay(new URLSearchParams(search)), today);
}

/** Returns the stay of a collection; dates that have passed count as none. */
export function getCollectionStay(
  { selectedDates, selectedGuests }: Pick<Collection, 'selectedDates' | 'selectedGuests'>,
  today: string,
): Stay {
  return withoutPastDates({ dates: fromWireDates(selectedDates), party: withAdult(selectedGuests) }, today);
}

/**
 * Returns the stay that a collection was given; null when neither dates nor guests are chosen. It is then shown for the
 * stay of the address.
 */
export function getOwnStay(collection: Parameters<typeof getCollectionStay>[0], today: string): Stay | null {
  const stay = getCollectionStay(collection, today);
  return formatStay(stay) === '' ? null : stay;
}

/**
 * Returns the query, with its `?`, by which a link shows a collection for the stay of this page's address; empty where
 * the collection has one.
 */
export function getStayQuery(collection: Collection, search: string, today: string): string {
  if (getOwnStay(collection, today)) return '';
  const query = withStay(new URLSearchParams(), readAddressStay(search, today)).toString();
  return query && `?${query}`;
}

/** Returns e.g. `Jun 12 – 16, 4 guests`; empty when neither dates nor guests are chosen. */
export function formatStay({ dates, party }: Stay): string {
  return [dates ? formatDayRange(dates.checkIn, dates.checkOut) : '', formatParty(party)].filter(Boolean).join(', ');
}
