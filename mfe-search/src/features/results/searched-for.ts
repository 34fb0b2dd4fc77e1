import { formatNights } from '@roost/shared/domain/dates';
import { copy } from '../../copy.ts';

/** "4 nights, 4 guests and a pet": whom and how long the results are for; empty when the search says neither. */
export function searchedFor(search: { nights: number; guests: number; infants: number; pets: number }): string {
  const words = copy.results.party;
  const parts = [
    ...(search.nights > 0 ? [formatNights(search.nights)] : []),
    ...(search.guests > 0 ? [words.guests(search.guests)] : []),
    ...(search.infants > 0 ? [words.infants(search.infants)] : []),
    ...(search.pets > 0 ? [words.pets(search.pets)] : []),
  ];
  const last = parts.at(-1);
  return parts.length < 2 || last === undefined ? parts.join('') : words.and(parts.slice(0, -1).join(', '), last);
}
