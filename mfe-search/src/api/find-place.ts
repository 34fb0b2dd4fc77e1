/** What the words of a search are: what is looked up of them, and what a place is called (SRCH-3, FIND-1, FIND-2). */
import type { OtherReading } from '@roost/shared/contracts/understood-search';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import type { FoundPlace } from './search-data.ts';

/** `search` is another search that the text stands for: "cabin near tahoe" is cabins at Lake Tahoe. */
export type UnderstoodQuery = FoundPlace & {
  search: SearchState | null;
  /** What the place is called in the box and in the address. */
  placeName?: string;
  /** Other dates that the words can mean. */
  otherDates?: Understanding['otherDates'];
  /** Other places that the words can mean. */
  others?: readonly OtherReading[];
};

/** A plain number is a listing's number or a ZIP code, with "#" a listing's. */
export const LISTING_NUMBER = /^#?\s*(\d+)$/;
/**
 * Some lose their leading zero, others have four digits more; six with a zero are Singapore's, which no home's number
 * is.
 */
export const ZIP_CODE = /^(?:\d{4,5}(\d{4})?|0\d{5})$/;

/** True when the words of a search are looked up: all but numbers that cannot be a ZIP code. */
export function isLookedUp({ query }: Pick<SearchState, 'query'>): boolean {
  return query !== '' && (!LISTING_NUMBER.test(query) || ZIP_CODE.test(query));
}

/** "Truckee, CA" of "Truckee, CA, USA". */
export const shortAddress = (formatted: string): string => formatted.replace(/, USA$/, '');
